/**
 * What spreadsheets take for a formula where a cell starts, also in full width. A cell may start in the middle of ours:
 * where the list separator is ";" they split there, and know no quotes that begin later than the line does.
 */
const FORMULA = /^(?=[\t\r\n])|(?<=^|[;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g;

/** One line of a CSV file (RFC 4180). What a spreadsheet would run gets an apostrophe in front. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = String(value).replace(FORMULA, "'");
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The characters that make a spreadsheet take a cell for a formula, also in their full-width forms. Spreadsheets whose
 * list separator is ";" also split our cells at ";", even inside quotes, so a formula may begin in the middle of a cell.
 */
const FORMULA = /^(?=[\t\r\n])|(?<=^|[;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g;

/**
 * One line of a CSV file (RFC 4180). An apostrophe is put in front of anything that a spreadsheet would run as a
 * formula.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = String(value).replace(FORMULA, "'");
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

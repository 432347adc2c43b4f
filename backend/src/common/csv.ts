/** What spreadsheets take for a formula at the start of a cell, also in full width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One line of a CSV file (RFC 4180). A cell that a spreadsheet would run gets an apostrophe in front. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = FORMULA.test(String(value)) ? `'${value}` : String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** "$75,000", but "CAD 54,000": a symbol of letters stands apart. Whole amounts, grouped by thousands. */
export function formatMoney(symbol: string, amount: number): string {
  return `${symbol}${/[A-Z]$/.test(symbol) ? ' ' : ''}${amount.toLocaleString('en-US')}`;
}

/** "$75,000", "£28.50", "CAD 54,000": a symbol of letters stands apart, and cents show only where there are some. */
export function formatMoney(symbol: string, amount: number): string {
  return `${symbol}${/[A-Z]$/.test(symbol) ? ' ' : ''}${grouped(amount)}`;
}

/** "75,000", "28.50" */
export const grouped = (amount: number) =>
  amount.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  });

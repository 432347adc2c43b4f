/** The number in a typed text: undefined for an empty text, null unless it is a number from 0 to `max`. */
export function numberOf(text: string, max: number): number | undefined | null {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  return value >= 0 && value <= max ? value : null;
}

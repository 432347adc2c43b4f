export const MAX_GPA = 4;

/** What a typed number stands for: undefined for nothing, null when it is no number from 0 to `max`. */
export function numberOf(text: string, max: number): number | undefined | null {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  return value >= 0 && value <= max ? value : null;
}

/** A GPA in steps of 0.01: undefined for nothing, null for anything else. */
export function gpaOf(text: string): number | undefined | null {
  const value = numberOf(text, MAX_GPA);
  return typeof value === 'number' && Math.round(value * 100) / 100 !== value ? null : value;
}

/**
 * Copies of an answer that each lack one field. Every field is undefined in one copy, because an older server does not
 * send it, and null in another.
 */
export const lacking = <T extends object>(whole: T, keep: readonly (keyof T)[] = []) =>
  (Object.keys(whole) as (keyof T & string)[])
    .filter((field) => !keep.includes(field))
    .flatMap((field) =>
      [undefined, null].map((value) => ({ field, answer: { ...whole, [field]: value } as T })),
    );

/** A text that the page shows, followed by the fields that the page needs to show it. */
export type Told = readonly [text: string, ...fields: string[]];

/** Expects every text that does not need the missing field, and nowhere a value that only a program understands. */
export function expectAllBut(field: string, told: readonly Told[], element: Element = document.body) {
  const shown = element.textContent;
  for (const [text, ...fields] of told)
    if (!fields.includes(field))
      expect({ field, shown }).toEqual({ field, shown: expect.stringContaining(text) });
  expect({ field, shown }).toEqual({
    field,
    shown: expect.not.stringMatching(/undefined|NaN|\bnull\b|Invalid/),
  });
}

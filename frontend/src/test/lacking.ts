/** An answer without one of its fields, for each of them: left out, as by a server older than that field, and null. */
export const lacking = <T extends object>(whole: T, keep: readonly (keyof T)[] = []) =>
  (Object.keys(whole) as (keyof T & string)[])
    .filter((field) => !keep.includes(field))
    .flatMap((field) =>
      [undefined, null].map((value) => ({ field, answer: { ...whole, [field]: value } as T })),
    );

/** A text, and the fields that it cannot be told without. */
export type Told = readonly [text: string, ...fields: string[]];

/** All but what rests on the field that is lacking, and no word of a program in its place. */
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

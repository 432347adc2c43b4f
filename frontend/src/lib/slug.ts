/** "United States" → "united-states" */
export const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** "Zürich" → "zurich": without accents, in lower case. */
export const unaccented = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** "United States" → "united-states" */
export const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

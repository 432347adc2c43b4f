/** A country's name inside a sentence: "the United Kingdom", "Canada". */
export const withArticle = (country: string) => (country.startsWith('United ') ? `the ${country}` : country);

/** A country's name inside a sentence: "the United Kingdom", "Canada". */
export const withArticle = (country: string) => (country.startsWith('United ') ? `the ${country}` : country);

export const capitalized = (word: string) => word && word[0]!.toUpperCase() + word.slice(1);

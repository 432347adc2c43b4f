/** Lower case without accents, so that "École" sorts beside "ecole" in byte order. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/**
 * The words of a text, folded. Apostrophes are left out ("King's" is "kings"); everything else but letters and digits
 * separates words.
 */
export function searchWords(text: string): string[] {
  return folded(text)
    .replace(/['’‘ʻʼ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Cities whose own name differs from the English one. */
const OWN_NAMES: Record<string, string> = {
  Cologne: 'Köln',
  Hanover: 'Hannover',
  Munich: 'München',
  Nuremberg: 'Nürnberg',
};

interface Searched {
  name: string;
  city: string;
  website?: string | null;
  formerNames?: string[];
}

/**
 * The words of a website's address that are its owner's: "epita" of https://www.epita.fr, "udk" and "berlin" of
 * https://www.udk-berlin.de. Many universities are known by a short name that stands nowhere else.
 */
const addressWords = (website: string) =>
  searchWords(
    new URL(website).hostname.replace(/^www\./, '').replace(/(\.(ac|co|com|edu|gov|org))?\.[a-z]+$/, ''),
  );

/** Umlauts as they are written on a keyboard without them: "Muenchen". */
const spelledOut = (text: string) => text.replace(/[äöüÄÖÜ]/g, (letter) => `${folded(letter)}e`);

/**
 * The text that the search looks in: the words of name and city, the city's own name, former names, umlauts also as "ae",
 * "oe" and "ue", the website's own words, and the name's initials, such as "mit" or "ucla".
 */
export function searchTextOf({ name, city, website, formerNames = [] }: Searched): string {
  const text = [name, city, OWN_NAMES[city] ?? '', ...formerNames].join(' ').normalize('NFC');
  const initials = name.match(/(?<![\p{L}\p{N}'’])\p{Lu}/gu) ?? [];
  const words = new Set([
    ...searchWords(text),
    ...searchWords(spelledOut(text)),
    ...(website ? addressWords(website) : []),
  ]);
  return [...words, folded(initials.join(''))].join(' ');
}

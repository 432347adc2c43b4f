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

/** The words of a text, folded: apostrophes join ("King's" is "kings"), everything else that is no letter or digit parts. */
export function searchWords(text: string): string[] {
  return folded(text)
    .replace(/['’‘ʻʼ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Cities whose English name is another word than their own. */
const OWN_NAMES: Record<string, string> = {
  Cologne: 'Köln',
  Hanover: 'Hannover',
  Munich: 'München',
  Nuremberg: 'Nürnberg',
};

interface Searched {
  name: string;
  city: string;
  formerNames?: string[];
}

/** Umlauts as they are written on a keyboard without them: "Muenchen". */
const spelledOut = (text: string) => text.replace(/[äöüÄÖÜ]/g, (letter) => `${folded(letter)}e`);

/**
 * What the search looks through: the words of name and city, the city's own name, former names, umlauts also spelled
 * out, and the name's initials, "mit" or "ucla".
 */
export function searchTextOf({ name, city, formerNames = [] }: Searched): string {
  const text = [name, city, OWN_NAMES[city] ?? '', ...formerNames].join(' ').normalize('NFC');
  const initials = name.match(/(?<![\p{L}\p{N}'’])\p{Lu}/gu) ?? [];
  const words = new Set([...searchWords(text), ...searchWords(spelledOut(text))]);
  return [...words, folded(initials.join(''))].join(' ');
}

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

/** What the search looks through: the words of name and city, and the name's initials, "mit" or "ucla". */
export function searchTextOf({ name, city }: { name: string; city: string }): string {
  const initials = name.match(/(?<![\p{L}\p{N}'’])\p{Lu}/gu) ?? [];
  return [...searchWords(name), ...searchWords(city), folded(initials.join(''))].join(' ');
}

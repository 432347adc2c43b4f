import type { Awaiting, Candidate } from './assignments.repository.js';

/** The request form asks for no language; a script tells it. */
const SCRIPTS: [RegExp, string[]][] = [
  [/\p{Script=Devanagari}/u, ['Hindi', 'Marathi', 'Nepali']],
  [/\p{Script=Bengali}/u, ['Bengali']],
  [/\p{Script=Telugu}/u, ['Telugu']],
  [/\p{Script=Tamil}/u, ['Tamil']],
  [/\p{Script=Gujarati}/u, ['Gujarati']],
  [/\p{Script=Arabic}/u, ['Urdu']],
  [/\p{Script=Kannada}/u, ['Kannada']],
  [/\p{Script=Oriya}/u, ['Odia']],
  [/\p{Script=Malayalam}/u, ['Malayalam']],
  [/\p{Script=Gurmukhi}/u, ['Punjabi']],
];

/**
 * Who gets a request: of those whose destinations or languages it names, and if there are none, of those who take every
 * destination, whoever has the fewest open requests, and of these whoever was given none for the longest time.
 */
export function chooseAssignee(
  { country, message }: Pick<Awaiting, 'country' | 'message'>,
  candidates: Candidate[],
): Candidate | undefined {
  const languages = SCRIPTS.flatMap(([script, names]) => (script.test(message ?? '') ? names : []));
  const matching = candidates.filter(
    (one) =>
      (country !== null && one.countries.includes(country)) ||
      one.languages.some((language) => languages.includes(language)),
  );
  const others = country === null ? candidates : candidates.filter(({ countries }) => countries.length === 0);
  const since = ({ lastAssignedAt }: Candidate) => lastAssignedAt?.getTime() ?? 0;
  return (matching.length > 0 ? matching : others).toSorted(
    (a, b) => a.open - b.open || since(a) - since(b) || a.id - b.id,
  )[0];
}

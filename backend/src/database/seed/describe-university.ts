import { FIELDS_OF_STUDY } from '../../universities/destinations.js';
import type { UniversityFact } from './university-fact.js';

/**
 * Two or three plain sentences made only of the row's own facts: what and where it is, how large and how
 * ranked, what it teaches. A hash of the slug picks the patterns, so that a text never changes by itself.
 */
export function describeUniversity(fact: UniversityFact): string {
  const figures = figureSentence(fact);
  const subjects = subjectSentence(fact);
  const rest = [figures, subjects].filter((sentence) => sentence !== null);
  return [openingSentence(fact), ...(rest.length > 0 ? rest : [fallbackSentence(fact)])].join(' ');
}

function openingSentence(fact: UniversityFact): string {
  const name = withArticle(fact.name);
  const Name = capitalise(name);
  // A name or place with a comma of its own, as in "University of California, Berkeley", takes a closing one.
  const closedName = closed(name);
  const ClosedName = capitalise(closedName);
  const place = placeOf(fact);
  const Place = capitalise(closed(place));
  const year = fact.establishedYear;
  const kind = fact.sector && `a ${SECTOR_WORD[fact.sector]} ${nounFor(fact)}`;
  const patterns =
    kind && year !== null
      ? [
          `${ClosedName} is ${kind} in ${place}, founded in ${year}.`,
          `Founded in ${year}, ${closedName} is ${kind} in ${place}.`,
          `${Name}, ${kind} in ${closed(place)} was founded in ${year}.`.replace(/,, /, ', '),
          `${Name}, founded in ${year}, is ${kind} in ${place}.`,
          `${capitalise(kind)} founded in ${year}, ${closedName} is based in ${place}.`,
          `${ClosedName} is ${kind} that was founded in ${year} and is based in ${place}.`,
          `Based in ${closed(place)} ${closedName} is ${kind} founded in ${year}.`,
          `${ClosedName} dates from ${year} and is ${kind} in ${place}.`,
        ]
      : kind
        ? [
            `${ClosedName} is ${kind} in ${place}.`,
            `Based in ${closed(place)} ${closedName} is ${kind}.`,
            `${Name}, ${kind}, is based in ${place}.`,
            `${Place} is home to ${name}, ${kind}.`,
          ]
        : year !== null
          ? [
              `${ClosedName} was founded in ${year} and is based in ${place}.`,
              `Founded in ${year}, ${closedName} is based in ${place}.`,
              `${Name}, founded in ${year}, is based in ${place}.`,
              `${ClosedName} dates from ${year} and is based in ${place}.`,
              `${Place} is home to ${name}, founded in ${year}.`,
            ]
          : [
              `${ClosedName} is based in ${place}.`,
              `${Place} is home to ${name}.`,
              `${ClosedName} has its seat in ${place}.`,
            ];
  return pick(patterns, fact.slug, 'opening');
}

function figureSentence(fact: UniversityFact): string | null {
  const students = studentsOf(fact);
  const rank = rankOf(fact);
  if (students && rank) {
    const patterns = [
      `It ${students.has} ${students.count}${students.when} and is ranked ${rank.placed}.`,
      `With ${students.count}${students.when}, it is ranked ${rank.placed}.`,
      `Ranked ${rank.placed}, it ${students.has} ${students.count}${students.when}.`,
      `Enrolment ${students.stands} at ${students.count}${students.when}, and its world rank is ${rank.plain}.`,
      `It is placed ${rank.placed}, and ${students.has} ${students.count}${students.when}.`,
      `Its world rank is ${rank.plain}; it ${students.has} ${students.count}${students.when}.`,
    ];
    if (rank.national) {
      patterns.push(
        `It is ranked ${rank.national}, and ${students.has} ${students.count}${students.when}.`,
        `With ${students.count}${students.when}, it is ranked ${rank.national}.`,
      );
    }
    return pick(patterns, fact.slug, 'figures');
  }
  if (rank) {
    const patterns = [
      `It is ranked ${rank.placed}.`,
      `Its world rank is ${rank.plain}.`,
      `Its place is ${rank.inList}.`,
    ];
    if (rank.national) patterns.push(`It is ranked ${rank.national}.`);
    return pick(patterns, fact.slug, 'figures');
  }
  if (students) {
    const patterns = [
      `It ${students.has} ${students.count}${students.when}.`,
      `Enrolment ${students.stands} at ${students.count}${students.when}.`,
      `The latest student number on record is ${students.number}${students.basis}.`,
      `Its student body ${students.numbers} ${students.number}${students.basis}.`,
    ];
    return pick(patterns, fact.slug, 'figures');
  }
  return null;
}

function subjectSentence(fact: UniversityFact): string | null {
  const { programs, slug } = fact;
  if (programs.length === 0) return null;
  const list = fieldList(programs);
  const all = FIELDS_OF_STUDY.length;
  if (!fact.programsComplete) {
    const patterns = [
      `Its programmes include ${list}.`,
      `Fields of study it is known to offer include ${list}.`,
      `Programmes on record include ${list}.`,
      `Among its fields of study ${programs.length === 1 ? 'is' : 'are'} ${list}.`,
    ];
    return pick(patterns, slug, 'subjects');
  }
  if (programs.length === all) {
    const patterns = [
      'It teaches in all ten fields of study in this directory.',
      "Its subjects span all ten of this directory's fields of study.",
      'All ten fields of study in this directory are taught there.',
      'Its teaching covers every one of the ten fields of study in this directory.',
    ];
    return pick(patterns, slug, 'subjects');
  }
  if (programs.length >= all - 2) {
    const missing = fieldList(FIELDS_OF_STUDY.filter((field) => !programs.includes(field)));
    const count = programs.length === all - 1 ? 'nine' : 'eight';
    const patterns = [
      `Its subjects span the ten fields of study in this directory except ${missing}.`,
      `It covers ${count} of the ten fields of study in this directory, all but ${missing}.`,
      `Apart from ${missing}, it teaches in every field of study in this directory.`,
    ];
    return pick(patterns, slug, 'subjects');
  }
  const patterns = [
    `It teaches ${list}.`,
    `Its subjects fall within ${list}.`,
    `Its ${programs.length === 1 ? 'field of study is' : 'fields of study are'} ${list}.`,
    `Teaching covers ${list}.`,
  ];
  return pick(patterns, slug, 'subjects');
}

function fallbackSentence({ website, slug }: UniversityFact): string {
  if (website === null) return 'No student number, world rank or list of subjects is on record for it.';
  const host = website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return pick(
    [`Its website is ${host}.`, `It is found online at ${host}.`, `Its own site is ${host}.`],
    slug,
    'fallback',
  );
}

const SECTOR_WORD = { public: 'public', private: 'private', church: 'church-run' } as const;

function nounFor({ name, country }: UniversityFact): string {
  if (/Applied Sciences|Fachhochschule|Technische Hochschule|Hochschule für [Aa]ngewandte/.test(name)) {
    return 'university of applied sciences';
  }
  if (/Universit|Univerzit/.test(name)) return 'university';
  if (/Business School|School of (Business|Management)|Ecole de Management/.test(name))
    return 'business school';
  if (country === 'United States' && /College/.test(name)) return 'college';
  return 'higher education institution';
}

const ARTICLE = new RegExp(
  [
    // "University of X", "College of X", "School of X", also after an adjective: "Technical University of X".
    '^((American|British|Catholic|City|Medical|National|Royal|Slovak|Slovak Medical|Technical|Technological) )?' +
      '(University|College|School|Institute|Academy|Conservatoire) (of|for|at|in) ',
    // Names that English always gives the article.
    '^(Courtauld Institute|Glasgow School|Guildhall School|London School of|Massachusetts Institute|Mohammed Bin Rashid|Northern School)',
    '^Royal (Academy|Agricultural|Central|College|Conservatoire|Northern|Veterinary|Welsh) ',
  ].join('|'),
);

function withArticle(name: string): string {
  if (name.startsWith('The ')) return `the ${name.slice(4)}`;
  return ARTICLE.test(name) ? `the ${name}` : name;
}

function placeOf({ city, region, country }: UniversityFact): string {
  if (country === 'Dubai') return 'Dubai, United Arab Emirates';
  if (region === 'District of Columbia') return `${city}, DC`;
  if (country === 'United States' && region && region !== city) return `${city}, ${region}`;
  return `${city}, ${country}`;
}

/** Adds the comma that closes an insertion: "Troy, New York," and "University of California, Berkeley,". */
function closed(phrase: string): string {
  return phrase.includes(', ') ? `${phrase},` : phrase;
}

function studentsOf({ studentPopulation, sources }: UniversityFact) {
  if (studentPopulation === null) return null;
  const source = sources.students ?? '';
  // Times Higher Education counts full-time equivalents, the registers count heads.
  const fullTimeEquivalent = source.startsWith('the');
  const number = studentPopulation.toLocaleString('en-US');
  const noun = studentPopulation === 1 ? 'student' : 'students';
  const period = source.startsWith('ipeds')
    ? 'autumn 2024'
    : (/^mesr-inscrits-(\d{4}-\d{2})$/.exec(source)?.[1] ?? /^hochschulkompass-(\d{4})$/.exec(source)?.[1]);
  return {
    number,
    count: fullTimeEquivalent ? `${number} full-time-equivalent ${noun}` : `${number} ${noun}`,
    when: period ? ` in ${period}` : '',
    basis: fullTimeEquivalent ? ' (full-time equivalent)' : period ? ` (${period})` : '',
    has: period ? 'had' : 'has',
    stands: period ? 'stood' : 'stands',
    numbers: period ? 'numbered' : 'numbers',
  };
}

function rankOf(fact: UniversityFact) {
  const { worldRankDisplay: display, worldRankPublisher: publisher, worldRankYear: year, countryRank } = fact;
  if (display === null || publisher === null || year === null) return null;
  const list = `${publisher} ${year}`;
  const exact = /^\d+$/.test(display);
  const country = COUNTRY_IN_TEXT[fact.country] ?? fact.country;
  const world = exact ? `${ordinal(Number(display))}` : `in the ${display} band`;
  return {
    plain: `${display} (${list})`,
    placed: exact ? `${world} in the ${list}` : `${world} of the ${list}`,
    inList: exact ? `number ${display} in the ${list}` : `${world} of the ${list}`,
    national:
      countryRank === null
        ? null
        : `${world} worldwide and ${ordinal(countryRank)} in ${country} in the ${list}`,
  };
}

/** Positions of Dubai's institutions are counted among all of the United Arab Emirates. */
const COUNTRY_IN_TEXT: Partial<Record<UniversityFact['country'], string>> = {
  'United States': 'the United States',
  'United Kingdom': 'the United Kingdom',
  Dubai: 'the United Arab Emirates',
};

function ordinal(value: number): string {
  const suffix = { one: 'st', two: 'nd', few: 'rd' }[ORDINALS.select(value) as 'one' | 'two' | 'few'] ?? 'th';
  return `${value.toLocaleString('en-US')}${suffix}`;
}
const ORDINALS = new Intl.PluralRules('en-US', { type: 'ordinal' });

function fieldList(fields: readonly string[]): string {
  const words = fields.map((field) => field.replace(' & ', ' and ').toLowerCase());
  const last = words.pop() ?? '';
  if (words.length === 0) return last;
  if (words.length === 1) {
    const joiner = `${words[0]} ${last}`.includes(' and ') ? 'as well as' : 'and';
    return `${words[0]} ${joiner} ${last}`;
  }
  return `${words.join(', ')}, and ${last}`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** FNV-1a, 32 bits: the same slug picks the same pattern for ever. */
function pick(patterns: string[], slug: string, part: string): string {
  let hash = 0x811c9dc5;
  for (const character of `${part}:${slug}`) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return patterns[hash % patterns.length]!;
}

import { FIELDS_OF_STUDY } from '../../universities/destinations.js';
import type { UniversityFact } from './university-fact.js';
import { capitalise, closed, fieldList, ordinal, pick, placeOf, withArticle } from './university-words.js';

/**
 * Two or three plain sentences made only of the row's own facts: what and where it is, how large and how
 * ranked, what it teaches. A hash of the slug picks the patterns, so that a text never changes by itself.
 */
export function describeUniversity(fact: UniversityFact): string {
  const figures = figureSentence(fact);
  const subjects = subjectSentence(fact);
  const rest = [figures, subjects].filter((sentence) => sentence !== null);
  return [openingSentence(fact), ...(rest.length > 0 ? rest : [NOTHING_ELSE])].join(' ');
}

function openingSentence(fact: UniversityFact): string {
  const name = withArticle(fact.name);
  const Name = capitalise(name);
  // A name with a comma of its own, as in "University of California, Berkeley", takes a closing one.
  const closedName = closed(name);
  const ClosedName = capitalise(closedName);
  const place = placeOf(fact);
  const Place = `${capitalise(place)},`;
  const year = fact.establishedYear;
  const kind = fact.sector && `a ${SECTOR_WORD[fact.sector]} ${nounFor(fact)}`;
  const choose = (...patterns: string[]) => pick(patterns, fact.slug, 'opening');
  if (kind && year !== null) {
    return choose(
      `${ClosedName} is ${kind} in ${place}, founded in ${year}.`,
      `Founded in ${year}, ${closedName} is ${kind} in ${place}.`,
      `${Name}, ${kind} in ${place}, was founded in ${year}.`,
      `${Name}, founded in ${year}, is ${kind} in ${place}.`,
      `${capitalise(kind)} founded in ${year}, ${closedName} is based in ${place}.`,
      `${ClosedName} is ${kind} that was founded in ${year} and is based in ${place}.`,
      `Based in ${place}, ${closedName} is ${kind} founded in ${year}.`,
      `${ClosedName} dates from ${year} and is ${kind} in ${place}.`,
    );
  }
  if (kind) {
    return choose(
      `${ClosedName} is ${kind} in ${place}.`,
      `Based in ${place}, ${closedName} is ${kind}.`,
      `${Name}, ${kind}, is based in ${place}.`,
      `${Place} is home to ${name}, ${kind}.`,
    );
  }
  if (year !== null) {
    return choose(
      `${ClosedName} was founded in ${year} and is based in ${place}.`,
      `Founded in ${year}, ${closedName} is based in ${place}.`,
      `${Name}, founded in ${year}, is based in ${place}.`,
      `${ClosedName} dates from ${year} and is based in ${place}.`,
      `${Place} is home to ${name}, founded in ${year}.`,
    );
  }
  return choose(
    `${ClosedName} is based in ${place}.`,
    `${Place} is home to ${name}.`,
    `${ClosedName} has its seat in ${place}.`,
  );
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
  // What a list leaves out may be taught all the same, so that no sentence says it is not.
  if (programs.length >= all - 2) {
    const known = programs.length === all - 1 ? 'nine' : 'eight';
    const patterns = [
      `It teaches in ${known} or more of the ten fields of study in this directory.`,
      `At least ${known} of the ten fields of study in this directory are taught there.`,
      `Its subjects span at least ${known} of this directory's ten fields of study.`,
    ];
    return pick(patterns, slug, 'subjects');
  }
  const patterns = [
    `It teaches ${list}.`,
    `Its subjects include ${list}.`,
    `Its fields of study include ${list}.`,
    `Teaching covers ${list}.`,
  ];
  return pick(patterns, slug, 'subjects');
}

/** More than this is not known; the website stands beside every description anyway. */
const NOTHING_ELSE = 'No student number, world rank or list of subjects is on record for it.';

const SECTOR_WORD = { public: 'public', private: 'private', church: 'church-run' } as const;

/** What the name itself says the institution is. */
function nounFor({ name, country }: UniversityFact): string {
  if (
    /University of Applied Sciences|Fachhochschule|Technische Hochschule|Hochschule für [Aa]ngewandte/.test(
      name,
    )
  ) {
    return 'university of applied sciences';
  }
  if (/Universit|Univerzit/.test(name)) return 'university';
  if (/Business School|School of (Business|Management)|Ecole de Management/.test(name))
    return 'business school';
  if (country === 'United States' && /College/.test(name)) return 'college';
  return 'higher education institution';
}

function studentsOf({ studentPopulation, sources }: UniversityFact) {
  if (studentPopulation === null) return null;
  const source = sources.students ?? '';
  const number = studentPopulation.toLocaleString('en-US');
  const noun = studentPopulation === 1 ? 'student' : 'students';
  // Times Higher Education counts full-time equivalents, the registers count heads.
  const edition = /^the(\d{4})$/.exec(source)?.[1];
  const period = edition
    ? `Times Higher Education's ${edition} edition`
    : source.startsWith('ipeds')
      ? 'autumn 2024'
      : (/^mesr-inscrits-(\d{4}-\d{2})$/.exec(source)?.[1] ??
        /^(?:hochschulkompass|eter)-(\d{4})$/.exec(source)?.[1]);
  return {
    count: edition ? `${number} full-time-equivalent ${noun}` : `${number} ${noun}`,
    when: period ? ` in ${period}` : '',
    number,
    basis: edition
      ? ` (full-time equivalent, Times Higher Education ${edition})`
      : period
        ? ` (${period})`
        : '',
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

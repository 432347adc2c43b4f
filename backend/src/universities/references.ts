import { type Fact, FACTS, type UniversityReference } from './universities.dto.js';

interface Source {
  title: string;
  url: string | null;
}

const ROR = 'https://ror.org';
const IPEDS = 'https://nces.ed.gov/ipeds/';
const FRENCH_OPEN_DATA = 'https://data.enseignementsup-recherche.gouv.fr';
const THE = 'https://www.timeshighereducation.com/world-university-rankings';

/** The keys of `sources` in words. Their licences and weaknesses are in docs/university-data.md. */
const SOURCES: Record<string, Source> = {
  ror: { title: 'Research Organization Registry, records of June 2026', url: ROR },
  'ror-api-2026': { title: 'Research Organization Registry, August 2026', url: ROR },
  'ror-city': {
    title: 'Research Organization Registry, 2026: position of the city, not of the campus',
    url: ROR,
  },
  'ror-parent': { title: 'Research Organization Registry, 2026: entry of the parent institution', url: ROR },
  'ipeds-hd2024': { title: 'US Department of Education (NCES), IPEDS, autumn 2024', url: IPEDS },
  'ipeds-ef2024': { title: 'US Department of Education (NCES), IPEDS, autumn 2024', url: IPEDS },
  'ipeds-masters-completions': {
    title: "US Department of Education (NCES), IPEDS, master's and doctor's degrees 2020-24",
    url: IPEDS,
  },
  'ipeds-bachelors-2024': {
    title: "US Department of Education (NCES), IPEDS, bachelor's degrees of 2024",
    url: IPEDS,
  },
  'ipeds-completions-2023-24': {
    title: "US Department of Education (NCES), IPEDS, bachelor's and master's degrees of 2023 and 2024",
    url: IPEDS,
  },
  'hochschulkompass-2023': {
    title: 'Hochschulkompass of the German Rectors’ Conference, July 2023',
    url: 'https://www.hochschulkompass.de',
  },
  mesr: { title: 'French Ministry of Higher Education, open data, 2025', url: FRENCH_OPEN_DATA },
  'mesr-2023': { title: 'French Ministry of Higher Education, open data, 2023', url: FRENCH_OPEN_DATA },
  'mesr-disciplines-2018-19': {
    title: 'French Ministry of Higher Education, open data, students by field in 2018-19',
    url: FRENCH_OPEN_DATA,
  },
  'daad-2026': {
    title: 'DAAD, International Programmes in Germany, August 2026',
    url: 'https://www.daad.de/en/studying-in-germany/universities/international-programmes/',
  },
  'daad-2025': {
    title: 'DAAD, degree programmes in English, 2025',
    url: 'https://www.daad.de/en/studying-in-germany/universities/all-degree-programmes/',
  },
  ouac: {
    title: 'Ontario Universities’ Application Centre, programmes',
    url: 'https://www.ouac.on.ca',
  },
  'learning-providers-plus': {
    title: 'Learning providers of the United Kingdom, learning-provider.data.ac.uk',
    url: 'http://learning-provider.data.ac.uk',
  },
  'discover-uni-2025': {
    title: 'Discover Uni, undergraduate courses by subject, autumn 2025',
    url: 'https://discoveruni.gov.uk',
  },
  'cricos-2026-08': {
    title: 'CRICOS, the register of courses for students from abroad, August 2026',
    url: 'https://cricos.education.gov.au',
  },
  'eter-2023': {
    title: 'European Tertiary Education Register, students of 2023',
    url: 'https://www.eter-project.com',
  },
  hipo: {
    title: 'University Domains List, June 2026',
    url: 'https://github.com/Hipo/university-domains-list',
  },
  swot: { title: 'JetBrains swot, August 2026', url: 'https://github.com/JetBrains/swot' },
  qs2027: {
    title: 'QS World University Rankings 2027',
    url: 'https://www.topuniversities.com/world-university-rankings',
  },
  arwu2025: {
    title: 'ShanghaiRanking, Academic Ranking of World Universities 2025',
    url: 'https://www.shanghairanking.com',
  },
  'dubai-institutions': {
    title: 'Press releases of the UAE ministry and of KHDA, February 2025, press and the institution’s pages',
    url: null,
  },
  'institution-page': { title: 'The institution’s own page', url: null },
  reported: {
    title:
      'What newspapers, portals, ministries, an encyclopaedia or a parliament’s record say of the institution',
    url: null,
  },
  'name-rule': { title: 'The institution’s name', url: null },
  'legal-form': { title: 'The institution’s legal form: public or private by law', url: null },
  'own-check': { title: 'Entered by hand, without a page to cite', url: null },
};

/** Keys that carry a year. */
const YEARLY: [pattern: RegExp, source: (year: string) => Source][] = [
  [
    /^the(\d{4})$/,
    (year) => ({ title: `Times Higher Education World University Rankings ${year}`, url: THE }),
  ],
  [
    /^the-subjects-(\d{4})$/,
    (year) => ({
      title: `Subjects reported to Times Higher Education for its rankings ${year}`,
      url: THE,
    }),
  ],
  [
    /^mesr-inscrits-(\d{4}-\d{2})$/,
    (year) => ({
      title: `French Ministry of Higher Education, open data, students of ${year}`,
      url: FRENCH_OPEN_DATA,
    }),
  ],
];

/** @param key one key, without "+" */
export function sourceOf(key: string): Source | undefined {
  for (const [pattern, source] of YEARLY) {
    const year = pattern.exec(key)?.[1];
    if (year) return source(year);
  }
  return SOURCES[key];
}

/** The sources in words: each title once, with the facts that come from it. */
export function referencesOf(sources: Record<string, string | null>): UniversityReference[] {
  const references = new Map<string, UniversityReference>();
  for (const fact of FACTS) {
    for (const source of (sources[fact]?.split('+') ?? []).map(sourceOf)) {
      if (!source) continue;
      const reference = references.get(source.title) ?? { facts: [] as Fact[], ...source };
      references.set(source.title, reference);
      reference.facts.push(fact);
    }
  }
  return [...references.values()];
}

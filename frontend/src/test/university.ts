import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

/** A university with every figure, as the API gives it. */
export const university = (id: number, change: Partial<UniversityDto> = {}): UniversityDto => ({
  id,
  slug: `university-${id}`,
  name: `University ${id}`,
  city: 'Melbourne',
  region: 'Victoria',
  country: 'Australia',
  description: 'Founded in 1853.',
  establishedYear: 1853,
  studentPopulation: 50303,
  tuitionMinUSD: 22000,
  tuitionMaxUSD: 38000,
  tuitionBasis: 'indicative',
  tuitionYear: '2026',
  tuitionSource: 'Study Australia',
  website: 'https://university.test',
  distance: false,
  programs: ['Arts & Design', 'Education', 'Engineering', 'Natural Sciences', 'Social Sciences'],
  programsComplete: true,
  worldRank: 19,
  worldRankDisplay: '19',
  worldRankPublisher: 'QS World University Rankings',
  worldRankYear: 2026,
  countryRank: 1,
  undergraduateGpaMin: 320,
  undergraduateGpaMax: 380,
  graduateGpaMin: 330,
  graduateGpaMax: 390,
  gpaBasis: 'indicative',
  latitude: null,
  longitude: null,
  sector: 'public',
  sources: {},
  ...change,
});

const { id, city } = university(1);
/** A university of an application, at which the guide knows when courses close. */
export const waterloo = {
  id,
  name: 'University of Waterloo',
  city,
  region: 'Ontario',
  country: 'Canada',
  sector: null,
};

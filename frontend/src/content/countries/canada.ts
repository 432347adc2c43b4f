import type { CountryGuide } from './types';

export const canada: CountryGuide = {
  name: 'Canada',
  overview:
    'Canadian universities and colleges are mostly public, and each province runs its own system. Degrees put weight on practice: co-op programmes alternate terms of study with terms of paid work. Study permits are capped each year, and most applicants need an attestation letter from the province, so an early start matters.',
  highlights: [
    'Co-op degrees with paid work terms',
    'Post-Graduation Work Permit of up to three years',
    'Universities in English and in French',
    'Large Indian communities in every big city',
    'Colleges with one-year graduate certificates',
  ],
  topUniversities: [
    { name: 'McGill University', city: 'Montreal', rank: '27' },
    { name: 'University of Toronto', city: 'Toronto', rank: '29' },
    { name: 'University of British Columbia', city: 'Vancouver', rank: '40' },
    { name: 'University of Alberta', city: 'Edmonton', rank: '94' },
    { name: 'University of Waterloo', city: 'Waterloo', rank: '119' },
  ],
  popularCourses: [
    'Computer Science',
    'Engineering',
    'Data Analytics',
    'Nursing',
    'Supply Chain Management',
    'Finance',
  ],
  workOpportunities: [
    'Up to 24 hours a week off campus in term, full time in scheduled breaks',
    'Co-op terms as part of the degree, with their own permit',
    'Post-Graduation Work Permit for as long as the programme lasted, up to three years',
  ],
  intake: ['Fall: September, the main intake', 'Winter: January', 'Summer: May, limited courses'],
  summary: {
    cities: 'Toronto, Vancouver, Montreal',
    workRights: '24 hours a week; work permit of up to 3 years',
    language: 'English, French',
    visaType: 'Study permit',
  },
};

import type { CountryGuide } from './types';

export const newZealand: CountryGuide = {
  name: 'New Zealand',
  overview:
    'New Zealand has eight universities, all public and all in the world rankings. Classes are small, teachers are easy to reach, and a code of practice binds every provider to care for its international students. Doctoral students from abroad pay the same fees as New Zealanders.',
  highlights: [
    'All eight universities in the QS rankings',
    'Domestic fees for international PhD students',
    'A pastoral care code for every provider',
    'Post Study Work Visa of up to three years',
    'Mountains and sea close to every campus',
  ],
  topUniversities: [
    { name: 'University of Auckland', city: 'Auckland', rank: '65' },
    { name: 'University of Otago', city: 'Dunedin', rank: '197' },
    { name: 'Massey University', city: 'Palmerston North', rank: '230' },
    { name: 'Victoria University of Wellington', city: 'Wellington', rank: '240' },
    { name: 'University of Canterbury', city: 'Christchurch', rank: '261' },
  ],
  popularCourses: [
    'Information Technology',
    'Agriculture',
    'Environmental Science',
    'Civil Engineering',
    'Nursing',
    'Tourism Management',
  ],
  workOpportunities: [
    'Up to 25 hours a week in term since November 2025, full time in scheduled holidays',
    'Post Study Work Visa of up to three years, depending on the qualification',
  ],
  intake: ['February or March, the main intake', 'July'],
  summary: {
    cities: 'Auckland, Wellington, Christchurch',
    workRights: '25 hours a week; work visa of up to 3 years',
    language: 'English, Māori',
    visaType: 'Fee Paying Student Visa',
  },
};

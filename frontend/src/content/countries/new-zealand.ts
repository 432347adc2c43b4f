import type { CountryCard, CountryCosts, CountryGuide, CountrySummary } from '../country';

export const card: CountryCard = {
  position: 7,
  name: 'New Zealand',
  flag: 'nz',
  description: 'Eight public universities, small classes and nature close to every campus.',
  institutions: '15+',
  students: '70K+',
  highlights: ['Every university ranked worldwide', 'Safe and relaxed campus life', 'Post Study Work Visa'],
};

export const summary: CountrySummary = {
  cities: 'Auckland, Wellington, Christchurch',
  workRights: '25 hours a week; work visa of up to 3 years',
  language: 'English, Māori',
  visaType: 'Fee Paying Student Visa',
};

export const costs: CountryCosts = {
  currency: 'NZD',
  symbol: 'NZD',
  tuition: 35000,
  accommodation: 14000,
  food: 5500,
  transport: 1500,
  personal: 3000,
};

export const guide: CountryGuide = {
  overview:
    'New Zealand has eight universities, all public and all in the world rankings. Classes are small, teachers are easy to reach, and a code of practice binds every provider to care for its international students. Doctoral students from abroad pay the same fees as New Zealanders.',
  highlights: [
    'All eight universities in the QS rankings',
    'Domestic fees for international PhD students',
    'A pastoral care code for every provider',
    'Post Study Work Visa of up to three years',
    'Mountains and sea close to every campus',
  ],
  studyCities: [],
  topUniversities: [
    { name: 'University of Auckland', city: 'Auckland', rank: '65', knownFor: '' },
    { name: 'University of Otago', city: 'Dunedin', rank: '197', knownFor: '' },
    { name: 'Massey University', city: 'Palmerston North', rank: '230', knownFor: '' },
    { name: 'Victoria University of Wellington', city: 'Wellington', rank: '240', knownFor: '' },
    { name: 'University of Canterbury', city: 'Christchurch', rank: '261', knownFor: '' },
  ],
  popularCourses: [
    { name: 'Information Technology', text: '' },
    { name: 'Agriculture', text: '' },
    { name: 'Environmental Science', text: '' },
    { name: 'Civil Engineering', text: '' },
    { name: 'Nursing', text: '' },
    { name: 'Tourism Management', text: '' },
  ],
  workOpportunities: [
    'Up to 25 hours a week in term since November 2025, full time in scheduled holidays',
    'Post Study Work Visa of up to three years, depending on the qualification',
  ],
  intakeDetails: { primary: 'February or March, the main intake', secondary: 'July', deadlines: [] },
  sources: {},
};

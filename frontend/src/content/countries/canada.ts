import type { CountryCard, CountryCosts, CountryGuide, CountrySummary } from '../country';

export const card: CountryCard = {
  position: 3,
  name: 'Canada',
  flag: 'ca',
  description: 'Respected degrees in safe, welcoming cities, with English and French side by side.',
  institutions: '250+',
  students: '800K+',
  highlights: ['Co-op programmes with paid work', 'Post-Graduation Work Permit', 'Multicultural cities'],
};

export const summary: CountrySummary = {
  cities: 'Toronto, Vancouver, Montreal',
  workRights: '24 hours a week; work permit of up to 3 years',
  language: 'English, French',
  visaType: 'Study permit',
};

export const costs: CountryCosts = {
  currency: 'CAD',
  symbol: 'CAD',
  tuition: 35000,
  accommodation: 10000,
  food: 4500,
  transport: 1800,
  personal: 2700,
};

export const guide: CountryGuide = {
  overview:
    'Canadian universities and colleges are mostly public, and each province runs its own system. Degrees put weight on practice: co-op programmes alternate terms of study with terms of paid work. Study permits are capped each year, and most applicants need an attestation letter from the province, so an early start matters.',
  highlights: [
    'Co-op degrees with paid work terms',
    'Post-Graduation Work Permit of up to three years',
    'Universities in English and in French',
    'Large Indian communities in every big city',
    'Colleges with one-year graduate certificates',
  ],
  studyCities: [],
  topUniversities: [
    { name: 'McGill University', city: 'Montreal', rank: '27', knownFor: '' },
    { name: 'University of Toronto', city: 'Toronto', rank: '29', knownFor: '' },
    { name: 'University of British Columbia', city: 'Vancouver', rank: '40', knownFor: '' },
    { name: 'University of Alberta', city: 'Edmonton', rank: '94', knownFor: '' },
    { name: 'University of Waterloo', city: 'Waterloo', rank: '119', knownFor: '' },
  ],
  popularCourses: [
    { name: 'Computer Science', text: '' },
    { name: 'Engineering', text: '' },
    { name: 'Data Analytics', text: '' },
    { name: 'Nursing', text: '' },
    { name: 'Supply Chain Management', text: '' },
    { name: 'Finance', text: '' },
  ],
  workOpportunities: [
    'Up to 24 hours a week off campus in term, full time in scheduled breaks',
    'Co-op terms as part of the degree, with their own permit',
    'Post-Graduation Work Permit for as long as the programme lasted, up to three years',
  ],
  intakeDetails: {
    primary: 'Fall: September, the main intake',
    secondary: 'Winter: January',
    limited: 'Summer: May, limited courses',
    deadlines: [],
  },
  sources: {},
};

import type { CountryCard, CountryCosts, CountryGuide, CountrySummary } from '../country';

export const card: CountryCard = {
  position: 6,
  name: 'Ireland',
  flag: 'ie',
  description:
    'An English-speaking member of the European Union where many technology firms have their base.',
  institutions: '10+',
  students: '35K+',
  highlights: [
    'English-speaking EU country',
    'Technology and pharma employers',
    'Stay-back scheme for graduates',
  ],
};

export const summary: CountrySummary = {
  cities: 'Dublin, Cork, Galway',
  workRights: '20 hours a week; stay-back of up to 2 years',
  language: 'English',
  visaType: 'Study visa (D), Stamp 2',
};

export const costs: CountryCosts = {
  currency: 'EUR',
  symbol: '€',
  tuition: 25000,
  accommodation: 11000,
  food: 4200,
  transport: 1600,
  personal: 2400,
};

export const guide: CountryGuide = {
  overview:
    'Ireland is small, friendly and English-speaking, and many technology and pharmaceutical companies run their European business from there. Universities and technological universities offer one-year master’s degrees, and graduates may stay to work for up to two years.',
  highlights: [
    'English-speaking member of the European Union',
    'One-year taught master’s degrees',
    'European seats of many technology companies',
    'Stay-back of up to two years for graduates',
    'Part of the Common Travel Area, outside Schengen',
  ],
  studyCities: [],
  topUniversities: [
    { name: 'Trinity College Dublin', city: 'Dublin', rank: '75', knownFor: '' },
    { name: 'University College Dublin', city: 'Dublin', rank: '118', knownFor: '' },
    { name: 'University College Cork', city: 'Cork', rank: '246', knownFor: '' },
    { name: 'University of Galway', city: 'Galway', rank: '284', knownFor: '' },
    { name: 'University of Limerick', city: 'Limerick', rank: '401', knownFor: '' },
  ],
  popularCourses: [
    { name: 'Data Analytics', text: '' },
    { name: 'Computer Science', text: '' },
    { name: 'Pharmaceutical Sciences', text: '' },
    { name: 'Finance', text: '' },
    { name: 'Biotechnology', text: '' },
    { name: 'Digital Marketing', text: '' },
  ],
  workOpportunities: [
    'Up to 20 hours a week in term and 40 hours in the set holiday periods',
    'Third Level Graduate Programme: one year after an honours bachelor’s degree, up to two after a master’s or doctorate',
    'Critical Skills Employment Permit for occupations in demand',
  ],
  intakeDetails: {
    primary: 'September, the main intake',
    secondary: 'January or February, fewer courses',
    deadlines: [],
  },
  sources: {},
};

import type { CountryCard, CountryCosts, CountryGuide, CountrySummary } from '../country';

export const card: CountryCard = {
  position: 8,
  name: 'France',
  flag: 'fr',
  description: 'Grandes écoles, public universities and a wide range of degrees taught in English.',
  institutions: '3500+',
  students: '400K+',
  highlights: ['Leading business schools', 'State-subsidised tuition', 'Housing aid for students'],
};

export const summary: CountrySummary = {
  cities: 'Paris, Lyon, Toulouse',
  workRights: '964 hours a year; 12 months to look for work',
  language: 'French, many courses in English',
  visaType: 'Long-stay student visa (VLS-TS)',
};

export const costs: CountryCosts = {
  currency: 'EUR',
  symbol: '€',
  tuition: 4000,
  accommodation: 7200,
  food: 3000,
  transport: 500,
  personal: 1800,
};

export const guide: CountryGuide = {
  overview:
    'France has two systems side by side: public universities with regulated fees, and the selective grandes écoles for engineering and business. Many master’s degrees are taught in English. Applications from India go through Campus France, whose interview comes before the visa.',
  highlights: [
    'Public universities with fees set by the state',
    'Business and engineering grandes écoles',
    'Many master’s degrees taught in English',
    'Housing aid (CAF) open to international students',
    'Schengen residence with travel across Europe',
  ],
  studyCities: [],
  topUniversities: [
    { name: 'Université Paris Sciences et Lettres', city: 'Paris', rank: '28', knownFor: '' },
    { name: 'Institut Polytechnique de Paris', city: 'Palaiseau', rank: '41', knownFor: '' },
    { name: 'Université Paris-Saclay', city: 'Gif-sur-Yvette', rank: '70', knownFor: '' },
    { name: 'Sorbonne Université', city: 'Paris', rank: '72', knownFor: '' },
    { name: 'École normale supérieure de Lyon', city: 'Lyon', rank: '205', knownFor: '' },
  ],
  popularCourses: [
    { name: 'Management', text: '' },
    { name: 'Luxury Brand Management', text: '' },
    { name: 'Aerospace Engineering', text: '' },
    { name: 'Data Science', text: '' },
    { name: 'Fashion Design', text: '' },
    { name: 'Culinary Arts', text: '' },
  ],
  workOpportunities: [
    'Up to 964 hours of work a year, 60 % of a full-time job',
    'Paid internships as part of most master’s degrees',
    'A residence permit of 12 months to look for work or start a business after a master’s degree',
  ],
  intakeDetails: {
    primary: 'September, the main intake',
    secondary: 'January, mostly business schools',
    deadlines: [],
  },
  sources: {},
};

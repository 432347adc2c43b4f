import type { CountryCard, CountryCosts, CountryGuide, CountrySummary } from '../country';

export const card: CountryCard = {
  position: 9,
  name: 'Slovakia',
  flag: 'sk',
  description: 'Affordable degrees in the heart of Europe, with medicine taught in English.',
  institutions: '30+',
  students: '50K+',
  highlights: ['Medicine taught in English', 'Low cost of living', 'Schengen area location'],
};

export const summary: CountrySummary = {
  cities: 'Bratislava, Košice, Martin',
  workRights: '20 hours a week; up to 9 months to look for work',
  language: 'Slovak, some courses in English',
  visaType: 'National visa (D) and temporary residence',
};

export const costs: CountryCosts = {
  currency: 'EUR',
  symbol: '€',
  tuition: 8000,
  accommodation: 3000,
  food: 2400,
  transport: 300,
  personal: 1200,
};

export const guide: CountryGuide = {
  overview:
    'Slovakia lies between Vienna, Prague and Budapest and uses the euro. Degrees taught in Slovak are free at public universities, those taught in English cost tuition that is low for Europe. General medicine and dentistry in English draw students from all over the world.',
  highlights: [
    'General medicine and dentistry taught in English',
    'Low tuition and living costs for the euro area',
    'Degrees recognised across the European Union',
    'Dormitory places for many international students',
    'An hour from Vienna by train',
  ],
  quickFacts: {
    capital: 'Bratislava',
    currency: 'Euro (EUR)',
    language: 'Slovak; degrees in English available',
    population: { text: 'About 5.4 million (2024)', source: '' },
    timeZone: 'UTC+1, UTC+2 in summer',
    weather: 'Warm summers, cold and snowy winters',
    drivingSide: 'Right',
    studentCities: 'Bratislava, Košice, Martin, Nitra',
    workWhileStudying: { text: 'Up to 20 hours a week in term', source: '' },
    postStudyWork: { text: 'A residence permit of up to 9 months to look for work', source: '' },
  },
  studyCities: [],
  topUniversities: [
    { name: 'Comenius University Bratislava', city: 'Bratislava', rank: '684', knownFor: '' },
    { name: 'Pavol Jozef Šafárik University in Košice', city: 'Košice', rank: '1001-1200', knownFor: '' },
    {
      name: 'Slovak University of Technology in Bratislava',
      city: 'Bratislava',
      rank: '1001-1200',
      knownFor: '',
    },
    { name: 'Technical University of Košice', city: 'Košice', rank: '1001-1200', knownFor: '' },
    { name: 'University of Žilina', city: 'Žilina', rank: '1001-1200', knownFor: '' },
  ],
  popularCourses: [
    { name: 'General Medicine', text: '' },
    { name: 'Dentistry', text: '' },
    { name: 'Veterinary Medicine', text: '' },
    { name: 'Mechanical Engineering', text: '' },
    { name: 'Informatics', text: '' },
    { name: 'Management', text: '' },
  ],
  workOpportunities: [
    'Up to 20 hours of work a week in term for students from outside the EU',
    'A residence permit of up to 9 months to look for work after the degree',
  ],
  intakeDetails: { primary: 'September, the main intake', deadlines: [] },
  sources: {},
};

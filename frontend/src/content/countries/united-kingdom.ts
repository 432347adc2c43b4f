import type { CountryCard, CountryCosts, CountryGuide, CountrySummary } from '../country';

export const card: CountryCard = {
  position: 2,
  name: 'United Kingdom',
  flag: 'gb',
  description: 'Short, focused degrees: three years for most bachelor’s courses, one for most master’s.',
  institutions: '160+',
  students: '750K+',
  highlights: ['One-year master’s degrees', 'Graduate Route after study', 'Centuries of academic tradition'],
};

export const summary: CountrySummary = {
  cities: 'London, Manchester, Edinburgh',
  workRights: '20 hours a week; Graduate Route 2 years (18 months for applications from 1 January 2027)',
  language: 'English',
  visaType: 'Student visa',
};

export const costs: CountryCosts = {
  currency: 'GBP',
  symbol: '£',
  tuition: 30000,
  accommodation: 12000,
  food: 4000,
  transport: 1500,
  personal: 2500,
};

export const guide: CountryGuide = {
  overview:
    'British degrees are short and specialised: three years for a bachelor’s degree in England, Wales and Northern Ireland, four in Scotland, and one year for most taught master’s degrees. You apply for a subject rather than to a university as a whole, through UCAS for undergraduate courses and directly to the university for most others.',
  highlights: [
    'Taught master’s degrees in one year',
    'One application (UCAS) for up to five undergraduate choices',
    'Graduate Route for work after study, without a job offer',
    'Four of the world’s top nine universities (QS 2026)',
    'Health care through the Immigration Health Surcharge',
  ],
  quickFacts: {
    capital: 'London',
    currency: 'Pound sterling (GBP)',
    language: 'English',
    population: { text: 'About 69 million (2024)', source: '' },
    timeZone: 'UTC, UTC+1 in summer',
    weather: 'Mild and changeable, rain all year',
    drivingSide: 'Left',
    studentCities: 'London, Manchester, Edinburgh, Birmingham, Glasgow',
    workWhileStudying: { text: 'Up to 20 hours a week in term for degree students', source: '' },
    postStudyWork: {
      text: 'Graduate Route: 2 years; 18 months for applications from 1 January 2027',
      source: '',
    },
  },
  studyCities: [],
  topUniversities: [
    { name: 'Imperial College London', city: 'London', rank: '2', knownFor: '' },
    { name: 'University of Oxford', city: 'Oxford', rank: '4', knownFor: '' },
    { name: 'University of Cambridge', city: 'Cambridge', rank: '6', knownFor: '' },
    { name: 'University College London', city: 'London', rank: '9', knownFor: '' },
    { name: "King's College London", city: 'London', rank: '31', knownFor: '' },
  ],
  popularCourses: [
    { name: 'Business Analytics', text: '' },
    { name: 'Finance', text: '' },
    { name: 'Law', text: '' },
    { name: 'Computer Science', text: '' },
    { name: 'Public Health', text: '' },
    { name: 'Architecture', text: '' },
  ],
  workOpportunities: [
    'Up to 20 hours a week in term for degree students, full time in the holidays',
    'Placement years as part of many bachelor’s degrees',
    'Graduate Route of 2 years after a degree (3 after a doctorate); 18 months for applications made from 1 January 2027',
    'Skilled Worker visa with a licensed employer',
  ],
  intakeDetails: {
    primary: 'September or October, the main intake',
    secondary: 'January, mostly master’s degrees',
    limited: 'May, few universities',
    deadlines: [],
  },
  sources: {},
};

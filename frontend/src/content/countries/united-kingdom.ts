import type { CountryGuide } from './types';

export const unitedKingdom: CountryGuide = {
  name: 'United Kingdom',
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
    population: 'About 69 million (2024)',
    timeZone: 'UTC, UTC+1 in summer',
    weather: 'Mild and changeable, rain all year',
    drivingSide: 'Left',
    studentCities: 'London, Manchester, Edinburgh, Birmingham, Glasgow',
    workWhileStudying: 'Up to 20 hours a week in term for degree students',
    postStudyWork: 'Graduate Route: 2 years; 18 months for applications from 1 January 2027',
  },
  topUniversities: [
    { name: 'Imperial College London', city: 'London', rank: '2' },
    { name: 'University of Oxford', city: 'Oxford', rank: '4' },
    { name: 'University of Cambridge', city: 'Cambridge', rank: '6' },
    { name: 'University College London', city: 'London', rank: '9' },
    { name: "King's College London", city: 'London', rank: '31' },
  ],
  popularCourses: [
    'Business Analytics',
    'Finance',
    'Law',
    'Computer Science',
    'Public Health',
    'Architecture',
  ],
  workOpportunities: [
    'Up to 20 hours a week in term for degree students, full time in the holidays',
    'Placement years as part of many bachelor’s degrees',
    'Graduate Route of 2 years after a degree (3 after a doctorate); 18 months for applications made from 1 January 2027',
    'Skilled Worker visa with a licensed employer',
  ],
  intake: [
    'September or October, the main intake',
    'January, mostly master’s degrees',
    'May, few universities',
  ],
  summary: {
    cities: 'London, Manchester, Edinburgh',
    workRights: '20 hours a week; Graduate Route 2 years (18 months for applications from 1 January 2027)',
    language: 'English',
    visaType: 'Student visa',
  },
};

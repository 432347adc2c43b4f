import type { CountryCard, CountryCosts, CountryGuide, CountrySummary } from '../country';

export const card: CountryCard = {
  position: 1,
  name: 'United States',
  flag: 'us',
  description: 'The widest choice of universities and majors anywhere, with freedom to change direction.',
  institutions: '5000+',
  students: '1.1M+',
  highlights: [
    'Flexible majors and minors',
    'Research and teaching assistantships',
    'OPT work up to 3 years for STEM',
  ],
};

export const summary: CountrySummary = {
  cities: 'Boston, New York, San Francisco',
  workRights: '20 hours a week on campus; OPT up to 3 years for STEM',
  language: 'English',
  visaType: 'F-1',
};

export const costs: CountryCosts = {
  currency: 'USD',
  symbol: '$',
  tuition: 50000,
  accommodation: 15000,
  food: 5000,
  transport: 2000,
  personal: 3000,
};

export const guide: CountryGuide = {
  overview:
    'No other country offers so many subjects in so many kinds of institution, from community colleges to the largest research universities. Undergraduates usually choose their major in the second year, and master’s students can combine coursework with research or paid assistantships. Admission looks at the whole person: marks, tests, essays and what you have done outside class.',
  highlights: [
    'Majors can be combined or changed along the way',
    'Research and teaching assistantships for graduate students',
    'Practical training (OPT) of 12 months, and 24 more for STEM degrees',
    'Large need-based and merit aid programmes at many universities',
    'Campus life with housing, sports and student societies',
  ],
  quickFacts: {
    capital: 'Washington, D.C.',
    currency: 'US dollar (USD)',
    language: 'English',
    population: { text: 'About 340 million (2024)', source: '' },
    timeZone: 'UTC−5 to UTC−10',
    weather: 'From arctic to tropical, by region',
    drivingSide: 'Right',
    studentCities: 'Boston, New York, Chicago, Los Angeles, San Francisco',
    workWhileStudying: { text: 'Up to 20 hours a week on campus in term (F-1)', source: '' },
    postStudyWork: { text: 'OPT: 12 months, up to 3 years in all for STEM degrees', source: '' },
  },
  studyCities: [],
  topUniversities: [
    { name: 'Massachusetts Institute of Technology', city: 'Cambridge', rank: '1', knownFor: '' },
    { name: 'Stanford University', city: 'Stanford', rank: '3', knownFor: '' },
    { name: 'Harvard University', city: 'Cambridge', rank: '5', knownFor: '' },
    { name: 'California Institute of Technology', city: 'Pasadena', rank: '10', knownFor: '' },
    { name: 'University of Chicago', city: 'Chicago', rank: '13', knownFor: '' },
  ],
  popularCourses: [
    { name: 'Computer Science', text: '' },
    { name: 'Data Science', text: '' },
    { name: 'Electrical Engineering', text: '' },
    { name: 'Business Analytics', text: '' },
    { name: 'Finance', text: '' },
    { name: 'Public Health', text: '' },
  ],
  workOpportunities: [
    'On-campus work of up to 20 hours a week in term and full time in the holidays',
    'Curricular Practical Training (CPT) when the course includes an internship',
    'Optional Practical Training (OPT) of 12 months after each degree level',
    'A 24-month extension of OPT for degrees on the STEM list',
  ],
  intakeDetails: {
    primary: 'Fall: August or September, the main intake',
    secondary: 'Spring: January',
    limited: 'Summer: May or June, limited courses',
    deadlines: [],
  },
  sources: {},
};

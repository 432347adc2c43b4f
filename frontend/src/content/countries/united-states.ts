import type { CountryGuide } from './types';

export const unitedStates: CountryGuide = {
  name: 'United States',
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
    population: 'About 340 million (2024)',
    timeZone: 'UTC−5 to UTC−10',
    weather: 'From arctic to tropical, by region',
    drivingSide: 'Right',
    studentCities: 'Boston, New York, Chicago, Los Angeles, San Francisco',
    workWhileStudying: 'Up to 20 hours a week on campus in term (F-1)',
    postStudyWork: 'OPT: 12 months, up to 3 years in all for STEM degrees',
  },
  topUniversities: [
    { name: 'Massachusetts Institute of Technology', city: 'Cambridge', rank: '1' },
    { name: 'Stanford University', city: 'Stanford', rank: '3' },
    { name: 'Harvard University', city: 'Cambridge', rank: '5' },
    { name: 'California Institute of Technology', city: 'Pasadena', rank: '10' },
    { name: 'University of Chicago', city: 'Chicago', rank: '13' },
  ],
  popularCourses: [
    'Computer Science',
    'Data Science',
    'Electrical Engineering',
    'Business Analytics',
    'Finance',
    'Public Health',
  ],
  workOpportunities: [
    'On-campus work of up to 20 hours a week in term and full time in the holidays',
    'Curricular Practical Training (CPT) when the course includes an internship',
    'Optional Practical Training (OPT) of 12 months after each degree level',
    'A 24-month extension of OPT for degrees on the STEM list',
  ],
  intake: [
    'Fall: August or September, the main intake',
    'Spring: January',
    'Summer: May or June, limited courses',
  ],
  summary: {
    cities: 'Boston, New York, San Francisco',
    workRights: '20 hours a week on campus; OPT up to 3 years for STEM',
    language: 'English',
    visaType: 'F-1',
  },
};

import type { CountryGuide } from './types';

export const australia: CountryGuide = {
  name: 'Australia',
  overview:
    'Australia’s universities are few and large, and international students are at home in all of them. The law sets standards for how providers treat overseas students, from published fees to support services. Courses start in February and July, so a missed deadline seldom costs a whole year.',
  highlights: [
    'The research-intensive Group of Eight',
    'Two main intakes, in February and July',
    'Temporary Graduate visa after study',
    'Overseas students protected by law (ESOS)',
    'Cities that combine study with the coast',
  ],
  topUniversities: [
    { name: 'The University of Melbourne', city: 'Melbourne', rank: '19' },
    { name: 'UNSW Sydney', city: 'Sydney', rank: '20' },
    { name: 'The University of Sydney', city: 'Sydney', rank: '25' },
    { name: 'Australian National University', city: 'Canberra', rank: '32' },
    { name: 'Monash University', city: 'Melbourne', rank: '36' },
  ],
  popularCourses: [
    'Information Technology',
    'Accounting',
    'Nursing',
    'Civil Engineering',
    'Data Science',
    'Hospitality',
  ],
  workOpportunities: [
    'Up to 48 hours a fortnight while the course is in session, without limit in breaks',
    'Internships and professional years in many courses',
    'Temporary Graduate visa (subclass 485), usually two years after a bachelor’s or taught master’s degree',
  ],
  intake: ['February, the main intake', 'July', 'November, few universities'],
  summary: {
    cities: 'Melbourne, Sydney, Brisbane',
    workRights: '48 hours a fortnight; Temporary Graduate visa',
    language: 'English',
    visaType: 'Student visa (subclass 500)',
  },
};

import type { CountryCard, CountryCosts, CountryGuide, CountrySummary } from '../country';

export const card: CountryCard = {
  position: 4,
  name: 'Australia',
  flag: 'au',
  description: 'Strong universities, practical courses and an outdoor life near the coast.',
  institutions: '43',
  students: '750K+',
  highlights: ['Group of Eight universities', 'Two main intakes a year', 'Temporary Graduate visa'],
};

export const summary: CountrySummary = {
  cities: 'Melbourne, Sydney, Brisbane',
  workRights: '48 hours a fortnight; Temporary Graduate visa',
  language: 'English',
  visaType: 'Student visa (subclass 500)',
};

export const costs: CountryCosts = {
  currency: 'AUD',
  symbol: 'AUD',
  tuition: 40000,
  accommodation: 14000,
  food: 4800,
  transport: 2200,
  personal: 2800,
};

export const guide: CountryGuide = {
  overview:
    'Australia’s universities are few and large, and international students are at home in all of them. The law sets standards for how providers treat overseas students, from published fees to support services. Courses start in February and July, so a missed deadline seldom costs a whole year.',
  highlights: [
    'The research-intensive Group of Eight',
    'Two main intakes, in February and July',
    'Temporary Graduate visa after study',
    'Overseas students protected by law (ESOS)',
    'Cities that combine study with the coast',
  ],
  studyCities: [],
  topUniversities: [
    { name: 'The University of Melbourne', city: 'Melbourne', rank: '19', knownFor: '' },
    { name: 'UNSW Sydney', city: 'Sydney', rank: '20', knownFor: '' },
    { name: 'The University of Sydney', city: 'Sydney', rank: '25', knownFor: '' },
    { name: 'Australian National University', city: 'Canberra', rank: '32', knownFor: '' },
    { name: 'Monash University', city: 'Melbourne', rank: '36', knownFor: '' },
  ],
  popularCourses: [
    { name: 'Information Technology', text: '' },
    { name: 'Accounting', text: '' },
    { name: 'Nursing', text: '' },
    { name: 'Civil Engineering', text: '' },
    { name: 'Data Science', text: '' },
    { name: 'Hospitality', text: '' },
  ],
  workOpportunities: [
    'Up to 48 hours a fortnight while the course is in session, without limit in breaks',
    'Internships and professional years in many courses',
    'Temporary Graduate visa (subclass 485), usually two years after a bachelor’s or taught master’s degree',
  ],
  intakeDetails: {
    primary: 'February, the main intake',
    secondary: 'July',
    limited: 'November, few universities',
    deadlines: [],
  },
  sources: {},
};

import type { CountryCard, CountryCosts, CountryGuide, CountrySummary } from '../country';

export const card: CountryCard = {
  position: 10,
  name: 'Dubai',
  flag: 'ae',
  description:
    'Branch campuses of British, Australian and Indian universities, three to four hours from India.',
  institutions: '200+',
  students: '200K+',
  highlights: ['International branch campuses', 'Close to home', 'Business and aviation hub'],
};

export const summary: CountrySummary = {
  cities: 'Dubai',
  workRights: 'Part-time with a permit; work visa through an employer',
  language: 'English',
  visaType: 'Student residence visa',
};

export const costs: CountryCosts = {
  currency: 'AED',
  symbol: 'AED',
  tuition: 55000,
  accommodation: 36000,
  food: 12000,
  transport: 3000,
  personal: 9000,
};

export const guide: CountryGuide = {
  overview:
    'Dubai gathers branch campuses of universities from Britain, Australia, India and elsewhere, whose degrees are those of the parent university. The emirate’s authority KHDA watches over their quality. For students from India it is close, safe and full of people from home.',
  highlights: [
    'Degrees of British, Australian and Indian universities',
    'Quality overseen by the KHDA',
    'Three to four hours by air from most of India',
    'Business, aviation and tourism on the doorstep',
    'Courses in English throughout',
  ],
  quickFacts: {
    capital: 'Abu Dhabi (United Arab Emirates)',
    currency: 'UAE dirham (AED)',
    language: 'Arabic; English is used everywhere',
    population: { text: 'About 3.9 million (emirate, 2025)', source: '' },
    timeZone: 'UTC+4',
    weather: 'Very hot summers, warm and dry winters',
    drivingSide: 'Right',
    workWhileStudying: { text: 'With a part-time permit and the consent of the university', source: '' },
    postStudyWork: {
      text: 'Work permit through an employer; Golden Visa for outstanding graduates',
      source: '',
    },
  },
  studyCities: [],
  topUniversities: [
    { name: 'Canadian University of Dubai', city: 'Dubai', rank: '604', knownFor: '' },
    { name: 'American University in Dubai', city: 'Dubai', rank: '678', knownFor: '' },
    { name: 'University of Dubai', city: 'Dubai', rank: '851-900', knownFor: '' },
  ],
  popularCourses: [
    { name: 'Business Administration', text: '' },
    { name: 'Aviation Management', text: '' },
    { name: 'Hospitality', text: '' },
    { name: 'Computer Science', text: '' },
    { name: 'Architecture', text: '' },
    { name: 'Media', text: '' },
  ],
  workOpportunities: [
    'Part-time work with a permit and the consent of the university',
    'Internships in the free zones where many campuses stand',
    'Golden Visa for graduates with outstanding results',
  ],
  intakeDetails: {
    primary: 'September, the main intake',
    secondary: 'January',
    limited: 'May, some universities',
    deadlines: [],
  },
  sources: {},
};

import type { CountryGuide } from './types';

export const dubai: CountryGuide = {
  name: 'Dubai',
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
    population: 'About 3.9 million (emirate, 2025)',
    timeZone: 'UTC+4',
    weather: 'Very hot summers, warm and dry winters',
    drivingSide: 'Right',
    workWhileStudying: 'With a part-time permit and the consent of the university',
    postStudyWork: 'Work permit through an employer; Golden Visa for outstanding graduates',
  },
  topUniversities: [
    { name: 'Canadian University of Dubai', city: 'Dubai', rank: '604' },
    { name: 'American University in Dubai', city: 'Dubai', rank: '678' },
    { name: 'University of Dubai', city: 'Dubai', rank: '851-900' },
  ],
  popularCourses: [
    'Business Administration',
    'Aviation Management',
    'Hospitality',
    'Computer Science',
    'Architecture',
    'Media',
  ],
  workOpportunities: [
    'Part-time work with a permit and the consent of the university',
    'Internships in the free zones where many campuses stand',
    'Golden Visa for graduates with outstanding results',
  ],
  intake: ['September, the main intake', 'January', 'May, some universities'],
  summary: {
    cities: 'Dubai',
    workRights: 'Part-time with a permit; work visa through an employer',
    language: 'English',
    visaType: 'Student residence visa',
  },
};

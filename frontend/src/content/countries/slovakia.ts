import type { CountryGuide } from './types';

export const slovakia: CountryGuide = {
  name: 'Slovakia',
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
    population: 'About 5.4 million (2024)',
    timeZone: 'UTC+1, UTC+2 in summer',
    weather: 'Warm summers, cold and snowy winters',
    drivingSide: 'Right',
    studentCities: 'Bratislava, Košice, Martin, Nitra',
    workWhileStudying: 'Up to 20 hours a week in term',
    postStudyWork: 'A residence permit of up to 9 months to look for work',
  },
  topUniversities: [
    { name: 'Comenius University Bratislava', city: 'Bratislava', rank: '684' },
    { name: 'Pavol Jozef Šafárik University in Košice', city: 'Košice', rank: '1001-1200' },
    { name: 'Slovak University of Technology in Bratislava', city: 'Bratislava', rank: '1001-1200' },
    { name: 'Technical University of Košice', city: 'Košice', rank: '1001-1200' },
    { name: 'University of Žilina', city: 'Žilina', rank: '1001-1200' },
  ],
  popularCourses: [
    'General Medicine',
    'Dentistry',
    'Veterinary Medicine',
    'Mechanical Engineering',
    'Informatics',
    'Management',
  ],
  workOpportunities: [
    'Up to 20 hours of work a week in term for students from outside the EU',
    'A residence permit of up to 9 months to look for work after the degree',
  ],
  intake: ['September, the main intake'],
  summary: {
    cities: 'Bratislava, Košice, Martin',
    workRights: '20 hours a week; up to 9 months to look for work',
    language: 'Slovak, some courses in English',
    visaType: 'National visa (D) and temporary residence',
  },
};

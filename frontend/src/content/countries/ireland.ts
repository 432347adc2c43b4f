import type { CountryGuide } from './types';

export const ireland: CountryGuide = {
  name: 'Ireland',
  overview:
    'Ireland is small, friendly and English-speaking, and many technology and pharmaceutical companies run their European business from there. Universities and technological universities offer one-year master’s degrees, and graduates may stay to work for up to two years.',
  highlights: [
    'English-speaking member of the European Union',
    'One-year taught master’s degrees',
    'European seats of many technology companies',
    'Stay-back of up to two years for graduates',
    'Part of the Common Travel Area, outside Schengen',
  ],
  topUniversities: [
    { name: 'Trinity College Dublin', city: 'Dublin', rank: '75' },
    { name: 'University College Dublin', city: 'Dublin', rank: '118' },
    { name: 'University College Cork', city: 'Cork', rank: '246' },
    { name: 'University of Galway', city: 'Galway', rank: '284' },
    { name: 'University of Limerick', city: 'Limerick', rank: '401' },
  ],
  popularCourses: [
    'Data Analytics',
    'Computer Science',
    'Pharmaceutical Sciences',
    'Finance',
    'Biotechnology',
    'Digital Marketing',
  ],
  workOpportunities: [
    'Up to 20 hours a week in term and 40 hours in the set holiday periods',
    'Third Level Graduate Programme: one year after an honours bachelor’s degree, up to two after a master’s or doctorate',
    'Critical Skills Employment Permit for occupations in demand',
  ],
  intake: ['September, the main intake', 'January or February, fewer courses'],
  summary: {
    cities: 'Dublin, Cork, Galway',
    workRights: '20 hours a week; stay-back of up to 2 years',
    language: 'English',
    visaType: 'Study visa (D), Stamp 2',
  },
};

import type { CountryGuide } from './types';

export const france: CountryGuide = {
  name: 'France',
  overview:
    'France has two systems side by side: public universities with regulated fees, and the selective grandes écoles for engineering and business. Many master’s degrees are taught in English. Applications from India go through Campus France, whose interview comes before the visa.',
  highlights: [
    'Public universities with fees set by the state',
    'Business and engineering grandes écoles',
    'Many master’s degrees taught in English',
    'Housing aid (CAF) open to international students',
    'Schengen residence with travel across Europe',
  ],
  topUniversities: [
    { name: 'Université Paris Sciences et Lettres', city: 'Paris', rank: '28' },
    { name: 'Institut Polytechnique de Paris', city: 'Palaiseau', rank: '41' },
    { name: 'Université Paris-Saclay', city: 'Gif-sur-Yvette', rank: '70' },
    { name: 'Sorbonne Université', city: 'Paris', rank: '72' },
    { name: 'École normale supérieure de Lyon', city: 'Lyon', rank: '205' },
  ],
  popularCourses: [
    'Management',
    'Luxury Brand Management',
    'Aerospace Engineering',
    'Data Science',
    'Fashion Design',
    'Culinary Arts',
  ],
  workOpportunities: [
    'Up to 964 hours of work a year, 60 % of a full-time job',
    'Paid internships as part of most master’s degrees',
    'A residence permit of 12 months to look for work or start a business after a master’s degree',
  ],
  intake: ['September, the main intake', 'January, mostly business schools'],
  summary: {
    cities: 'Paris, Lyon, Toulouse',
    workRights: '964 hours a year; 12 months to look for work',
    language: 'French, many courses in English',
    visaType: 'Long-stay student visa (VLS-TS)',
  },
};

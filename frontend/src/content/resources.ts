import type { Icon } from './icons';

export const resources = [
  {
    id: 'country-guides',
    title: 'Country Guides',
    icon: 'map',
    description: 'Cities, costs and work rights of ten destinations side by side.',
  },
  {
    id: 'university-rankings',
    title: 'University Rankings',
    icon: 'chart',
    description: 'The first nine of a world ranking, with publisher and year.',
  },
  {
    id: 'scholarships',
    title: 'Scholarships',
    icon: 'award',
    description: 'Programmes open to Indian students, with the official page of each.',
  },
  {
    id: 'cost-calculators',
    title: 'Cost Calculators',
    icon: 'calculator',
    description: 'Work out what a year of study abroad costs, and change every figure.',
  },
  {
    id: 'student-stories',
    title: 'Student Stories',
    icon: 'users',
    description: 'How four students found their way abroad.',
  },
  {
    id: 'blog',
    title: 'Blog',
    icon: 'newspaper',
    description: 'Planning, admission, money, visas and life abroad.',
  },
  {
    id: 'intake-calendar',
    title: 'Intake Calendar',
    icon: 'compass',
    description:
      'The next intakes of ten countries: when to prepare, when to apply, and when to start the visa.',
  },
  {
    id: 'rules-side-by-side',
    title: 'Rules Side by Side',
    icon: 'stamp',
    description: 'Work, stay, settlement, family and insurance in ten countries, in two tables.',
  },
] as const satisfies { id: string; title: string; icon: Icon; description: string }[];

export type Resource = (typeof resources)[number];
export type ResourceId = Resource['id'];

export const findResource = (id = '') => resources.find((resource) => resource.id === id.toLowerCase());

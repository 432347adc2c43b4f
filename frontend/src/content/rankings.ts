import { rankingEdition } from './ranking-edition';
import type { Source } from './sources';

export interface RankingEntry {
  rank: number;
  name: string;
  /** Slug of its page on this site; absent if it is in none of the ten destinations. */
  slug?: string;
  country: string;
  category: string;
  /** Overall score out of 100. */
  score: number;
}

export const rankingSource: Source = {
  label: `${rankingEdition.name}, QS Quacquarelli Symonds, published on 18 June 2026`,
  url: 'https://www.topuniversities.com/world-university-rankings',
  checkedOn: '2026-11-25',
};

export const rankings: RankingEntry[] = [
  {
    rank: 1,
    name: 'Massachusetts Institute of Technology (MIT)',
    slug: 'massachusetts-institute-of-technology',
    country: 'United States',
    category: 'Science & Technology',
    score: 100,
  },
  {
    rank: 2,
    name: 'Imperial College London',
    slug: 'imperial-college-london',
    country: 'United Kingdom',
    category: 'Science & Technology',
    score: 99.2,
  },
  {
    rank: 2,
    name: 'Stanford University',
    slug: 'stanford-university',
    country: 'United States',
    category: 'Comprehensive',
    score: 99.2,
  },
  {
    rank: 4,
    name: 'University of Oxford',
    slug: 'university-of-oxford',
    country: 'United Kingdom',
    category: 'Comprehensive',
    score: 98.6,
  },
  {
    rank: 5,
    name: 'Harvard University',
    slug: 'harvard-university',
    country: 'United States',
    category: 'Comprehensive',
    score: 97.4,
  },
  {
    rank: 6,
    name: 'University of Cambridge',
    slug: 'university-of-cambridge',
    country: 'United Kingdom',
    category: 'Comprehensive',
    score: 97.1,
  },
  {
    rank: 7,
    name: 'California Institute of Technology',
    slug: 'california-institute-of-technology',
    country: 'United States',
    category: 'Science & Technology',
    score: 96.6,
  },
  { rank: 8, name: 'ETH Zurich', country: 'Switzerland', category: 'Science & Technology', score: 96.3 },
  {
    rank: 8,
    name: 'University College London (UCL)',
    slug: 'university-college-london',
    country: 'United Kingdom',
    category: 'Comprehensive',
    score: 96.3,
  },
];

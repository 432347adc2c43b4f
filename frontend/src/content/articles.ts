export type ArticleCategory =
  | 'Study Planning'
  | 'Admissions'
  | 'Finance'
  | 'Visa'
  | 'Life Abroad'
  | 'University Rankings'
  | 'Academic Excellence';

export interface Article {
  id: number;
  title: string;
  category: ArticleCategory;
  /** ISO date */
  date: string;
  /** Minutes */
  readTime: number;
  excerpt: string;
  /** Paragraphs separated by blank lines; without it the article is announced as coming soon. */
  content?: string;
}

export const articles: Article[] = [
  {
    id: 1,
    title: 'How to choose between ten study destinations',
    category: 'Study Planning',
    date: '2024-10-31',
    readTime: 8,
    excerpt: 'Five questions that turn a map of the world into a list of two countries.',
  },
  {
    id: 2,
    title: 'What admission officers look for in a statement of purpose',
    category: 'Admissions',
    date: '2024-10-28',
    readTime: 10,
    excerpt: 'Why a plain account of one project says more than a list of ten.',
  },
  {
    id: 3,
    title: 'Budgeting a year abroad without surprises',
    category: 'Finance',
    date: '2024-10-22',
    readTime: 9,
    excerpt: 'Tuition is the figure everybody compares. These are the ones that are forgotten.',
  },
  {
    id: 4,
    title: 'The student visa interview, question by question',
    category: 'Visa',
    date: '2024-10-18',
    readTime: 7,
    excerpt: 'What the officer wants to know, and how to answer in your own words.',
  },
  {
    id: 5,
    title: 'Your first month in a new country',
    category: 'Life Abroad',
    date: '2024-10-12',
    readTime: 6,
    excerpt: 'Address, bank account, insurance, friends: what to settle, and in which order.',
  },
  {
    id: 6,
    title: 'How to read a university ranking',
    category: 'University Rankings',
    date: '2024-10-08',
    readTime: 11,
    excerpt: 'What rankings measure, what they leave out, and when a difference means nothing.',
  },
  {
    id: 7,
    title: 'Studying for a degree in a second language',
    category: 'Academic Excellence',
    date: '2024-10-01',
    readTime: 8,
    excerpt: 'Reading, note-taking and speaking up in class when English is not what you dream in.',
  },
  {
    id: 8,
    title: 'A timeline for the 18 months before departure',
    category: 'Study Planning',
    date: '2024-09-25',
    readTime: 12,
    excerpt: 'Month by month, from the first idea to the boarding pass.',
  },
];

export const articleCategories = [
  'Study Planning',
  'Admissions',
  'Finance',
  'Visa',
  'Life Abroad',
  'University Rankings',
  'Academic Excellence',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** What lists show of an article: the front matter of its file in `articles/`, where only this much is loaded. */
export interface Article {
  /** Also the name of its illustration. */
  id: number;
  /** The file's name, and the last part of the article's address. */
  slug: string;
  title: string;
  category: ArticleCategory;
  /** ISO date */
  date: string;
  /** ISO month up to which its last sentence says that its figures were checked. */
  checked?: string;
  /** Minutes, at 200 words each. */
  readTime: number;
  excerpt: string;
  /** Without a text the article is only announced. */
  hasText: boolean;
}

/** The text of an article, in a chunk of its own. */
export interface ArticleText {
  /** Headings start at level 2 and have ids. */
  html: string;
  /** Those of level 2, for a table of contents. */
  headings: { id: string; title: string }[];
}

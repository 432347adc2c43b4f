/*
 * A story is one file in `stories/` with two exports: `card` for the list, and `story`, the rest of it in paragraphs.
 * All are samples: the operator replaces them with the stories of real students, with their consent.
 */
export interface StoryCard {
  /** The file's name. */
  id: string;
  /** True for an invented story. The page marks it as a sample, and a production server reports it at its start. */
  sample?: true;
  name: string;
  country: string;
  program: string;
  university: string;
  /** The year in which the course began. */
  year: number;
  /** How the story begins. */
  quote: string;
}

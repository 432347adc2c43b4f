/*
 * A story is one file in `stories/` with two exports: `card` for the list, and `story`, the rest of it in paragraphs.
 * All are samples: the operator replaces them with the stories of real students, with their consent.
 */
export interface StoryCard {
  /** The file's name. */
  id: string;
  /** Nobody's story: the page says so, and a server in production at its start that it is still there. */
  sample?: true;
  name: string;
  country: string;
  program: string;
  university: string;
  /** In which the course began. */
  year: number;
  /** How the story begins. */
  quote: string;
}

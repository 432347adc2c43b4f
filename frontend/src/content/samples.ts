import { testimonials } from './home';
import { figuresAreSamples } from './operator-figures';
import { stories } from './stories';

const marked = (records: { sample?: true }[]) => records.filter(({ sample }) => sample).length;

/** What the operator has not replaced yet, a sentence each. */
export function remainingSamples(): string[] {
  const left: [number | boolean, string][] = [
    [marked(testimonials), 'samples among the testimonials (frontend/src/content/home.ts)'],
    [marked(stories), 'samples among the student stories (frontend/src/content/stories)'],
    [
      figuresAreSamples,
      "the figures of the operator's own work (operator-figures.ts and home.ts in frontend/src/content)",
    ],
  ];
  return left.filter(([some]) => some).map(([, what]) => what);
}

import { testimonials } from './home';
import { sampleFigures } from './operator-figures';
import { stories } from './stories';

const marked = (records: { sample?: true }[]) => records.filter(({ sample }) => sample).length;

/** One sentence for each kind of sample that the operator has not replaced yet. */
export function remainingSamples(): string[] {
  const figures = sampleFigures();
  const left: [number, string][] = [
    [marked(testimonials), 'samples among the testimonials (frontend/src/content/home.ts)'],
    [marked(stories), 'samples among the student stories (frontend/src/content/stories)'],
    [
      figures.length,
      `samples among the figures of the operator's own work (frontend/src/content/operator-figures.ts): ${figures.join(', ')}`,
    ],
  ];
  return left.filter(([some]) => some).map(([, what]) => what);
}

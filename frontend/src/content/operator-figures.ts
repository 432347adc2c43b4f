/**
 * What the operator says of its own work: copy, never worked out, each figure once. A record that still has `sample: true`
 * is nobody's count: pages mark it, and a server in production names it at its start. Put your own count in its place and
 * take the mark away, or take the record out of the lists below.
 */
export interface OperatorFigure {
  value: string;
  label: string;
  sample?: true;
}

const placed = { label: 'Students placed', sample: true } as const;
const countries: OperatorFigure = { value: '10+', label: 'Countries', sample: true };
const visaSuccess: OperatorFigure = { value: '95%', label: 'Visa success', sample: true };
const admissions: OperatorFigure = { value: '95%+', label: 'admissions success', sample: true };
const universities: OperatorFigure = { value: '15,000+', label: 'universities', sample: true };
const served: OperatorFigure = { value: '25+', label: 'countries', sample: true };

export const heroFigures: OperatorFigure[] = [
  { value: '15K+', ...placed },
  { value: '95%', label: 'Success rate', sample: true },
  countries,
  { value: '800+', label: 'Universities', sample: true },
];

/** With the destination whose colour each stamp has. */
export const coreStrengths: (OperatorFigure & { tone: string })[] = [
  { value: '30+', label: 'Years of experience', sample: true, tone: 'dubai' },
  { value: '500+', label: 'University tie-ups', sample: true, tone: 'australia' },
  { ...countries, tone: 'united-kingdom' },
  { value: '50+', label: 'Counselors', sample: true, tone: 'germany' },
  { value: '10K+', label: 'Success stories', sample: true, tone: 'united-states' },
  { value: '50 crore', label: 'Rupees of scholarships secured', sample: true, tone: 'ireland' },
  { ...visaSuccess, tone: 'france' },
];

export const testimonialFigures: OperatorFigure[] = [
  visaSuccess,
  { value: '15,000+', ...placed },
  { value: '4.9/5', label: 'Satisfaction', sample: true },
];

/** By the id of the service. */
const ofServices: Record<string, OperatorFigure[]> = {
  'application-assistance': [admissions, { value: '94%', label: 'acceptance', sample: true }],
  'career-counseling': [{ ...countries, label: 'countries served' }],
  'university-selection': [universities, served],
  'visa-guidance': [{ value: '89%', label: 'visa approval', sample: true }],
};

/** In the head of the list of services. */
export const listFigures = [admissions, universities, served];

/** None for most services. */
export const figuresOfService = (id: string) => ofServices[id] ?? [];

/** Those that are samples still, each once, as they are read. */
export const sampleFigures = () => [
  ...new Set(
    [heroFigures, coreStrengths, testimonialFigures, listFigures, ...Object.values(ofServices)]
      .flat()
      .filter(({ sample }) => sample)
      .map(({ value, label }) => `${value} ${label.toLowerCase()}`),
  ),
];

import { Section } from '@/components/section';
import type { CountryGuide, Statement } from '@/content/country';

type Facts = NonNullable<CountryGuide['quickFacts']>;

const labels: [keyof Facts, string][] = [
  ['capital', 'Capital'],
  ['currency', 'Currency'],
  ['language', 'Language'],
  ['population', 'Population'],
  ['timeZone', 'Time zone'],
  ['weather', 'Weather'],
  ['drivingSide', 'Driving side'],
  ['studentCities', 'Student cities'],
  ['workWhileStudying', 'Work while studying'],
  ['postStudyWork', 'Post-study work'],
];

const textOf = (value: Statement) => (typeof value === 'string' ? value : value.text);

export function QuickFacts({ facts }: { facts: Facts }) {
  return (
    <Section title="Quick Facts">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {labels.map(([key, label]) => (
          <div key={key} className="border-t border-line pt-3">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-medium">{textOf(facts[key] ?? 'N/A')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

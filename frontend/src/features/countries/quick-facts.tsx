import { Said } from '@/components/said';
import type { CountryGuide } from '@/content/country';

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

/** A table of facts that looks like the data page of a passport. */
export function QuickFacts({ facts }: { facts: Facts }) {
  return (
    <dl className="tinted grid gap-x-8 gap-y-4 rounded-card border p-5 sm:grid-cols-2 sm:p-6">
      {labels.map(([key, label]) => (
        <div key={key}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-medium">
            <Said>{facts[key] ?? 'N/A'}</Said>
          </dd>
        </div>
      ))}
    </dl>
  );
}

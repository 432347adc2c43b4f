import type { CountryGuide } from '@/content/country';
import { SourceMark } from '@/components/said';

export function Scholarships({ scholarships }: { scholarships: NonNullable<CountryGuide['scholarships']> }) {
  const groups = [
    { title: 'From governments', items: scholarships.government },
    { title: 'From universities', items: scholarships.university },
    { title: 'From foundations and others', items: scholarships.private },
  ];
  return (
    <div className="grid gap-y-8">
      {groups.map(
        ({ title, items = [] }) =>
          items.length > 0 && (
            <div key={title}>
              <h3 className="mb-2 text-xl">{title}</h3>
              <ul className="divide-y divide-line border-y border-line">
                {items.map(({ name, amount, eligibility, url, source }) => (
                  <li key={name} className="grid gap-x-8 gap-y-1 py-3.5 md:grid-cols-2 print:grid-cols-2">
                    <p className="font-semibold">
                      <a href={url} rel="noopener" className="link-text">
                        {name}
                      </a>
                    </p>
                    <p>
                      {amount}
                      <SourceMark source={source} />
                      <span className="block text-ink-soft">{eligibility}</span>
                    </p>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}

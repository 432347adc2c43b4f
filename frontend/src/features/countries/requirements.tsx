import { Said, textOf } from '@/components/said';
import { Statements } from '@/components/statements';
import type { CountryGuide, Paper, Statement } from '@/content/country';
import { AskUs } from './guide-parts';

/** The three groups of tests, side by side. */
export function Tests({ tests }: { tests: NonNullable<CountryGuide['standardizedTests']> }) {
  const groups = [
    { title: 'Undergraduate', items: tests.undergraduate },
    { title: 'Postgraduate', items: tests.postgraduate },
    { title: 'English Proficiency', items: tests.english },
  ];
  return (
    <div className="grid gap-x-8 gap-y-8 md:grid-cols-3 print:grid-cols-3">
      {groups.map(({ title, items = [] }) => (
        <div key={title} className="border-t-4 border-hue pt-3">
          <h3 className="mb-3 text-xl">{title}</h3>
          {items.length > 0 ? <Statements items={items} /> : <AskUs>Contact us for requirements</AskUs>}
        </div>
      ))}
    </div>
  );
}

/** Lists to tick off on paper. */
export function Documents({ documents }: { documents: NonNullable<CountryGuide['documentRequirements']> }) {
  const groups: { title: string; items?: readonly (Statement | Paper)[] }[] = [
    { title: 'Academic', items: documents.academic },
    { title: 'Personal', items: documents.personal },
    { title: 'Financial', items: documents.financial },
    { title: 'Additional', items: documents.additional },
  ];
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 print:grid-cols-2">
      {groups.map(({ title, items = [] }) => (
        <div key={title}>
          <h3 className="mb-2 text-xl">{title}</h3>
          {items.length > 0 ? (
            <ul className="max-w-[28em] divide-y divide-line border-y border-line">
              {items.map((item) => (
                <li key={textOf(item)} className="grid grid-cols-[1.125rem_1fr] gap-3 py-2.5">
                  <svg
                    aria-hidden
                    viewBox="0 0 18 18"
                    fill="none"
                    strokeWidth="1.5"
                    className="mt-1 size-4.5 stroke-hue"
                  >
                    <rect x="1" y="1" width="16" height="16" rx="3" />
                  </svg>
                  <span className="min-w-0">
                    <Said>{item}</Said>
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <AskUs>Contact for details</AskUs>
          )}
        </div>
      ))}
    </div>
  );
}

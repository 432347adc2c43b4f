import type { GuideScholarship } from '@/content/country';
import { SourceMark } from './said';

/** Scholarships with their amount, its source, and who can apply; the names lead to the official pages. */
export const ScholarshipList = ({ items }: { items: readonly GuideScholarship[] }) => (
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
);

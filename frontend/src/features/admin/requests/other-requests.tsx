import { useLocation } from 'react-router-dom';
import type { OtherRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { StatusBadge } from '@/components/ui/badge';
import { shortOfficeTime } from '@/lib/office-time';
import { stepsFromList } from './from-list';

const sameness = ({ sameEmail, samePhone }: OtherRequest) =>
  `same ${[sameEmail && 'e-mail', samePhone && 'phone'].filter(Boolean).join(' and ')}`;

/** Other requests of the same person. */
export function OtherRequests({ others, to }: { others: OtherRequest[]; to: (id: number) => string }) {
  const fromList = stepsFromList(useLocation().state);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-requests">
      <h3 id="other-requests" className="mb-1 text-lg">
        Other requests of this person
      </h3>
      <ul className="divide-y divide-line">
        {others.map((other) => (
          <li key={other.id} className="relative flex flex-wrap items-center justify-between gap-2 py-3">
            <div className="min-w-0">
              <Link
                to={to(other.id)}
                state={fromList ? { fromList: fromList + 1 } : undefined}
                dir="auto"
                className="font-medium text-peacock-deep underline underline-offset-4 [overflow-wrap:anywhere] after:absolute after:inset-0"
              >
                {other.name}
              </Link>
              <p className="text-sm text-ink-soft">
                No. {other.id}, {shortOfficeTime(other.createdAt)}, {sameness(other)}
              </p>
            </div>
            <StatusBadge status={other.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

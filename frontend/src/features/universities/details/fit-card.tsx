import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { Card } from '@/components/ui/card';
import { FitBadge } from '@/components/fit-badge';
import { fitOf, type Student } from '@/lib/fit';

/** How a university fits a student, rule by rule. */
export function FitCard({ university, student }: { university: UniversityDto; student: Student }) {
  return (
    <Card>
      <h2 className="text-2xl">How it fits you</h2>
      <p className="mt-1 text-ink-soft">
        Your own figures against this university’s, one by one. Nobody can tell from them whether you will be
        admitted. Against an indicative figure or an estimate of ours the word is no verdict: ask the
        university for its own.
      </p>
      <dl className="mt-4 grid gap-4">
        {fitOf(university, student).map(({ name, text, rule, ...fit }) => (
          <div key={name} className="border-t border-line pt-4">
            <dt className="flex flex-wrap items-center justify-between gap-2 font-semibold">
              {name}
              <FitBadge {...fit} />
            </dt>
            <dd>
              {text}
              <span className="mt-1 block text-sm text-ink-soft">{rule}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t border-line pt-4 text-sm">
        Your figures come from{' '}
        <Link to="/student-portal/profile" className="text-peacock-deep underline">
          My Profile
        </Link>
        , and from the filters where it is silent.
      </p>
    </Card>
  );
}

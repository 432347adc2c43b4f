import { Briefcase, Clock, type LucideIcon } from 'lucide-react';
import { Link } from '@/components/link';
import { Said } from '@/components/said';
import { Statements } from '@/components/statements';
import type { CountryGuide, Statement } from '@/content/country';
import { AskUs } from './guide-parts';

export function WorkAuthorization({ work }: { work: NonNullable<CountryGuide['workAuthorization']> }) {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2 print:grid-cols-2">
        <Right icon={Clock} title="While you study">
          {work.duringStudies}
        </Right>
        <Right icon={Briefcase} title="After you graduate">
          {work.afterGraduation}
        </Right>
      </div>
      <h3 className="mt-8 mb-3 text-xl">Good to know</h3>
      {work.details.length > 0 ? (
        <Statements items={work.details} columns />
      ) : (
        <AskUs>Contact us for detailed information</AskUs>
      )}
      <Link to="/resources/rules-side-by-side" className="mt-4 link-text inline-flex min-h-11 items-center">
        Work, stay and family rules of ten countries side by side
      </Link>
    </>
  );
}

function Right({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: Statement }) {
  return (
    <div className="tinted rounded-card border p-5 sm:p-6">
      <Icon aria-hidden strokeWidth={1.75} className="size-7 text-hue" />
      <h3 className="mt-2 mb-1.5 text-xl">{title}</h3>
      <p>
        <Said>{children}</Said>
      </p>
    </div>
  );
}

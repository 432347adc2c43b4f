import { cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import { DataTable } from '@/components/data-table';
import { Said, SourceMark } from '@/components/said';
import { Badge } from '@/components/ui/badge';
import type { UsVisa } from '@/content/service';
import type { Source } from '@/content/sources';
import { DocumentLists, Part, StepList, TickList } from './parts';

/** The sections that only visa guidance has, in their order. */
export const visaSections = [
  { id: 'updates', title: 'Latest US Student Visa Updates (2025)' },
  { id: 'visa-types', title: 'Types of US Student Visa' },
  { id: 'visa-fees', title: 'Visa Fees' },
  { id: 'processing-time', title: 'Processing Time' },
  { id: 'required-documents', title: 'Required Documents' },
  { id: 'application-process', title: 'Step-by-Step Application Process' },
  { id: 'interview', title: "Visa Interview Do's & Don'ts" },
] as const;

const dollars = (amount: number) => `$${amount}`;

export function VisaDetails({ visa, sources }: { visa: UsVisa; sources: Record<string, Source> }) {
  const { application, perType, notes } = visa.fees;
  const [updates, types, fees, processing, documents, process, interview] = visaSections;
  return (
    <>
      <Part {...updates}>
        <Updates updates={visa.updates} sources={sources} />
        <h3 className="mt-10 mb-6 text-xl">And since then (2026)</h3>
        <Updates updates={visa.since} sources={sources} />
      </Part>
      <Part {...types}>
        <ul className="grid gap-4 sm:grid-cols-3">
          {visa.types.map(({ name, popular, forWhom, text }) => (
            <li
              key={name}
              className={cx(
                'rounded-card border p-5',
                popular ? 'border-2 border-peacock bg-card sm:col-span-3' : 'border-line',
              )}
            >
              <h3 className="flex flex-wrap items-center gap-3 text-xl">
                {name} {popular && <Badge variant="accent">Most Popular</Badge>}
              </h3>
              <p className="text-sm text-ink-soft">{forWhom}</p>
              <p className="mt-2 max-w-[62ch]">
                <Said>{text}</Said>
              </p>
            </li>
          ))}
        </ul>
      </Part>
      <Part {...fees}>
        <DataTable
          caption="Fees of the US student visas"
          columns={['Visa', 'SEVIS fee', 'Visa application fee', 'Together today']}
          rows={perType.map(({ type, sevis, note, source }) => [
            type,
            <>
              {dollars(sevis)}
              <SourceMark source={source} />
              {note && <span className="block text-sm text-ink-soft">{note}</span>}
            </>,
            <>
              {dollars(application.former)} until {application.formerUntil};{' '}
              <strong>{dollars(application.now)}</strong> since {application.since}
              <SourceMark source={application.source} />
            </>,
            dollars(sevis + application.now),
          ])}
        />
        <div className="mt-6">
          <TickList items={notes} />
        </div>
      </Part>
      <Part {...processing}>
        <div className="grid gap-x-10 gap-y-4 md:grid-cols-[auto_minmax(0,1fr)]">
          <p className="font-display text-3xl font-semibold whitespace-nowrap text-peacock-deep sm:text-4xl">
            {visa.processingTime.usual}
          </p>
          <div className="grid max-w-[62ch] gap-4">
            {visa.processingTime.text.map((text, index) => (
              <p key={index}>
                <Said>{text}</Said>
              </p>
            ))}
          </div>
        </div>
      </Part>
      <Part {...documents}>
        <DocumentLists groups={visa.documents} />
      </Part>
      <Part {...process}>
        <StepList steps={visa.steps} />
      </Part>
      <Part {...interview}>
        <div className="grid gap-4 md:grid-cols-2">
          {[
            { title: 'Do', items: visa.interview.dos, Mark: Check, colour: 'text-peacock' },
            { title: "Don't", items: visa.interview.donts, Mark: X, colour: 'text-danger' },
          ].map(({ title, items, Mark, colour }) => (
            <div key={title} className="rounded-card border border-line bg-card p-5">
              <h3 className="mb-3 text-xl">{title}</h3>
              <ul className="grid gap-2.5">
                {items.map((item) => (
                  <li key={item} className="flex gap-2.5">
                    <Mark aria-hidden className={cx('mt-0.5 size-5 shrink-0', colour)} />
                    <span className="min-w-0">{item}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Part>
    </>
  );
}

function Updates({ updates, sources }: { updates: UsVisa['updates']; sources: Record<string, Source> }) {
  return (
    <ul className="grid gap-8">
      {updates.map(({ title, date, text, source }) => (
        <li key={title} className="grid gap-x-8 gap-y-1 md:grid-cols-[10rem_minmax(0,1fr)]">
          <p className="text-sm font-semibold text-peacock-deep">{date}</p>
          <div className="max-w-[62ch]">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1">{text}</p>
            <p className="mt-1 text-sm">
              <a
                href={sources[source]!.url}
                rel="noopener"
                className="text-peacock-deep underline underline-offset-2"
              >
                {sources[source]!.label}
              </a>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

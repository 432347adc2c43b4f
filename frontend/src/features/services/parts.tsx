import { cx } from 'class-variance-authority';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckList } from '@/components/check-list';
import { DataTable } from '@/components/data-table';
import { Said, textOf } from '@/components/said';
import type { Statement } from '@/content/country';
import type { DocumentGroup, Phases, ServiceDetails, Session, Step, Table } from '@/content/service';

/** A section of the page. The table of contents links to its id. */
export function Part({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-t border-line pt-10 first:border-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      {lead && <p className="mt-3 max-w-[62ch] text-ink-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}

/** Steps in their order, along a line. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative pb-6 pl-14 before:absolute before:top-10 before:bottom-0 before:left-5 before:border-l-2 before:border-dashed before:border-peacock/40 last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden
            className="absolute top-0 left-0 grid size-10 place-items-center rounded-full bg-peacock font-display font-semibold text-white"
          >
            {index + 1}
          </span>
          <h3 className="pt-2 text-lg">{title}</h3>
          <p className="mt-1 max-w-[62ch]">
            <Said>{text}</Said>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Names and their explanations, in two columns. */
export function ToolList({ tools }: { tools: readonly Step[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {tools.map(({ title, text }) => (
        <div key={title} className="border-l-2 border-marigold pl-4">
          <dt className="font-display text-lg font-semibold">{title}</dt>
          <dd className="mt-1">
            <Said>{text}</Said>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  return (
    <ol className="grid gap-4 md:grid-cols-3">
      {sessions.map(({ title, minutes, agenda }) => (
        <li key={title} className="rounded-card border border-line bg-card p-5">
          <h3 className="text-lg">{title}</h3>
          <p className="text-sm text-ink-soft">{minutes} minutes</p>
          <ul className="mt-3 grid list-disc gap-1.5 pl-5">
            {agenda.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Phases with their tasks. With `boxes` they can be ticked off on paper. */
export function PhaseList({ phases, boxes }: { phases: Phases['phases']; boxes?: boolean }) {
  return (
    <ol className="grid gap-8">
      {phases.map(({ when, title, items }) => (
        <li key={when} className="grid gap-x-8 gap-y-2 md:grid-cols-[10rem_minmax(0,1fr)]">
          <div>
            <p className="text-sm font-semibold text-peacock-deep">{when}</p>
            <h3 className="text-lg">{title}</h3>
          </div>
          <TickList items={items} boxes={boxes} />
        </li>
      ))}
    </ol>
  );
}

export function TickList({ items, boxes }: { items: readonly Statement[]; boxes?: boolean | undefined }) {
  return (
    <ul className={cx('grid gap-2', !boxes && 'list-disc pl-5')}>
      {items.map((item) => (
        <li key={textOf(item)} className={boxes ? 'flex gap-3' : 'max-w-[62ch]'}>
          {boxes && (
            <span aria-hidden className="mt-1 size-4.5 shrink-0 rounded-sm border-2 border-control" />
          )}
          <span className="min-w-0">
            <Said>{item}</Said>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function DocumentLists({ groups }: { groups: readonly DocumentGroup[] }) {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {groups.map(({ category, items }) => (
        <div key={category}>
          <h3 className="mb-3 text-lg">{category}</h3>
          <TickList items={items} boxes />
        </div>
      ))}
    </div>
  );
}

export function TextTable({ title, columns, rows }: Table) {
  const cells = rows.map((row) => row.map((cell) => <Said key={textOf(cell)}>{cell}</Said>));
  return <DataTable caption={title} columns={columns} rows={cells} />;
}

/** The sections of every service: overview, what is included, and benefits. */
export function CommonParts({
  duration,
  overview,
  features,
  benefits,
}: Pick<ServiceDetails, 'duration' | 'overview' | 'benefits'> & { features: readonly string[] }) {
  return (
    <>
      <Part id="overview" title="Overview">
        <div className="grid max-w-[62ch] gap-4 text-lg">
          {overview.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {duration && (
          <p className="mt-5 flex items-center gap-2 text-ink-soft">
            <Clock aria-hidden className="size-5 shrink-0" /> {duration}
          </p>
        )}
      </Part>
      <Part id="included" title="What's Included">
        <div className="rounded-card border border-line bg-card p-5 sm:columns-2 sm:gap-10 sm:p-6">
          <CheckList items={features} />
        </div>
      </Part>
      <Part id="benefits" title="Benefits You'll Gain">
        <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="border-t-2 border-peacock pt-3 text-lg">
              {benefit}
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

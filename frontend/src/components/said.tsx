import { createContext, useContext, type ReactNode } from 'react';
import { Link } from '@/components/link';
import type { Paper, Statement } from '@/content/country';
import type { Source } from '@/content/sources';

const Numbers = createContext<ReadonlyMap<string, { number: number; label: string }>>(new Map());

/** Numbers the sources of the statements inside it: `used` are keys of `sources`, in the order of their numbers. */
export function Sourced({
  sources,
  used,
  first = 1,
  children,
}: {
  sources: Readonly<Record<string, Source>>;
  used: readonly string[];
  /** The number of the first, where the page's list begins with others. */
  first?: number;
  children: ReactNode;
}) {
  const numbers = new Map(used.map((key, i) => [key, { number: first + i, label: sources[key]!.label }]));
  return <Numbers value={numbers}>{children}</Numbers>;
}

/** The number of a source in superscript, a link to its entry in the Sources note. */
export function SourceMark({ source }: { source: string }) {
  const entry = useContext(Numbers).get(source);
  if (!entry) return null;
  return (
    <sup className="ml-px text-[0.7em] leading-none">
      <Link
        to={`#source-${entry.number}`}
        aria-label={`Source ${entry.number}: ${entry.label}`}
        className="rounded-sm px-0.5 py-1 font-semibold text-peacock-deep hover:underline"
      >
        {entry.number}
      </Link>
    </sup>
  );
}

/** A statement, followed by the number of its source if it has one. */
export function Said({ children }: { children: Statement | Paper }) {
  if (typeof children === 'string') return children;
  return (
    <>
      {children.text}
      {children.source && <SourceMark source={children.source} />}
    </>
  );
}

export const textOf = (statement: Statement | Paper) =>
  typeof statement === 'string' ? statement : statement.text;

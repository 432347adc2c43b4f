import { DataTable } from '@/components/data-table';
import { Said, SourceMark } from '@/components/said';
import type { Source } from '@/content/sources';
import type { StudyProgram, TestOffering } from '@/content/service';
import { slugOf } from '@/lib/slug';
import { TickList } from './parts';

/** The tests side by side, then each with its parts. */
export function TestOfferings({
  tests,
  sources,
}: {
  tests: readonly TestOffering[];
  sources: Record<string, Source>;
}) {
  return (
    <div className="grid gap-12">
      <DataTable
        caption="The five tests side by side"
        columns={['Test', 'Duration', 'Score scale', 'Valid', 'Fee', 'Typical target']}
        rows={tests.map(({ test, duration, scale, validity, fee, targetScore }) => [
          <a key={test} href={`#${slugOf(test)}`} className="text-peacock-deep underline underline-offset-2">
            {test}
          </a>,
          duration,
          scale,
          validity,
          <Said key="fee">{fee}</Said>,
          targetScore,
        ])}
      />
      {tests.map((test) => (
        <TestCard key={test.test} test={test} official={sources[test.source]!} />
      ))}
    </div>
  );
}

function TestCard({ test, official }: { test: TestOffering; official: Source }) {
  const id = slugOf(test.test);
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-line bg-card p-5 sm:p-7"
    >
      <h3 id={`${id}-title`} className="text-2xl">
        {test.test}
      </h3>
      <p className="mt-1 text-ink-soft">
        {test.focus}
        <SourceMark source={test.source} />
      </p>
      <SectionBar sections={test.sections} />
      <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {[
          { label: 'Typical target score', value: test.targetScore },
          { label: 'Format', value: test.format },
          { label: 'Retake', value: test.retake },
        ].map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6">
        <TickList items={test.notes} />
      </div>
      <p className="mt-5">
        <a href={official.url} rel="noopener" className="text-peacock-deep underline underline-offset-2">
          Official page of the {test.test}
        </a>
      </p>
    </article>
  );
}

const SHADES = ['fill-peacock-deep', 'fill-peacock', 'fill-marigold-deep', 'fill-marigold'];
const DOTS = ['bg-peacock-deep', 'bg-peacock', 'bg-marigold-deep', 'bg-marigold'];

/** The parts of a test as sections of one bar, whose lengths are their durations. */
function SectionBar({ sections }: Pick<TestOffering, 'sections'>) {
  const total = sections.reduce((sum, { minutes }) => sum + minutes, 0);
  const startOf = (index: number) => sections.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <div className="mt-5">
      <svg
        viewBox={`0 0 ${total} 4`}
        preserveAspectRatio="none"
        aria-hidden
        className="h-3 w-full rounded-full"
      >
        {sections.map(({ name, minutes }, index) => (
          <rect key={name} x={startOf(index)} width={minutes} height="4" className={SHADES[index]} />
        ))}
      </svg>
      <ul className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {sections.map(({ name, minutes, text }, index) => (
          <li key={name} className="flex gap-3">
            <span aria-hidden className={`mt-2 size-2.5 shrink-0 rounded-full ${DOTS[index]}`} />
            <span>
              <span className="font-semibold">
                {name}, {minutes} minutes
              </span>
              <span className="block text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function StudyPrograms({ programs }: { programs: readonly StudyProgram[] }) {
  return (
    <DataTable
      caption="Study programmes"
      columns={['Programme', 'Length', 'Hours', 'For whom']}
      rows={programs.map(({ name, length, hours, forWhom }) => [name, length, hours, forWhom])}
    />
  );
}

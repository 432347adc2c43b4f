import { DataTable } from '@/components/data-table';
import { Said, SourceMark } from '@/components/said';
import type { MastersEntry } from '@/content/admission';

/** What universities themselves ask of applicants for one of their master's degrees. */
export function Masters({ entries }: { entries: readonly MastersEntry[] }) {
  return (
    <>
      <p className="mb-5 max-w-[38em] text-ink-soft">
        One course or rule of each university, {entries.length} so far, mostly from a stored copy of its own
        page or, where the source says so, of a list, directory or collection. Other courses may differ. TOEFL
        iBT is on the old scale to 120 where no new one is named; most tests since 21 January 2026 count from
        1 to 6. What is left out was not on a page we read.
      </p>
      <DataTable
        caption="English scores, deadlines and fees of master’s degrees, by university"
        columns={['University and course', 'English', 'Deadline', 'Fee']}
        rows={entries.map(({ university, course, english, deadline, fee, source }) => [
          <>
            {university}
            <SourceMark source={source} />
            <span className="block text-sm font-normal text-ink-soft">{course}</span>
          </>,
          ...[english, deadline, fee].map((told, index) => (told ? <Said key={index}>{told}</Said> : null)),
        ])}
      />
    </>
  );
}

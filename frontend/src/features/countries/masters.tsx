import { DataTable } from '@/components/data-table';
import { Said, SourceMark } from '@/components/said';
import type { MastersEntry } from '@/content/admission';

/** What universities themselves ask of applicants for one of their master's degrees. */
export function Masters({ entries }: { entries: readonly MastersEntry[] }) {
  return (
    <>
      <p className="mb-5 max-w-[38em] text-ink-soft">
        This table has only universities of which we could read a page: their own, their entry in an official
        list or, where the source says so, in a directory or a collection, mostly as a stored copy. It gives
        one course or rule of each: {entries.length} so far. A cell without a figure means that no page we
        read gave one. Other courses of the same university may differ. TOEFL iBT scores are those of the old
        scale up to 120; most tests taken since 21 January 2026 are scored from 1 to 6.
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
          ...[english, deadline, fee].map((told, index) => (
            <Said key={index}>{told || 'Not on a page we read'}</Said>
          )),
        ])}
      />
    </>
  );
}

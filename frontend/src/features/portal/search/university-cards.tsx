import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { FieldOfStudy, Shortlist } from '../shortlist/shortlist';
import type { useUniversityPages } from '../universities/use-universities';
import type { Level } from './filters';
import { LoadMore } from './load-more';
import { UniversityCard } from './university-card';

export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5';

export interface ShownUniversities {
  /** What is loaded so far. */
  universities: UniversityDto[];
  total: number;
  list: ReturnType<typeof useUniversityPages>;
  shortlist: Shortlist;
  field: FieldOfStudy;
  level: Level;
}

/** The results as cards; those out of view cost no layout. */
export function UniversityCards({ universities, total, list, shortlist, field, level }: ShownUniversities) {
  return (
    <>
      <ul className={CARD_GRID}>
        {universities.map((university) => (
          <li
            key={university.id}
            className="grid [contain-intrinsic-size:auto_42rem] [content-visibility:auto]"
          >
            <UniversityCard university={university} level={level} field={field} shortlist={shortlist} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} shown={universities.length} total={total} />
    </>
  );
}

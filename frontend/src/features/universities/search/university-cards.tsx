import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { type Level } from '@/lib/university-facts';
import type { FieldOfStudy, Shortlist } from '@/features/shortlist/shortlist';
import type { useUniversityPages } from '../use-universities';
import { LoadMore } from '../load-more';
import { Nearby, partsOf } from '../nearby';
import { UniversityCard } from './university-card';

export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5';

export interface ShownUniversities {
  /** What is loaded so far. */
  universities: readonly UniversityDto[];
  total: number;
  list: ReturnType<typeof useUniversityPages>;
  shortlist: Shortlist;
  field: FieldOfStudy;
  level: Level;
}

/** The results as cards. */
export function UniversityCards({ universities, total, list, shortlist, field, level }: ShownUniversities) {
  return (
    <>
      <div className="grid grid-cols-1 gap-5">
        {partsOf(universities).map(({ start, items }) => (
          <Nearby key={start}>
            {() => (
              <ul aria-label={`Universities ${start + 1} to ${start + items.length}`} className={CARD_GRID}>
                {items.map((university) => (
                  <li key={university.id} className="grid">
                    <UniversityCard
                      university={university}
                      level={level}
                      field={field}
                      shortlist={shortlist}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Nearby>
        ))}
      </div>
      <LoadMore list={list} shown={universities.length} total={total} />
    </>
  );
}

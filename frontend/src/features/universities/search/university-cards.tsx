import { LoadMore } from '../load-more';
import { Nearby, partsOf } from '../nearby';
import type { ShownUniversities } from '../shown-universities';
import { UniversityCard } from './university-card';

export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5';

/** The results as cards. */
export function UniversityCards({ universities, total, list, actions, field, level }: ShownUniversities) {
  return (
    <>
      <div className="grid grid-cols-1 gap-5">
        {partsOf(universities).map(({ start, items }) => (
          <Nearby key={start}>
            {() => (
              <ul aria-label={`Universities ${start + 1} to ${start + items.length}`} className={CARD_GRID}>
                {items.map((university) => (
                  <li key={university.id} className="grid">
                    <UniversityCard university={university} level={level} field={field} actions={actions} />
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

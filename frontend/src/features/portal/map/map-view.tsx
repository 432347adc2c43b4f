import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useListUniversityPoints } from '@/api/generated/universities/universities';
import type {
  ListUniversityPointsParams,
  UniversityPoint,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadMore } from '../search/load-more';
import { Nearby, partsOf } from '../search/nearby';
import type { ShownUniversities } from '../search/university-cards';
import { Chosen } from './chosen';
import { UniversityMap } from './university-map';
import { UniversityRow } from './university-row';

interface MapViewProps extends ShownUniversities {
  /** What the results are filtered by. */
  query: ListUniversityPointsParams;
}

/** The results on a map, beside the list where there is room. Each points at its counterpart. */
export default function MapView({ query, universities, total, list, shortlist, field, level }: MapViewProps) {
  const [active, setActive] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<readonly UniversityPoint[]>([]);
  const [box, setBox] = useState<string>();

  const world = useListUniversityPoints(query, { query: { placeholderData: keepPreviousData } });
  // Too many to be named at once: the part that shows is asked for again, in more detail.
  const gathered = world.data?.clustered === true && !world.isPlaceholderData;
  const part = useListUniversityPoints(
    { ...query, bbox: box },
    { query: { enabled: gathered && box !== undefined, placeholderData: keepPreviousData } },
  );
  const points = (gathered ? part.data : undefined) ?? world.data;

  const pointedAt = active.length === 1 ? universities.find(({ id }) => id === active[0]) : undefined;
  const pin =
    pointedAt?.latitude != null && pointedAt.longitude != null
      ? { latitude: pointedAt.latitude, longitude: pointedAt.longitude }
      : undefined;
  const placed = points?.points.length ?? 0;

  return (
    <div className="grid grid-cols-1 items-start gap-5 @4xl:grid-cols-[minmax(18rem,2fr)_3fr]">
      {/* Beside the list it stays in view, whatever the list does. */}
      <div className="grid gap-3 @4xl:sticky @4xl:top-[61px] @4xl:order-2">
        {world.isLoadingError ? (
          <div
            role="alert"
            className="grid h-[55dvh] place-content-center justify-items-center gap-3 rounded-card border border-line bg-card"
          >
            <p className="font-medium">The map could not be loaded</p>
            <Button pending={world.isFetching} onClick={() => void world.refetch()}>
              Retry
            </Button>
          </div>
        ) : points ? (
          <div className="relative">
            <UniversityMap
              // Other results show as a whole again.
              key={JSON.stringify(query)}
              points={points.points}
              active={active}
              pin={pin}
              saved={(id) => shortlist.fieldsOf(id).length > 0}
              onActive={setActive}
              onChoose={setChosen}
              onBox={setBox}
              className="h-[55dvh] min-h-80 @4xl:h-[calc(100dvh-8rem)]"
            />
            {chosen.length > 0 && (
              <Chosen
                // Another marker starts at its first name.
                key={chosen[0]!.id}
                members={chosen}
                row={{ field, level, shortlist }}
                onClose={() => setChosen([])}
              />
            )}
          </div>
        ) : (
          <Skeleton className="h-[55dvh] rounded-card @4xl:h-[calc(100dvh-8rem)]" />
        )}
        {points && placed > 0 && world.data && world.data.total < total && (
          <p className="text-sm text-ink-soft">
            The position of {(total - world.data.total).toLocaleString('en-US')} is not known; they are in the
            list.
          </p>
        )}
      </div>
      <div className="hidden @4xl:block">
        <div className="grid grid-cols-1 gap-3">
          {partsOf(universities).map(({ start, items }) => (
            <Nearby key={start}>
              {() => (
                <ul
                  aria-label={`Universities ${start + 1} to ${start + items.length}`}
                  className="grid grid-cols-1 gap-3"
                >
                  {items.map((university) => (
                    <li key={university.id}>
                      <UniversityRow
                        university={university}
                        level={level}
                        field={field}
                        shortlist={shortlist}
                        active={active.includes(university.id)}
                        onActive={(on) => setActive(on ? [university.id] : [])}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </Nearby>
          ))}
        </div>
        <LoadMore list={list} shown={universities.length} total={total} />
      </div>
    </div>
  );
}

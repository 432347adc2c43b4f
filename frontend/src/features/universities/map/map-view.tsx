import { keepPreviousData } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useListUniversityPoints } from '@/api/generated/universities';
import type {
  ListUniversityPointsParams,
  UniversityDto,
  UniversityPoint,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadMore } from '../load-more';
import { Nearby, partsOf } from '../nearby';
import type { ShownUniversities } from '../shown-universities';
import { Chosen } from './chosen';
import { UniversityMap, type Place } from './university-map';
import { UniversityRow } from './university-row';

interface MapViewProps extends ShownUniversities {
  /** The filters of the results. */
  query: ListUniversityPointsParams;
}

/** Beside the list the map fits into the window, and stays in view while the list scrolls. */
const MAP_SIZE =
  'aspect-[4/3] max-h-[60dvh] w-full @4xl:aspect-auto @4xl:h-[calc(100dvh-20rem)] @4xl:max-h-none @4xl:min-h-[min(20rem,calc(100dvh-8rem))]';

/**
 * The results on a map, beside the list if there is room and above it otherwise. Map and list highlight each other's
 * entries.
 */
export default function MapView({ query, universities, total, list, actions, field, level }: MapViewProps) {
  const [active, setActive] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<readonly UniversityPoint[]>([]);
  const [box, setBox] = useState<string>();
  /** The university that the list asked the map to show. */
  const [target, setTarget] = useState<Place & { id: number }>();
  const column = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(undefined);

  const world = useListUniversityPoints(query, { query: { placeholderData: keepPreviousData } });
  // There are too many to be listed at once, so the visible part is requested again, in more detail.
  const gathered = world.data?.clustered === true && !world.isPlaceholderData;
  const part = useListUniversityPoints(
    { ...query, bbox: box },
    { query: { enabled: gathered && box !== undefined, placeholderData: keepPreviousData } },
  );
  const points = (gathered ? part.data : undefined) ?? world.data;

  const pointedAt = active.length === 1 ? universities.find(({ id }) => id === active[0]) : undefined;
  const pin = placeOf(pointedAt) ?? target;
  const placed = points?.points?.length ?? 0;

  // A phone switches to the map from far down the list. Back finds its old position.
  const action = useNavigationType();
  const arrived = useRef(false);
  useEffect(() => {
    if (!arrived.current && action === 'PUSH')
      column.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    arrived.current = true;
  }, [action]);

  function backToList() {
    setTarget(undefined);
    opener.current?.focus();
  }

  return (
    <div className="grid grid-cols-1 items-start gap-5 @4xl:grid-cols-[minmax(18rem,2fr)_3fr]">
      <div ref={column} className="grid gap-3 @4xl:sticky @4xl:top-[61px] @4xl:order-2">
        {world.isLoadingError ? (
          <div
            role="alert"
            className={cx(
              MAP_SIZE,
              'grid place-content-center justify-items-center gap-3 rounded-card border border-line bg-card',
            )}
          >
            <p className="font-medium">The map could not be loaded</p>
            <Button pending={world.isFetching} onClick={() => void world.refetch()}>
              Retry
            </Button>
          </div>
        ) : points ? (
          <div className="relative">
            <UniversityMap
              // A new map for other results, so that all of them are in view.
              key={JSON.stringify(query)}
              frame={map}
              points={points.points}
              active={active}
              pin={pin}
              target={target}
              saved={(id) => actions.savedUnder(id).length > 0}
              onActive={setActive}
              onChoose={setChosen}
              onBox={setBox}
              className={MAP_SIZE}
            />
            {target && (
              <Button variant="secondary" size="sm" className="absolute bottom-3 left-3" onClick={backToList}>
                Back to the list
              </Button>
            )}
            {chosen.length > 0 && (
              <Chosen
                // A new list for another marker, so that it starts at its first name.
                key={chosen[0]!.id}
                members={chosen}
                row={{ field, level, actions }}
                onClose={() => setChosen([])}
              />
            )}
          </div>
        ) : (
          <Skeleton className={cx(MAP_SIZE, 'rounded-card')} />
        )}
        {points && placed > 0 && world.data && world.data.total < total && (
          <p className="text-sm text-ink-soft">
            The position of {(total - world.data.total).toLocaleString('en-US')} is not known; they are in the
            list.
          </p>
        )}
      </div>
      <div>
        <div className="grid grid-cols-1 gap-3">
          {partsOf(universities).map(({ start, items }) => (
            // The row to which the focus will return must stay rendered.
            <Nearby key={start} keep={items.some(({ id }) => id === target?.id)}>
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
                        actions={actions}
                        active={active.includes(university.id)}
                        onActive={(on) => setActive(on ? [university.id] : [])}
                        onShow={(button) => {
                          const place = placeOf(university);
                          if (!place) return;
                          opener.current = button;
                          setChosen([]);
                          setTarget({ id: university.id, ...place });
                          map.current?.focus();
                        }}
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

const placeOf = (university?: Pick<UniversityDto, 'latitude' | 'longitude'>): Place | undefined =>
  university?.latitude != null && university.longitude != null
    ? { latitude: university.latitude, longitude: university.longitude }
    : undefined;

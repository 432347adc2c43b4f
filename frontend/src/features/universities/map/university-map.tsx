import { cx } from 'class-variance-authority';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import type { UniversityPoint } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { clusterer, type Marker } from './clusters';
import { spotOf, type Spot } from './mercator';
import { useGestures } from './use-gestures';
import { useSize } from './use-size';
import { around, boxOf, kept, MAX_ZOOM, NEAR, pixelOf, worldSize, type View } from './view';
import world from './world.svg';

export interface Place {
  latitude: number;
  longitude: number;
}

interface UniversityMapProps {
  /** The element that takes the focus. */
  frame: RefObject<HTMLDivElement | null>;
  points: readonly UniversityPoint[];
  /** Ids that are highlighted, because the pointer is on them in the list. */
  active: readonly number[];
  /** Place of the university under the pointer. */
  pin: Place | undefined;
  /** The place that the list asked to show. When it changes, the map moves there. */
  target: Place | undefined;
  saved: (id: number) => boolean;
  onActive: (ids: readonly number[]) => void;
  /** Called when a marker was pressed that does not split further. */
  onChoose: (members: readonly UniversityPoint[]) => void;
  /** Called with the visible part of the world, in the API's format, when the map has come to rest. */
  onBox: (box: string) => void;
  className?: string;
}

/**
 * Universities on a map of the world. The list shows the same universities, and can show each on the map without a
 * mouse.
 */
export function UniversityMap(props: UniversityMapProps) {
  const { frame, active, pin, target, saved, onActive, onChoose, onBox, className } = props;
  const size = useSize(frame);
  const points = useMemo(
    () => (props.points ?? []).filter(({ latitude, longitude }) => latitude != null && longitude != null),
    [props.points],
  );
  const [chosen, setView] = useState<View>();
  const [pointedAt, setPointedAt] = useState<string>();
  const [status, setStatus] = useState('');
  const markersAt = useMemo(() => clusterer(points), [points]);
  const everything = useMemo(() => around(points.map(spotOf), size), [points, size]);
  const view = useMemo(() => (chosen ? kept(chosen, size) : everything), [chosen, size, everything]);
  // A finger's events go to the marker that it came down on, and to nobody once that is gone: no other are drawn
  // meanwhile.
  const [held, setHeld] = useState<readonly Marker[]>();
  const onKeyDown = useGestures({
    frame,
    size,
    view,
    onChange: setView,
    onTouch: (touching) => setHeld(touching ? markersAt(view.zoom) : undefined),
  });
  const [reached, setReached] = useState(target);
  if (target !== reached) {
    setReached(target);
    if (target) setView(kept({ ...spotOf(target), zoom: Math.max(view.zoom, NEAR + 2) }, size));
  }

  const box = boxOf(view, size);
  useEffect(() => {
    const timer = setTimeout(() => onBox(box), 250);
    return () => clearTimeout(timer);
  }, [box, onBox]);

  const inView = ({ x, y }: Spot) => x > -30 && y > -30 && x < size.width + 30 && y < size.height + 30;
  const shown = (held ?? markersAt(view.zoom))
    .map((marker) => ({ marker, pixel: pixelOf(marker, view, size) }))
    .filter(({ pixel }) => inView(pixel));
  const corner = pixelOf({ x: 0, y: 0 }, view, size);
  const pointed = shown.find(({ marker }) => marker.key === pointedAt)?.marker;

  // Announced when the map has come to rest, but not for its first view.
  const inSight = shown.reduce((sum, { marker }) => sum + marker.count, 0);
  const said = `${universities(inSight)} in this part of the map, zoom level ${Math.round(view.zoom) + 2}`;
  const moved = chosen !== undefined || status !== '';
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => setStatus(said), 500);
    return () => clearTimeout(timer);
  }, [moved, said]);

  function press(marker: Marker) {
    if (marker.members.every(({ id }) => id !== null) && (marker.count === 1 || marker.opensAt > MAX_ZOOM)) {
      onChoose(marker.members);
      return;
    }
    setView(kept({ x: marker.x, y: marker.y, zoom: marker.opensAt }, size));
  }

  return (
    <div
      className={cx('relative overflow-hidden rounded-card border border-line bg-peacock-soft', className)}
    >
      <div
        ref={frame}
        role="region"
        aria-label="Map of the results. The arrow keys move it, plus and minus zoom. The list holds the same universities, each with a way to show it here."
        tabIndex={0}
        className="absolute inset-0 cursor-grab touch-none select-none -outline-offset-3 active:cursor-grabbing"
        onKeyDown={onKeyDown}
      >
        <svg aria-hidden width="100%" height="100%">
          <image
            href={world}
            x={corner.x}
            y={corner.y}
            width={worldSize(view.zoom)}
            height={worldSize(view.zoom)}
            preserveAspectRatio="none"
          />
          {shown.map(({ marker, pixel }) => (
            <MarkerDot
              key={marker.key}
              marker={marker}
              at={pixel}
              active={marker.members.some(({ id }) => id !== null && active.includes(id))}
              saved={marker.members.some(({ id }) => id !== null && saved(id))}
              onPoint={(over) => {
                setPointedAt(over ? marker.key : undefined);
                onActive(over ? marker.members.flatMap(({ id }) => id ?? []) : []);
              }}
              onPress={() => press(marker)}
            />
          ))}
          {pin && <Pin at={pixelOf(spotOf(pin), view, size)} />}
        </svg>
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
      {pointed && (
        // The name is shown here, because the row may be far down the list or not loaded yet.
        <p
          aria-hidden
          className="pointer-events-none absolute right-3 bottom-3 max-w-[50%] rounded-control border border-line bg-card px-3 py-1.5 text-sm font-medium shadow-raised"
        >
          {nameOf(pointed)}
        </p>
      )}
      <div className="absolute top-3 right-3 grid grid-flow-col overflow-hidden rounded-control border border-ink/25 bg-card shadow-raised @4xl:grid-flow-row">
        <MapButton
          label="Zoom in"
          disabled={view.zoom >= MAX_ZOOM}
          onClick={() => setView({ ...view, zoom: view.zoom + 1 })}
        >
          <Plus aria-hidden className="size-5" />
        </MapButton>
        <MapButton label="Zoom out" onClick={() => setView({ ...view, zoom: view.zoom - 1 })}>
          <Minus aria-hidden className="size-5" />
        </MapButton>
        <MapButton label="Show all results" onClick={() => setView(undefined)}>
          <Maximize aria-hidden className="size-5" />
        </MapButton>
      </div>
    </div>
  );
}

const universities = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'university' : 'universities'}`;

const nameOf = ({ count, members }: Marker) => (count === 1 && members[0]!.name) || universities(count);

interface MarkerDotProps {
  marker: Marker;
  at: Spot;
  active: boolean;
  saved: boolean;
  onPoint: (over: boolean) => void;
  onPress: () => void;
}

function MarkerDot({ marker, at, active, saved, onPoint, onPress }: MarkerDotProps) {
  const { count } = marker;
  const radius = count === 1 ? 8 : 12 + Math.min(Math.log2(count), 10) * 0.8;
  return (
    <g
      transform={`translate(${at.x} ${at.y})`}
      className="cursor-pointer"
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onClick={onPress}
    >
      <title>{nameOf(marker)}</title>
      {/* For the thumb. */}
      <circle r="22" fill="transparent" />
      <circle
        r={radius}
        strokeWidth={active ? 4 : 2}
        className={cx(
          active ? 'stroke-marigold' : 'stroke-card',
          saved && count === 1 ? 'fill-danger' : 'fill-peacock-deep',
        )}
      />
      {count > 1 && (
        <text
          textAnchor="middle"
          dy="0.35em"
          className="pointer-events-none fill-white text-xs font-semibold"
        >
          {count > 999 ? `${Math.round(count / 1000)}k` : count}
        </text>
      )}
    </g>
  );
}

/** Marks the place of the university under the pointer in the list. */
function Pin({ at }: { at: Spot }) {
  return (
    <path
      transform={`translate(${at.x} ${at.y})`}
      d="M0 0C-3-8-11-13-11-22a11 11 0 0 1 22 0C11-13 3-8 0 0Zm0-26a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z"
      fillRule="evenodd"
      strokeWidth="1.5"
      className="pointer-events-none fill-marigold stroke-ink"
    />
  );
}

interface MapButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function MapButton({ label, ...props }: MapButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-11 place-items-center border-r border-line last:border-0 @4xl:border-r-0 @4xl:border-b enabled:hover:bg-peacock-soft disabled:opacity-50"
      {...props}
    />
  );
}

import { select } from 'd3-selection';
import { zoom, type D3ZoomEvent } from 'd3-zoom';
import { useEffect, useLayoutEffect, useMemo, type KeyboardEvent, type RefObject } from 'react';
import { kept, MAX_ZOOM, minZoom, transformOf, viewOf, worldSize, type Size, type View } from './view';

/** Pixels that a press may move and still be a press. */
const PRESS = 5;
/** Pixels of an arrow key. */
const STEP = 80;

type ZoomEvent = D3ZoomEvent<HTMLDivElement, unknown>;

interface Gestures {
  frame: RefObject<HTMLDivElement | null>;
  size: Size;
  view: View;
  onChange: (view: View) => void;
  /** Fingers came down on the map, or left it. */
  onTouch: (touching: boolean) => void;
}

/** Dragging, pinching, ctrl and the wheel, and double presses, each as another view. Returns what does the same for a key. */
export function useGestures({ frame, size, view, onChange, onTouch }: Gestures) {
  const behavior = useMemo(
    () =>
      zoom<HTMLDivElement, unknown>()
        // Without Ctrl the wheel scrolls the page as anywhere; a pinch on a touchpad comes with it.
        .filter((event: MouseEvent) =>
          event.type === 'wheel' ? event.ctrlKey || event.metaKey : !event.ctrlKey && !event.button,
        )
        .wheelDelta((event) => -event.deltaY / 200)
        .clickDistance(PRESS)
        .duration(0)
        .extent([
          [0, 0],
          [size.width, size.height],
        ])
        .scaleExtent([worldSize(minZoom(size)), worldSize(MAX_ZOOM)])
        .constrain((transform) => transformOf(kept(viewOf(transform, size), size), size)),
    [size],
  );

  useEffect(() => {
    const map = select(frame.current!).call(behavior);
    return () => void map.on('.zoom', null);
  }, [frame, behavior]);
  useLayoutEffect(() => {
    // It starts from what shows, and need not tell that.
    behavior.on('start zoom end', null).transform(select(frame.current!), transformOf(view, size));
    behavior
      .on('start', ({ sourceEvent }: ZoomEvent) => onTouch(sourceEvent.type === 'touchstart'))
      .on('zoom', ({ transform }: ZoomEvent) => onChange(viewOf(transform, size)))
      .on('end', () => onTouch(false));
  });

  return (event: KeyboardEvent) => {
    const step = STEP / worldSize(view.zoom);
    const steps: Record<string, Partial<View>> = {
      ArrowLeft: { x: view.x - step },
      ArrowRight: { x: view.x + step },
      ArrowUp: { y: view.y - step },
      ArrowDown: { y: view.y + step },
      '+': { zoom: view.zoom + 1 },
      '=': { zoom: view.zoom + 1 },
      '-': { zoom: view.zoom - 1 },
    };
    const change = steps[event.key];
    if (!change || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChange({ ...view, ...change });
  };
}

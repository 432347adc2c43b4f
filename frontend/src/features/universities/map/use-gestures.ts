import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { moved, zoomed, type Size, type View } from './view';

/** Pixels that a press may move and still be a press. */
const PRESS = 5;
/** Pixels of an arrow key. */
const STEP = 80;

type Change = (next: (view: View) => View) => void;

/** Dragging, pinching, ctrl and the wheel, double presses and keys, each as a change of the view. */
export function useGestures(element: RefObject<HTMLElement | null>, size: Size, change: Change) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  /** Pixels moved since the first pointer came down. */
  const travelled = useRef(0);

  /** Pixels from the middle of the map. */
  const fromMiddle = (event: { clientX: number; clientY: number }) => {
    const { left, top } = element.current!.getBoundingClientRect();
    return { x: event.clientX - left - size.width / 2, y: event.clientY - top - size.height / 2 };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Without it the page scrolls as anywhere; a pinch on a touchpad comes with it.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const at = fromMiddle(event);
    change((view) => zoomed(view, -event.deltaY / 200, size, at));
  });
  useEffect(() => {
    const target = element.current;
    const listener = (event: WheelEvent) => onWheel(event);
    // React's own listener could not keep the page from zooming.
    target?.addEventListener('wheel', listener, { passive: false });
    return () => target?.removeEventListener('wheel', listener);
  }, [element]);

  function onPointerDown(event: PointerEvent) {
    if (pointers.current.size === 0) travelled.current = 0;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const dx = now.x - before.x;
    const dy = now.y - before.y;
    travelled.current += Math.hypot(dx, dy);
    if (travelled.current <= PRESS) return;
    // From here on it is a drag, also outside the map.
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, now);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      change((view) => moved(view, dx, dy, size));
      return;
    }
    const apart = (a: typeof now) => Math.max(Math.hypot(a.x - other.x, a.y - other.y), 1);
    const at = fromMiddle({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
    change((view) =>
      moved(zoomed(view, Math.log2(apart(now) / apart(before)), size, at), dx / 2, dy / 2, size),
    );
  }

  const onPointerUp = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onDoubleClick: (event: MouseEvent) => {
      const at = fromMiddle(event);
      change((view) => zoomed(view, 1, size, at));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const steps: Record<string, (view: View) => View> = {
        ArrowLeft: (view) => moved(view, STEP, 0, size),
        ArrowRight: (view) => moved(view, -STEP, 0, size),
        ArrowUp: (view) => moved(view, 0, STEP, size),
        ArrowDown: (view) => moved(view, 0, -STEP, size),
        '+': (view) => zoomed(view, 1, size),
        '=': (view) => zoomed(view, 1, size),
        '-': (view) => zoomed(view, -1, size),
      };
      const step = steps[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      change(step);
    },
    /** Whether the click that just came ended a drag. */
    dragged: () => travelled.current > PRESS,
  };
}

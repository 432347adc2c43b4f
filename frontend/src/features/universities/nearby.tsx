import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Entries in each part of a long list, divisible by every number of columns. */
const PART = 12;

/** A list in parts, each with the index of its first entry. */
export const partsOf = <T,>(items: readonly T[]): { start: number; items: readonly T[] }[] =>
  Array.from({ length: Math.ceil(items.length / PART) }, (_, i) => ({
    start: i * PART,
    items: items.slice(i * PART, (i + 1) * PART),
  }));

/**
 * Renders its children only near the view; elsewhere it keeps their height. So a thousand cards cost no more than
 * thirty. With `keep` it always renders.
 */
export function Nearby({ keep = false, children }: { keep?: boolean; children: () => ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const element = frame.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        if (isIntersecting) setHeight(undefined);
        // A part that is hidden or contains the focus stays as it is.
        else if (boundingClientRect.width > 0 && !element.contains(document.activeElement))
          setHeight(boundingClientRect.height);
      },
      { rootMargin: '1000px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const gone = height !== undefined && !keep;
  return (
    <div ref={frame} style={gone ? { height } : undefined}>
      {!gone && children()}
    </div>
  );
}

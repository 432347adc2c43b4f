import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Parts of a long list; divisible by the columns of every width. */
const PART = 12;

/** A list in parts, of which each knows where it begins. */
export const partsOf = <T,>(items: readonly T[]): { start: number; items: readonly T[] }[] =>
  Array.from({ length: Math.ceil(items.length / PART) }, (_, i) => ({
    start: i * PART,
    items: items.slice(i * PART, (i + 1) * PART),
  }));

/** What is only there while it is near the view; far from it, it is as high as it was, unless it is to `keep`. A thousand cards cost no more than thirty. */
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
        // What is hidden, or has the focus, stays as it is.
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

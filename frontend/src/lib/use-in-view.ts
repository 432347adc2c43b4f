import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back whenever the element comes within `margin` of the view. */
export function useInView(ref: RefObject<Element | null>, onEnter: () => void, margin = '800px') {
  const enter = useEffectEvent(onEnter);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    // A busy page gets several entries at once; only the last one counts.
    const observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && enter(), {
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
}

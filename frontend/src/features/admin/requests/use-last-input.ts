import { useEffect, useRef } from 'react';

const inputs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** When somebody last moved, pressed or turned something, in milliseconds; in a ref, so that nothing is rendered. */
export function useLastInput() {
  const last = useRef(-Infinity);
  useEffect(() => {
    const note = () => {
      last.current = Date.now();
    };
    for (const name of inputs) window.addEventListener(name, note, { passive: true });
    return () => {
      for (const name of inputs) window.removeEventListener(name, note);
    };
  }, []);
  return last;
}

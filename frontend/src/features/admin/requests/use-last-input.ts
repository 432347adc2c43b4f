import { useEffect, useRef } from 'react';

const inputs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Time of the last input by pointer, key or wheel, in milliseconds. It is a ref, so that input renders nothing. */
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

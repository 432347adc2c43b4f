import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds for which the panel is shown. */
const DURATION = 3_000;

/** Replaces the form after a request was stored, and takes the focus. */
export function ThankYou({ onEnd }: { onEnd: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => end(), DURATION);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={panel} tabIndex={-1} className="grid items-center">
      {/* On a phone the form it replaces is taller than the screen: the words stay in view. */}
      <div className="sticky top-24 bottom-28 grid justify-items-center gap-3 text-center">
        <CircleCheck aria-hidden className="size-14 text-peacock" />
        <h3 className="text-2xl">Thank You</h3>
        <p className="max-w-[20em] text-ink-soft">
          We have received your request. Our team will contact you within 24 hours.
        </p>
      </div>
    </div>
  );
}

import { useRef, useState } from 'react';
import { useGetResponseTime } from '@/api/generated/consultations';
import { within } from '@/lib/durations';
import { useInView } from '@/lib/use-in-view';

/** How soon families had a first answer. Asked for when somebody comes near it; nothing while too few were answered. */
export function ResponseTime() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useInView(place, () => setNear(true));
  const { data } = useGetResponseTime({ query: { enabled: near } });
  const { medianMinutes, p90Minutes, requests, days } = data ?? {};
  return (
    <div ref={place}>
      {medianMinutes != null && p90Minutes != null && (
        <p className="mt-4 text-ink-soft">
          In the last {days} days, half of all families had a first answer within{' '}
          <strong className="font-semibold text-ink">{within(medianMinutes)}</strong>; nine in ten within{' '}
          <strong className="font-semibold text-ink">{within(p90Minutes)}</strong> (
          {requests?.toLocaleString('en-US')} requests).
        </p>
      )}
    </div>
  );
}

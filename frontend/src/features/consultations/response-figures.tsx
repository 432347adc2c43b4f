import { useGetResponseTime } from '@/api/generated/consultations';
import { within } from '@/lib/durations';

/** How soon families had a first answer; nothing while too few were answered. */
export default function ResponseFigures() {
  const { data } = useGetResponseTime();
  const { medianMinutes, p90Minutes, requests, days } = data ?? {};
  if (medianMinutes == null || p90Minutes == null) return null;
  return (
    <p className="mt-4 text-ink-soft">
      Of the {requests?.toLocaleString('en-US')} requests that we first answered in the last {days} days, half
      had the answer within <strong className="font-semibold text-ink">{within(medianMinutes)}</strong>; nine
      in ten within <strong className="font-semibold text-ink">{within(p90Minutes)}</strong>.
    </p>
  );
}

import { useSyncExternalStore } from 'react';
import { followServerTime, serverNow } from '@/lib/server-time';

const MINUTE = 60_000;
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "20 November" of a day like "2026-11-20". */
export const dayName = (day: string) => (day ? dayFormat.format(new Date(day)) : 'a day not known');

/** "20 min", "18 h", "3 days", rounded down. */
export function roughly(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE));
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return `${minutes} min`;
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** "45 min", "1 h 35 min", "26 h" */
export function minutesInWords(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 1) return 'under 1 min';
  const hours = Math.floor(whole / 60);
  if (hours < 1) return `${whole} min`;
  return hours < 10 && whole % 60 > 0 ? `${hours} h ${whole % 60} min` : `${hours} h`;
}

/** The time left until the promised answer is due, or how long it is overdue. */
export function timeLeft(dueAt: string, now: number): { text: string; state: 'calm' | 'soon' | 'overdue' } {
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return { text: `Overdue by ${roughly(-left)}`, state: 'overdue' };
  return { text: `${roughly(left)} left`, state: left < 6 * 60 * MINUTE ? 'soon' : 'calm' };
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all components that show the time. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), MINUTE / 2);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const toHalfMinute = (time: number) => Math.floor(time / (MINUTE / 2)) * (MINUTE / 2);

/** The time in milliseconds, rounded to half a minute. Only components that use it are rendered again. */
export const useNow = () => useSyncExternalStore(subscribe, () => toHalfMinute(Date.now()));

function subscribeToServer(listener: () => void) {
  const ends = [subscribe(listener), followServerTime(listener)];
  return () => ends.forEach((end) => end());
}

/** The same by the server's clock, to compare with times that the server has written. */
export const useServerNow = () => useSyncExternalStore(subscribeToServer, () => toHalfMinute(serverNow()));

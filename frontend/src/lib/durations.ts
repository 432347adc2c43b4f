/** "35 minutes", "4 hours", "3 days": rounded up, because somebody is to hear that it took no longer. */
export function within(minutes: number): string {
  const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
  if (minutes <= 90) return counted(Math.max(1, Math.ceil(minutes)), 'minute');
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? counted(hours, 'hour') : counted(Math.ceil(hours / 24), 'day');
}

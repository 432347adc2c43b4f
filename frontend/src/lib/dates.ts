/** Dates have no time of day, so they are read as UTC to be the same everywhere. */
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "20 November 2026" for an ISO date. */
export const formatDate = (iso: string) => dateFormat.format(new Date(iso));

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "November 2026" for an ISO month. */
export const formatMonth = (iso: string) => monthFormat.format(new Date(iso));

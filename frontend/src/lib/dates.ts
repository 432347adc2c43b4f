export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "20 November 2026" for an ISO date. Not by Intl, whose first format takes longer than the rest of a page's start. */
export const formatDate = (iso: string) => `${Number(iso.slice(8, 10))} ${formatMonth(iso)}`;

/** "November 2026" for an ISO month. */
export const formatMonth = (iso: string) => `${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;

export * from './comparisons/comparisons.ts';
export * from './consultations/consultations.ts';
export * from './health/health.ts';
export * from './mails/mails.ts';
export * from './newsletter/newsletter.ts';
export * from './shortlist/shortlist.ts';
export * from './universities/universities.ts';
export * from './users/users.ts';

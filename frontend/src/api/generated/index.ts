export * from './comparisons/comparisons';
export * from './consultations/consultations';
export * from './health/health';
export * from './newsletter/newsletter';
export * from './shortlist/shortlist';
export * from './universities/universities';
export * from './users/users';

export * from './admin/admin';
export * from './consultations/consultations';
export * from './health/health';
export * from './mails/mails';
export * from './newsletter/newsletter';
export * from './shortlist/shortlist';
export * from './universities/universities';
export * from './users/users';

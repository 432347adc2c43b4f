export * from './add-to-shortlist.ts';
export * from './remove-from-shortlist.ts';
export * from './get-shortlist.ts';

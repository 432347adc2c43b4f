export * from './list-universities.ts';
export * from './get-university-by-slug.ts';
export * from './list-university-links.ts';
export * from './list-university-points.ts';
export * from './get-university.ts';

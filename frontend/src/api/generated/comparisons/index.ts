export * from './list-comparisons.ts';
export * from './share-comparison.ts';
export * from './get-shared-comparison.ts';
export * from './revoke-comparison.ts';

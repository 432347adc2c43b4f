export * from './get-liveness.ts';
export * from './get-readiness.ts';
export * from './get-metrics.ts';

// The workers of this run call their templates of databases by it; they inherit the environment of this process.
process.env.TEST_TEMPLATE ??= `template_${process.pid}`;

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*spec.ts'],
  testRunner: '<rootDir>/test/support/native-runner.mjs',
  globalTeardown: '<rootDir>/test/support/drop-templates.mjs',
  // A busy machine makes a template in a minute; what never comes fails all the same.
  testTimeout: 180_000,
  // A worker waits for its database half of the time, so two of them fill even two cores, where Jest would start one.
  maxWorkers: 2,
  // Half a second by default, in which a worker of a busy machine may not get a turn: Jest then kills it.
  workerGracefulExitTimeout: 30_000,
};

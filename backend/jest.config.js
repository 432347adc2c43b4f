// The workers of this run call their templates of databases by it; they inherit the environment of this process.
process.env.TEST_TEMPLATE ??= `template_${process.pid}`;

/** Backend tests run as native ES modules; swc keeps the decorators' metadata. */
export default {
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // An ES module that @fastify/static requires, which Jest cannot do: for downloads, of which there are none.
    '^content-disposition$': '<rootDir>/test/support/no-downloads.cjs',
  },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'nodenext' },
      },
    ],
  },
  globalTeardown: '<rootDir>/test/support/drop-templates.mjs',
  // A busy machine makes a template in a minute; what never comes fails all the same.
  testTimeout: 180_000,
  // A worker waits for its database half of the time, so two of them fill even two cores, where Jest would start one.
  maxWorkers: 2,
  // Half a second by default, in which a worker of a busy machine may not get a turn: Jest then kills it.
  workerGracefulExitTimeout: 30_000,
};

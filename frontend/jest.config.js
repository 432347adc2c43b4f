const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

const common = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  transform: {
    '^.+\\.(tsx?|m?js)$': ['<rootDir>/src/test/vite-transform.cjs', swc],
    '\\.md$': '<rootDir>/src/test/markdown-transform.cjs',
  },
  // These exist as modules only.
  transformIgnorePatterns: ['/node_modules/(?!(d3-[a-z]+|internmap|supercluster|kdbush)/)'],
  moduleNameMapper: {
    // Its own build is for bundlers and servers that know ES modules.
    '^marked$': '<rootDir>/../node_modules/marked/lib/marked.umd.js',
    // What Vite makes of files.
    '\\.(svg|css)$': '<rootDir>/src/test/file.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
};

export default {
  // Jest would start one on two cores.
  maxWorkers: 2,
  // Half a second by default, in which a worker of a busy machine may not get a turn: Jest then kills it.
  workerGracefulExitTimeout: 30_000,
  // A busy machine types slowly.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'logic',
      testEnvironment: 'node',
      testMatch: ['**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
    },
    {
      ...common,
      displayName: 'components',
      testEnvironment: '<rootDir>/src/test/jsdom-environment.cjs',
      testMatch: ['**/*.spec.tsx'],
      // The packages' server builds: the tests render on the server as well as in the browser.
      testEnvironmentOptions: { customExportConditions: ['node'] },
      setupFiles: ['<rootDir>/src/test/environment.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts', '<rootDir>/src/test/setup-components.ts'],
    },
  ],
};

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

export default {
  testEnvironment: '<rootDir>/src/test/jsdom-environment.cjs',
  // Jest would start one on two cores.
  maxWorkers: 2,
  // A busy machine types slowly.
  testTimeout: 30_000,
  // The packages' server builds: the tests render on the server as well as in the browser.
  testEnvironmentOptions: { customExportConditions: ['node'] },
  roots: ['<rootDir>/src'],
  setupFiles: ['<rootDir>/src/test/environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  transform: {
    '^.+\\.(tsx?|m?js)$': ['<rootDir>/src/test/vite-transform.cjs', swc],
    '\\.md$': '<rootDir>/src/test/markdown-transform.cjs',
  },
  // These exist as modules only.
  transformIgnorePatterns: ['/node_modules/(?!(d3-geo|d3-array|internmap|supercluster|kdbush)/)'],
  moduleNameMapper: {
    // Its own build is for bundlers and servers that know ES modules.
    '^marked$': '<rootDir>/../node_modules/marked/lib/marked.umd.js',
    // What Vite makes of files.
    '\\.(svg|css)$': '<rootDir>/src/test/file.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
};

import { defineConfig, type OutputOptions } from 'orval';

const input = '../openapi.json';

// Both write the same file of types beside what they make.
const output = {
  target: 'src/api/generated',
  httpClient: 'fetch',
  urlEncodeParameters: true,
  override: {
    mutator: { path: 'src/api/http.ts', name: 'http' },
    fetch: { includeHttpResponseReturnType: false, forceSuccessResponse: true },
  },
} satisfies OutputOptions;

export default defineConfig({
  // <tag>/<tag>.ts: hooks, for components.
  hooks: { input, output: { ...output, client: 'react-query', mode: 'tags-split', clean: true } },
  // <tag>.ts: functions alone, for loaders and other code without React.
  functions: { input, output: { ...output, client: 'fetch', mode: 'tags' } },
});

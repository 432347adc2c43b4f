import { defineConfig, type OutputOptions } from 'orval';

const input = '../openapi.json';

/** What answers with pages that are read one after the other; what is asked for by a button; what answers with a file. */
const list = {
  mutator: { path: 'src/api/list-page.ts', name: 'httpList', inferred: true },
  query: { useInfinite: true, useInfiniteQueryParam: 'cursor' },
};
const onDemand = { query: { useQuery: false, useMutation: true } };
const file = { ...onDemand, mutator: { path: 'src/api/file.ts', name: 'httpFile', inferred: true } };

// Both write the same file of types beside what they make.
const output = {
  target: 'src/api/generated',
  httpClient: 'fetch',
  urlEncodeParameters: true,
  override: {
    mutator: { path: 'src/api/http.ts', name: 'http' },
    fetch: { includeHttpResponseReturnType: false, forceSuccessResponse: true },
    operations: {
      listConsultationRequests: list,
      listNewsletterSubscribers: list,
      listUniversities: list,
      exportConsultationRequests: file,
      exportNewsletterSubscribers: file,
      exportMyData: onDemand,
    },
  },
} satisfies OutputOptions;

export default defineConfig({
  // <tag>/<tag>.ts: hooks, for components.
  hooks: { input, output: { ...output, client: 'react-query', mode: 'tags-split', clean: true } },
  // <tag>.ts: functions alone, for loaders and other code without React.
  functions: { input, output: { ...output, client: 'fetch', mode: 'tags' } },
});

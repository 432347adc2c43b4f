import { defineConfig } from 'orval';

/** What answers with pages that are read one after the other. */
const list = {
  mutator: { path: 'src/api/list-page.ts', name: 'httpList', inferred: true },
  query: { useInfinite: true, useInfiniteQueryParam: 'cursor' },
};
/** What is asked for by a button. */
const onDemand = { query: { useQuery: false, useMutation: true } };
const file = { ...onDemand, mutator: { path: 'src/api/file.ts', name: 'httpFile', inferred: true } };

export default defineConfig({
  api: {
    input: '../openapi.json',
    output: {
      target: 'src/api/generated',
      // A file for each operation, with its function and its hook: a page loads only those it uses.
      mode: 'tags-operations',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      // Which types it need not declare depends on the version of TypeScript, which stands there.
      packageJson: '../package.json',
      urlEncodeParameters: true,
      override: {
        mutator: { path: 'src/api/http.ts', name: 'http' },
        query: { version: 5 },
        fetch: { includeHttpResponseReturnType: false, forceSuccessResponse: true },
        operations: {
          listConsultationRequests: list,
          listNewsletterSubscribers: list,
          listStudents: list,
          listUniversities: list,
          exportConsultationRequests: file,
          exportNewsletterSubscribers: file,
          exportMyData: onDemand,
        },
      },
    },
  },
});

import { defineConfig } from 'orval';

export default defineConfig({
  api: {
    input: '../openapi.json',
    output: {
      target: 'src/api/generated',
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      urlEncodeParameters: true,
      override: {
        mutator: { path: 'src/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false, forceSuccessResponse: true },
      },
    },
  },
});

import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import express from 'express';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { apiDocument } from '../openapi.js';

const ASSETS = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const FILES = ['swagger-ui.css', 'index.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

// Nest's own page has inline styles, which the content security policy refuses.
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>API documentation</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/index.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;
const START = `SwaggerUIBundle({ url: '/api/docs-json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null });\n`;

/** Swagger UI at /api/docs and the document at /api/docs-json, without third-party hosts. */
export function serveApiDocs(app: NestExpressApplication): void {
  let document: OpenAPIObject | undefined;
  const router = express.Router();
  router.get('/docs-json', (_request, response) => {
    response.json((document ??= apiDocument(app)));
  });
  router.get('/docs', (_request, response) => {
    response.type('html').send(PAGE);
  });
  router.get('/docs/start.js', (_request, response) => {
    response.type('js').send(START);
  });
  for (const file of FILES) {
    router.get(`/docs/${file}`, (_request, response) => {
      response.sendFile(file, { root: ASSETS });
    });
  }
  app.use('/api', router);
}

import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Public } from '../common/access.js';
import { type Answer, answerOf, sendAnswer } from '../common/answers.js';
import { notFound } from '../common/id-param.js';

const ASSETS = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'index.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

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
@ApiExcludeController()
@Controller()
export class ApiDocsController {
  /** Describes the application, which hands this over once it is there. */
  describe!: () => OpenAPIObject;

  private document?: Answer;
  private readonly page = answerOf(Buffer.from(PAGE), 'text/html; charset=utf-8');
  private readonly files = new Map<string, Answer>([
    ['start.js', answerOf(Buffer.from(START), 'text/javascript; charset=utf-8')],
  ]);

  @Get('docs-json')
  @Public()
  async sendDocument(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.document ??= answerOf(
      Buffer.from(JSON.stringify(this.describe())),
      'application/json; charset=utf-8',
    );
    await sendAnswer(request, reply, this.document);
  }

  @Get('docs')
  @Public()
  async sendDocs(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await sendAnswer(request, reply, this.page);
  }

  @Get('docs/:file')
  @Public()
  async sendDocsFile(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendAnswer(request, reply, this.fileNamed(file));
  }

  private fileNamed(name: string): Answer {
    let answer = this.files.get(name);
    if (answer) return answer;
    const type = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
    if (!type) throw notFound('file');
    answer = answerOf(readFileSync(join(ASSETS, name)), type);
    this.files.set(name, answer);
    return answer;
  }
}

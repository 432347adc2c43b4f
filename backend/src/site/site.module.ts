import { Global, Module } from '@nestjs/common';
import { ServeStaticModule } from '@nestjs/serve-static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { REVALIDATED } from '../common/answers.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { RENDER_POSTED } from '../http/plain-form.js';
import { UniversitiesModule } from '../universities/universities.module.js';
import { ApiDocsController } from './api-docs.controller.js';
import {
  CLIENT_FILES,
  FRONTEND,
  type FrontendServer,
  loadFrontendServer,
  postedPages,
} from './frontend-build.js';
import { Pages } from './pages.service.js';
import { SiteController } from './site.controller.js';

/** Names of these files change with their content. */
const HASHED = 'public, max-age=31536000, immutable';

/**
 * Mends what @fastify/send makes wrong of ranges (RFC 9110, 14). It takes them with other methods than GET, takes one that
 * ends before it begins, refuses the last bytes when more are wanted than there are, and continues a download by a weak
 * tag. Of several ranges the whole file is sent.
 */
function withMendedRange(path: string, root: string, { method, raw: { headers } }: FastifyRequest): boolean {
  const { range } = headers;
  const tag = headers['if-range']?.toString();
  if (range === undefined) return true;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const isNone = first === undefined || !(first || last) || (first && last && Number(last) < Number(first));
  if (method !== 'GET' || isNone || (tag && !/^"[^"]*"$/.test(tag))) delete headers.range;
  // To be compared with its own tags, which are weak.
  else if (tag) headers['if-range'] = `W/${tag}`;
  if (first === '' && last && Number(last) > statSync(join(root, path)).size) headers.range = 'bytes=0-';
  return true;
}

function sendWithFile(reply: FastifyReply, path: string, { size, mtime }: Stats): void {
  reply.headers({
    'cache-control': path.includes('/assets/') ? HASHED : REVALIDATED,
    // As @fastify/send makes it but strong: the same name, size and time are the same bytes.
    etag: `"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
    vary: 'accept-encoding',
  });
}

/** The site: files from disk, pages from memory, the API's documentation. Global: posted forms are answered with pages. */
@Global()
@Module({
  imports: [
    UniversitiesModule,
    ServeStaticModule.forRoot({
      rootPath: CLIENT_FILES,
      // An address that nobody asks for: serve-static answers it with a page of its own, and must not take another.
      renderPath: '/assets/-',
      serveStaticOptions: {
        // Not what the server itself reads, and not the compressed variants as files of their own.
        globIgnore: ['index.html', 'pages/**', '.vite/**', '**/*.br', '**/*.gz'],
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: sendWithFile,
        allowedPath: withMendedRange,
      } as object,
    }),
  ],
  controllers: [SiteController, ApiDocsController],
  providers: [
    Pages,
    { provide: FRONTEND, useFactory: loadFrontendServer },
    {
      provide: RENDER_POSTED,
      inject: [FRONTEND, CONFIG],
      useFactory: (frontend: FrontendServer, { site }: Config) => postedPages(frontend, site),
    },
  ],
  exports: [RENDER_POSTED],
})
export class SiteModule {}

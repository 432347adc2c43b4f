import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { headersOf, type JsonPage } from '../common/paging.js';
import { type Answer, type Encoding, ENCODINGS, variantOf } from '../common/memory.js';

const MAX_LISTS = 1_000;
const MAX_BYTES = 48_000_000;
/** An address that is longer is nobody's favourite. */
const MAX_ADDRESS = 500;
const ROUTE = '/api/universities';

/** Quick rather than small: a list is kept for a minute. */
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/**
 * Lists that were sent, under the address that asked for them, as long as their page is good: whoever asks for the same
 * gets them from memory.ts, without checking the same question again. Compressed from the second asking on.
 */
@Injectable()
export class KeptLists {
  private readonly lists = new LRUCache<string, Answer>({
    max: MAX_LISTS,
    maxSize: MAX_BYTES,
    // Compressed they are less than half as large again.
    sizeCalculation: ({ identity }, url) => Math.ceil(identity.body.length * 1.5) + url.length,
  });

  get(url: string): Answer | undefined {
    return this.lists.get(url);
  }

  keep(request: Request, page: JsonPage): void {
    const { originalUrl: url } = request;
    const left = (page.until ?? 0) - performance.now();
    if (url.length > MAX_ADDRESS || left <= 0) return;
    const known = this.lists.get(url);
    if (known && known.identity.etag === page.etag) {
      const encoding = ENCODINGS.find((name) => request.acceptsEncodings(name) === name);
      if (encoding && !known[encoding]) void addCompressed(known, encoding).catch(() => undefined);
      return;
    }
    const headers = [...headersOf(request, page).flat(), 'Vary', 'Accept-Encoding'];
    const identity = variantOf(page.body, page.etag!, headers);
    this.lists.set(url, { identity, route: ROUTE }, { ttl: left });
  }
}

async function addCompressed(answer: Answer, encoding: Encoding): Promise<void> {
  const { body, etag, headers } = answer.identity;
  answer[encoding] = variantOf(await compress[encoding](body), etag, [
    ...headers,
    'Content-Encoding',
    encoding,
  ]);
}

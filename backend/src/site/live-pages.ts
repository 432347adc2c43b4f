import { LRUCache } from 'lru-cache';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { documentOf, type FrontendServer, type PageSource } from './frontend-build.js';
import { type Answer, answerOf } from '../common/answers.js';
import type { SiteSettings } from '../config/site-settings.dto.js';

const MAX_BYTES = 48_000_000;
/** Beside the brotli variant the gzip one, which is made when it is asked for. */
const WITH_GZIP = 2.3;
/** Rows change only when an instance starts and seeds them. */
const TTL_MS = 10 * 60_000;
/** While the database is away an old page serves on for so long before the next attempt. */
const RETRY_MS = 5_000;

/**
 * Pages that show what is in the database: rendered when they are first asked for, once for all who wait, then kept
 * within bounds.
 */
export class LivePages {
  private readonly pages: LRUCache<string, Answer>;
  private readonly fill;

  constructor(frontend: FrontendServer, settings: SiteSettings, source: PageSource) {
    this.fill = documentOf(settings);
    this.pages = new LRUCache<string, Answer>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ compressed }) => Math.ceil(compressed.br!.length * WITH_GZIP),
      ttl: TTL_MS,
      noDeleteOnStaleGet: true,
      fetchMethod: async (page, old, { options }) => {
        try {
          const rendered = await frontend.renderPage(page, settings, source);
          return rendered.status === 200 ? compact(this.fill(rendered)) : undefined;
        } catch (error) {
          if (!old) throw error;
          options.ttl = RETRY_MS;
          return old;
        }
      },
    });
  }

  /** A page that is ready. */
  get(page: string): Answer | undefined {
    return this.pages.get(page);
  }

  /**
   * @returns the page, or undefined when what it shows does not exist
   * @throws what the source throws, unless an older copy of the page can be given instead
   */
  read(page: string): Promise<Answer | undefined> {
    return this.pages.fetch(page);
  }
}

/**
 * A page compressed only, which is a seventh of its length; few clients ask for it as it is. Compressed at once: in
 * other threads 1,200 pages leave 100 MB behind that nobody uses, and it takes 2 ms.
 */
function compact(html: string): Answer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7 };
  const br = brotliCompressSync(html, { params });
  const { etag, headers } = answerOf(br, 'text/html; charset=utf-8');
  return {
    etag,
    headers,
    compressed: { br },
    get body() {
      return brotliDecompressSync(br);
    },
  };
}

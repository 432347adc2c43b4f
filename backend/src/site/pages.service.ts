import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { extname } from 'node:path';
import { type Answer, answerOf } from '../common/answers.js';
import { isDatabaseAway } from '../common/database-errors.js';
import { ProblemException } from '../common/problem.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { UniversityPagesService } from '../universities/university-pages.service.js';
import { discoveryFiles, securityText } from './discovery.js';
import { documentOf, FRONTEND, type FrontendServer } from './frontend-build.js';
import { LivePages } from './live-pages.js';
import { pagesFor } from './prerendered.js';

/** A page as the answer to an address. */
export interface FoundPage {
  status: 200 | 404 | 503;
  answer: Answer;
}

/** Where that which an address showed is now. */
export interface MovedPage {
  location: string;
}

const html = (document: Buffer) => answerOf(document, 'text/html; charset=utf-8');

/** Every page of the site, ready to be sent, by the address that asks for it. */
@Injectable()
export class Pages implements OnApplicationBootstrap {
  /** By path, with the query if that says something. */
  private readonly ready = new Map<string, FoundPage>();
  /** What is made from the pages for search engines and language models. */
  private readonly texts = new Map<string, Answer>();
  private readonly live: LivePages;
  private away!: Answer;

  constructor(
    @Inject(FRONTEND) private readonly frontend: FrontendServer,
    @Inject(CONFIG) private readonly config: Config,
    private readonly universities: UniversityPagesService,
  ) {
    this.live = new LivePages(frontend, config.site, universities);
  }

  async onApplicationBootstrap(): Promise<void> {
    const { site, port } = this.config;
    const documents = await pagesFor(this.frontend, site);
    for (const [page, document] of documents) {
      const path = page.split('?', 1)[0]!;
      // Variants of a page come after it, and have its status.
      const { status } = this.ready.get(path) ?? this.frontend.resolvePage(path, site);
      this.ready.set(page, { status, answer: html(document) });
    }
    const { missing: away = '' } = this.frontend.resolvePage(this.frontend.universityPath('any'), site);
    const rendered = await this.frontend.renderPage(away, site, this.frontend.awaySource);
    this.away = html(Buffer.from(documentOf(site)(rendered)));

    const slugs = await this.universities.slugs();
    const paths = slugs.map((slug) => this.frontend.universityPath(slug));
    const origin = site.publicUrl || `http://localhost:${port}`;
    const files = discoveryFiles(documents, this.frontend.universityLists, paths, origin, site.brand);
    files.set('/.well-known/security.txt', securityText(site.email, origin));
    for (const [path, { type, body }] of files)
      this.texts.set(path, answerOf(Buffer.from(body), `${type}; charset=utf-8`));
  }

  /**
   * @param address path and query, the path as a person reads it
   * @param acceptsHtml whether a person asked rather than a page that needs a script, a style or an image
   * @throws ProblemException 404 for a file that is missing, which is never answered with a page
   */
  async find(address: string, acceptsHtml: boolean): Promise<FoundPage | MovedPage> {
    const [path] = address.split('?', 1) as [string];
    const known = this.ready.get(path);
    if (known) return (path !== address && this.variantOf(address)) || known;
    const other = this.live.get(path) ?? this.texts.get(path);
    if (other) return { status: 200, answer: other };
    if (path.startsWith('/assets/') || (extname(path) !== '' && !acceptsHtml))
      throw new ProblemException(404, 'There is no such file.');
    const { page, status, missing } = this.frontend.resolvePage(
      path.replaceAll('%', '%25'),
      this.config.site,
    );
    if (missing !== undefined) return this.findLive(page, missing);
    const { answer } = this.variantOf(page + address.slice(path.length)) ?? this.ready.get(page)!;
    return { status, answer };
  }

  /** What an address with a query shows, if that is another page than without it. */
  private variantOf(address: string): FoundPage | undefined {
    const variant = this.frontend.variantOf(address);
    return variant === undefined ? undefined : this.ready.get(variant);
  }

  private async findLive(page: string, missing: string): Promise<FoundPage | MovedPage> {
    try {
      const answer = await this.live.read(page);
      if (answer) return { status: 200, answer };
      // Only a page about a university can have moved; no university has the slug of another page.
      const successor = await this.universities.successorOf(page.split('/').at(-1)!);
      return successor ? { location: this.frontend.universityPath(successor) } : this.ready.get(missing)!;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return { status: 503, answer: this.away };
    }
  }
}

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { loadConfig } from '../src/config/config.js';
import { scriptInPages } from '../src/site/frontend-build.js';
import { DESTINATIONS } from '../src/universities/destinations.js';
import type { UniversityLink, UniversityPage } from '../src/universities/universities.dto.js';
import { startApp, type TestApp } from './support/app.js';
import { client } from './support/http.js';
import { type RawReply, readRaw } from './support/raw.js';
import { statementsDuring } from './support/statements.js';

const ORIGIN = 'https://meridian.test';
const MELBOURNE = '/universities/the-university-of-melbourne';

let server: TestApp;
const page = (path: string, headers = {}, method?: string) => readRaw(server.url + path, headers, method);
const api = (path: string) => client(server.url)('GET', path);
const withoutOwnScript = (html: string) => html.replace(`<script>${scriptInPages()}</script>`, '');
const textOf = (pattern: RegExp, html: string) => pattern.exec(html)?.[1];

beforeAll(async () => {
  server = await startApp({ site: { ...loadConfig({}).site, publicUrl: ORIGIN } });
});
afterAll(() => server?.close());

it.each([
  [
    'university-of-california-davis',
    'University of California, bachelor’s for fall 2027',
    'harvard-university',
  ],
  ['university-of-toronto', 'Toronto, bachelor’s: 15 January 2027', 'toronto-metropolitan-university'],
  [
    'university-of-british-columbia-okanagan-campus',
    'Bachelor’s for September 2027: UBC',
    'university-of-alberta',
  ],
  [
    'simon-fraser-university',
    'Simon Fraser, bachelor’s: apply by 31 January',
    'university-of-northern-british-columbia',
  ],
  ['sciences-po', 'Sciences Po bachelor', 'sciences-po-lyon'],
  ['university-of-otago', 'Otago: 15 November', 'otago-polytechnic'],
  ['university-of-otago', 'Otago: 15 November', 'university-of-auckland'],
])('%s names a deadline of its own, which is no other’s', async (its, deadline, others) => {
  expect(String((await page(`/universities/${its}`)).body)).toContain(deadline);
  const reply = await page(`/universities/${others}`);
  expect(reply.status).toBe(200);
  expect(String(reply.body).includes(deadline)).toBe(false);
});

describe('the API behind the pages', () => {
  it('gives a university by its slug, with everything that its id gives and similar ones of its country', async () => {
    const { status, body } = await api('/api/universities/by-slug/the-university-of-melbourne');
    expect(status).toBe(200);
    const { similar, ...details } = body as UniversityPage;
    expect((await api(`/api/universities/${details.id}`)).body).toEqual(details);
    const country = ((await api('/api/universities/links?country=Australia')).body as UniversityLink[]).map(
      ({ slug }) => slug,
    );
    expect(similar).toHaveLength(6);
    for (const { slug } of similar) expect(country).toContain(slug);
    expect(similar.map(({ slug }) => slug)).not.toContain(details.slug);
    // Near in rank: Melbourne is the first of its country.
    for (const { worldRank } of similar) expect(worldRank).toBeLessThan(200);
  });

  it('finds the like of the best-known one among the well known, however far away', async () => {
    const { body } = await api('/api/universities/by-slug/massachusetts-institute-of-technology');
    const { similar } = body as UniversityPage;
    expect(similar.map(({ name }) => name)).toContain('Stanford University');
    for (const { worldRank } of similar) expect(worldRank).not.toBeNull();
  });

  it.each([
    'nobody',
    'The-University-Of-Melbourne',
    'a--b',
    "x'; select",
    'a'.repeat(300),
    '%00',
    '%E0%A4%A',
  ])('has nothing under the slug %s', async (slug) => {
    const { status } = await client(server.url)('GET', `/api/universities/by-slug/${slug}`);
    expect([400, 404]).toContain(status);
  });

  it('lists all universities of a country, those with a rank first', async () => {
    let total = 0;
    for (const country of DESTINATIONS) {
      const { body } = await api(`/api/universities/links?country=${encodeURIComponent(country)}`);
      const links = body as UniversityLink[];
      const ranks = links.map(({ worldRank }) => worldRank ?? Infinity);
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      total += links.length;
    }
    expect(total).toBe(1230);
    const whole = await api('/api/universities/links?country=France');
    expect(
      (whole.body as UniversityLink[]).filter(({ tuitionPeriod }) => tuitionPeriod !== 'year'),
    ).toMatchObject([{ slug: 'insead', tuitionPeriod: 'degree' }]);
    expect((await api('/api/universities/links')).status).toBe(400);
    expect((await api('/api/universities/links?country=Atlantis')).status).toBe(400);
  });
});

describe('the page of a university', () => {
  it('answers with its text, the same from memory, compressed or not, and 304 to its ETag', async () => {
    const first = await page(MELBOURNE);
    expect(first.status).toBe(200);
    expect(String(first.body)).toMatch(/<h1[^>]*>The University of Melbourne<\/h1>/);
    const br = await page(MELBOURNE, { 'accept-encoding': 'br' });
    const gzip = await page(MELBOURNE, { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(first.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(first.body)).toBe(true);
    expect((await page(MELBOURNE)).body.equals(first.body)).toBe(true);
    // Weighted encodings are the application's matter.
    const usual = await page(MELBOURNE, { 'accept-encoding': 'br;q=1' });
    expect(usual.body.equals(br.body)).toBe(true);
    for (const reply of [first, br, gzip, usual]) {
      const etag = String(reply.headers['etag']);
      const encoding = reply.headers['content-encoding'];
      const again = await page(MELBOURNE, {
        'if-none-match': etag,
        ...(encoding && { 'accept-encoding': encoding }),
      });
      expect([encoding, again.status, again.body.length]).toEqual([encoding, 304, 0]);
      expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(reply.headers['vary']).toBe('accept-encoding');
    }
    expect(new Set([first, br, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
  });

  it('answers HEAD with its length and no body', async () => {
    const { status, headers, body } = await page(MELBOURNE, {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBeGreaterThan(20_000);
  });

  it('has one address, however it is written', async () => {
    const usual = await page(MELBOURNE);
    for (const path of [`${MELBOURNE}/`, '/Universities/The-University-of-Melbourne', `${MELBOURNE}?utm=x`]) {
      const reply = await page(path);
      expect([path, reply.status]).toEqual([path, 200]);
      expect(reply.body.equals(usual.body)).toBe(true);
    }
    expect(String(usual.body)).toContain(`<link rel="canonical" href="${ORIGIN}${MELBOURNE}"/>`);
  });

  it('of one that has merged leads to its successor, for good', async () => {
    for (const path of ['/universities/ut-health-san-antonio', '/Universities/UT-Health-San-Antonio']) {
      const { status, headers } = await page(path);
      expect([status, headers['location']]).toEqual([
        301,
        '/universities/the-university-of-texas-at-san-antonio',
      ]);
    }
  });

  it.each([
    '/universities/nobody',
    '/universities/not-found',
    '/universities/a%2Fb',
    '/universities/%E0%A4%A',
    `/universities/${'a'.repeat(300)}`,
    '/universities/constructor',
    '/country/atlantis/universities',
    '/country/not-found/universities',
  ])('%s is a page with status 404', async (path) => {
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const reply = await page(path, headers);
      expect(reply.status).toBe(404);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    }
    expect(String((await page(path)).body)).toContain('content="noindex"');
  });

  it('is rendered once for all who ask for it at once', async () => {
    let replies: RawReply[] = [];
    const read = await statementsDuring(
      server.database,
      async () => {
        replies = await Promise.all(
          Array.from({ length: 20 }, () => page('/universities/monash-university')),
        );
      },
      (_sql, parameters) => parameters?.includes('monash-university') ?? false,
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map(({ body }) => String(body))).size).toBe(1);
    // The university, and those that are similar.
    expect(read).toBe(2);
  });
});

/** The crawl (scripts/lib/crawling.mjs) tests what each page holds, and that links lead to it. */
describe('all pages', () => {
  let urls: string[];

  beforeAll(async () => {
    const sitemap = String((await page('/sitemap.xml')).body);
    urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!.replace(ORIGIN, ''));
  });

  it('are in the sitemap: every university and every list', () => {
    expect(urls.filter((path) => path.startsWith('/universities/'))).toHaveLength(1230);
    expect(urls.filter((path) => path.endsWith('/universities'))).toHaveLength(10);
  });

  it('are named in llms.txt by their lists', async () => {
    const text = String((await page('/llms.txt')).body);
    for (const path of urls.filter((url) => url.endsWith('/universities')))
      expect(text).toContain(`](${ORIGIN}${path}): `);
  });
});

describe('what a name may hold', () => {
  const EVIL = `</script><script>alert(1)</script><!--app--><img src=x onerror=alert(1)> & "Sons" $& 'x'`;
  let evil: TestApp;

  beforeAll(async () => {
    evil = await startApp();
    await evil.database.query(
      `UPDATE universities SET name = $1, city = $1, website = 'https://x.test/"><script>' WHERE slug = 'bond-university'`,
      [EVIL],
    );
  });
  afterAll(() => evil?.close());

  it.each(['/universities/bond-university', '/country/australia/universities'])(
    'cannot leave its place on %s',
    async (path) => {
      const html = String((await readRaw(evil.url + path)).body);
      expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
      expect(withoutOwnScript(html)).not.toMatch(
        /<script>|<img src=x|"><script(?! type="(application\/ld\+json">|module" crossorigin src="\/assets\/index-[\w-]+\.js"><\/script>))/,
      );
      const graph = textOf(/<script type="application\/ld\+json">(.*?)<\/script>/s, html)!;
      expect(() => void JSON.parse(graph)).not.toThrow();
    },
  );
});

describe('while the database is away', () => {
  let away: TestApp;
  const awayPage = (path: string, headers = {}): Promise<RawReply> => readRaw(away.url + path, headers);

  beforeAll(async () => {
    away = await startApp();
    await awayPage(MELBOURNE, { 'accept-encoding': 'br' });
    await away.database.destroy();
  });
  afterAll(() => away?.close());

  it('a page that was rendered before serves on', async () => {
    expect((await awayPage(MELBOURNE)).status).toBe(200);
    expect((await awayPage(MELBOURNE, { 'accept-encoding': 'br' })).status).toBe(200);
  });

  it.each(['/universities/monash-university', '/country/canada/universities'])(
    '%s says so in words, with status 503 and Retry-After',
    async (path) => {
      const reply = await awayPage(path);
      expect(reply.status).toBe(503);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(String(reply.body)).toContain('away for a moment</h1>');
      expect(String(reply.body)).toContain('content="noindex"');
    },
  );
});

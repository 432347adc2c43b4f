import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startApp, type TestApp } from './support/app.js';
import { type RawReply, readRaw } from './support/raw.js';
import { loadConfig } from '../src/config/config.js';
import { loadFrontendServer, renderPages } from '../src/site/frontend-build.js';
import { pagesFor } from '../src/site/prerendered.js';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

describe('the site', () => {
  let server: TestApp;
  let script: string;
  const page = (path: string, headers = {}) => readRaw(server.url + path, headers);

  beforeAll(async () => {
    server = await startApp({
      site: {
        ...loadConfig({}).site,
        brand: '<Brand & "Sons">',
        phone: '+91 1234567',
        publicUrl: 'https://meridian.test',
      },
    });
    script = /"(\/assets\/vendor-[^"]+\.js)"/.exec(String((await page('/')).body))![1]!;
  });
  afterAll(() => server?.close());

  it.each([
    ['/', 200],
    ['/country/canada', 200],
    ['/country/new-zealand', 200],
    ['/services', 200],
    ['/services/visa-guidance', 200],
    ['/resources', 200],
    ['/resources/blog', 200],
    ['/resources/blog/first-month-abroad', 200],
    ['/support', 200],
    ['/support/faq', 200],
    ['/support/nothing-like-it', 200],
    ['/newsletter/confirm', 200],
    ['/newsletter/unsubscribe?token=x', 200],
    ['/student-portal', 200],
    ['/student-portal/search', 200],
    ['/student-portal/anything', 200],
    ['/admin', 200],
    ['/services/', 200],
    ['/country/atlantis', 404],
    ['/services/nothing', 404],
    ['/resources/nothing', 404],
    ['/resources/blog/nothing', 404],
    ['/nothing', 404],
    ['/country/%E0%A4%A', 404],
    ['/%', 404],
    ['/services/%', 404],
    ['/universities/%', 404],
    ['/a/b/c', 404],
    ['/newsletter', 200],
    ['/country', 404],
    ['/admin/x', 404],
  ])('%s answers %i with a page', async (path, status) => {
    const reply = await page(path);
    expect(reply.status).toBe(status);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    const html = String(reply.body);
    expect(html).toMatch(/^<!doctype html>/);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<!--(head|app|settings)-->/);
    expect(html).not.toMatch(/ style="|<style|javascript:/);
    const inPage = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => hashOf(code!));
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain(`;script-src 'self' 'sha256-${inPage.join()}';`);
  });

  it('has a page that says so for an address that cannot be decoded, and for one that is none', async () => {
    for (const [path, title] of [
      ['/%', '404 Page Not Found'],
      ['/country/%E0%A4%A', 'Country Not Found'],
    ] as const)
      expect(/<title>(.*?) \|/.exec(String((await page(path)).body))?.[1]).toBe(title);
    const none = await new Promise<IncomingMessage>((resolve, reject) =>
      request(server.url, { path: '*', agent: false }, resolve).on('error', reject).end(),
    );
    none.resume();
    expect([none.statusCode, none.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    // It passes through the hooks, too.
    expect([none.headers['x-request-id'], none.headers['x-content-type-options']]).toEqual([
      expect.any(String),
      'nosniff',
    ]);
  });

  it('sends public pages with their text, and portal and admin as empty shells that are not indexed', async () => {
    expect(String((await page('/country/canada')).body)).toMatch(/<h1[^>]*>[^]*Canada/);
    for (const path of ['/student-portal', '/admin']) {
      const html = String((await page(path)).body);
      expect(html).toMatch(/<div id="root"><header.*<\/header><p [^>]*>Loading…<\/p><main .*<\/main><\/div>/);
      expect(html).toContain('noindex');
    }
  });

  it("fills in the deployment's own settings, escaped", async () => {
    const html = String((await page('/')).body);
    expect(html).toContain('+91 1234567');
    expect(html).toContain('&lt;Brand &amp; ');
    expect(html).not.toContain('<Brand');
    const json = /id="site-settings">(.*?)<\/script>/s.exec(html)![1]!;
    expect((JSON.parse(json) as { brand: string }).brand).toBe('<Brand & "Sons">');
  });

  it('has every page at another address as if it had been rendered for that', async () => {
    const settings = { ...loadConfig({}).site, publicUrl: 'https://meridian.test' };
    const frontend = await loadFrontendServer();
    const pages = await pagesFor(frontend, settings);
    const rendered = await renderPages(frontend, settings);
    expect([...pages.keys()]).toEqual([...rendered.keys()]);
    for (const [path, document] of rendered)
      expect([path, String(pages.get(path))]).toEqual([path, document]);
    expect(String(pages.get('/'))).toContain('<link rel="canonical" href="https://meridian.test/"');
  });

  it('tells search engines and language models of every page that may be indexed, and of no other', async () => {
    const sitemap = await page('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    const urls = [...String(sitemap.body).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);
    expect(urls.length).toBeGreaterThan(30);
    expect(urls).toContain('https://meridian.test/country/new-zealand');
    const dated = [...String(sitemap.body).matchAll(/<loc>([^<]*)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
    expect(dated.length).toBeGreaterThan(5);
    for (const [, url, date] of dated) {
      expect(url).toContain('/resources/blog/');
      const article = String((await page(url!.replace('https://meridian.test', ''))).body);
      const [published, modified = published] = ['published', 'modified'].map(
        (kind) => new RegExp(`<meta property="article:${kind}_time" content="(.*?)"`).exec(article)?.[1],
      );
      expect(date).toBe(modified);
    }
    // The pages of the universities are the matter of university-pages.e2e-spec.ts.
    const pages = urls.filter((url) => !url.includes('/universities/'));
    for (const url of pages) {
      const path = url.replace('https://meridian.test', '');
      const reply = await page(path);
      expect([path, reply.status, String(reply.body).includes('content="noindex"')]).toEqual([
        path,
        200,
        false,
      ]);
      expect(String(reply.body)).toContain(`<link rel="canonical" href="${url}"/>`);
    }
    for (const path of ['/admin', '/student-portal', '/country/not-found', '/contact/thank-you'])
      expect(urls).not.toContain(`https://meridian.test${path}`);

    expect(String((await page('/robots.txt')).body)).toContain('Sitemap: https://meridian.test/sitemap.xml');
    expect((await page('/llms.txt', { 'accept-encoding': 'br;q=0.5' })).headers['content-encoding']).toBe(
      'br',
    );
    const text = String((await page('/llms.txt')).body);
    expect(text.startsWith('# <Brand & "Sons">')).toBe(true);
    for (const url of pages) expect(text).toContain(`](${url}): `);
  });

  it('says whom to tell about a weakness, for a year', async () => {
    const { status, headers, body } = await page('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const [contact, expires, , canonical] = String(body).split('\n');
    expect(contact).toMatch(/^Contact: mailto:\S+@\S+$/);
    const days = (Date.parse(expires!.replace('Expires: ', '')) - Date.now()) / (24 * 3600_000);
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365);
    expect(canonical).toMatch(/^Canonical: https:\/\/.*\/\.well-known\/security\.txt$/);
  });

  it('compresses pages as the client accepts', async () => {
    const plain = await page('/');
    const br = await page('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await page('/', { 'accept-encoding': 'gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(br.headers['vary']).toBe('accept-encoding');
    expect(new Set([plain, br, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
    expect(
      (await page('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it.each(['/', '/country/canada?utm_source=x', 'the script'])(
    'sends %s the same each time, and to whoever has it 304',
    async (path) => {
      const address = path === 'the script' ? script : path;
      const usual = await page(address, { 'accept-encoding': 'br;q=1' });
      await page(address, { 'accept-encoding': 'br' });
      const again = await page(address, { 'accept-encoding': 'br' });
      expect(again.body.equals(usual.body)).toBe(true);
      const comparable = ({ headers }: RawReply) =>
        Object.entries(headers)
          .filter(([name]) => !['date', 'x-request-id'].includes(name))
          .sort();
      expect(comparable(again)).toEqual(comparable(usual));
      const etag = String(again.headers['etag']);
      for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const reply = await page(address, { 'accept-encoding': 'br', 'if-none-match': tags });
        expect([tags, reply.status, reply.body.length]).toEqual([tags, 304, 0]);
      }
    },
  );

  it('sends HSTS to who came over HTTPS, as a trusted proxy says', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    expect((await page('/', https)).headers['strict-transport-security']).toBeUndefined();
    const behindProxy = await startApp({ trustProxy: 1 });
    for (const path of ['/', script, '/api/universities?limit=1', '/api/nope']) {
      const { headers } = await readRaw(behindProxy.url + path, https);
      expect([path, headers['strict-transport-security']]).toEqual([
        path,
        expect.stringContaining('max-age='),
      ]);
    }
    await behindProxy.close();
  });

  it('answers 304 to the ETag of a page, also when the client forbids its cache', async () => {
    const etag = String((await page('/')).headers['etag']);
    const reply = await page('/', { 'if-none-match': etag, 'cache-control': 'no-cache' });
    expect(reply.status).toBe(304);
    expect(reply.body).toHaveLength(0);
    expect((await page('/services', { 'if-none-match': etag })).status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const reply = await fetch(`${server.url}/services`, { method: 'HEAD' });
    expect(reply.status).toBe(200);
    expect(Number(reply.headers.get('content-length'))).toBeGreaterThan(500);
    expect(await reply.text()).toBe('');
  });

  it('sends hashed files compressed, immutable and with an ETag', async () => {
    const reply = await page(script, { 'accept-encoding': 'br' });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await page(script);
    expect(brotliDecompressSync(reply.body).equals(plain.body)).toBe(true);
    expect((await page(script, { 'if-none-match': String(plain.headers['etag']) })).status).toBe(304);
  });

  it('answers ranges of files, of what the client would get without one', async () => {
    for (const accepted of ['br', 'gzip', 'identity']) {
      const reply = await page(script, { range: 'bytes=0-9', 'accept-encoding': accepted });
      const all = await page(script, { 'accept-encoding': accepted });
      expect([reply.status, reply.headers['content-range']]).toEqual([206, `bytes 0-9/${all.body.length}`]);
      expect(reply.body.equals(all.body.subarray(0, 10))).toBe(true);
      for (const name of ['etag', 'content-encoding']) expect(reply.headers[name]).toBe(all.headers[name]);
    }
    const { body: whole, headers } = await page(script);
    expect(headers['accept-ranges']).toBe('bytes');
    const tag = String(headers['etag']);
    const asked: [Record<string, string>, number, number][] = [
      [{ range: 'bytes=5-', 'if-range': tag }, 206, whole.length - 5],
      [{ range: 'bytes=5-', 'if-range': `W/${tag}` }, 200, whole.length],
      [{ range: 'bytes=5-', 'if-range': '"another"' }, 200, whole.length],
      [{ range: 'bytes=5-', 'if-range': new Date(2030, 0).toUTCString() }, 200, whole.length],
      [{ range: 'bytes=-99999999' }, 206, whole.length],
      [{ range: 'bytes=-7' }, 206, 7],
      [{ range: 'bytes=2-2' }, 206, 1],
      [{ range: 'bytes=5-2' }, 200, whole.length],
      [{ range: 'bytes=99999999-' }, 416, 0],
      [{ range: 'bytes=0-1,5-6' }, 200, whole.length],
      [{ range: 'apples=1-2' }, 200, whole.length],
      [{ range: 'bytes=abc' }, 200, whole.length],
    ];
    for (const [sent, status, length] of asked) {
      const got = await page(script, sent);
      expect([sent, got.status, status === 416 ? 0 : got.body.length]).toEqual([sent, status, length]);
      if (status !== 416) expect([sent, got.headers['etag']]).toEqual([sent, tag]);
    }
    const head = await fetch(server.url + script, { method: 'HEAD', headers: { range: 'bytes=0-9' } });
    expect([head.status, head.headers.get('etag')]).toEqual([200, tag]);
  });

  it('sends the same under the same tag, however the client writes what it accepts', async () => {
    for (const path of [script, '/services']) {
      const tags = async (...accepted: string[]) => {
        const replies = await Promise.all(accepted.map((it) => page(path, { 'accept-encoding': it })));
        return new Set(replies.map(({ headers }) => `${headers['content-encoding']} ${headers['etag']}`));
      };
      const [br] = await tags('br');
      const [gzip] = await tags('gzip');
      expect(await tags('gzip, br', 'br;q=1, gzip;q=0.5', 'GZIP, BR, zstd')).toEqual(new Set([br]));
      expect(await tags('gzip;q=1, br;q=0.5', 'br;q=0, gzip', 'gzip, *;q=0')).toEqual(new Set([gzip]));
      const plain = await tags('', 'identity', 'identity;q=1, br;q=0', '*;q=0', 'deflate;q=0.5', 'br;q=x');
      expect(plain.size).toBe(1);
      expect(plain).not.toContain(gzip);
    }
  });

  it('says in the calculator’s page what the country in its address costs', async () => {
    const path = '/resources/cost-calculators';
    const total = async (query: string, headers = {}) =>
      /tabular-nums">(.*?)</.exec(String((await page(path + query, headers)).body))?.[1];
    const [usual, canada] = [await total(''), await total('?country=canada')];
    expect(canada).toMatch(/^CAD /);
    expect(await total('?country=canada', { 'accept-encoding': 'br;q=0' })).toBe(canada);
    expect(await total('?country=canada&years=2&tuition=x')).toBe(canada);
    for (const query of ['?country=united-states', '?country=x', '?utm_source=x'])
      expect([query, await total(query)]).toEqual([query, usual]);
  });

  it.each([
    ['/resources/student-stories?destination=Germany', 1],
    ['/resources/university-rankings?category=Science+%26+Technology', 4],
    ['/resources/blog?category=Visa', 1],
    ['/resources/scholarships?country=United+Kingdom', 8],
    ['/resources/country-guides?country=Dubai', 1],
    ['/resources/scholarships?country=Germany&type=Government', 3],
  ])('says in %s what is chosen there, however it is written', async (path, count) => {
    const otherwise = `${path.toLowerCase().replaceAll('+', '%20')}&utm_source=x`;
    expect((await page(otherwise)).body).toEqual((await page(path)).body);
    for (const headers of [{}, { 'accept-encoding': 'br;q=0' }]) {
      const html = String((await page(path, headers)).body);
      const shown = Number(/role="status"[^>]*>(\d+) /.exec(html)![1]);
      expect(shown).toBe(count);
      expect(html).toContain(`{"query":"${path.slice(path.indexOf('?'))}"`);
      expect(html).toContain(`rel="canonical" href="https://meridian.test${path.split('?')[0]}"`);
    }
  });

  it.each([
    '/assets/missing.js',
    '/assets/missing',
    '/missing.css',
    '/missing.png',
    '/pages/prerendered.json',
    '/pages/0.html',
    '/assets/',
  ])('answers no HTML for the missing file %s', async (path) => {
    const reply = await page(path, { accept: '*/*' });
    expect(reply.status).toBe(404);
    expect(reply.headers['content-type']).not.toContain('html');
  });

  it('shows the 404 page to a person who mistypes an address with a dot', async () => {
    const reply = await page('/about.php', { accept: 'text/html,*/*' });
    expect(reply.status).toBe(404);
    expect(String(reply.body)).toContain('404 Page Not Found');
  });

  it('never redirects', async () => {
    for (const path of [
      '/services/',
      '/assets',
      '/index.html',
      '//services',
      '/SERVICES',
      '/country/canada/',
    ]) {
      const { status } = await page(path);
      expect([200, 404]).toContain(status);
    }
  });

  it('sends strict security headers with pages, files, API answers and failures', async () => {
    for (const path of ['/', script, '/api/universities?limit=1', '/api/nope', '/nope', '/api/docs']) {
      const { headers } = await page(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toMatch(/;script-src 'self' 'sha256-[\w+/]+=';/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\)/);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      for (const name of ['object-src', 'base-uri']) expect(policy).toContain(`${name} 'none'`);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it.each([
    '/requests/x',
    '/Requests/x',
    '/%72equests/x',
    '/reset-password?token=x',
    '/Reset%2dPassword',
    '/newsletter/confirm',
    '/newsletter%2FConfirm',
  ])('keeps %s, which holds a secret, from caches, other sites and search engines', async (path) => {
    const { status, headers } = await page(path);
    // An encoded slash does not separate, neither here nor for the router in the browser.
    expect(status).toBe(path.includes('%2F') ? 404 : 200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('serves Swagger UI without inline code and third-party hosts', async () => {
    const html = String((await page('/api/docs')).body);
    const links = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect([link, (await page(link)).status]).toEqual([link, 200]);
    expect(html).not.toMatch(/<style|style=|<script>/);
  });

  it('publishes the committed document', async () => {
    const committed: unknown = JSON.parse(
      readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
    );
    expect(JSON.parse(String((await page('/api/docs-json')).body))).toEqual(committed);
  });
});

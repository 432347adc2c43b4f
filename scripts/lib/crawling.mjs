import { readPage } from './html.mjs';

const AT_ONCE = 6;
/** No page has this address. */
const NOWHERE = '/there-is-no-such-page';

/**
 * Follows every link of a running site from `/`, as a search engine without scripts does.
 * @param {string} base the address of the server
 * @returns {Promise<{ findings: string[], pages: Map<string, object>, figures: Record<string, number> }>} what is
 * wrong, in sentences; the pages by their path; and how much was looked at
 */
export async function crawl(base) {
  const findings = [];
  const { origin, listed } = await readSitemap(base);
  const pages = new Map();
  const links = new Map();
  const asked = new Set();
  const outside = new Set();

  async function visit(path, from) {
    const response = await fetch(base + path, { redirect: 'manual' });
    const body = await response.text();
    if (response.status !== 200) {
      findings.push(`${path} answers ${response.status}; linked from ${from}`);
      return;
    }
    if (!response.headers.get('content-type')?.startsWith('text/html') || path.startsWith('/api/')) return;
    const page = readPage(body);
    pages.set(path, page);
    links.set(
      path,
      page.addresses.map((address) => new URL(address, base + path)),
    );
  }

  let waiting = [['/', 'nowhere'], ...[...listed].map((path) => [path, 'sitemap.xml'])];
  const followed = new Set(['/']);
  while (waiting.length > 0) {
    const next = waiting.filter(([path]) => !asked.has(path) && asked.add(path));
    await inTurns(next, ([path, from]) => visit(path, from));
    waiting = [];
    for (const [path] of next) {
      for (const url of links.get(path) ?? []) {
        if (url.origin !== base && url.origin !== origin) {
          if (url.protocol.startsWith('http')) outside.add(url.href);
          continue;
        }
        followed.add(url.pathname);
        waiting.push([url.pathname, path]);
      }
    }
  }

  let fragments = 0;
  for (const [path, urls] of links) {
    for (const { pathname, hash } of urls) {
      const page = pages.get(pathname);
      if (!hash || !page) continue;
      fragments++;
      if (!page.ids.includes(decodeURIComponent(hash.slice(1))))
        findings.push(`${path} links to ${pathname}${hash}, which is not on that page`);
    }
  }

  for (const [path, page] of pages) findings.push(...inspect(path, page, origin));
  findings.push(...repeated(pages, 'title', (page) => page.titles[0]));
  findings.push(...repeated(pages, 'description', (page) => page.descriptions[0]));
  for (const [path, { noindex }] of pages) {
    if (noindex && listed.has(path)) findings.push(`${path} is in sitemap.xml but says noindex`);
    if (!noindex && !listed.has(path)) findings.push(`${path} is not in sitemap.xml`);
  }
  for (const path of listed)
    if (!followed.has(path)) findings.push(`No link leads to ${path}, which is in sitemap.xml`);
  const missing = await fetch(base + NOWHERE, { redirect: 'manual', headers: { accept: 'text/html' } });
  if (missing.status !== 404) findings.push(`${NOWHERE} answers ${missing.status} instead of 404`);

  const count = (what) => [...pages.values()].reduce((sum, page) => sum + page[what].length, 0);
  const figures = {
    pages: pages.size,
    'in sitemap.xml': listed.size,
    addresses: asked.size,
    links: count('addresses'),
    'links to a place on a page': fragments,
    'addresses of other sites': outside.size,
    images: count('images'),
  };
  return { findings, pages, figures };
}

/** The site's own origin, as it tells search engines, and the paths it lists. */
async function readSitemap(base) {
  const robots = await (await fetch(`${base}/robots.txt`)).text();
  const { origin, pathname } = new URL(/^Sitemap: (\S+)$/m.exec(robots)[1]);
  const sitemap = await (await fetch(base + pathname)).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, text]) => new URL(text.replaceAll('&amp;', '&')),
  );
  return { origin, listed: new Set(urls.map((url) => url.pathname)) };
}

/** What is wrong with one page by itself. */
function* inspect(path, page, origin) {
  const exactly = (count, what) => (count === 1 ? [] : [`${path} has ${count} ${what} instead of one`]);
  yield* exactly(page.titles.length, 'titles');
  yield* exactly(page.headings.filter(({ level }) => level === 1).length, 'first-level headings');
  yield* exactly(page.mains, 'main parts');
  if (!page.lang) yield `${path} does not say its language`;
  if (!page.noindex) {
    yield* exactly(page.descriptions.length, 'descriptions');
    yield* exactly(page.canonicals.length, 'canonical addresses');
    for (const canonical of page.canonicals)
      if (canonical !== origin + path) yield `${path} calls ${canonical} its canonical address`;
  }
  for (const slip of new Set(page.slips)) yield `${path} has ${slip} in its HTML`;
  if (path.startsWith('/universities/')) yield* describes(path, page, origin);
  for (const id of new Set(page.ids.filter((id, i) => page.ids.indexOf(id) !== i)))
    yield `${path} has the id ${id} more than once`;
  for (const [i, { level, text }] of page.headings.entries())
    if (i > 0 && level > page.headings[i - 1].level + 1) yield `${path}: the heading “${text}” skips a level`;
  for (const { src, alt, width, height } of page.images) {
    if (alt === undefined) yield `${path}: the image ${src} has no alt`;
    if (!width || !height) yield `${path}: the image ${src} has no width or height`;
  }
  for (const { action, method } of page.forms)
    if (!action || method !== 'post') yield `${path} has a form that does nothing without scripts`;
}

/** A university's page tells search engines which one it is, in which country, and where the page belongs. */
function* describes(path, { structured }, origin) {
  const things = structured.flatMap((text) => JSON.parse(text)['@graph'] ?? []);
  const university = things.find((thing) => thing['@type'] === 'CollegeOrUniversity');
  if (university?.['@id'] !== `${origin}${path}#university`) yield `${path} describes another university`;
  if (!/^[A-Z]{2}$/.test(university?.address?.addressCountry)) yield `${path} names no country by its code`;
  const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  if (crumbs?.itemListElement.length !== 4) yield `${path} does not say where it belongs`;
}

function* repeated(pages, what, of) {
  const paths = new Map();
  for (const [path, page] of pages) paths.set(of(page), [...(paths.get(of(page)) ?? []), path]);
  for (const [text, same] of paths)
    if (text !== undefined && same.length > 1) yield `${same.join(' and ')} have the same ${what}: ${text}`;
}

async function inTurns(items, work) {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item; (item = waiting.shift());) await work(item);
    }),
  );
}

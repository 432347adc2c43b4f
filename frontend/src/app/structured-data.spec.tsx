import { listPages, loadPages, renderPage, resolvePage } from '@/entry-server';
import { articles } from '@/content/articles';
import { faq } from '@/content/support';
import type { Thing } from '@/lib/structured-data';
import { settings } from '@/test/settings';

const ORIGIN = 'https://meridian.test';
/** What search engines ask of each kind of thing, beyond which they ignore it. */
const REQUIRED: Record<string, string[]> = {
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  EducationalOrganization: ['@id', 'name', 'url'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name', 'item'],
  Place: ['address'],
  PostalAddress: ['addressCountry'],
  Question: ['name', 'acceptedAnswer'],
  WebPage: ['url', 'name', 'description', 'isPartOf'],
  WebSite: ['@id', 'name', 'url'],
};

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '@type' in value;

/** A thing and all things in it. */
function* thingsIn(value: unknown): Generator<Thing> {
  if (typeof value !== 'object' || value === null) return;
  if (isThing(value)) yield value;
  for (const inner of Object.values(value)) yield* thingsIn(inner);
}

async function describedBy(page: string, publicUrl = ORIGIN) {
  const { head, body } = await renderPage(page, { ...settings, publicUrl });
  const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => json!,
  );
  const graphs = scripts.map((json) => JSON.parse(json) as { '@context': string; '@graph': Thing[] });
  return { head, body, graphs, things: graphs.flatMap((graph) => graph['@graph']) };
}

let pages: string[];
beforeAll(async () => {
  await loadPages();
  pages = listPages();
  // Every page's module is loaded, which a busy machine takes a minute for.
}, 180_000);

const textOf = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.textContent;
};
const indexed = (head: string) => !head.includes('noindex');

async function expectComplete(page: string) {
  const { head, graphs, things } = await describedBy(page);
  if (!indexed(head)) return expect(graphs).toEqual([]);
  expect(graphs).toHaveLength(1);
  expect(graphs[0]!['@context']).toBe('https://schema.org');
  for (const thing of thingsIn(things)) {
    expect(Object.keys(REQUIRED)).toContain(thing['@type']);
    for (const name of REQUIRED[thing['@type']]!)
      expect([page, thing, name, thing[name]]).not.toContain(undefined);
    for (const value of Object.values(thing)) {
      expect(value).not.toBe('');
      if (typeof value === 'string') expect(value).not.toMatch(/^\//);
    }
  }
  const ids = things.map((thing) => thing['@id']).filter(Boolean);
  expect(new Set(ids).size).toBe(ids.length);
  expect(things).toContainEqual(expect.objectContaining({ '@type': 'WebPage', url: ORIGIN + page }));
}

test('what every page says of itself is complete, with whole addresses', async () => {
  for (const page of pages) await expectComplete(page);
});

async function expectCrumbs(page: string) {
  const { head, things } = await describedBy(page);
  const trails = things.filter((thing) => thing['@type'] === 'BreadcrumbList');
  expect(trails).toHaveLength(indexed(head) && page !== '/' ? 1 : 0);
  for (const { itemListElement } of trails) {
    const items = itemListElement as { position: number; name: string; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    const paths = items.map(({ item }) => item.replace(ORIGIN, ''));
    expect([paths[0], paths.at(-1)]).toEqual(['/', page]);
    for (const path of paths) {
      expect(resolvePage(path)).toEqual({ page: path, status: 200, shell: false });
      expect(indexed((await describedBy(path)).head)).toBe(true);
    }
  }
}

test('the crumbs of every page lead from the home page to it over pages that are found', async () => {
  for (const page of pages) await expectCrumbs(page);
});

test('the home page names the consultancy with its offices', async () => {
  const { things } = await describedBy('/');
  expect(things).toContainEqual(
    expect.objectContaining({
      '@type': 'EducationalOrganization',
      '@id': `${ORIGIN}/#organization`,
      name: 'Meridian',
      telephone: settings.phone,
      email: settings.email,
      logo: `${ORIGIN}/favicon.svg`,
      sameAs: [settings.social.instagram],
      address: settings.offices.map(({ country, address }) => ({
        '@type': 'PostalAddress',
        addressCountry: country,
        addressLocality: address,
      })),
    }),
  );
});

test('questions and answers stand on the page word for word', async () => {
  const { body, things } = await describedBy('/support/faq');
  const questions = [...thingsIn(things)].filter((thing) => thing['@type'] === 'Question');
  expect(questions).toHaveLength(faq.length);
  for (const { name, acceptedAnswer } of questions) {
    expect(textOf(body)).toContain(name as string);
    expect(textOf(body)).toContain((acceptedAnswer as { text: string }).text);
  }
});

test.each(articles)(
  'the article "$title" is described with its dates',
  async ({ slug, title, date, checked }) => {
    const { head, things } = await describedBy(`/resources/blog/${slug}`);
    expect(things).toContainEqual(
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: title,
        datePublished: date,
        ...(checked && { dateModified: checked }),
      }),
    );
    if (checked) expect(head).toContain(`<meta property="article:modified_time" content="${checked}"/>`);
    expect(head).toContain('<meta property="og:type" content="article"/>');
    expect(head).toContain(`<meta property="article:published_time" content="${date}"/>`);
  },
);

test('nothing in a setting ends the script', async () => {
  const { head, body } = await renderPage('/', { ...settings, brand: '</script><b>' });
  expect((head + body).match(/<\/script>/g)).toHaveLength(2);
  expect(head + body).not.toContain('<b>');
});

test('without a public address, addresses count from the page', async () => {
  const { things } = await describedBy('/', '');
  expect(things).toContainEqual(expect.objectContaining({ '@id': '/#organization', url: '/' }));
});

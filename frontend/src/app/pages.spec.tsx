import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pages, renderPage, resolvePage } from '@/entry-server';
import { fakeApi } from '@/test/fake-api';
import { settings } from '@/test/settings';
import { App } from './app';
import { matchPage } from './routes';

type Resolved = ReturnType<typeof resolvePage>;
const ok = (page: string): Resolved => ({ page, status: 200, shell: false });
const missing = (page: string): Resolved => ({ page, status: 404, shell: false });
const shell = (page: string): Resolved => ({ page, status: 200, shell: true });
/** An address that is its own page. */
const page = (path: string): [string, Resolved] => [path, ok(path)];

describe('addresses and the pages that answer them', () => {
  test.each<[string, Resolved]>([
    ['/', ok('/')],
    ...[
      'united-states',
      'united-kingdom',
      'canada',
      'australia',
      'germany',
      'ireland',
      'new-zealand',
      'france',
      'slovakia',
      'dubai',
    ].map((slug) => page(`/country/${slug}`)),
    ['/services', ok('/services')],
    ...[
      'career-counseling',
      'university-selection',
      'application-assistance',
      'test-preparation',
      'visa-guidance',
      'pre-departure-support',
      'course-selection',
      'scholarships',
      'education-loan',
    ].map((id) => page(`/services/${id}`)),
    ['/resources', ok('/resources')],
    ...[
      'country-guides',
      'university-rankings',
      'scholarships',
      'cost-calculators',
      'student-stories',
      'blog',
    ].map((id) => page(`/resources/${id}`)),
    ['/Resources/Blog/First-Month-Abroad', ok('/resources/blog/first-month-abroad')],
    ['/support', ok('/support/faq')],
    ...['faq', 'privacy', 'terms', 'emergency'].map((id) => page(`/support/${id}`)),
    ...['confirm', 'unsubscribe'].map((action) => page(`/newsletter/${action}`)),
    ['/support/unknown', ok('/support/faq')],
    page('/contact/thank-you'),
    page('/newsletter/thank-you'),
    page('/accessibility'),
    page('/contact'),
    page('/newsletter'),
    ['/student-portal', shell('/student-portal')],
    ['/student-portal/shortlist', shell('/student-portal')],
    ['/student-portal/anything/else', shell('/student-portal')],
    ['/admin', shell('/admin')],
    ['/compare/a-token', shell('/compare')],
    ['/compare', shell('/compare')],
    // Trailing slashes and letter case
    ['/services/', ok('/services')],
    ['/Services/Visa-Guidance/', ok('/services/visa-guidance')],
    ['/country/United-States', ok('/country/united-states')],
    ['/country/united%2Dstates', ok('/country/united-states')],
    // Nothing there
    ['/country/atlantis', missing('/country/not-found')],
    ['/country/constructor', missing('/country/not-found')],
    ['/services/unknown', missing('/services/not-found')],
    ['/resources/unknown', missing('/resources/not-found')],
    ['/resources/blog/unknown', missing('/resources/not-found')],
    ['/country', missing('/not-found')],
    ['/country/canada/toronto', missing('/not-found')],
    ['/admin/users', missing('/not-found')],
    ['/not-found', missing('/not-found')],
    ['/a/b/c', missing('/not-found')],
  ])('%s', (path, expected) => {
    expect(resolvePage(path)).toEqual(expected);
    expect(pages).toContain(expected.page);
  });

  test('an address that cannot be decoded is not found', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(resolvePage('/%E0%A4%A')).toEqual(missing('/not-found'));
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});

const rendered = pages.filter((page) => !resolvePage(page).shell);
const titleOf = (head: string) => /<title>(.*?)<\/title>/.exec(head)?.[1];

describe('rendered pages', () => {
  test('have titles of their own, except that an unknown resource looks like a missing one', async () => {
    const titles = new Map<string, string>();
    for (const page of pages) {
      const title = titleOf((await renderPage(page, settings)).head);
      expect(title).toBeTruthy();
      const twin = titles.get(title!);
      if (page !== '/resources/not-found') expect([page, twin]).toEqual([page, undefined]);
      titles.set(title!, page);
    }
  });

  test('that may be found have descriptions of their own', async () => {
    const heads = await Promise.all(rendered.map(async (page) => (await renderPage(page, settings)).head));
    const described = heads
      .filter((head) => !head.includes('noindex'))
      .map((head) => /<meta name="description" content="(.*?)"/.exec(head)![1]!);
    expect(described.length).toBeGreaterThan(30);
    expect(new Set(described).size).toBe(described.length);
  });

  test.each(rendered)('%s has one heading, its head tags and no inline style', async (page) => {
    const { head, body } = await renderPage(page, settings);
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(body).not.toMatch(/ style="|<style|<script|<title|<meta|<link/);
    expect(head).toContain('<meta name="description"');
    const indexed =
      resolvePage(page).status === 200 &&
      !/^\/(resources$|contact|newsletter|requests\/|reset-password)/.test(page);
    if (indexed) expect(head).toContain(`<link rel="canonical" href="https://meridian.test${page}"/>`);
    else expect(head).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each(['/student-portal', '/admin'])(
    '%s is an empty shell that search engines leave out',
    async (page) => {
      const { head, body } = await renderPage(page, settings);
      expect(body).toMatch(/^<noscript>.*needs JavaScript.*href="tel:.*<\/noscript>$/);
      expect(head).toContain('noindex');
    },
  );

  const filtered = [
    '/resources/country-guides?country=Dubai',
    '/resources/university-rankings?search=stan',
    '/resources/scholarships?type=Government',
    '/resources/student-stories?destination=Germany',
    '/resources/blog?search=x&saved=yes',
    '/?utm_source=mail',
  ];
  test.each([
    ...rendered,
    ...filtered,
    '/support/unknown',
    '/resources/blog/unknown',
    '/Services/',
    '/a/b/c',
  ])('%s hydrates as the server rendered it', async (address) => {
    const path = address.replace(/\?.*/, '');
    const { head, body } = await renderPage(resolvePage(path).page, settings);
    document.head.innerHTML = head;
    document.body.innerHTML = `<div id="root">${body}</div>`;
    window.history.replaceState(null, '', address);
    const recovered: unknown[] = [];
    // On leaving a page what its HTML spared is loaded, for the way back.
    fakeApi(() => ({ status: 404 }));
    await matchPage(path).preload(true);
    const root = await act(async () =>
      hydrateRoot(
        document.getElementById('root')!,
        <BrowserRouter>
          <App settings={settings} />
        </BrowserRouter>,
        { onRecoverableError: (error) => recovered.push(error) },
      ),
    );
    expect(recovered).toEqual([]);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    await act(async () => root.unmount());
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { listPages, listVariants, loadPages, renderPage, resolvePage, variantOf } from '@/entry-server';
import { resources } from '@/content/resources';
import { fakeApi } from '@/test/fake-api';
import { hydrateApp } from '@/test/hydrate-app';
import { renderApp } from '@/test/render-app';
import { settings } from '@/test/settings';
import { pageRoutes } from './routes';

let pages: string[];
let rendered: string[];
let variants: string[];
beforeAll(async () => {
  await loadPages();
  pages = listPages();
  rendered = pages.filter((page) => !resolvePage(page).shell);
  variants = listVariants();
  // Every page's module is loaded, which a busy machine takes a minute for.
}, 180_000);

/** As the server renders a page: of all of them a matter of seconds. */
const renderings = new Map<string, ReturnType<typeof renderPage>>();
function serve(page: string) {
  if (!renderings.has(page)) renderings.set(page, renderPage(page, settings));
  return renderings.get(page)!;
}

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
    ['/resources/blog/unknown', missing('/resources/blog/not-found')],
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

const titleOf = (head: string) => /<title>(.*?)<\/title>/.exec(head)?.[1];

describe('rendered pages', () => {
  test('have titles of their own, except those that say what is not found', async () => {
    const titles = new Map<string, string>();
    // The test settings lack what /about-us shows, so it has the same title as pages that are not found.
    for (const page of pages.filter((page) => page !== '/about-us')) {
      const title = titleOf((await serve(page)).head);
      expect(title).toBeTruthy();
      const twin = titles.get(title!);
      if (!/^\/resources$|not-found/.test(page)) expect([page, twin]).toEqual([page, undefined]);
      titles.set(title!, page);
    }
  });

  test('that may be found have descriptions of their own', async () => {
    const heads = await Promise.all(rendered.map(async (page) => (await serve(page)).head));
    const described = heads
      .filter((head) => !head.includes('noindex'))
      .map((head) => /<meta name="description" content="(.*?)"/.exec(head)![1]!);
    expect(described.length).toBeGreaterThan(30);
    expect(new Set(described).size).toBe(described.length);
  });

  test('have one heading, their head tags and no inline style', async () => {
    for (const page of rendered) {
      const { head, body } = await serve(page);
      expect([page, body.match(/<h1[ >]/g)]).toEqual([page, [expect.anything()]]);
      expect(body).not.toMatch(/ style="|<style|<script>|<title|<meta|<link/);
      expect(head).toContain('<meta name="description"');
      const indexed =
        resolvePage(page).status === 200 &&
        !/^\/(resources$|contact|newsletter|requests\/|reset-password)|\/thank-you$/.test(page);
      if (indexed) expect(head).toContain(`<link rel="canonical" href="https://meridian.test${page}"/>`);
      else expect(head).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  test('name the files of the modules that they load', async () => {
    for (const { file, Component, handle } of pageRoutes) {
      if (Component === undefined) expect(handle).toHaveProperty('shell');
      else
        expect([file, jest.requireActual(`@/${file!.slice('src/'.length)}`) as object]).toEqual([
          file,
          expect.objectContaining({ Component }),
        ]);
    }
  });

  test.each(['/student-portal', '/admin'])(
    '%s is an empty shell that search engines leave out',
    async (page) => {
      const { head, body } = await serve(page);
      expect(body).toMatch(/^<header.*>Loading…<\/p><main .*needs JavaScript.*href="tel:.*<\/main>$/);
      expect(head).toContain('noindex');
    },
  );

  const filtered = [
    '/resources/university-rankings?search=stan',
    '/resources/blog?search=x&saved=yes',
    '/resources/scholarships?country=Germany&type=Government',
    '/?utm_source=mail',
  ];
  const plain = (address: string) => resolvePage(address.replace(/\?.*/, '')).page;
  test('hydrate as the server rendered them, whatever else the address says', async () => {
    const cases: [address: string, served: string][] = [
      ...[
        ...rendered,
        ...filtered,
        '/support/unknown',
        '/resources/blog/unknown',
        '/Services/',
        '/a/b/c',
      ].map((address): [string, string] => [address, plain(address)]),
      ...variants.map((address): [string, string] => [address, address]),
      // The address changed before the page came alive.
      ['/resources/scholarships', '/resources/scholarships?type=Government'],
      ['/resources/cost-calculators?country=ireland', '/resources/cost-calculators?country=canada'],
      ['/newsletter/confirm?token=abc', '/newsletter/confirm?token=any'],
    ];
    fakeApi(() => ({ status: 404 }));
    for (const [address, served] of cases) {
      const { head, body } = await serve(served);
      document.head.innerHTML = head;
      document.body.innerHTML = `<div id="root">${body}</div>`;
      window.history.replaceState(null, '', address);
      const text = () => document.querySelector('main')!.textContent;
      const before = text();
      const { root, recovered } = await hydrateApp();
      expect([address, recovered]).toEqual([address, []]);
      expect(document.querySelectorAll('title')).toHaveLength(1);
      if (address === served && address.includes('?')) expect(text()).toBe(before);
      await act(async () => root.unmount());
    }
  }, 300_000);

  test.each([
    ['?type=Government&country=Germany', '?country=Germany&type=Government'],
    ['?country=united%20kingdom&utm_source=x&gclid=y&type=', '?country=United+Kingdom'],
    ['?utm_source=x', undefined],
    ['?country=Mars', undefined],
    ['?country=Germany&search=x', '?country=Germany'],
    ['?country=Germany&country=Canada&type=Mars', '?country=Germany'],
    ['?Country=Germany', undefined],
    ['?country=%E0%A4%A', undefined],
    ['', undefined],
  ])('the scholarships that %s means are those of %s', (query, variant) => {
    expect(variantOf(`/resources/scholarships${query}`)).toBe(variant && `/resources/scholarships${variant}`);
  });

  test.each([
    ['/newsletter/confirm?utm_source=x&token=abc', '/newsletter/confirm?token=any'],
    ['/newsletter/unsubscribe?token=', undefined],
    ['/contact?token=abc', undefined],
  ])('%s is complete if it has a page of its own', (address, variant) => {
    expect(variantOf(address)).toBe(variant);
  });

  test('what was posted to a mailed page and refused hydrates with its button', async () => {
    const page = '/newsletter/confirm?token=any';
    const posted = { values: {}, errors: {}, status: 429, sentence: 'Too many requests.' };
    const { head, body } = await renderPage(page, settings, undefined, posted);
    document.head.innerHTML = head;
    document.body.innerHTML = `<div id="root">${body}</div>`;
    window.history.replaceState(null, '', '/newsletter/confirm?token=abc');
    const { root, recovered } = await hydrateApp();
    expect(recovered).toEqual([]);
    expect(screen.getByText('Too many requests.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm subscription' })).toBeVisible();
    await act(async () => root.unmount());
  });

  test.each(resources.map(({ id }) => `/resources/${id}`).filter((path) => !path.includes('cost')))(
    '%s is rendered ahead for each choice in its lists',
    async (path) => {
      const address = await renderApp(path);
      const lists = screen.queryAllByRole<HTMLSelectElement>('combobox');
      /** Chooses, and returns what the address then says. */
      async function choose(list: HTMLSelectElement, value: string) {
        // The router follows a choice asynchronously. One turn of the event loop is enough for that.
        await act(() => {
          fireEvent.change(list, { target: { value } });
          return new Promise((resolve) => setTimeout(resolve));
        });
        return address.path().split('?')[1] ?? '';
      }
      let queries = [''];
      for (const list of lists) {
        const values = [...list.options].map(({ value }) => value);
        // At first nothing is chosen.
        expect(list.value).toBe(values[0]);
        const said: string[] = [];
        for (const value of [...values.slice(1), values[0]!]) said.push(await choose(list, value));
        queries = queries.flatMap((query) => said.map((one) => [query, one].filter(Boolean).join('&')));
      }
      const chosen = queries.map((query) => variantOf(`${path}?${query}`)).filter((one) => one !== undefined);
      expect(chosen.sort()).toEqual(variants.filter((address) => plain(address) === path).sort());
      // Choices in several lists stand in one address.
      let together = '';
      for (const list of lists) together = await choose(list, [...list.options].at(-1)!.value);
      if (lists.length > 0) expect(chosen).toContain(variantOf(`${path}?${together}`));
      expect(new URLSearchParams(together).size).toBe(lists.length);
    },
  );
});

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import type { UniversityLink, UniversityPage } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { sources } from '@/content/admissions/canada';
import { awaySource, loadPages, renderPage } from '@/entry-server';
import { fakeApi, problem } from '@/test/fake-api';
import { renderApp } from '@/test/render-app';
import { hydrateApp } from '@/test/hydrate-app';
import { settings } from '@/test/settings';
import { university } from '@/test/university';
import type { UniversitySource } from './source';

const link = (slug: string, change: Partial<UniversityLink> = {}): UniversityLink => {
  const { city, region, tuitionMinUSD, tuitionMaxUSD, tuitionBasis, worldRank, worldRankDisplay, ...rest } =
    university(2);
  const { worldRankPublisher, worldRankYear } = rest;
  return {
    ...{ slug, name: `The ${slug}`, city, region, tuitionMinUSD, tuitionMaxUSD, tuitionBasis, worldRank },
    ...{ worldRankDisplay, worldRankPublisher, worldRankYear, tuitionPeriod: 'year', ...change },
  };
};

const toronto: UniversityPage = {
  ...university(7, {
    slug: 'university-of-toronto',
    name: 'University of Toronto',
    city: 'Toronto',
    region: 'Ontario',
    country: 'Canada',
    tuitionSource: 'University of Toronto, fee page, https://utoronto.test/fees',
  }),
  references: [{ facts: ['ranking'], title: 'QS World University Rankings 2027', url: 'https://qs.test' }],
  similar: [
    link('mcgill', { tuitionPeriod: 'degree' }),
    link('small-college', { worldRank: null, tuitionMinUSD: 0, tuitionMaxUSD: 0 }),
  ],
};
const TORONTO = '/universities/university-of-toronto';
const LIST = '/country/canada/universities';
const links = [
  link('university-of-toronto', { name: 'University of Toronto', worldRankDisplay: '29', worldRank: 29 }),
  ...Array.from({ length: 45 }, (_, i) =>
    link(`college-${i}`, {
      name: `${i < 20 ? 'A' : 'É'} College ${i}`,
      worldRank: null,
      worldRankDisplay: null,
    }),
  ),
];

/** The server's. */
const source: UniversitySource = { find: async () => toronto, linksOf: async () => links };

/** The server's document as a browser has it before its scripts run. */
async function arrive(path: string, page: string, source?: UniversitySource) {
  const { head, body } = await renderPage(page, settings, source);
  document.head.innerHTML = head;
  document.body.innerHTML = `<div id="root">${body}</div>`;
  window.history.replaceState(null, '', path);
}

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.head.innerHTML = document.body.innerHTML = '';
});

async function hydrate() {
  const before = document.getElementById('root')!.innerHTML;
  const app = await hydrateApp();
  root = app.root;
  expect(app.recovered).toEqual([]);
  expect(document.getElementById('root')!.textContent).toBe(
    new DOMParser().parseFromString(before, 'text/html').body.textContent,
  );
}

const parts = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest<HTMLElement>('section')!);

// Every page's module is loaded, which a busy machine takes a minute for.
beforeAll(loadPages, 180_000);

describe('arriving from outside', () => {
  test.each([
    ['a university', TORONTO, TORONTO, source],
    ['a list', LIST, LIST, source],
    ['an unknown university', '/universities/nobody', '/universities/not-found', undefined],
    [
      'a list of an unknown country',
      '/country/atlantis/universities',
      '/country/not-found/universities',
      undefined,
    ],
    ['a university while the database is away', '/universities/other', '/universities/not-found', awaySource],
  ])(
    '%s: the page is taken over as it came, and nothing is asked of the server',
    async (_, path, page, from) => {
      const calls = fakeApi(() => ({ status: 500 }));
      await arrive(path, page, from);
      await hydrate();
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.querySelectorAll('title')).toHaveLength(1);
      expect(calls).toEqual([]);
    },
  );

  test('on the way to another page and back its data are asked for', async () => {
    fakeApi(({ url }) => ({ body: url.includes('/links') ? links : toronto }));
    await arrive(TORONTO, TORONTO, source);
    await hydrate();
    await userEvent.click(screen.getByRole('link', { name: 'All universities in Canada' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Universities in Canada' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'University of Toronto' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'University of Toronto' })).toBeVisible();
    expect(document.title).toBe('University of Toronto: fees, rank and entry | Meridian');
  });
});

describe('what the page of a university tells', () => {
  beforeEach(async () => {
    fakeApi(() => ({ body: toronto }));
    await renderApp(TORONTO);
  });

  test('the way to it', () => {
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('link').map((a) => [a.textContent, a.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Canada', '/country/canada'],
      ['Universities', LIST],
    ]);
    expect(crumbs.getByText('University of Toronto')).toHaveAttribute('aria-current', 'page');
  });

  test('what to do: ask with the form filled in, keep it in the portal', () => {
    const ask = screen.getAllByRole('link', { name: /^Ask a counsellor about University of Toronto$/ });
    expect(ask).toHaveLength(2);
    for (const a of ask)
      expect(a).toHaveAttribute('href', '/?country=canada&university=University+of+Toronto#contact');
    expect(screen.getByRole('link', { name: 'Save as a favorite' })).toHaveAttribute(
      'href',
      '/student-portal?open=7',
    );
    expect(screen.getByRole('link', { name: /^Website/ })).toHaveAttribute('href', 'https://university.test');
  });

  test('the cost of a year, its sum, its year and its source', () => {
    const costs = parts('What a year costs');
    const row = (name: RegExp) => costs.getByRole('row', { name }).textContent;
    expect(row(/^Tuition indicative, 2026/)).toContain('$22,000 – $38,000');
    const living = [...costs.getAllByRole('row')]
      .slice(2, 6)
      .map((tr) => Number(within(tr).getAllByRole('cell')[0]!.textContent!.replaceAll(/[$,]/g, '')))
      .reduce((sum, usd) => sum + usd);
    const dollars = (usd: number) => `$${usd.toLocaleString('en-US')}`;
    expect(row(/^Tuition and living together/)).toContain(
      `${dollars(22000 + living)} – ${dollars(38000 + living)}`,
    );
    expect(costs.getByRole('link', { name: 'University of Toronto, fee page' })).toHaveAttribute(
      'href',
      'https://utoronto.test/fees',
    );
    expect(costs.getByText(/Indicative tuition is what the source gives/)).toBeVisible();
  });

  test('its own scholarships before those of governments, with numbered sources', () => {
    const scholarships = parts('Scholarships');
    const [own] = scholarships.getAllByRole('list');
    expect(within(own!).getAllByRole('link')[0]).toHaveTextContent('Lester B. Pearson');
    const marks = document.querySelectorAll('sup a');
    expect(marks.length).toBeGreaterThan(5);
    for (const mark of marks)
      expect(document.querySelector(`[id="${mark.getAttribute('href')!.split('#')[1]}"]`)).not.toBeNull();
  });

  test('what it asks for a master’s degree: each fact with its own source, and none that is not known', async () => {
    const entry = parts('Getting in');
    expect(entry.getByRole('heading', { name: /for a master’s degree: Applied Computing/ })).toBeVisible();
    const fact = (name: string) =>
      within(entry.getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement);
    const source = (name: string) => fact(name).getByRole('link').getAttribute('aria-label');
    expect(source('Deadline')).toContain(sources.torontoMscac!.label);
    const { label } = sources.torontoEnglish!;
    expect(entry.getAllByRole('link', { name: (name) => name.endsWith(label) })).toHaveLength(1);
    expect(source('Fee')).toContain(sources.torontoMscac!.label);
    fakeApi(() => ({ body: { ...toronto, slug: 'no-fee', name: 'McGill University' } }));
    document.body.innerHTML = '';
    await renderApp('/universities/no-fee');
    expect(parts('Getting in').getByText('Deadline', { selector: 'dt' })).toBeVisible();
    expect(parts('Getting in').queryByText('Fee', { selector: 'dt' })).toBeNull();
    fakeApi(() => ({ body: { ...toronto, slug: 'unread', name: 'Unread University' } }));
    document.body.innerHTML = '';
    await renderApp('/universities/unread');
    expect(parts('Getting in').queryByText(/for a master’s degree/)).toBeNull();
  });

  test('the facts that are known, and none that is not', async () => {
    const facts = parts('At a glance');
    expect(facts.getByText('Country rank')).toBeVisible();
    const unknown = { worldRank: null, countryRank: null, establishedYear: null, studentPopulation: null };
    fakeApi(() => ({ body: { ...toronto, ...unknown, slug: 'little-known', sector: null } }));
    document.body.innerHTML = '';
    await renderApp('/universities/little-known');
    const terms = parts('At a glance').getAllByRole('term');
    expect(terms.map((term) => term.textContent)).toEqual(['Place']);
  });

  test('a distance university says so, and no GPA band stands where none is known', async () => {
    expect(parts('Getting in').getByRole('heading', { name: 'GPA for entry' })).toBeVisible();
    expect(parts('Getting in').getByText('Masters, our estimate')).toBeVisible();
    const noBand = {
      undergraduateGpaMin: null,
      undergraduateGpaMax: null,
      graduateGpaMin: null,
      graduateGpaMax: null,
    };
    expect(screen.queryByText(/^Distance university/)).toBeNull();
    fakeApi(() => ({ body: { ...toronto, ...noBand, slug: 'far-away', distance: true } }));
    document.body.innerHTML = '';
    await renderApp('/universities/far-away');
    expect(screen.getByText(/^Distance university: it rarely sponsors a student visa/)).toBeVisible();
    expect(parts('Getting in').getByText(/^No GPA band is known/)).toBeVisible();
    expect(parts('Getting in').queryByRole('img', { name: /GPA from/ })).toBeNull();
    // Its students stay where they live, so that no living costs abroad are added to the tuition.
    const [livingCosts] = screen.getAllByText('Living costs a year');
    expect(livingCosts!.parentElement).toHaveTextContent(/None abroad ?you study from home$/);
    expect(screen.queryByText('Tuition and living together')).toBeNull();
    expect(screen.queryByRole('rowheader', { name: /^Accommodation/ })).toBeNull();
    expect(screen.getByText(/Living costs: none abroad, since you study from home/)).toBeVisible();
  });

  test('a university for graduates shows their GPA band and says why there is no other', async () => {
    const noBand = { undergraduateGpaMin: null, undergraduateGpaMax: null };
    fakeApi(() => ({ body: { ...toronto, ...noBand, slug: 'for-graduates' } }));
    document.body.innerHTML = '';
    await renderApp('/universities/for-graduates');
    const entry = parts('Getting in');
    expect(entry.getByRole('img', { name: /^Masters GPA from/ })).toBeVisible();
    expect(entry.queryByRole('img', { name: /^Undergraduate GPA/ })).toBeNull();
    expect(entry.getByText(/^It takes nobody, or hardly anybody, straight after school/)).toBeVisible();
  });

  test('universities like it', () => {
    const similar = parts('Similar universities');
    expect(similar.getByRole('link', { name: 'The mcgill' })).toHaveAttribute('href', '/universities/mcgill');
    expect(similar.getByText(/^whole degree, indicative/)).toBeVisible();
    expect(similar.getByText('Not ranked')).toBeVisible();
    expect(similar.getByText(/No tuition fee/)).toBeVisible();
  });
});

describe('the list of a country', () => {
  test('has those with a rank first, then the others by letter without accents', async () => {
    fakeApi(() => ({ body: links }));
    await renderApp(LIST);
    expect(screen.getByRole('heading', { level: 2, name: 'With a world rank: 1' })).toBeVisible();
    const letters = within(screen.getByRole('navigation', { name: 'First letters' }));
    expect(letters.getAllByRole('link').map((a) => a.textContent)).toEqual(['A', 'E']);
    for (const a of letters.getAllByRole('link'))
      expect(document.querySelector(`[id="${a.getAttribute('href')!.split('#')[1]}"]`)).not.toBeNull();
    expect(screen.getAllByRole('link', { name: /College \d+$/ })).toHaveLength(45);
  });

  test('a long one begins with the ways to its stretches of ranks and to its letters', async () => {
    const ranked = [1, 30, 60, 500, ...Array.from({ length: 40 }, (_, i) => 1101 + i)].map((worldRank) =>
      link(`ranked-${worldRank}`, { worldRank, worldRankDisplay: `${worldRank}` }),
    );
    fakeApi(() => ({ body: [...ranked, ...links.slice(1)] }));
    await renderApp('/country/france/universities');
    const waysIn = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link');
    const ways = waysIn('By world rank');
    expect(ways.map((a) => a.textContent)).toEqual(['#1–50', '#51–100', '#401–700', 'from #1001']);
    expect(waysIn('Without a world rank, from A to Z').map((a) => a.textContent)).toEqual(['A', 'E']);
    const target = (i: number) => document.getElementById(ways[i]!.getAttribute('href')!.split('#')[1]!)!;
    expect([0, 1, 2, 3].map((i) => within(target(i)).getByRole('link').textContent)).toEqual([
      'The ranked-1',
      'The ranked-60',
      'The ranked-500',
      'The ranked-1101',
    ]);
  });
});

describe('what goes wrong on the way from page to page', () => {
  test('an unknown university is told as missing', async () => {
    fakeApi(() => problem(404, 'There is no such university.'));
    await renderApp('/universities/gone');
    expect(screen.getByRole('heading', { level: 1, name: 'University Not Found' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Canada' })).toHaveAttribute(
      'href',
      LIST,
    );
  });

  test('a failure is told', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    fakeApi(() => problem(503, 'Away.'));
    const { navigate } = await renderApp('/support/faq');
    await act(async () => navigate('/universities/flaky'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' }),
    ).toBeVisible();
    jest.mocked(console.error).mockRestore();
  });
});

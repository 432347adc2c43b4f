import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { Component as PortalPage } from '@/features/portal/portal-page';
import { campusScene } from '@/lib/campus';
import { offline, problem, type Answer } from '@/test/fake-api';
import { account, asked, entry, listOf, ME, portalServer, setWidth, SHORTLIST } from '@/test/portal';
import { renderFeature } from '@/test/render-feature';
import { university } from '@/test/university';

const visit = (path = '/student-portal/search') => renderFeature(<PortalPage />, path, '/student-portal/*');
const address = () => decodeURIComponent(screen.getByTestId('address').textContent!);
const heart = (name: string) => screen.getByRole('button', { name: `Favorite: ${name}` });
const server = (universities = [university(1)], routes: Parameters<typeof portalServer>[0] = {}) =>
  portalServer({ 'GET /api/universities': listOf(universities), ...routes });

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('student-user', ME);
  setWidth('desktop');
});

test('every filter goes to the server under its name, and into the address', async () => {
  const calls = server();
  visit();
  await screen.findByRole('article');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Canada');
  await userEvent.selectOptions(screen.getByLabelText('Field of study'), 'Law & Legal Studies');
  await userEvent.type(screen.getByLabelText('Minimum GPA'), '3.25');
  await waitFor(() =>
    expect(asked(calls).at(-1)).toBe(
      '/api/universities?country=Canada&fieldOfStudy=Law+&+Legal+Studies&minGraduateGpa=3.25',
    ),
  );
  await userEvent.type(screen.getByLabelText('Maximum tuition'), '25000');
  await waitFor(() => expect(asked(calls).at(-1)).toMatch(/&minGraduateGpa=3.25&maxTuitionUSD=25000$/));
  await waitFor(() =>
    expect(address()).toBe(
      '/student-portal/search?country=Canada&fieldOfStudy=Law+&+Legal+Studies&gpa=3.25&maxTuition=25000',
    ),
  );
  // One call per pause, not per key.
  expect(asked(calls)).toHaveLength(5);

  await userEvent.selectOptions(screen.getByLabelText('Program level'), 'undergraduate');
  expect(screen.getByLabelText('Minimum GPA')).toHaveValue(null);
  expect(screen.getByLabelText('Maximum tuition')).toHaveValue(null);
  await userEvent.type(screen.getByLabelText('Minimum GPA'), '3');
  await waitFor(() => expect(asked(calls).at(-1)).toMatch(/&minUndergraduateGpa=3$/));
  expect(asked(calls).at(-1)).not.toContain('minGraduateGpa');

  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/student-portal/search'));

  // Cleared while a number and a name are still being typed.
  await userEvent.type(screen.getByLabelText('Maximum tuition'), '9');
  await userEvent.type(screen.getByLabelText('Search by name or city'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await new Promise((wait) => setTimeout(wait, 500));
  expect(address()).toBe('/student-portal/search');
  expect(screen.getByLabelText('Country')).toHaveValue('all');
  expect(screen.getByLabelText('Program level')).toHaveValue('masters');
  expect(screen.getByLabelText('Maximum tuition')).toHaveValue(null);
  expect(screen.getByLabelText('Search by name or city')).toHaveValue('');
});

test('words and order go to the server and into the address; clearing the filters keeps the order', async () => {
  const calls = server();
  visit();
  await screen.findByRole('article');
  await userEvent.type(screen.getByLabelText('Search by name or city'), 'trinity dublin');
  await waitFor(() => expect(asked(calls).at(-1)).toBe('/api/universities?search=trinity+dublin'));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Lowest tuition');
  await waitFor(() =>
    expect(asked(calls).at(-1)).toBe('/api/universities?search=trinity+dublin&sort=tuition'),
  );
  await waitFor(() => expect(address()).toBe('/student-portal/search?search=trinity+dublin&sort=tuition'));
  expect(screen.getByText(/By the lowest tuition of a year/)).toHaveTextContent('Nobody can pay for a place');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/student-portal/search?sort=tuition'));
});

test('Back undoes a chosen filter; what is typed is no step of its own', async () => {
  server();
  function Back() {
    const navigate = useNavigate();
    return <button onClick={() => void navigate(-1)}>Back</button>;
  }
  const withBack = (
    <>
      <PortalPage />
      <Back />
    </>
  );
  renderFeature(withBack, '/student-portal/search', '/student-portal/*');
  await screen.findByRole('article');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Canada');
  await waitFor(() => expect(address()).toBe('/student-portal/search?country=Canada'));
  await userEvent.type(screen.getByLabelText('Maximum tuition'), '20000');
  await waitFor(() => expect(address()).toContain('&maxTuition=20000'));
  await userEvent.type(screen.getByLabelText('Search by name or city'), 'york');
  await waitFor(() => expect(address()).toContain('search=york'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shortlist only' }));
  await waitFor(() => expect(address()).toContain('shortlistOnly=true'));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() =>
    expect(address()).toBe('/student-portal/search?country=Canada&maxTuition=20000&search=york'),
  );
  expect(screen.getByRole('checkbox', { name: 'Shortlist only' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/student-portal/search'));
  expect(screen.getByLabelText('Country')).toHaveValue('all');
  expect(screen.getByLabelText('Search by name or city')).toHaveValue('');
  expect(screen.getByLabelText('Maximum tuition')).toHaveValue(null);
});

test('each filter that is on is named beside the list and can be taken off there', async () => {
  server();
  visit('/student-portal/search?country=Canada&level=undergraduate&gpa=3&maxTuition=20000');
  const chips = within(await screen.findByRole('list', { name: 'Filters that are on' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Canada',
    'Undergraduate',
    'GPA 3',
    'Up to $20,000',
  ]);
  await userEvent.click(chips.getByRole('button', { name: 'Remove filter: Canada' }));
  await waitFor(() => expect(address()).not.toContain('Canada'));
  await userEvent.click(chips.getByRole('button', { name: 'Remove filter: Undergraduate' }));
  await waitFor(() => expect(address()).toBe('/student-portal/search'));
});

test('marks as Indian universities give them are asked for as a GPA and shown as given', async () => {
  const calls = server();
  visit('/student-portal/search?gpa=72.5&scale=percentage');
  const chips = within(await screen.findByRole('list', { name: 'Filters that are on' }));
  expect(chips.getByRole('button')).toHaveTextContent('72.5% (about 3.2 of 4)');
  expect(asked(calls)).toEqual(['/api/universities?minGraduateGpa=3.2']);
  // Other marks are another number.
  await userEvent.selectOptions(screen.getByLabelText('Marks given as'), 'CGPA, out of 10');
  await waitFor(() => expect(address()).toBe('/student-portal/search?scale=cgpa'));
  await userEvent.type(screen.getByLabelText('Minimum CGPA'), '11');
  expect(await screen.findByText(/from 0 to 10 with at most two decimals/)).toBeVisible();
});

test('an address shows its list; what cannot be a filter is not sent but explained', async () => {
  const calls = server();
  visit(
    '/student-portal/search?country=Atlantis&fieldOfStudy=Education&level=undergraduate&gpa=5&maxTuition=-1&sort=fee',
  );
  await screen.findByRole('article');
  expect(asked(calls)).toEqual(['/api/universities?fieldOfStudy=Education']);
  // A copied link says nothing that is not so.
  await waitFor(() =>
    expect(address()).toBe(
      '/student-portal/search?fieldOfStudy=Education&level=undergraduate&gpa=5&maxTuition=-1',
    ),
  );
  const chips = within(screen.getByRole('list', { name: 'Filters that are on' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Education',
    'Undergraduate',
  ]);
  expect(screen.getByLabelText('Country')).toHaveValue('all');
  expect(screen.getByLabelText('Program level')).toHaveValue('undergraduate');
  expect(screen.getByLabelText('Minimum GPA')).toHaveAccessibleDescription(/Enter a GPA from 0 to 4 with/);
  expect(screen.getByLabelText('Maximum tuition')).toHaveAccessibleDescription(
    /Enter an amount of 0 or more\./,
  );
});

test('the GPA filter says that it goes by our estimate, and how many universities have none', async () => {
  const seed = join(__dirname, '../../../../../backend/seed/universities.json');
  const universities = JSON.parse(readFileSync(seed, 'utf8')) as {
    worldRank: number | null;
    graduatesOnly?: true;
  }[];
  const told = (without: number) =>
    new RegExp(
      `our estimate of the minimum, by world rank\\. The ${without} universities without an estimate`,
    );
  const unranked = universities.filter(({ worldRank }) => worldRank === null).length;
  const forGraduates = universities.filter(({ worldRank, graduatesOnly }) => worldRank && graduatesOnly);
  server();
  visit();
  const field = () => screen.findByLabelText('Minimum GPA');
  expect(await field()).toHaveAccessibleDescription(told(unranked));
  await userEvent.selectOptions(screen.getByLabelText('Program level'), 'undergraduate');
  await waitFor(async () =>
    expect(await field()).toHaveAccessibleDescription(told(unranked + forGraduates.length)),
  );
});

test('a list by marks says that they are held against our estimate', async () => {
  server();
  visit('/student-portal/search?gpa=3.5');
  expect(await screen.findByText('1 university')).toBeVisible();
  const note = /By our estimate of the minimum GPA, not by universities’ own/;
  expect(screen.getByText(note)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: GPA 3.5' }));
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
});

test('marks that reach no estimate are no verdict: the others are offered, and the guides', async () => {
  server([], {
    'GET /api/universities': ({ url }) => ({ body: url.includes('minGraduateGpa') ? [] : [university(1)] }),
  });
  visit('/student-portal/search?country=United+Kingdom&gpa=2.7');
  expect(await screen.findByText('No Universities Found')).toBeVisible();
  expect(screen.getByText(/^No university matches/)).toHaveTextContent(
    /This is no verdict on your marks.* 666 universities without an estimate/,
  );
  expect(screen.getByRole('link', { name: 'Guide to the United Kingdom' })).toHaveAttribute(
    'href',
    '/country/united-kingdom',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search without marks' }));
  expect(await screen.findByText('1 university')).toBeVisible();
  expect(screen.getByLabelText('Country')).toHaveValue('United Kingdom');
});

test('without marks an empty list says nothing of them', async () => {
  server([]);
  visit('/student-portal/search?maxTuition=1');
  expect(await screen.findByText('No university matches all of your filters.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Search without marks' })).toBeNull();
});

test('a GPA goes in steps of 0.01', async () => {
  const calls = server();
  visit('/student-portal/search?gpa=3.255');
  await screen.findByRole('article');
  expect(asked(calls)).toEqual(['/api/universities']);
  const gpa = screen.getByLabelText('Minimum GPA');
  expect(gpa).toHaveAccessibleDescription(/at most two decimals/);
  expect(gpa).toHaveAttribute('step', '0.01');
  await userEvent.clear(gpa);
  await userEvent.type(gpa, '3.29');
  await waitFor(() => expect(asked(calls).at(-1)).toBe('/api/universities?minGraduateGpa=3.29'));
  expect(gpa).not.toHaveAccessibleDescription(/at most two decimals/);
});

test('a card has all that is known, and says what is not', async () => {
  server([
    university(1),
    university(2, {
      region: null,
      establishedYear: null,
      studentPopulation: null,
      website: null,
      worldRank: null,
      worldRankDisplay: null,
      worldRankPublisher: null,
      worldRankYear: null,
      countryRank: null,
      tuitionBasis: 'published',
      tuitionMinUSD: 0,
      tuitionMaxUSD: 0,
      programs: ['Education'],
    }),
  ]);
  visit();
  const [full, bare] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement];
  const fact = (card: HTMLElement, name: string) =>
    within(card).getByText(name, { selector: 'dt' }).nextSibling?.textContent;
  expect(full).toHaveTextContent('Melbourne, Victoria, Australia');
  expect(full).toHaveTextContent('Founded in 1853.');
  expect(fact(full, 'Tuition a year')).toBe('$22,000 – $38,000indicative, 2026');
  expect(fact(full, 'Masters GPA')).toBe('3.3 – 3.9our estimate');
  expect(fact(full, 'World rank')).toBe('#19QS World University Rankings 2026');
  expect(fact(full, 'Country rank')).toBe('#1in Australia, QS World University Rankings 2026');
  expect(fact(full, 'Established')).toBe('1853');
  expect(fact(full, 'Students')).toBe('50,303');
  // What "indicative" means is said in words, not only to a mouse.
  expect(within(full).getByText(/^Indicative tuition is/)).toBeInTheDocument();
  expect(within(full).getByText(/^GPA is our estimate/)).toBeInTheDocument();
  expect(within(bare).queryByText(/^Indicative tuition is/)).toBeNull();
  expect(within(full).getByRole('link', { name: /Website of University 1/ })).toHaveAttribute(
    'href',
    'https://university.test',
  );
  for (const name of ['World rank', 'Country rank', 'Established', 'Students'])
    expect(fact(bare, name)).toBe('Not available');
  expect(bare).toHaveTextContent('Website: Not available');
  expect(fact(bare, 'Tuition a year')).toBe('No tuition fee2026');

  const chips = () =>
    within(within(full).getByRole('list', { name: 'Programs' })).getAllByRole('listitem').length;
  expect(chips()).toBe(3);
  await userEvent.click(within(full).getByRole('button', { name: '+2 more' }));
  expect(chips()).toBe(5);
  await userEvent.click(within(full).getByRole('button', { name: 'Show less' }));
  expect(chips()).toBe(3);
  expect(within(bare).queryByRole('button', { name: /more/ })).toBeNull();

  await userEvent.selectOptions(screen.getByLabelText('Program level'), 'undergraduate');
  const again = screen.getAllByRole('article')[0]!;
  expect(fact(again, 'Undergraduate GPA')).toBe('3.2 – 3.8our estimate');
});

test('the ten pictures are all in use, and a university keeps its own', () => {
  const chosen = new Set(Array.from({ length: 1232 }, (_, id) => campusScene(id + 1)));
  expect(chosen.size).toBe(10);
  for (const scene of chosen) expect(existsSync(`src/illustrations/${scene}.svg`)).toBe(true);
  expect(campusScene(7)).toBe(campusScene(7));
});

const many = Array.from({ length: 50 }, (_, i) => university(i + 1));

test('a long list comes page by page, as it is asked to', async () => {
  const calls = server(many);
  visit();
  await screen.findByText('50 universities');
  expect(screen.getAllByRole('article')).toHaveLength(24);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('48 of 50');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(50));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(calls.filter(({ url }) => url.includes('cursor')).map(({ url }) => url)).toEqual([
    '/api/universities?limit=24&cursor=24',
    '/api/universities?limit=24&cursor=48',
  ]);
});

test('the next page comes by itself when the end is near, and a lost one can be had again', async () => {
  let near: () => void = () => undefined;
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      near = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  let lost = true;
  server(many, {
    'GET /api/universities': (call) => {
      if (call.url.includes('cursor=24') && lost) {
        lost = false;
        return offline();
      }
      return listOf(many)(call);
    },
  });
  visit();
  await screen.findByText('24 of 50');
  near();
  expect(await screen.findByText('Failed to fetch universities')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(24);
  // It does not ask again and again by itself.
  near();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48));
  expect(screen.queryByText('Failed to fetch universities')).toBeNull();
  near();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(50));
  delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
});

test('shortlist only shows what is saved under any field; none is an empty state that can be cleared', async () => {
  const calls = server([university(1), university(2)], {
    [SHORTLIST]: { body: [entry(2, 'Education')] },
    [`DELETE /api/shortlist/${encodeURIComponent(ME)}/2/Education`]: { body: { removed: true } },
  });
  visit();
  await screen.findByText('2 universities');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shortlist only' }));
  expect(await screen.findByText('1 university')).toBeVisible();
  expect(asked(calls).at(-1)).toBe('/api/universities?ids=2');
  await waitFor(() => expect(address()).toBe('/student-portal/search?shortlistOnly=true'));
  await userEvent.click(screen.getByRole('link', { name: 'My Shortlist' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove University 2, Education' }));
  expect(await screen.findByText('No Favorites Yet')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'University Search' }));
  expect(await screen.findByText('No Universities Found')).toBeVisible();
  expect(screen.getByText(/^You have not saved any university yet\./)).toBeVisible();
  expect(screen.queryByText('No university matches all of your filters.')).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
  expect(await screen.findByText('2 universities')).toBeVisible();
});

test('a list that cannot be fetched is told and can be retried', async () => {
  const answers: Answer[] = [problem(503, 'No.'), { body: [university(1)] }];
  const shortlists: Answer[] = [problem(503, 'No.'), { body: [] }];
  server([], {
    'GET /api/universities': () => answers.shift()!,
    [SHORTLIST]: () => shortlists.shift()!,
  });
  visit();
  expect(await screen.findByText('Failed to fetch universities')).toBeVisible();
  const banner = screen.getByText('Failed to fetch shortlist').closest<HTMLElement>('[role=alert]')!;
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' }).at(-1)!);
  await screen.findByRole('article');
  expect(heart('University 1, General Interest')).toBeDisabled();
  await userEvent.click(within(banner).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(heart('University 1, General Interest')).toBeEnabled());
  expect(screen.queryByText('Failed to fetch shortlist')).toBeNull();
});

test('a lost connection is named, and what it cost comes by itself when it is back', async () => {
  let connected = false;
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => connected);
  server([], {
    'GET /api/universities': (call) => (connected ? listOf([university(1)])(call) : offline()),
    [SHORTLIST]: () => (connected ? { body: [] } : offline()),
  });
  visit();
  expect(await screen.findByText('Failed to fetch universities')).toBeVisible();
  expect(screen.getByText('You are offline.')).toBeVisible();
  connected = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByText('You are offline.')).toBeNull();
  await waitFor(() => expect(screen.queryByText('Failed to fetch shortlist')).toBeNull());
  onLine.mockRestore();
});

describe('a profile', () => {
  const profile = account({
    gpa: 3.4,
    programLevel: 'undergraduate',
    budgetUSD: 30000,
    fieldOfStudy: 'Engineering',
    destinations: ['Canada'],
  });

  test('fills in the filters once, before the first list, and not the address; cleared they stay cleared', async () => {
    const calls = server([university(1)], { 'GET /api/users/me': { body: profile } });
    const first = visit();
    await screen.findByRole('article');
    // Whoever is sent the address learns neither GPA nor budget.
    expect(address()).toBe('/student-portal/search');
    expect(asked(calls)).toEqual([
      '/api/universities?country=Canada&fieldOfStudy=Engineering&minUndergraduateGpa=3.4&maxTuitionUSD=30000',
    ]);
    expect(screen.getByRole('link', { name: 'From your profile' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(asked(calls).at(-1)).toBe('/api/universities'));
    expect(screen.queryByRole('link', { name: 'From your profile' })).toBeNull();

    first.unmount();
    visit();
    await screen.findByRole('article');
    expect(asked(calls).at(-1)).toBe('/api/universities');
  });

  test('gives way filter by filter to what the student sets, and outlives a reload', async () => {
    const calls = server([university(1)], { 'GET /api/users/me': { body: profile } });
    const first = visit();
    await screen.findByRole('article');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Ireland');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: GPA 3.4' }));
    const rest = '/api/universities?country=Ireland&fieldOfStudy=Engineering&maxTuitionUSD=30000';
    await waitFor(() => expect(asked(calls).at(-1)).toBe(rest));
    expect(address()).toBe('/student-portal/search?country=Ireland');
    first.unmount();

    calls.length = 0;
    visit('/student-portal/search?country=Ireland');
    await screen.findByRole('article');
    expect(asked(calls)).toEqual([rest]);
    await userEvent.selectOptions(screen.getByLabelText('Program level'), 'Masters');
    expect(screen.getByLabelText('Program level')).toHaveValue('masters');
    expect(screen.getByLabelText('Maximum tuition')).toHaveValue(null);
  });

  test('gives way to what a link names, also where that filters nothing', async () => {
    const calls = server([university(1)], { 'GET /api/users/me': { body: profile } });
    const first = visit();
    await screen.findByRole('article');
    first.unmount();

    calls.length = 0;
    visit('/student-portal/search?level=masters&country=all');
    await screen.findByRole('article');
    await waitFor(() => expect(address()).toBe('/student-portal/search'));
    expect(screen.getByLabelText('Program level')).toHaveValue('masters');
    expect(asked(calls)).toEqual([
      '/api/universities?fieldOfStudy=Engineering&minGraduateGpa=3.4&maxTuitionUSD=30000',
    ]);
  });

  test('leaves an address alone that has filters of its own', async () => {
    const calls = server([university(1)], { 'GET /api/users/me': { body: profile } });
    visit('/student-portal/search?country=Ireland');
    await screen.findByRole('article');
    expect(asked(calls)).toEqual(['/api/universities?country=Ireland']);
    expect(address()).toBe('/student-portal/search?country=Ireland');
  });

  test('that cannot be read keeps nobody from searching', async () => {
    server([university(1)], { 'GET /api/users/me': problem(503, 'Away.') });
    visit();
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

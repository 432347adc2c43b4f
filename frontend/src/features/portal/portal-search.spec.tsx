import { existsSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/lib/toasts';
import { fakeApi, pending, problem, type Answer, type Call } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { university } from '@/test/university';
import { campusScene } from './universities/campus';
import PortalPage from './portal-page';

const ME = 'asha@example.com';
const SHORTLIST = `GET /api/users/${encodeURIComponent(ME)}/shortlist`;
const entry = (universityId: number, fieldOfStudy: string) => ({
  userId: ME,
  universityId,
  fieldOfStudy,
  createdAt: '2026-11-20T09:30:00.000Z',
});

interface Server {
  universities?: (call: Call) => Answer | Promise<Answer>;
  shortlist?: Answer | (() => Answer);
  change?: (call: Call) => Answer | Promise<Answer>;
}

const server = ({ universities, shortlist, change }: Server = {}) =>
  fakeApi((call) => {
    if (call.url.startsWith('/api/universities')) return universities?.(call) ?? { body: [university(1)] };
    if (`${call.method} ${call.url}` === SHORTLIST)
      return (typeof shortlist === 'function' ? shortlist() : shortlist) ?? { body: [] };
    if (change) return change(call);
    throw new Error(`Unexpected ${call.method} ${call.url}`);
  });
const visit = (path = '/student-portal/search') => renderFeature(<PortalPage />, path, '/student-portal/*');
const asked = (calls: Call[]) =>
  calls.filter(({ url }) => url.startsWith('/api/universities')).map(({ url }) => decodeURIComponent(url));
const address = () => decodeURIComponent(screen.getByTestId('address').textContent!);
const heart = (name: string) => screen.getByRole('button', { name: `Favorite: ${name}` });
const failure = (description: string) => ({ title: 'Error', description, variant: 'destructive' });

beforeEach(() => {
  sessionStorage.setItem('student-user', ME);
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
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
  expect(address()).toBe(
    '/student-portal/search?country=Canada&fieldOfStudy=Law+&+Legal+Studies&gpa=3.25&maxTuition=25000',
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

  // Cleared while a number is still being typed.
  await userEvent.type(screen.getByLabelText('Maximum tuition'), '9');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await new Promise((wait) => setTimeout(wait, 500));
  expect(address()).toBe('/student-portal/search');
  expect(screen.getByLabelText('Country')).toHaveValue('all');
  expect(screen.getByLabelText('Program level')).toHaveValue('masters');
  expect(screen.getByLabelText('Maximum tuition')).toHaveValue(null);
});

test('an address shows its list; what cannot be a filter is not sent but explained', async () => {
  const calls = server();
  visit(
    '/student-portal/search?country=Atlantis&fieldOfStudy=Education&level=undergraduate&gpa=5&maxTuition=-1',
  );
  await screen.findByRole('article');
  expect(asked(calls)).toEqual(['/api/universities?fieldOfStudy=Education']);
  expect(screen.getByLabelText('Country')).toHaveValue('all');
  expect(screen.getByLabelText('Program level')).toHaveValue('undergraduate');
  expect(screen.getByLabelText('Minimum GPA')).toHaveAccessibleDescription(/Enter a GPA from 0 to 4\./);
  expect(screen.getByLabelText('Maximum tuition')).toHaveAccessibleDescription(
    /Enter an amount of 0 or more\./,
  );
});

test('a card has all that is known, and says what is not', async () => {
  server({
    universities: () => ({
      body: [
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
      ],
    }),
  });
  visit();
  const [full, bare] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement];
  const fact = (card: HTMLElement, name: string) =>
    within(card).getByText(name, { selector: 'dt' }).nextSibling?.textContent;
  expect(full).toHaveTextContent('Melbourne, Victoria, Australia');
  expect(full).toHaveTextContent('Founded in 1853.');
  expect(fact(full, 'Tuition a year')).toBe('$22,000 – $38,000indicative, 2026');
  expect(fact(full, 'Masters GPA')).toBe('3.3 – 3.9indicative');
  expect(fact(full, 'World rank')).toBe('#19QS World University Rankings 2026');
  expect(fact(full, 'Country rank')).toBe('#1in Australia');
  expect(fact(full, 'Established')).toBe('1853');
  expect(fact(full, 'Students')).toBe('50,303');
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
  expect(fact(again, 'Undergraduate GPA')).toBe('3.2 – 3.8indicative');
});

test('the ten pictures are all in use, and a university keeps its own', () => {
  const chosen = new Set(Array.from({ length: 1232 }, (_, id) => campusScene(id + 1)));
  expect(chosen.size).toBe(10);
  for (const scene of chosen) expect(existsSync(`src/illustrations/${scene}.svg`)).toBe(true);
  expect(campusScene(7)).toBe(campusScene(7));
});

test('a long list grows as it is asked to', async () => {
  server({ universities: () => ({ body: Array.from({ length: 50 }, (_, i) => university(i + 1)) }) });
  visit();
  await screen.findByText('50 universities');
  expect(screen.getAllByRole('article')).toHaveLength(24);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('article')).toHaveLength(50);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the heart saves under the chosen field, shows it at once, and takes it back when that fails', async () => {
  const answer = pending<Answer>();
  const calls = server({ shortlist: { body: [entry(1, 'Education')] }, change: () => answer.promise });
  visit();
  await screen.findByRole('article');
  await waitFor(() => expect(heart('University 1, General Interest')).toBeEnabled());
  expect(screen.getByText('Saved under Education')).toBeVisible();
  await userEvent.click(heart('University 1, General Interest'));
  expect(heart('University 1, General Interest')).toHaveAttribute('aria-pressed', 'true');
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    url: '/api/shortlist',
    body: { userId: ME, universityId: 1, fieldOfStudy: 'General Interest' },
  });
  answer.resolve(problem(500, 'No.'));
  await waitFor(() =>
    expect(heart('University 1, General Interest')).toHaveAttribute('aria-pressed', 'false'),
  );
  expect(toastStore.get()).toMatchObject(failure('Failed to add university to shortlist'));
});

test('a pressed heart removes, with the field encoded, and comes back when that fails', async () => {
  const field = 'Law & Legal Studies';
  const answers = [problem(503, 'No.'), { body: { removed: true } }];
  const calls = server({ shortlist: { body: [entry(1, field)] }, change: () => answers.shift()! });
  visit(`/student-portal/search?fieldOfStudy=${encodeURIComponent(field)}`);
  await screen.findByRole('article');
  await waitFor(() => expect(heart(`University 1, ${field}`)).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(heart(`University 1, ${field}`));
  expect(calls.at(-1)).toMatchObject({
    method: 'DELETE',
    url: '/api/shortlist/asha%40example.com/1/Law%20%26%20Legal%20Studies',
  });
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject(failure('Failed to remove university from shortlist')),
  );
  expect(heart(`University 1, ${field}`)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart(`University 1, ${field}`));
  await waitFor(() => expect(heart(`University 1, ${field}`)).toHaveAttribute('aria-pressed', 'false'));
});

test('shortlist only shows what is saved under any field; none is an empty state that can be cleared', async () => {
  server({
    universities: () => ({ body: [university(1), university(2)] }),
    shortlist: { body: [entry(2, 'Education')] },
    change: () => ({ body: { removed: true } }),
  });
  visit();
  await screen.findByText('2 universities');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shortlist only' }));
  expect(await screen.findByText('1 university')).toBeVisible();
  expect(address()).toBe('/student-portal/search?shortlistOnly=true');
  await userEvent.click(screen.getByRole('link', { name: 'My Shortlist' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove University 2, Education' }));
  expect(await screen.findByText('No Favorites Yet')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'University Search' }));
  expect(await screen.findByText('No Universities Found')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
  expect(await screen.findByText('2 universities')).toBeVisible();
});

test('a list that cannot be fetched is told and can be retried', async () => {
  const answers: Answer[] = [problem(503, 'No.'), { body: [university(1)] }];
  const shortlists: Answer[] = [problem(503, 'No.'), { body: [] }];
  server({ universities: () => answers.shift()!, shortlist: () => shortlists.shift()! });
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

test('My Favorites lists what is saved with 2 programs, the profile counts universities', async () => {
  const account = { username: ME, createdAt: '2026-01-05T09:30:00.000Z', savedUniversities: 9 };
  server({
    universities: () => ({ body: [university(1), university(2)] }),
    shortlist: { body: [entry(1, 'Education'), entry(1, 'Engineering'), entry(2, 'General Interest')] },
    change: ({ url }) => ({ body: url === '/api/users/me' ? account : { removed: true } }),
  });
  visit('/student-portal/shortlist');
  const table = within(await screen.findByRole('table'));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'University 2Melbourne, Victoria, Australia',
    'University 1Melbourne, Victoria, Australia',
    'University 1Melbourne, Victoria, Australia',
  ]);
  expect(rows[0]).toHaveTextContent('General Interest');
  expect(within(rows[0]!).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(within(rows[0]!).getByRole('button', { name: '+3 more' }));
  expect(within(rows[0]!).getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(table.getByRole('button', { name: 'Remove University 1, Education' }));
  expect(table.getAllByRole('row')).toHaveLength(3);

  await userEvent.click(screen.getByRole('link', { name: 'My Profile' }));
  expect(await screen.findByText('5 January 2026')).toBeVisible();
  expect(screen.getByText('Saved universities').nextSibling).toHaveTextContent('2');
  expect(screen.getByText('E-mail').nextSibling).toHaveTextContent(ME);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as PortalPage } from '@/features/portal/portal-page';
import { toastStore } from '@/lib/toasts';
import { offline, pending, problem, type Answer } from '@/test/fake-api';
import { account, entry, listOf, ME, portalServer, setWidth, SHORTLIST } from '@/test/portal';
import { renderFeature } from '@/test/render-feature';
import { university } from '@/test/university';

const visit = (path = '/student-portal/search') => renderFeature(<PortalPage />, path, '/student-portal/*');
const heart = (name = 'University 1, General Interest') =>
  screen.getByRole('button', { name: `Favorite: ${name}` });
const failure = (description: string) => ({ title: 'Error', description, variant: 'destructive' });
const ADD = 'POST /api/shortlist';
const remove = (id: number, field: string) =>
  `DELETE /api/shortlist/${encodeURIComponent(ME)}/${id}/${encodeURIComponent(field)}`;
const three = [
  university(1, { name: 'Bath', tuitionMinUSD: 9000, worldRank: 150 }),
  university(2, { name: 'Cork', country: 'Ireland', tuitionMinUSD: 12000, worldRank: null }),
  university(3, { name: 'Aachen', country: 'Germany', tuitionMinUSD: 3000, worldRank: 105 }),
];
const server = (routes: Parameters<typeof portalServer>[0] = {}) =>
  portalServer({ 'GET /api/universities': listOf([university(1), university(2)]), ...routes });

/** Another tab of the same browser, where there is no real one. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  hear?: () => void;
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage() {
    for (const other of FakeChannel.open) if (other !== this && other.name === this.name) other.hear?.();
  }
  addEventListener(_: 'message', hear: () => void) {
    this.hear = hear;
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('student-user', ME);
  setWidth('desktop');
});

describe('the heart', () => {
  test('saves under the chosen field, shows it at once, and takes it back when that fails', async () => {
    const answer = pending<Answer>();
    const calls = server({ [SHORTLIST]: { body: [entry(1, 'Education')] }, [ADD]: () => answer.promise });
    visit();
    await screen.findAllByRole('article');
    await waitFor(() => expect(heart()).toBeEnabled());
    expect(screen.getByText('Saved under Education')).toBeVisible();
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      url: '/api/shortlist',
      body: { userId: ME, universityId: 1, fieldOfStudy: 'General Interest' },
    });
    answer.resolve(problem(500, 'No.'));
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
    expect(toastStore.get()).toMatchObject(failure('Failed to add university to shortlist'));
  });

  test('when pressed again removes, with the field encoded, and comes back when that fails', async () => {
    const field = 'Law & Legal Studies';
    const answers = [problem(503, 'No.'), { body: { removed: true } }];
    const calls = server({
      [SHORTLIST]: { body: [entry(1, field)] },
      [remove(1, field)]: () => answers.shift()!,
    });
    visit(`/student-portal/search?fieldOfStudy=${encodeURIComponent(field)}`);
    await screen.findAllByRole('article');
    await waitFor(() => expect(heart(`University 1, ${field}`)).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(heart(`University 1, ${field}`));
    expect(calls.findLast(({ method }) => method === 'DELETE')!.url).toBe(
      '/api/shortlist/asha%40example.com/1/Law%20%26%20Legal%20Studies',
    );
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject(failure('Failed to remove university from shortlist')),
    );
    expect(heart(`University 1, ${field}`)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart(`University 1, ${field}`));
    await waitFor(() => expect(heart(`University 1, ${field}`)).toHaveAttribute('aria-pressed', 'false'));
  });

  test('pressed twice in a hurry sends both, one after the other', async () => {
    const first = pending<Answer>();
    const calls = server({
      [ADD]: () => first.promise,
      [remove(1, 'General Interest')]: { body: { removed: true } },
    });
    visit();
    await waitFor(() => expect(heart()).toBeEnabled());
    await userEvent.dblClick(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    const changes = () => calls.filter(({ method }) => method !== 'GET').map(({ method }) => method);
    expect(changes()).toEqual(['POST']);
    first.resolve({ status: 201, body: entry(1, 'General Interest') });
    await waitFor(() => expect(changes()).toEqual(['POST', 'DELETE']));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });

  test('shows what the last press said, although an earlier one failed', async () => {
    const first = pending<Answer>();
    const saves = [() => first.promise, () => ({ status: 201, body: entry(1, 'General Interest') })];
    let saved: unknown[] = [];
    server({
      [SHORTLIST]: () => ({ body: saved }),
      [ADD]: () => saves.shift()!(),
      [remove(1, 'General Interest')]: { body: { removed: false } },
    });
    visit();
    await waitFor(() => expect(heart()).toBeEnabled());
    await userEvent.tripleClick(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    saved = [entry(1, 'General Interest')];
    first.resolve(problem(503, 'Away.'));
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject(failure('Failed to add university to shortlist')),
    );
    await waitFor(() => expect(saves).toHaveLength(0));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  test('after a lost answer shows what the server has', async () => {
    let saved: unknown[] = [];
    server({
      [SHORTLIST]: () => ({ body: saved }),
      [ADD]: () => {
        // It was stored, and the line was cut before the answer.
        saved = [entry(1, 'General Interest')];
        return offline();
      },
    });
    visit();
    await waitFor(() => expect(heart()).toBeEnabled());
    await userEvent.click(heart());
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject(failure('Failed to add university to shortlist')),
    );
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  });

  test('follows another tab', async () => {
    globalThis.BroadcastChannel = FakeChannel as never;
    let saved: unknown[] = [];
    server({ [SHORTLIST]: () => ({ body: saved }) });
    const { unmount } = visit();
    await waitFor(() => expect(heart()).toBeEnabled());
    saved = [entry(1, 'General Interest')];
    new FakeChannel(`shortlist of ${ME}`).postMessage();
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    unmount();
    FakeChannel.open.clear();
    delete (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel;
  });
});

describe('My Favorites', () => {
  const saved = [entry(1, 'Education'), entry(1, 'Engineering'), entry(2, 'General Interest')];
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const names = () => rows().map((row) => within(row).getByRole('rowheader').textContent);

  test('lists what is saved, the newest first, with 2 programs and all that is needed to decide', async () => {
    const calls = server({ [SHORTLIST]: { body: saved } });
    visit('/student-portal/shortlist');
    await screen.findByRole('table');
    expect(names()).toEqual([
      'University 2Melbourne, Victoria, Australia',
      'University 1Melbourne, Victoria, Australia',
      'University 1Melbourne, Victoria, Australia',
    ]);
    expect(calls.map(({ url }) => url)).toContain('/api/universities?ids=1%2C2');
    const first = rows()[0]!;
    expect(first).toHaveTextContent('General Interest');
    expect(first).toHaveTextContent('$22,000 – $38,000₹21.2 lakh – ₹36.6 lakhindicative, 2026');
    expect(first).toHaveTextContent('3.3 – 3.9our estimate');
    expect(first).toHaveTextContent('#19QS World University Rankings 2026');
    expect(within(first).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(first).getByRole('button', { name: '+3 more' }));
    expect(within(first).getAllByRole('listitem')).toHaveLength(5);
    expect(within(first).queryByText(/Meets|Reaches|Close|Below/)).toBeNull();
    expect(screen.getByText(/Rupees at ₹96\.30 to the US dollar/)).toHaveTextContent('5 October 2026');
  });

  test('says how the student’s figures stand to each, once they are known', async () => {
    server({
      [SHORTLIST]: { body: [entry(1, 'Education')] },
      'GET /api/users/me': { body: account({ gpa: 3.2, budgetUSD: 40000 }) },
    });
    visit('/student-portal/shortlist');
    await screen.findByRole('table');
    expect(await screen.findByText('Close to our estimate')).toBeVisible();
    expect(screen.getByText('Meets')).toBeVisible();
  });

  test('holds the GPA against the level of the profile, whatever the filters say', async () => {
    // Undergraduates from 3.2, masters from 3.3.
    server({
      [SHORTLIST]: { body: [entry(1, 'Education')] },
      'GET /api/users/me': { body: account({ gpa: 3.2, programLevel: 'undergraduate' }) },
    });
    sessionStorage.setItem('student-prefilled', JSON.stringify({ username: ME, values: '' }));
    visit('/student-portal/shortlist');
    await screen.findByRole('table');
    expect(await screen.findByText('Reaches our estimate')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Undergraduate GPA' })).toBeVisible();
    expect(screen.getByText(/^The GPA is that of undergraduate courses/)).toBeVisible();
  });

  test('a removal can be undone, without a hurry, and the keyboard is there', async () => {
    const calls = server({
      [SHORTLIST]: { body: saved },
      [remove(1, 'Education')]: { body: { removed: true } },
      [ADD]: { status: 201, body: entry(1, 'Education') },
    });
    visit('/student-portal/shortlist');
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Remove University 1, Education' }));
    expect(rows()).toHaveLength(2);
    expect(screen.getByText('Removed University 1, Education.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      body: { userId: ME, universityId: 1, fieldOfStudy: 'Education' },
    });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'My Favorites' })).toHaveFocus();
    // Nothing was loaded again for it.
    expect(calls.filter(({ url }) => url.startsWith('/api/universities'))).toHaveLength(1);
  });

  test('every removal can be undone, not only the last', async () => {
    const calls = server({
      [SHORTLIST]: { body: saved },
      [remove(1, 'Education')]: { body: { removed: true } },
      [remove(2, 'General Interest')]: { body: { removed: true } },
      [ADD]: { status: 201, body: entry(1, 'Education') },
    });
    visit('/student-portal/shortlist');
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Remove University 1, Education' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove University 2, General Interest' }));
    const undos = screen.getAllByRole('button', { name: 'Undo' });
    expect(undos).toHaveLength(2);
    expect(undos[1]).toHaveFocus();
    expect(undos[0]).toHaveAccessibleDescription('Removed University 1, Education.');
    await userEvent.click(undos[0]!);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({
        method: 'POST',
        body: { universityId: 1, fieldOfStudy: 'Education' },
      }),
    );
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(screen.getByText('Removed University 2, General Interest.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close: keep it removed' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(rows()).toHaveLength(2);
  });

  test('a removal that fails is taken back', async () => {
    server({ [SHORTLIST]: { body: saved }, [remove(1, 'Education')]: problem(503, 'No.') });
    visit('/student-portal/shortlist');
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Remove University 1, Education' }));
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject(failure('Failed to remove university from shortlist')),
    );
    expect(rows()).toHaveLength(3);
  });

  test.each([
    ['Newest first', ['Aachen', 'Cork', 'Bath'], ''],
    ['Name, A to Z', ['Aachen', 'Bath', 'Cork'], '?order=name'],
    ['Country', ['Bath', 'Aachen', 'Cork'], '?order=country'],
    ['Lowest tuition', ['Aachen', 'Bath', 'Cork'], '?order=tuition'],
    ['World rank', ['Aachen', 'Bath', 'Cork'], '?order=rank'],
  ])('sorted by "%s", kept in the address', async (label, expected, search) => {
    server({
      'GET /api/universities': listOf(three),
      [SHORTLIST]: { body: [1, 2, 3].map((id) => entry(id, 'Education')) },
    });
    visit('/student-portal/shortlist');
    await screen.findByRole('table');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), label);
    await waitFor(() =>
      expect(names().map((name) => name!.slice(0, name!.indexOf('Melbourne')))).toEqual(expected),
    );
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(`/student-portal/shortlist${search}`),
    );
  });

  test('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    server({ [SHORTLIST]: { body: saved } });
    visit('/student-portal/shortlist');
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  test('a university that is gone can still be removed', async () => {
    server({
      [SHORTLIST]: { body: [entry(9, 'Education')] },
      [remove(9, 'Education')]: { body: { removed: true } },
    });
    visit('/student-portal/shortlist');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove University no longer listed, Education' }),
    );
    expect(await screen.findByText('No Favorites Yet')).toBeVisible();
  });

  test.each([
    [SHORTLIST, 'Failed to fetch shortlist'],
    ['GET /api/universities', 'Failed to fetch universities'],
  ])('%s failing is told and can be retried', async (route, title) => {
    const good: Record<string, Answer> = {
      [SHORTLIST]: { body: saved },
      'GET /api/universities': { body: [university(1), university(2)] },
    };
    const answers = [problem(503, 'No.'), good[route]!];
    server({ ...good, [route]: () => answers.shift()! });
    visit('/student-portal/shortlist');
    expect(await screen.findByText(title)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('table');
    expect(rows()).toHaveLength(3);
  });
});

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { learnServerTime } from '@/lib/server-time';
import { toastStore } from '@/lib/toasts';
import { deskColleagues, deskRequest, deskServer, details, LIST, listCalls, TOKEN } from '@/test/desk';
import { offline, pending, problem, type Answer } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { Component as AdminPage } from '../admin-page';

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('admin-token', TOKEN);
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const open = (path = '/admin') => renderFeature(<AdminPage />, path, '/admin');
const card = (id: number) => within(screen.getByRole('article', { name: `Visitor ${id}` }));
const names = () =>
  screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const address = () => screen.getByTestId('address').textContent;
const described = () => {
  const { container, unmount } = render(<>{toastStore.get()?.description}</>);
  const text = container.textContent;
  unmount();
  return text;
};
const of = (...ids: number[]) => ({ body: ids.map((id) => deskRequest(id)) });

test('figures, the first answer and who is signed in', async () => {
  deskServer();
  open();
  expect(await screen.findByText('Priya')).toBeVisible();
  expect(screen.getByText('1 h 35 min')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '7 Overdue, show them' }));
  expect(address()).toBe('/admin?due=overdue');
  expect(screen.getByRole('link', { name: '7 Overdue, show them' })).toHaveAttribute('aria-current', 'true');
});

test('figures that cannot be loaded take nothing else away', async () => {
  deskServer({ others: { [`${LIST}/summary`]: () => problem(500, 'Internal Server Error') } });
  open();
  expect(await screen.findByText(/^The figures could not be loaded\./)).toBeVisible();
  expect(names()).toEqual(['Visitor 1']);
  expect(screen.queryByText('Server Error')).toBeNull();
});

test('a wrong clock of the computer changes no time that is left', async () => {
  jest.useFakeTimers();
  const now = Date.now();
  jest.setSystemTime(now + 5 * 3_600_000);
  deskServer({
    list: () => ({ body: [deskRequest(1, { dueAt: new Date(now + 3.5 * 3_600_000).toISOString() })] }),
    others: {
      '/api/admin/me': () => ({
        body: { name: 'Priya' },
        headers: { 'Cache-Control': 'no-store', Date: new Date(now).toUTCString() },
      }),
    },
  });
  open();
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(card(1).getByText('3 h left')).toBeVisible();
  act(() => learnServerTime(new Date().toUTCString(), Date.now()));
});

test('every filter goes into the address and to the server, made-up ones do not', async () => {
  const calls = deskServer();
  open('/admin?status=lost&country=none&due=today&from=2026-11-01&to=yesterday&sort=oldest');
  await screen.findByRole('article');
  const query = 'due=today&country=none&from=2026-11-01&sort=oldest';
  expect(listCalls(calls)[0]!.url).toBe(`${LIST}?${query}&limit=50`);
  await userEvent.click(screen.getByRole('button', { name: 'More filters (3)' }));
  await userEvent.selectOptions(screen.getByLabelText('Destination'), 'Ireland');
  await userEvent.selectOptions(screen.getByLabelText('Answer due'), '');
  fireEvent.change(screen.getByLabelText('Came in until'), { target: { value: '2026-11-20' } });
  expect(address()).toBe('/admin?country=Ireland&from=2026-11-01&to=2026-11-20&sort=oldest');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/admin');
});

test('the clock runs, and stops once somebody was answered or has withdrawn', async () => {
  jest.useFakeTimers();
  const due = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const body = [
    deskRequest(4, { dueAt: due(61) }),
    deskRequest(3, { dueAt: due(-180.6) }),
    deskRequest(2, { dueAt: null, waitingSince: null, status: 'contacted' }),
    deskRequest(1, { dueAt: due(-180.6), withdrawnAt: due(-1) }),
  ];
  deskServer({ list: () => ({ body }) });
  open();
  await act(async () => jest.advanceTimersByTimeAsync(0));
  expect(card(4).getByText('1 h left')).toBeVisible();
  expect(card(3).getByText('Overdue by 3 h')).toBeVisible();
  for (const id of [1, 2]) expect(card(id).queryByText(/left|Overdue/)).toBeNull();
  expect(card(1).getByText('Withdrawn by the visitor')).toBeVisible();
  await act(async () => jest.advanceTimersByTimeAsync(2 * 60_000));
  expect(card(4).getByText(/^5[89] min left$/)).toBeVisible();
});

describe('a poll', () => {
  const poll = () => act(async () => jest.advanceTimersByTimeAsync(15_100));
  let ids: number[];
  let etag: string;
  const list = () => ({ ...of(...ids), headers: { ETag: etag } });
  beforeEach(() => {
    jest.useFakeTimers();
    [ids, etag] = [[2, 1], 'W/"1"'];
  });

  test('shows new requests as a bar while something is open, which brings them in', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    deskServer({ list });
    open('/admin?request=1');
    await act(async () => jest.advanceTimersByTimeAsync(0));
    [ids, etag] = [[4, 3, 2, 1], 'W/"2"'];
    await poll();
    expect(names()).toEqual(['Visitor 2', 'Visitor 1']);
    await user.click(screen.getByRole('button', { name: '2 new requests' }));
    await act(async () => jest.advanceTimersByTimeAsync(0));
    expect(names()).toEqual(['Visitor 4', 'Visitor 3', 'Visitor 2', 'Visitor 1']);
    expect(screen.queryByRole('button', { name: /new request/ })).toBeNull();
  });

  test('brings them in at once at the top of the page with nothing open', async () => {
    deskServer({ list });
    open();
    await act(async () => jest.advanceTimersByTimeAsync(0));
    [ids, etag] = [[3, 2, 1], 'W/"2"'];
    await poll();
    expect(names()).toEqual(['Visitor 3', 'Visitor 2', 'Visitor 1']);
  });

  test('leaves the cards where they are while a hand is on the desk', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    deskServer({ list });
    open();
    await act(async () => jest.advanceTimersByTimeAsync(0));
    await user.hover(card(1).getByRole('checkbox'));
    [ids, etag] = [[3, 2, 1], 'W/"2"'];
    await poll();
    expect(names()).toEqual(['Visitor 2', 'Visitor 1']);
    expect(screen.getByRole('button', { name: '1 new request' })).toBeVisible();
    await poll();
    etag = 'W/"3"';
    await poll();
    expect(names()).toEqual(['Visitor 3', 'Visitor 2', 'Visitor 1']);
  });

  test('of an unchanged list is one call, and leaves what matches no longer in its place after a change', async () => {
    const calls = deskServer({ list });
    open();
    await act(async () => jest.advanceTimersByTimeAsync(0));
    await poll();
    expect(listCalls(calls)).toHaveLength(2);
    [ids, etag] = [[2], 'W/"2"'];
    await poll();
    expect(names()).toEqual(['Visitor 2', 'Visitor 1']);
    expect(card(1).getByText('No longer in this view')).toBeVisible();
  });

  test.each([
    ['an owner', 'owner', [], 'It was erased'],
    ['the only counselor', 'counselor', [{ ...deskColleagues[1]!, role: 'counselor' }], 'It was erased'],
    ['a counselor', 'counselor', deskColleagues, 'A colleague has it now, or it was erased'],
  ])('drops at once what was erased, and tells %s why it may be gone', async (_, role, colleagues, why) => {
    deskServer({
      list,
      details: () => problem(404, 'There is no such consultation request.'),
      others: {
        '/api/admin/me': () => ({ body: { id: 1, name: 'Priya', role } }),
        '/api/admin/colleagues': () => ({ body: colleagues }),
      },
    });
    open();
    await act(async () => jest.advanceTimersByTimeAsync(0));
    expect(names()).toEqual(['Visitor 2', 'Visitor 1']);
    [ids, etag] = [[2], 'W/"2"'];
    await poll();
    expect(names()).toEqual(['Visitor 2', 'Request 1']);
    expect(within(screen.getByRole('article', { name: 'Request 1' })).getByText(why)).toBeVisible();
    expect(document.body).not.toHaveTextContent('Visitor 1');
  });

  test.each(['status=new', 'due=today'])(
    'shows with %s what a colleague has changed as it is now, and reads it once',
    async (filter) => {
      const calls = deskServer({
        list,
        details: ({ url }) => {
          const status = url.endsWith('/1') ? 'completed' : 'new';
          return { body: details(1, { status, waitingSince: null, dueAt: null }) };
        },
      });
      open(`/admin?${filter}`);
      await act(async () => jest.advanceTimersByTimeAsync(0));
      expect(card(1).getByText(/left$/)).toBeVisible();
      for (etag of ['W/"2"', 'W/"3"']) {
        ids = [2];
        await poll();
        expect(card(1).getByText('No longer in this view')).toBeVisible();
        expect(card(1).getByText('completed')).toBeVisible();
        expect(card(1).getByLabelText(/Status of/)).toHaveValue('completed');
        expect(card(1).queryByText(/left$/)).toBeNull();
      }
      expect(calls.filter(({ url }) => /\/\d+$/.test(url))).toHaveLength(1);
    },
  );
});

describe('a change of status', () => {
  const change = (id: number, status: string) =>
    userEvent.selectOptions(card(id).getByLabelText(/Status of/), status);

  test('that a colleague has made already is no failure, and nothing to take back', async () => {
    let stored = deskRequest(1);
    const detail = 'This request is “contacted” already. Ravi set it so on 20 Nov 2026, 15:05 IST.';
    deskServer({
      list: () => ({ body: [stored] }),
      patch: () => {
        stored = deskRequest(1, { status: 'contacted' });
        return { body: { ...stored, unchanged: detail } };
      },
    });
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Status of Visitor 1'), 'contacted');
    await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Status Updated' }));
    expect(described()).toBe(detail);
    expect(screen.getByLabelText('Status of Visitor 1')).toHaveValue('contacted');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can be taken back from the toast and from above the list', async () => {
    const calls = deskServer({
      patch: ({ body }) => ({ body: deskRequest(1, { ...(body as object), version: 2 }) }),
    });
    open();
    await screen.findByRole('article');
    await change(1, 'contacted');
    await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Status Updated' }));
    expect(described()).toBe('Visitor 1: new to contacted.Undo');
    await userEvent.click(await screen.findByRole('button', { name: /^Undo: Visitor 1: new to contacted/ }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
    const undone = calls.findLast(({ method }) => method === 'PATCH')!;
    expect([undone.body, undone.headers.get('if-match')]).toEqual([{ status: 'new' }, '"2"']);
    await waitFor(() => expect(described()).toBe('Undone. Visitor 1: contacted to new.'));
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('a second one waits for the first and expects what it set', async () => {
    const first = pending<Answer>();
    const calls = deskServer({
      patch: ({ body }) =>
        (body as { status: string }).status === 'contacted'
          ? first.promise
          : { body: deskRequest(1, { status: 'scheduled', version: 3 }) },
    });
    open();
    await screen.findByRole('article');
    await change(1, 'contacted');
    await change(1, 'scheduled');
    const sent = () =>
      calls
        .filter(({ method }) => method === 'PATCH')
        .map(({ body, headers }) => [body, headers.get('if-match')]);
    expect(sent()).toHaveLength(1);
    first.resolve({ body: deskRequest(1, { status: 'contacted', version: 2 }) });
    await waitFor(() =>
      expect(sent()).toEqual([
        [{ status: 'contacted' }, '"1"'],
        [{ status: 'scheduled' }, '"2"'],
      ]),
    );
  });

  test.each([
    ['Keep contacted', undefined],
    ['Set to scheduled all the same', { status: 'scheduled' }],
  ])('of a colleague in between is shown, never overwritten: %s', async (choice, sent) => {
    const sentence =
      'This request is “contacted” now. Asha set it so at 3:05 pm IST. It was not changed to “scheduled”.';
    let stored = deskRequest(1);
    const calls = deskServer({
      list: () => ({ body: [stored] }),
      details: () => ({ body: details(1, { status: stored.status, version: stored.version }) }),
      patch: ({ body, headers }) => {
        if (headers.get('if-match') !== `"${stored.version}"`) return problem(409, sentence);
        stored = deskRequest(1, { ...(body as object), version: stored.version + 1 });
        return { body: stored };
      },
    });
    open();
    await screen.findByRole('article');
    stored = deskRequest(1, { status: 'contacted', version: 2 });
    await change(1, 'scheduled');
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }));
    expect(dialog.getByText(`Visitor 1: ${sentence}`)).toBeVisible();
    expect(toastStore.get()).toMatchObject({ title: 'Update Failed' });
    expect(card(1).getByLabelText(/Status of/)).toHaveValue('contacted');
    const before = calls.filter(({ method }) => method === 'PATCH').length;
    await userEvent.click(dialog.getByRole('button', { name: choice }));
    expect(screen.queryByRole('dialog')).toBeNull();
    if (sent) await waitFor(() => expect(card(1).getByLabelText(/Status of/)).toHaveValue('scheduled'));
    expect(
      calls
        .filter(({ method }) => method === 'PATCH')
        .slice(before)
        .map(({ body }) => body),
    ).toEqual(sent ? [sent] : []);
  });
});

test('after a conflict a filtered list shows what a colleague has set', async () => {
  let stored = deskRequest(1);
  deskServer({
    list: () => ({ body: stored.status === 'new' ? [stored] : [] }),
    details: () => ({ body: details(1, stored) }),
    patch: () => problem(409, 'This request is “completed” now.'),
  });
  open('/admin?status=new');
  await screen.findByRole('article');
  stored = deskRequest(1, { status: 'completed', waitingSince: null, dueAt: null });
  await userEvent.selectOptions(screen.getByLabelText('Status of Visitor 1'), 'contacted');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep completed' }));
  expect(card(1).getByLabelText(/Status of/)).toHaveValue('completed');
  expect(card(1).queryByText(/left$/)).toBeNull();
});

describe('several requests', () => {
  const choose = async (...ids: number[]) => {
    for (const id of ids)
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select Visitor ${id}` }));
  };
  const bar = () => within(screen.getByRole('region', { name: 'Selected requests' }));

  test('are changed by one call, and changed back by another', async () => {
    const calls = deskServer({
      list: () => of(3, 2, 1),
      bulk: ({ body }) => ({
        body: {
          changed: (
            body as { changes: { id: number; status: string; expectedStatus: string }[] }
          ).changes.map(({ id, status, expectedStatus }) => ({ id, from: expectedStatus, to: status })),
          unchanged: [],
          undo: [],
        },
      }),
    });
    open();
    await choose(3, 1);
    expect(bar().getByText('2 selected')).toBeVisible();
    await userEvent.click(bar().getByRole('button', { name: 'Completed' }));
    const bulk = () => calls.filter(({ url }) => url === `${LIST}/status`).map(({ body }) => body);
    await waitFor(() => expect(described()).toBe('2 requests to completed.Undo'));
    expect(screen.queryByRole('region', { name: 'Selected requests' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Undo: 2 requests/ }));
    await waitFor(() =>
      expect(bulk()).toEqual([
        { changes: [3, 1].map((id) => ({ id, status: 'completed', expectedStatus: 'new' })) },
        { changes: [3, 1].map((id) => ({ id, status: 'new', expectedStatus: 'completed' })) },
      ]),
    );
  });

  test('those that a colleague has changed are named', async () => {
    deskServer({
      list: () => of(2, 1),
      bulk: () => ({
        body: {
          changed: [{ id: 2, from: 'new', to: 'completed' }],
          unchanged: [{ id: 1, reason: 'conflict', detail: 'This request is “contacted” now.' }],
          undo: [],
        },
      }),
      details: () => ({ body: details(1, { status: 'contacted' }) }),
    });
    open();
    await choose(1);
    await userEvent.click(bar().getByRole('button', { name: 'Select all shown' }));
    await userEvent.click(bar().getByRole('button', { name: 'Completed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }));
    expect(dialog.getByText('Visitor 1: This request is “contacted” now.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Set to completed all the same' })).toBeVisible();
  });

  test('a failure rolls all of them back', async () => {
    deskServer({ list: () => of(2, 1), bulk: offline });
    open();
    await choose(2, 1);
    await userEvent.click(bar().getByRole('button', { name: 'Completed' }));
    await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Update Failed' }));
    await waitFor(() => expect(card(1).getByLabelText(/Status of/)).toHaveValue('new'));
    expect(card(2).getByLabelText(/Status of/)).toHaveValue('new');
  });
});

test('more that cannot be loaded is said, and tried again', async () => {
  let fails = true;
  deskServer({
    list: ({ url }) => {
      if (!url.includes('cursor')) return { ...of(2), headers: { Link: `<${LIST}?cursor=2>; rel="next"` } };
      return fails ? problem(503, 'Away.') : of(1);
    },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('More could not be loaded.')).toBeVisible();
  expect(names()).toEqual(['Visitor 2']);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(['Visitor 2', 'Visitor 1']));
});

test.each([
  [1000, '1,000 requests or more'],
  // Fewer than are shown: short searches are not counted at all.
  [0, '1 request or more'],
])('a total that was not counted to its end says so: %d', async (total, text) => {
  deskServer({
    list: ({ url }) =>
      url.includes('cursor')
        ? of()
        : {
            ...of(2),
            headers: {
              Link: `<${LIST}?cursor=2>; rel="next"`,
              'X-Total-Count': String(total),
              'X-Total-Count-Exact': 'false',
            },
          },
  });
  open();
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('1 request')).toBeVisible();
});

describe('the keyboard', () => {
  const desk = async () => {
    const calls = deskServer({
      list: () => of(3, 2, 1),
      patch: ({ url, body }) => ({ body: deskRequest(Number(/\d+/.exec(url)![0]), body as object) }),
    });
    open();
    await screen.findByRole('article', { name: 'Visitor 1' });
    return calls;
  };
  const patches = (calls: { method: string; url: string; body: unknown }[]) =>
    calls
      .filter(({ method }) => method === 'PATCH')
      .map(({ url, body }) => [url, (body as { status: string }).status]);

  test('goes through the list, sets a status, selects, opens and closes', async () => {
    const calls = await desk();
    await userEvent.keyboard('jjk');
    expect(screen.getByRole('link', { name: 'Visitor 3' })).toHaveFocus();
    await userEvent.keyboard('j2');
    await waitFor(() => expect(patches(calls)).toEqual([[`${LIST}/2/status`, 'contacted']]));
    await userEvent.keyboard('x');
    expect(screen.getByRole('checkbox', { name: 'Select Visitor 2' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('checkbox', { name: 'Select Visitor 2' })).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/admin?request=2');
    expect(screen.getByRole('complementary', { name: 'Request 2' })).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Visitor 2');
    await userEvent.keyboard('j');
    expect(address()).toBe('/admin?request=1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(screen.getByRole('link', { name: 'Visitor 1' })).toHaveFocus();
  });

  test('does nothing while somebody types or with a modifier', async () => {
    const calls = await desk();
    await userEvent.keyboard('j{Control>}2{/Control}/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('jx12?/');
    expect(screen.getByRole('searchbox')).toHaveValue('jx12?/');
    screen.getAllByLabelText(/Status of/)[0]!.focus();
    await userEvent.keyboard('4');
    expect(patches(calls)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can be switched off on this device, and on again', async () => {
    await desk();
    await userEvent.keyboard('?');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use keyboard shortcuts on this device' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(localStorage.getItem('desk-shortcuts')).toBe('off');
    await userEvent.keyboard('?j');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Visitor 3' })).not.toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use keyboard shortcuts on this device' }));
    expect(localStorage.getItem('desk-shortcuts')).toBe('on');
  });
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/lib/toasts';
import { deskRequest, deskServer, LIST, TOKEN } from '@/test/desk';
import { problem, type Answer, type Call } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { Component as AdminPage } from './admin-page';

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('admin-token', TOKEN);
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const open = (path = '/admin') =>
  renderFeature(
    <main tabIndex={-1}>
      <AdminPage />
    </main>,
    path,
    '/admin',
  );
const address = () => screen.getByTestId('address').textContent;
const of = (...ids: number[]) => ({ body: ids.map((id) => deskRequest(id)) });
const link = (id: number) => screen.getByRole('link', { name: `Visitor ${id}` });
const changes = (calls: Call[]) => calls.filter(({ method }) => method === 'PATCH' || method === 'POST');
const bulk = ({ body }: Call): Answer => ({
  body: {
    changed: (body as { changes: { id: number; status: string; expectedStatus: string }[] }).changes.map(
      ({ id, status, expectedStatus }) => ({ id, from: expectedStatus, to: status }),
    ),
    unchanged: [],
    undo: [],
  },
});

describe('behind the Server Error screen', () => {
  test('no key does anything, and the keyboard comes back to its place', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let away = false;
    const calls = deskServer({
      list: () => (away ? problem(503, 'Service Unavailable') : of(3, 2, 1)),
      bulk,
    });
    open();
    await act(async () => jest.advanceTimersByTimeAsync(0));
    await user.keyboard('jxjx');
    expect(screen.getByText('2 selected')).toBeVisible();
    away = true;
    await act(async () => jest.advanceTimersByTimeAsync(15_100));
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Server Error');
    await user.keyboard('4?uj');
    expect(changes(calls)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    away = false;
    await act(async () => jest.advanceTimersByTimeAsync(15_100));
    expect(link(2)).toHaveFocus();
  });

  test('a filter that the server refuses can be cleared', async () => {
    deskServer({ list: ({ url }) => (url.includes('search') ? problem(400, 'Bad Request') : of(1)) });
    open('/admin?search=odd');
    await screen.findByRole('heading', { level: 1, name: 'Server Error' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('article', { name: 'Visitor 1' })).toBeVisible();
    expect(address()).toBe('/admin');
  });
});

describe('a status key with a request open', () => {
  test('changes that one, not the selected, which stay so', async () => {
    const calls = deskServer({ list: () => of(3, 2, 1), bulk });
    open();
    await screen.findByRole('article', { name: 'Visitor 1' });
    const user = userEvent.setup();
    await user.keyboard('jxjxj{Enter}');
    expect(await screen.findByRole('complementary', { name: 'Request 1' })).toBeVisible();
    await user.keyboard('2');
    await waitFor(() => expect(changes(calls)).toHaveLength(1));
    expect(changes(calls)[0]).toMatchObject({ method: 'PATCH', body: { status: 'contacted' } });
    expect(changes(calls)[0]!.url).toContain('/1/status');
    expect(screen.getByText('2 selected')).toBeVisible();
  });

  test('changes it also when the list does not reach as far', async () => {
    const calls = deskServer({ list: () => of(300, 299) });
    open('/admin?request=7');
    await screen.findByRole('heading', { name: 'Visitor 7' });
    await userEvent.keyboard('4');
    await waitFor(() => expect(changes(calls)).toHaveLength(1));
    expect(changes(calls)[0]!.url).toContain('/7/status');
  });
});

describe('what had the keyboard is gone, and it has a place', () => {
  test('no log-in: nothing takes it', async () => {
    deskServer();
    open();
    await screen.findByRole('article');
    expect(document.body).toHaveFocus();
  });

  test('Access Denied, Try Again, log-in, Logout', async () => {
    let answer: Answer = problem(401, 'The admin token is wrong.');
    deskServer({ list: () => answer });
    open();
    await screen.findByRole('heading', { name: 'Access Denied' });
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByLabelText('Admin token')).toHaveFocus();
    answer = of(1);
    await userEvent.keyboard(`${TOKEN}{Enter}`);
    expect(screen.getByRole('link', { name: 'Requests' })).toHaveFocus();
    await screen.findByRole('article');
    expect(screen.getByRole('link', { name: 'Requests' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(screen.getByLabelText('Admin token')).toHaveFocus();
  });

  test('a status for the selected, the end of the selection', async () => {
    deskServer({ list: () => of(3, 2, 1), bulk });
    open();
    await screen.findByRole('article', { name: 'Visitor 1' });
    const select = (id: number) =>
      userEvent.click(screen.getByRole('checkbox', { name: `Select Visitor ${id}` }));
    await select(3);
    await select(2);
    const bar = within(screen.getByRole('region', { name: 'Selected requests' }));
    await userEvent.click(bar.getByRole('button', { name: 'Scheduled' }));
    expect(link(2)).toHaveFocus();
    await select(1);
    await userEvent.click(screen.getByRole('button', { name: 'End the selection' }));
    expect(link(1)).toHaveFocus();
  });

  test('Undo in the toast and above the list', async () => {
    deskServer({ list: () => of(2, 1) });
    open();
    await screen.findByRole('article', { name: 'Visitor 1' });
    const undone = () =>
      waitFor(() => {
        const { container, unmount } = render(<>{toastStore.get()?.description}</>);
        expect(container).toHaveTextContent(/^Undone/);
        unmount();
      });
    await userEvent.selectOptions(screen.getByLabelText('Status of Visitor 1'), 'contacted');
    await waitFor(() => expect(toastStore.get()?.title).toBe('Status Updated'));
    const { unmount } = render(<>{toastStore.get()?.description}</>);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    unmount();
    expect(link(1)).toHaveFocus();
    await undone();
    await userEvent.selectOptions(screen.getByLabelText('Status of Visitor 2'), 'contacted');
    await userEvent.click(await screen.findByRole('button', { name: /^Undo: Visitor 2/ }));
    expect(link(2)).toHaveFocus();
    await undone();
  });

  test('another view, by its tab', async () => {
    deskServer({ others: { [`${LIST}/statistics`]: () => problem(503, 'Away.') } });
    open();
    await screen.findByRole('article');
    await userEvent.click(screen.getByRole('link', { name: 'Last 30 days' }));
    // Once its code is there.
    await waitFor(() => expect(screen.getByRole('link', { name: 'Last 30 days' })).toHaveFocus());
    expect(await screen.findByText('The figures could not be loaded')).toBeVisible();
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});

test('new requests that are brought in: the keyboard is on the first of them', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let [ids, etag] = [[2, 1], 'W/"1"'];
  deskServer({ list: () => ({ ...of(...ids), headers: { ETag: etag } }) });
  open();
  await act(async () => jest.advanceTimersByTimeAsync(0));
  await user.keyboard('jj');
  [ids, etag] = [[3, 2, 1], 'W/"2"'];
  await act(async () => jest.advanceTimersByTimeAsync(15_100));
  await user.click(screen.getByRole('button', { name: '1 new request' }));
  await act(async () => jest.advanceTimersByTimeAsync(50));
  expect(link(3)).toHaveFocus();
});

test.each(['{Enter}', '{Escape}'])('%s in the search goes on to the first that it finds', async (key) => {
  const calls = deskServer({ list: ({ url }) => (url.includes('search=asha') ? of(7, 5) : of(2, 1)) });
  open();
  await screen.findByRole('article', { name: 'Visitor 1' });
  await userEvent.keyboard(`/asha${key}`);
  await waitFor(() => expect(link(7)).toHaveFocus());
  expect(address()).toBe('/admin?search=asha');
  expect(screen.getByRole('searchbox')).toHaveValue('asha');
  await userEvent.keyboard('J');
  expect(link(5)).toHaveFocus();
  await userEvent.keyboard(`/${key}`);
  expect(link(7)).toHaveFocus();
  expect(calls.filter(({ url }) => url.includes('search=asha'))).toHaveLength(1);
});

test('at the ends of the list the panel does not move on, nor from a request that is not in it', async () => {
  deskServer({ list: () => of(3, 2, 1) });
  const { unmount } = open('/admin?request=3');
  await screen.findByRole('region', { name: 'History' });
  expect(screen.getByRole('button', { name: 'Previous request' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next request' })).toBeEnabled();
  await userEvent.keyboard('kjjj');
  expect(address()).toBe('/admin?request=1');
  expect(screen.getByRole('button', { name: 'Next request' })).toBeDisabled();
  unmount();
  open('/admin?request=9');
  await screen.findByRole('region', { name: 'History' });
  await userEvent.keyboard('j');
  expect(address()).toBe('/admin?request=9');
  expect(screen.getByRole('button', { name: 'Next request' })).toBeDisabled();
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/lib/toasts';
import { deskRequest, deskServer, details, LIST, TOKEN } from '@/test/desk';
import { pending, problem, type Answer, type Call } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { Component as AdminPage } from '../admin-page';

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('admin-token', TOKEN);
});

const open = (path = '/admin') => renderFeature(<AdminPage />, path, '/admin');
const of = (...ids: number[]) => ({ body: ids.map((id) => deskRequest(id)) });
const patches = (calls: Call[]) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ url, body }) => ({ url, ...(body as object) }));
const bulks = (calls: Call[]) =>
  calls
    .filter(({ url }) => url === `${LIST}/status`)
    .map(
      ({ body }) => (body as { changes: { id: number; status: string; expectedStatus: string }[] }).changes,
    );
const set = (id: number, status: string) =>
  userEvent.selectOptions(screen.getByLabelText(`Status of Visitor ${id}`), status);
const undo = (name: string) => screen.findByRole('button', { name: `Undo: ${name}` });
const patch = ({ url, body }: Call) => ({
  body: deskRequest(Number(/\d+/.exec(url)![0]), body as object),
});

test('outlives a look at another view and a reload, one change after the other', async () => {
  const calls = deskServer({
    list: () => of(2, 1),
    patch,
    others: { [`${LIST}/statistics`]: () => problem(503, 'Away.') },
  });
  const { unmount } = open();
  await screen.findByRole('article', { name: 'Visitor 1' });
  await set(1, 'contacted');
  await undo('Visitor 1: new to contacted.');
  await set(2, 'completed');
  await undo('Visitor 2: new to completed.');
  await userEvent.click(screen.getByRole('link', { name: 'Last 30 days' }));
  await screen.findByText('The figures could not be loaded');
  await userEvent.click(screen.getByRole('link', { name: 'Requests' }));
  await undo('Visitor 2: new to completed.');
  unmount();
  open();
  await undo('Visitor 2: new to completed.');
  await userEvent.keyboard('u');
  await userEvent.click(await undo('Visitor 1: new to contacted.'));
  await waitFor(() => expect(patches(calls)).toHaveLength(4));
  expect(patches(calls).slice(2)).toEqual([
    { url: `${LIST}/2/status`, status: 'new' },
    { url: `${LIST}/1/status`, status: 'new' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo:/ })).toBeNull());
});

test('is there again when it did not arrive, and gone with the log-out', async () => {
  let fails = false;
  const calls = deskServer({ patch: (call) => (fails ? problem(503, 'Away.') : patch(call)) });
  open();
  await screen.findByRole('article');
  await set(1, 'contacted');
  await undo('Visitor 1: new to contacted.');
  fails = true;
  await userEvent.click(await undo('Visitor 1: new to contacted.'));
  await waitFor(() => expect(toastStore.get()?.title).toBe('Update Failed'));
  await undo('Visitor 1: new to contacted.');
  expect(patches(calls)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(sessionStorage).toHaveLength(0);
});

test('of several, some refused: what was changed is told once the dialog is closed, and one undo takes back all', async () => {
  const calls = deskServer({
    list: () => of(2, 1),
    patch,
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
  await screen.findByRole('article', { name: 'Visitor 1' });
  for (const id of [1, 2])
    await userEvent.click(screen.getByRole('checkbox', { name: `Select Visitor ${id}` }));
  const before = toastStore.get();
  await userEvent.keyboard('4');
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }));
  expect(dialog.getByText('Changed: Visitor 2: new to completed.')).toBeVisible();
  expect(toastStore.get()).toBe(before);
  await userEvent.click(dialog.getByRole('button', { name: 'Set to completed all the same' }));
  await userEvent.click(await undo('2 requests to completed.'));
  await waitFor(() => expect(bulks(calls)).toHaveLength(2));
  expect(bulks(calls)[1]).toEqual([
    { id: 2, status: 'new', expectedStatus: 'completed' },
    { id: 1, status: 'contacted', expectedStatus: 'completed' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo:/ })).toBeNull());
});

test('those that had the wanted status already are told with the others', async () => {
  let refuses = true;
  deskServer({
    list: () => of(3, 2, 1),
    patch,
    bulk: () => ({
      body: {
        changed: [{ id: 3, from: 'new', to: 'completed' }],
        unchanged: refuses
          ? [
              { id: 2, reason: 'conflict', detail: 'This request is “contacted” now.' },
              { id: 1, reason: 'same', detail: 'This request is “completed” already.' },
            ]
          : [{ id: 2, reason: 'same', detail: 'This request is “completed” already.' }],
        undo: [],
      },
    }),
    details: ({ url }) => ({ body: details(Number(url.split('/').at(-1)), { status: 'contacted' }) }),
  });
  open();
  await screen.findByRole('article', { name: 'Visitor 1' });
  const choose = async (...ids: number[]) => {
    for (const id of ids)
      await userEvent.click(screen.getByRole('checkbox', { name: `Select Visitor ${id}` }));
  };
  await choose(3, 2, 1);
  await userEvent.keyboard('4');
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Visitor 2: This request is “contacted” now.',
    'Visitor 1: This request is “completed” already.',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Keep contacted' }));
  refuses = false;
  const before = toastStore.get();
  await choose(3, 2);
  await userEvent.keyboard('4');
  await waitFor(() => expect(toastStore.get()).not.toBe(before));
  const { container } = render(<>{toastStore.get()?.description}</>);
  expect(container).toHaveTextContent('Visitor 3: new to completed. Visitor 2 had this status already.');
});

test('a change built upon one that failed is dropped: one failure, and no colleague', async () => {
  const first = pending<Answer>();
  const calls = deskServer({ patch: (call) => (patches(calls).length > 1 ? patch(call) : first.promise) });
  open();
  await screen.findByRole('article');
  await set(1, 'contacted');
  await set(1, 'completed');
  first.resolve(problem(500, 'No.'));
  await waitFor(() => expect(toastStore.get()?.title).toBe('Update Failed'));
  await waitFor(() => expect(screen.getByLabelText('Status of Visitor 1')).toHaveValue('new'));
  expect(patches(calls)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await set(1, 'scheduled');
  await undo('Visitor 1: new to scheduled.');
  const { container } = render(<>{toastStore.get()?.description}</>);
  expect(container).toHaveTextContent('Visitor 1: new to scheduled.');
});

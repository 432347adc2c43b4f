import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/lib/toasts';
import { deskRequest, deskServer, LIST, TOKEN } from '@/test/desk';
import { problem, type Answer, type Call } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { Component as AdminPage } from '../admin-page';

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('admin-token', TOKEN);
});

const open = (path = '/admin') => renderFeature(<AdminPage />, path, '/admin');
const address = () => screen.getByTestId('address').textContent;
const described = () => {
  const { container, unmount } = render(<>{toastStore.get()?.description}</>);
  const text = container.textContent;
  unmount();
  return text;
};
const priya = { id: 1, name: 'Priya' };
const mei = { id: 2, name: 'Mei' };
const as = (role: string): Record<string, () => Answer> => ({
  '/api/admin/me': () => ({ body: { ...priya, role } }),
});
const patches = (calls: Call[]) =>
  calls
    .filter(({ method }) => method === 'PATCH')
    .map(({ url, body, headers }) => [url, body, headers.get('if-match')]);

test('a request is claimed with one press, told, and given back', async () => {
  let stored = deskRequest(1);
  const calls = deskServer({
    list: () => ({ body: [stored] }),
    patch: () => {
      stored = deskRequest(1, { assignee: priya, version: 2 });
      return { body: stored };
    },
    others: {
      [`${LIST}/assignees`]: () => {
        stored = deskRequest(1, { version: 3 });
        return { body: { changed: [{ id: 1, from: priya, to: null, version: 3 }], unchanged: [], undo: [] } };
      },
    },
  });
  open();
  expect(await screen.findByLabelText('Assignee of Visitor 1')).toHaveValue('');
  await userEvent.click(await screen.findByRole('button', { name: 'Claim the request of Visitor 1' }));
  await waitFor(() => expect(screen.getByLabelText('Assignee of Visitor 1')).toHaveValue('1'));
  expect(patches(calls)).toEqual([[`${LIST}/1/assignee`, { assigneeId: 1 }, '"1"']]);
  expect(described()).toBe('Visitor 1: assigned to Priya.Undo');
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  await userEvent.keyboard('u');
  await waitFor(() => expect(screen.getByLabelText('Assignee of Visitor 1')).toHaveValue(''));
  expect(calls.find(({ url }) => url === `${LIST}/assignees`)!.body).toEqual({
    changes: [{ id: 1, assigneeId: null, expectedAssigneeId: 1 }],
  });
});

test('who was faster is said in words', async () => {
  let stored = deskRequest(1);
  const sentence = 'Somebody was faster. Mei took it on 20 Nov 2026, 15:05 IST.';
  deskServer({
    list: () => ({ body: [stored] }),
    patch: () => {
      stored = deskRequest(1, { assignee: mei, version: 2 });
      return problem(409, sentence);
    },
  });
  open();
  await screen.findByRole('option', { name: /^Priya \(you\)/ });
  await userEvent.selectOptions(screen.getByLabelText('Assignee of Visitor 1'), '1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Not assigned' }));
  expect(dialog.getByText(`Visitor 1: ${sentence}`)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByLabelText('Assignee of Visitor 1')).toHaveValue('2'));
});

test('several are assigned together', async () => {
  const calls = deskServer({
    list: () => ({ body: [deskRequest(2, { assignee: priya }), deskRequest(1)] }),
    others: {
      [`${LIST}/assignees`]: () => ({
        body: {
          changed: [1, 2].map((id) => ({ id, from: null, to: mei, version: 2 })),
          unchanged: [],
          undo: [],
        },
      }),
    },
  });
  open();
  for (const id of [1, 2]) await userEvent.click(await screen.findByLabelText(`Select Visitor ${id}`));
  await userEvent.selectOptions(screen.getByLabelText('Assign the selected requests'), '2');
  await waitFor(() => expect(described()).toBe('2 requests: assigned to Mei.'));
  expect(calls.find(({ url }) => url === `${LIST}/assignees`)!.body).toEqual({
    changes: [
      { id: 2, assigneeId: 2, expectedAssigneeId: 1 },
      { id: 1, assigneeId: 2, expectedAssigneeId: null },
    ],
  });
});

test('keys claim a request, and go to its assignee', async () => {
  const calls = deskServer({ patch: () => ({ body: deskRequest(1, { assignee: priya, version: 2 }) }) });
  open();
  await screen.findByRole('button', { name: /^Claim/ });
  await userEvent.keyboard('ja');
  expect(screen.getByLabelText('Assignee of Visitor 1')).toHaveFocus();
  screen.getByRole('link', { name: 'Visitor 1' }).focus();
  await userEvent.keyboard('c');
  await waitFor(() => expect(patches(calls)).toEqual([[`${LIST}/1/assignee`, { assigneeId: 1 }, '"1"']]));
});

test('the queue stands beside the list; a counselor sees neither all of it nor what is not theirs', async () => {
  const calls = deskServer({ others: as('counselor') });
  open();
  await screen.findByText('Priya');
  const lists = within(screen.getByRole('navigation', { name: 'Lists' }));
  expect(lists.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'List',
    'Waiting longest: Mine',
    'Waiting longest: Unassigned',
  ]);
  expect(lists.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(lists.getByRole('link', { name: 'Waiting longest: Mine' }));
  expect(address()).toBe('/admin?due=waiting&assignee=me&sort=oldest');
  expect(lists.getByRole('link', { name: 'Waiting longest: Mine' })).toHaveAttribute('aria-current', 'true');
  const desk = within(screen.getByRole('navigation', { name: 'Desk' }));
  expect(desk.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Requests',
    'Last 30 days',
  ]);
  expect(calls.some(({ url }) => url.startsWith('/api/admin/mails'))).toBe(false);
});

test('leads see the whole queue, owners the staff, too', async () => {
  deskServer({ others: as('lead') });
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Waiting longest: All' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Accounts' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
  unmount();
  deskServer();
  open();
  expect(await screen.findByRole('link', { name: 'Staff' })).toBeVisible();
});

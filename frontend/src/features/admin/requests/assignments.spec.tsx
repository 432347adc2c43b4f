import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/lib/toasts';
import { deskColleagues, deskRequest, deskServer, LIST, TOKEN } from '@/test/desk';
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

test('what a counselor has lost to a colleague shows nothing old, and is said once', async () => {
  const sentence = 'Somebody was faster. Mei took it on 20 Nov 2026, 15:05 IST.';
  let isLost = false;
  deskServer({
    list: () => ({ body: isLost ? [deskRequest(2)] : [deskRequest(2), deskRequest(1)] }),
    details: ({ url }) => (url.endsWith('/1') ? problem(404, 'No such request.') : {}),
    patch: () => {
      isLost = true;
      return problem(409, sentence);
    },
    others: as('counselor'),
  });
  open();
  const article = await screen.findByRole('article', { name: 'Visitor 1' });
  const card = within(article);
  const before = toastStore.get();
  (await card.findByRole('button', { name: /^Claim/ })).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Not assigned' }));
  expect(dialog.getByText(`Visitor 1: ${sentence}`)).toBeVisible();
  expect(await card.findByText('A colleague has it now, or it was erased')).toBeInTheDocument();
  expect(card.queryByText('+91 98765 43210')).toBeNull();
  expect(card.queryByRole('combobox')).toBeNull();
  expect(toastStore.get()).toBe(before);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(card.getByRole('link', { name: 'Request 1' })).toHaveFocus();
  expect(article).not.toHaveTextContent('Visitor 1');
});

test('whoever claims with the keyboard stays at the request', async () => {
  let stored = deskRequest(1);
  deskServer({
    list: () => ({ body: [stored] }),
    patch: () => {
      stored = deskRequest(1, { assignee: priya, version: 2 });
      return { body: stored };
    },
  });
  open();
  (await screen.findByRole('button', { name: 'Claim the request of Visitor 1' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Visitor 1' })).toHaveFocus());
});

test('what the arrow keys choose counts once Enter confirms it', async () => {
  const calls = deskServer({ patch: () => ({ body: deskRequest(1, { assignee: mei, version: 2 }) }) });
  open();
  const menu = await screen.findByLabelText('Assignee of Visitor 1');
  await screen.findByRole('option', { name: /^Mei/ });
  menu.focus();
  // As browsers do on Windows and Linux: the closed menu changes with each press.
  const choose = (value: string) => {
    fireEvent.keyDown(menu, { key: 'ArrowDown' });
    fireEvent.change(menu, { target: { value } });
  };
  choose('1');
  choose('2');
  expect(screen.getByText('Enter assigns, Escape leaves it as it was.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(menu).toHaveValue('');
  expect(patches(calls)).toEqual([]);
  choose('2');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(patches(calls)).toEqual([[`${LIST}/1/assignee`, { assigneeId: 2 }, '"1"']]));
});

test('what the visitor has withdrawn is offered to nobody', async () => {
  const withdrawnAt = deskRequest(1).createdAt;
  const calls = deskServer({ list: () => ({ body: [deskRequest(1, { withdrawnAt, assignee: mei })] }) });
  open();
  const card = within(await screen.findByRole('article', { name: 'Visitor 1' }));
  await screen.findByText('Priya');
  expect(card.getByText('Mei')).toBeVisible();
  expect(card.queryByLabelText(/^Assignee/)).toBeNull();
  await userEvent.keyboard('jc');
  expect(patches(calls)).toEqual([]);
});

test('beside a colleague stands what decides, and no more than a phone has room for', async () => {
  const colleague = {
    ...deskColleagues[0]!,
    languages: ['English', 'Hindi'] as const,
    countries: ['Canada', 'Germany'] as const,
  };
  deskServer({ others: { '/api/admin/colleagues': () => ({ body: [colleague] }) } });
  open();
  const menu = within(await screen.findByLabelText('Assignee of Visitor 1'));
  expect(await menu.findByRole('option', { name: 'Mei · 4 open · Canada · Hindi' })).toBeInTheDocument();
});

test('colleagues of one name are told apart by their e-mail addresses', async () => {
  const twins = [1, 3].map((id) => ({
    ...deskColleagues[0]!,
    id,
    name: 'Mei',
    email: `mei${id}@example.com`,
  }));
  deskServer({ others: { ...as('owner'), '/api/admin/colleagues': () => ({ body: twins }) } });
  open();
  const menu = await screen.findByLabelText('Assignee of Visitor 1');
  expect(
    await within(menu).findByRole('option', { name: /^Mei \(mei3@example\.com\) · / }),
  ).toBeInTheDocument();
});

test('what was given away and cannot be taken back is said in words', async () => {
  deskServer({
    list: () => ({ body: [deskRequest(1, { assignee: priya })] }),
    patch: () => ({ body: deskRequest(1, { assignee: mei, version: 2 }) }),
    others: {
      ...as('counselor'),
      [`${LIST}/assignees`]: () => ({
        body: {
          changed: [],
          unchanged: [{ id: 1, reason: 'missing', detail: 'There is no such consultation request.' }],
          undo: [],
        },
      }),
    },
  });
  open();
  await screen.findByRole('option', { name: /^Mei/ });
  await userEvent.selectOptions(screen.getByLabelText('Assignee of Visitor 1'), '2');
  await waitFor(() => expect(described()).toBe('Visitor 1: assigned to Mei.Undo'));
  screen.getByRole('link', { name: 'Visitor 1' }).focus();
  await userEvent.keyboard('u');
  expect(await screen.findByRole('dialog')).toHaveTextContent(/cannot be taken back: ten minutes are over/);
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

test('the queue stands beside the list; a counselor is offered no list that is not theirs', async () => {
  const calls = deskServer({ others: as('counselor') });
  open();
  await screen.findByText('Priya');
  await screen.findByRole('link', { name: 'Waiting longest: Mine 4' });
  const lists = within(screen.getByRole('navigation', { name: 'Lists' }));
  expect(lists.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'List',
    'Waiting longest: Mine4',
    'Waiting longest: Unassigned2',
    'Waiting longest: All9',
  ]);
  expect(lists.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(lists.getByRole('link', { name: 'Waiting longest: Mine 4' }));
  expect(address()).toBe('/admin?due=waiting&assignee=me&sort=waiting');
  expect(lists.getByRole('link', { name: 'Waiting longest: Mine 4' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const desk = within(screen.getByRole('navigation', { name: 'Desk' }));
  expect(desk.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Requests',
    'Students',
    'Last 30 days',
  ]);
  expect(calls.some(({ url }) => url.startsWith('/api/admin/mails'))).toBe(false);
});

test('leads see the accounts, owners the staff, too', async () => {
  deskServer({ others: as('lead') });
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Accounts' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
  unmount();
  deskServer();
  open();
  expect(await screen.findByRole('link', { name: 'Staff' })).toBeVisible();
});

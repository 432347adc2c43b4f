import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/lib/toasts';
import { deskRequest as request, deskServer as server, LIST, listCalls as lists, TOKEN } from '@/test/desk';
import { offline, pending, problem, type Answer } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { Component as AdminPage } from './admin-page';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const visit = (path = '/admin') => renderFeature(<AdminPage />, path, '/admin');
/** With the token of a session before. */
const open = (path?: string) => {
  sessionStorage.setItem('admin-token', TOKEN);
  return visit(path);
};
const card = (name: string) => within(screen.getByRole('article', { name }));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test('asks for the token, points students to their portal, and keeps the token for the tab', async () => {
  const calls = server();
  visit();
  await heading('Admin Dashboard');
  expect(document.title).toBe('Admin Dashboard | Meridian');
  expect(screen.getByRole('link', { name: /student portal/ })).toHaveAttribute('href', '/student-portal');
  await userEvent.type(screen.getByLabelText('Admin token'), '   {Enter}');
  expect(calls).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Admin token'), `${TOKEN}{Enter}`);
  await screen.findByRole('article');
  expect(sessionStorage.getItem('admin-token')).toBe(TOKEN);
  expect(calls.map(({ headers }) => headers.get('admin-token'))).toEqual(Array(5).fill(TOKEN));
});

test('shows the counts and every field of a request', async () => {
  server({
    list: () => ({
      body: [request(2, { country: null, course: null, message: null, status: 'scheduled' }), request(1)],
    }),
  });
  open();
  await screen.findByRole('article', { name: 'Visitor 1' });
  const count = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
  await screen.findByText('1,234');
  expect(['total', 'new', 'contacted', 'scheduled', 'completed'].map(count)).toEqual([
    '1,234',
    '600',
    '300',
    '200',
    '134',
  ]);
  const full = card('Visitor 1');
  expect(full.getByRole('link', { name: 'visitor1@example.com' })).toHaveAttribute(
    'href',
    'mailto:visitor1@example.com',
  );
  expect(full.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  for (const text of ['Canada', 'Law']) expect(full.getByText(text)).toBeVisible();
  expect(full.getByText(/Hello\s+there/)).toBeVisible();
  expect(full.getByText('18 h left')).toBeVisible();
  expect(card('Visitor 2').getAllByText('Not given')).toHaveLength(3);
  expect(card('Visitor 2').getByLabelText(/Status/)).toHaveValue('scheduled');
  expect(card('Visitor 2').getByText('scheduled')).toHaveClass('text-status-scheduled');
});

test('says which request its visitor withdrew', async () => {
  server({ list: () => ({ body: [request(1), request(2, { withdrawnAt: '2026-11-20T10:00:00.000Z' })] }) });
  open();
  await screen.findByRole('article', { name: 'Visitor 1' });
  expect(card('Visitor 2').getByText('Withdrawn by the visitor')).toBeVisible();
  expect(card('Visitor 1').queryByText('Withdrawn by the visitor')).toBeNull();
});

describe('mails that could not be sent', () => {
  const MAILS = '/api/admin/mails';
  const mail = (id: number, change: object = {}) => ({
    id,
    kind: 'consultation-acknowledgement',
    recipient: `visitor${id}@example.com`,
    state: 'failed',
    attempts: 1,
    lastError: '550 No such mailbox',
    requestId: 7,
    createdAt: '2026-11-20T09:30:00.000Z',
    nextAttemptAt: '2026-11-20T09:30:00.000Z',
    ...change,
  });

  test('are not spoken of when there are none', async () => {
    server();
    open();
    await screen.findByRole('article');
    expect(screen.queryByText(/could not be sent/)).toBeNull();
  });

  test('are listed, and sent again one by one', async () => {
    let failed = [mail(1), mail(2, { kind: 'password-reset', requestId: null })];
    const calls = server({
      others: {
        [MAILS]: ({ method }) => {
          if (method === 'POST') failed = failed.slice(1);
          return { body: method === 'POST' ? mail(1, { state: 'waiting' }) : failed };
        },
      },
    });
    open();
    const panel = within(await screen.findByRole('region', { name: '2 mails could not be sent' }));
    expect(panel.getByText('Acknowledgement of request No. 7')).toBeVisible();
    expect(panel.getByText('Link to choose a new password')).toBeVisible();
    expect(panel.getByText('visitor1@example.com')).toBeVisible();
    expect(panel.getAllByText('550 No such mailbox')).toHaveLength(2);
    await userEvent.click(panel.getByRole('button', { name: 'Send again to visitor1@example.com' }));
    await screen.findByRole('region', { name: 'One mail could not be sent' });
    expect(toastStore.get()).toMatchObject({ title: 'The mail is on its way again' });
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ url: '/api/admin/mails/1/retry' });
  });

  test('are sent again all at once', async () => {
    let failed = [mail(1), mail(2)];
    const calls = server({
      others: {
        [MAILS]: ({ method }) => {
          if (method === 'POST') failed = [];
          return { body: method === 'POST' ? { retried: 2 } : failed };
        },
      },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Send all again' }));
    await waitFor(() => expect(screen.queryByText(/could not be sent/)).toBeNull());
    expect(toastStore.get()).toMatchObject({ title: '2 mails are on their way again' });
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ url: '/api/admin/mails/retry' });
  });

  test('a failure to send again is said, and the mail stays', async () => {
    server({ others: { [MAILS]: ({ method }) => (method === 'POST' ? offline() : { body: [mail(1)] }) } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Send again to visitor1@example.com' }));
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject({ title: 'Update Failed', variant: 'destructive' }),
    );
    expect(screen.getByRole('region', { name: 'One mail could not be sent' })).toBeVisible();
  });

  test('their absence does not keep staff from the requests', async () => {
    server({ others: { [MAILS]: () => problem(503, 'Service Unavailable') } });
    open();
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

test('an empty list says so', async () => {
  server({ list: () => ({ body: [] }) });
  open();
  expect(await screen.findByText('No consultation requests found')).toBeVisible();
});

test('a refused token is forgotten, and the staff can try again', async () => {
  server({ list: () => problem(401, 'The admin token is wrong.') });
  open();
  await heading('Access Denied');
  expect(screen.getByText(/Invalid admin token\. Please check your credentials\./)).toBeVisible();
  expect(screen.getByText('Unauthorized - invalid token')).toBeVisible();
  expect(sessionStorage.getItem('admin-token')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByLabelText('Admin token')).toHaveValue('');
});

test('a token no header can carry is refused without a call', async () => {
  const calls = server();
  visit();
  await userEvent.type(screen.getByLabelText('Admin token'), 'pässwörd ✓{Enter}');
  await heading('Access Denied');
  expect(calls).toHaveLength(0);
});

test('who mistyped the token still gets to the address they opened; Logout forgets it', async () => {
  server();
  visit('/admin?status=new');
  await userEvent.type(screen.getByLabelText('Admin token'), 'mistypéd ✓{Enter}');
  await heading('Access Denied');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await userEvent.type(screen.getByLabelText('Admin token'), `${TOKEN}{Enter}`);
  await screen.findByRole('article');
  expect(screen.getByTestId('address')).toHaveTextContent('/admin?status=new');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/admin$/);
});

test('polls every 15 seconds and no more after the token was refused', async () => {
  jest.useFakeTimers();
  const calls = server();
  open();
  await act(async () => jest.advanceTimersByTimeAsync(0));
  expect(lists(calls)).toHaveLength(1);
  await act(async () => jest.advanceTimersByTimeAsync(14_900));
  expect(lists(calls)).toHaveLength(1);
  await act(async () => jest.advanceTimersByTimeAsync(100));
  expect(lists(calls)).toHaveLength(2);
  await act(async () => jest.advanceTimersByTimeAsync(15_000));
  expect(lists(calls)).toHaveLength(3);

  server({ list: () => problem(401, 'The admin token is wrong.') });
  await act(async () => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Access Denied');
  const after = server();
  await act(async () => jest.advanceTimersByTimeAsync(60_000));
  expect(after).toHaveLength(0);
});

test.each([
  ['a failure of the server', () => problem(503, 'Service Unavailable'), /requests: Service Unavailable$/],
  ['a lost connection', offline, /requests: The server could not be reached/],
])('%s shows Server Error, can be retried and heals by itself', async (_, answer, text) => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const calls = server({ list: answer });
  open();
  await act(async () => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Server Error');
  expect(screen.getByText(text)).toHaveTextContent(/^Unable to load consultation requests/);
  // No retry of its own.
  expect(lists(calls)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await act(async () => jest.advanceTimersByTimeAsync(0));
  expect(lists(calls)).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Server Error');
  server();
  await act(async () => jest.advanceTimersByTimeAsync(15_100));
  expect(screen.getByRole('article')).toBeVisible();
  expect(sessionStorage.getItem('admin-token')).toBe(TOKEN);
});

test('Server Error goes as soon as the connection is back', async () => {
  jest.useFakeTimers();
  server({ list: offline });
  open();
  await act(async () => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Server Error');
  server();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(screen.getByRole('article')).toBeVisible();
});

test('a changed status is sent, told, and the list is read again', async () => {
  const requests = [request(1)];
  const answer = pending<Answer>();
  const calls = server({ list: () => ({ body: requests }), patch: () => answer.promise });
  open();
  await screen.findByRole('article');
  const before = lists(calls).length;
  await userEvent.selectOptions(card('Visitor 1').getByLabelText(/Status/), 'contacted');
  expect(card('Visitor 1').getByLabelText(/Status/)).toHaveValue('contacted');
  const patch = calls.find(({ method }) => method === 'PATCH')!;
  expect(patch).toMatchObject({
    url: `${LIST}/1/status`,
    body: { status: 'contacted' },
  });
  expect(patch.headers.get('if-match')).toBe('"1"');
  expect(patch.headers.get('admin-token')).toBe(TOKEN);
  requests[0] = request(1, { status: 'contacted' });
  answer.resolve({ body: requests[0] });
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Status Updated' }));
  await waitFor(() => expect(card('Visitor 1').getByText('contacted')).toHaveClass('text-status-contacted'));
  expect(lists(calls)).toHaveLength(before + 1);
});

test.each([
  ['a failure', () => problem(500, 'No.')],
  ['a lost connection', offline],
])('%s leaves the status as it was', async (_, patch) => {
  server({ patch });
  open();
  await screen.findByRole('article');
  await userEvent.selectOptions(card('Visitor 1').getByLabelText(/Status/), 'completed');
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject({
      title: 'Update Failed',
      description: 'Failed to update consultation request status.',
      variant: 'destructive',
    }),
  );
  await waitFor(() => expect(card('Visitor 1').getByLabelText(/Status/)).toHaveValue('new'));
});

test('a status change with a token that is no longer good ends the session', async () => {
  server({ patch: () => problem(401, 'The admin token is wrong.') });
  open();
  await screen.findByRole('article');
  await userEvent.selectOptions(card('Visitor 1').getByLabelText(/Status/), 'completed');
  await heading('Access Denied');
  expect(toastStore.get()).toMatchObject({ title: 'Session Expired', description: 'Please log in again.' });
  expect(sessionStorage.getItem('admin-token')).toBeNull();
});

test('search and status go to the server once typing pauses, and into the address', async () => {
  const calls = server();
  open('/admin?status=new');
  await screen.findByRole('article');
  expect(lists(calls)[0]!.url).toBe(`${LIST}?status=new&limit=50`);
  await userEvent.type(screen.getByRole('searchbox'), 'asha rao');
  await waitFor(() => expect(lists(calls).at(-1)!.url).toBe(`${LIST}?status=new&search=asha+rao&limit=50`));
  expect(lists(calls)).toHaveLength(2);
  expect(screen.getByTestId('address')).toHaveTextContent('/admin?status=new&search=asha+rao');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'all');
  await waitFor(() => expect(lists(calls).at(-1)!.url).toBe(`${LIST}?search=asha+rao&limit=50`));
});

test('Load more reads on from the last request', async () => {
  const first = Array.from({ length: 50 }, (_, i) => request(100 - i));
  const calls = server({
    list: ({ url }) =>
      url.includes('cursor=51')
        ? { body: [request(50)] }
        : { body: first, headers: { Link: `<${LIST}?limit=50&cursor=51>; rel="next"` } },
  });
  open();
  await screen.findByRole('article', { name: 'Visitor 100' });
  // By their text, because jsdom takes seconds to find one of hundreds of buttons by its role.
  await userEvent.click(screen.getByText('Load more', { selector: 'button' }));
  expect(await screen.findByRole('article', { name: 'Visitor 50' })).toBeVisible();
  expect(lists(calls).at(-1)!.url).toBe(`${LIST}?limit=50&cursor=51`);
  expect(screen.queryByText('Load more', { selector: 'button' })).toBeNull();
});

test('Refresh reads again, Logout forgets the token', async () => {
  const calls = server();
  open();
  await screen.findByRole('article');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(lists(calls)).toHaveLength(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(screen.getByLabelText('Admin token')).toHaveValue('');
  expect(sessionStorage.getItem('admin-token')).toBeNull();
});

test('cells copied from a spreadsheet are searched for without their tab, also from a link', async () => {
  const calls = server();
  open('/admin?search=Asha%09Rao');
  await heading('Admin Dashboard');
  expect(lists(calls)[0]!.url).toContain('search=Asha+Rao');
});

test('who logs out with a message that was not sent is asked first', async () => {
  sessionStorage.setItem('desk-conversations', JSON.stringify({ 1: { draft: 'Dear Asha', unsent: [] } }));
  server();
  open();
  await screen.findByRole('article');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Messages that were not sent' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(sessionStorage.getItem('desk-conversations')).toContain('Dear Asha');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Log out without them' }));
  expect(await screen.findByLabelText('Admin token')).toBeVisible();
  expect(sessionStorage.getItem('desk-conversations')).toBeNull();
});

test('logging out forgets the filters', async () => {
  server();
  open('/admin?status=new&search=asha');
  await heading('Admin Dashboard');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/admin$/));
});

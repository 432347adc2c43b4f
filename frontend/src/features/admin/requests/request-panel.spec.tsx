import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { dismissToast, toastStore } from '@/lib/toasts';
import { deskRequest, deskServer, details, LIST, TOKEN } from '@/test/desk';
import { offline, pending, problem, type Answer } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { Component as AdminPage } from '../admin-page';
import { whatsAppHref } from './contact';

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('admin-token', TOKEN);
});

const open = (id = 1) => renderFeature(<AdminPage />, `/admin?request=${id}`, '/admin');
const panel = () => within(screen.getByRole('complementary', { name: /^Request/ }));
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const event = (id: number, change: object) => ({
  id,
  actor: 'staff' as const,
  actorName: 'Asha',
  action: 'status',
  detail: { from: 'new', to: 'contacted' },
  createdAt: ago(3),
  ...change,
});

test('every field, and each way to reach the person', async () => {
  deskServer({ details: () => ({ body: details(1, { email: 'a?bcc=b@example.com' }) }) });
  open();
  expect(await panel().findByRole('link', { name: 'Write to a?bcc=b@example.com' })).toHaveAttribute(
    'href',
    'mailto:a%3Fbcc%3Db@example.com',
  );
  expect(panel().getByRole('link', { name: 'Call +91 98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  for (const text of ['Canada', 'Law', 'Not yet', '18 h left']) expect(panel().getByText(text)).toBeVisible();
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
  await act(async () => panel().getByRole('button', { name: 'Copy phone number' }).click());
  expect(written).toEqual(['+91 98765 43210']);
  expect(toastStore.get()).toMatchObject({ title: 'Copied' });
});

test('a status does not end the wait, and says so', async () => {
  const change = { status: 'contacted' as const, firstContactedAt: ago(3) };
  deskServer({ details: () => ({ body: details(1, change) }) });
  open();
  expect(await panel().findByText(/still waits: a status does not end that/)).toBeVisible();
  expect(panel().getByText('Not yet')).toBeVisible();
});

test('a card leads to the messages of its request', async () => {
  deskServer({ details: () => ({ body: details(1) }) });
  renderFeature(<AdminPage />, '/admin', '/admin');
  await userEvent.click(await screen.findByRole('link', { name: 'Write about No. 1' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
});

test('WhatsApp opens with the number of the request alone, and is recorded as an attempt', async () => {
  const calls = deskServer({
    details: () => ({ body: details(1, { phone: '+91 98765-43210' }) }),
    others: { [`${LIST}/1/contacts`]: () => ({ status: 201, body: { ...deskRequest(1), contactId: 3 } }) },
  });
  open();
  const link = await panel().findByRole('link', { name: /^WhatsApp/ });
  expect(link).toHaveAttribute('href', 'https://wa.me/919876543210?text=Consultation%20request%20No.%201');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await waitFor(() =>
    expect(calls.find(({ url }) => url === `${LIST}/1/contacts`)?.body).toEqual({
      channel: 'whatsapp',
      outcome: 'no-answer',
    }),
  );
});

test.each(['098765 43210', '98765 43210', '0091 98765 43210'])('WhatsApp in India for %j', (phone) =>
  expect(whatsAppHref(phone, 1)).toMatch(/^https:\/\/wa\.me\/919876543210\?/),
);
test.each(['020 7946 0958', '12345 67890', '+12', ''])('no WhatsApp for %j', (phone) =>
  expect(whatsAppHref(phone, 1)).toBeNull(),
);

test('its history names staff and visitor, and hostile text stays text', async () => {
  const history = [
    event(1, { action: 'note', detail: { text: '<b>Called</b>' } }),
    event(2, {
      actor: 'visitor',
      actorName: null,
      action: 'phone',
      detail: { from: '+1 555 0', to: '+1 555 1' },
    }),
    event(3, { actor: 'visitor', actorName: null, action: 'note', detail: { text: 'After five, please.' } }),
    event(4, {}),
    event(5, { action: 'message', detail: null }),
    event(6, { action: 'message', detail: null }),
    event(7, { action: 'message', actorName: 'Mei', detail: null }),
    event(8, { actor: 'visitor', actorName: null, action: 'withdrawn', detail: null }),
  ];
  deskServer({ details: () => ({ body: details(1, { history }) }) });
  open();
  const list = within(await screen.findByRole('region', { name: 'History' }));
  expect(list.getAllByRole('listitem').map((item) => item.lastChild!.textContent)).toEqual([
    'withdrew the request',
    'wrote to the visitor',
    'wrote to the visitor, 2 times',
    'changed the status from new to contacted',
    'After five, please.',
    'corrected the phone number from +1 555 0 to +1 555 1',
    '<b>Called</b>',
    'sent the request',
  ]);
  expect(list.getAllByText('Visitor')).toHaveLength(4);
});

test.each([
  [3, true],
  [11, false],
])('a change %i minutes ago can be taken back: %s', async (minutes, can) => {
  const calls = deskServer({
    details: () => ({
      body: details(1, { status: 'contacted', history: [event(1, { createdAt: ago(minutes + 0.6) })] }),
    }),
  });
  open();
  await screen.findByRole('region', { name: 'History' });
  const undo = panel().queryByRole('button', { name: 'Undo the change to contacted' });
  expect(undo !== null).toBe(can);
  if (!undo) return;
  expect(panel().getByText(/Asha changed it from new to contacted 3 min ago/)).toBeVisible();
  await userEvent.click(undo);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
      body: { status: 'new' },
    }),
  );
  expect(calls.find(({ method }) => method === 'PATCH')!.headers.get('if-match')).toBe('"1"');
});

test('a note is saved, and one not saved outlives a look elsewhere and a reload', async () => {
  const notes: string[] = [];
  const answer = pending<Answer>();
  deskServer({
    list: () => ({ body: [deskRequest(2), deskRequest(1)] }),
    others: {
      [`${LIST}/1/notes`]: ({ body }) => {
        notes.push((body as { text: string }).text);
        return answer.promise;
      },
    },
  });
  const { unmount } = open();
  const field = () => panel().findByLabelText('Internal note');
  await userEvent.type(await field(), 'Called');
  await userEvent.click(panel().getByRole('button', { name: 'Previous request' }));
  expect(await field()).toHaveValue('');
  await userEvent.click(panel().getByRole('button', { name: 'Next request' }));
  expect(await field()).toHaveValue('Called');
  unmount();
  open();
  expect(await field()).toHaveValue('Called');
  await userEvent.click(panel().getByRole('button', { name: 'Save note' }));
  expect(await panel().findByRole('button', { name: 'Saving...' })).toBeDisabled();
  expect(await field()).toHaveFocus();
  answer.resolve({ status: 201, body: event(1, {}) });
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Note saved' }));
  expect(notes).toEqual(['Called']);
  expect(await field()).toHaveValue('');
});

test('a note not saved is said to be kept, whatever closes its request', async () => {
  deskServer();
  open();
  const field = await panel().findByLabelText('Internal note');
  expect(field).toHaveAccessibleDescription('For staff only; the visitor never sees it.');
  await userEvent.type(field, 'Calls');
  expect(field).toHaveAccessibleDescription(/Not saved yet: kept in this tab until you log out\.$/);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(toastStore.get()).toMatchObject({
    title: 'Note not saved yet',
    description: 'The draft stays with No. 1: open it again to go on.',
  });
  await userEvent.click(screen.getByRole('link', { name: 'Visitor 1' }));
  const again = await panel().findByLabelText('Internal note');
  expect(again).toHaveValue('Calls');
  await userEvent.clear(again);
  act(() => dismissToast(toastStore.get()!.id));
  await userEvent.click(panel().getByRole('button', { name: 'Close request' }));
  expect(toastStore.get()!.open).toBe(false);
});

describe('a note being typed', () => {
  afterEach(() => jest.useRealTimers());

  test.each([
    ['its request cannot be read', false, offline],
    ['nothing can be read', true, offline],
    ['its request is erased', false, () => problem(404, 'There is no such consultation request.')],
    ['nothing can be read, and its request is erased', true, () => problem(404, 'No such request.')],
  ])('becomes no change of status while %s', async (_, isAllAway, failure) => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let away = false;
    const calls = deskServer({
      list: () => (away && isAllAway ? offline() : { body: [deskRequest(2), deskRequest(1)] }),
      details: ({ url }) => (away ? failure() : { body: details(Number(url.split('/').at(-1))) }),
    });
    open();
    const poll = () => act(async () => jest.advanceTimersByTimeAsync(15_100));
    await act(async () => jest.advanceTimersByTimeAsync(10));
    const field = panel().getByLabelText('Internal note');
    await user.click(field);
    await user.keyboard('Flat ');
    away = true;
    await poll();
    await user.keyboard('2');
    if (!isAllAway && failure === offline) {
      expect(panel().getByText('This request could not be loaded')).toBeVisible();
      expect(field).toHaveFocus();
      expect(field).toHaveValue('Flat 2');
    }
    // The list comes first.
    isAllAway = false;
    await poll();
    await user.keyboard('34jk');
    if (failure === offline) {
      expect(field).toHaveFocus();
      expect(field.textContent).toMatch(/34jk$/);
    }
    away = false;
    await poll();
    await user.keyboard('4');
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(screen.getByTestId('address')).toHaveTextContent('/admin?request=1');
    await user.click(screen.getByRole('button', { name: 'Previous request' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/admin?request=2');
    await act(async () => jest.advanceTimersByTimeAsync(10));
    await user.keyboard('j');
    await act(async () => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByTestId('address')).toHaveTextContent('/admin?request=1');
  });
});

test('a note that is refused stays, with the reason', async () => {
  deskServer({
    others: {
      [`${LIST}/1/notes`]: () =>
        problem(400, 'Not valid.', [{ field: 'text', message: 'The note is too long.' }]),
    },
  });
  open();
  await userEvent.type(await panel().findByLabelText('Internal note'), 'Long');
  await userEvent.click(panel().getByRole('button', { name: 'Save note' }));
  expect(await panel().findByText('The note is too long.')).toBeVisible();
  expect(panel().getByLabelText('Internal note')).toHaveValue('Long');
});

test('leads to other requests of the same person', async () => {
  const other = {
    id: 7,
    name: 'Visitor 7',
    status: 'completed' as const,
    createdAt: ago(999),
    sameEmail: true,
    samePhone: true,
  };
  deskServer({
    details: ({ url }) => ({ body: details(Number(url.split('/').at(-1)), { others: [other] }) }),
  });
  function Back() {
    const navigate = useNavigate();
    return <button onClick={() => navigate(-1)}>Back of the browser</button>;
  }
  renderFeature(
    <>
      <AdminPage />
      <Back />
    </>,
    '/admin',
    '/admin',
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Visitor 1' }));
  const others = within(await screen.findByRole('region', { name: 'Other requests of this person' }));
  expect(others.getByText(/same e-mail and phone/)).toBeVisible();
  await userEvent.click(others.getByRole('link', { name: 'Visitor 7' }));
  const address = screen.getByTestId('address');
  expect(address).toHaveTextContent('/admin?request=7');
  await userEvent.click(screen.getByRole('button', { name: 'Back of the browser' }));
  await waitFor(() => expect(address).toHaveTextContent('/admin?request=1'));
  // Closed, it leads to the list, however many requests lie between.
  await userEvent.click(
    within(await screen.findByRole('region', { name: /Other requests/ })).getByRole('link'),
  );
  await userEvent.click(panel().getByRole('button', { name: 'Close request' }));
  await waitFor(() => expect(address).toHaveTextContent(/^\/admin$/));
});

test('leads to all of the same person where it does not name them', async () => {
  deskServer({
    details: () => ({ body: details(1, { sameEmailCount: 43, samePhoneCount: 1000 }) }),
  });
  open();
  expect(await panel().findByRole('link', { name: 'All 44 with this e-mail address' })).toHaveAttribute(
    'href',
    '/admin?search=visitor1%40example.com',
  );
  expect(panel().getByRole('link', { name: 'All 1,000 and more with this phone number' })).toHaveAttribute(
    'href',
    '/admin?search=%2B91+98765+43210',
  );
});

test('what was written to the visitor of a request that is gone can still be copied', async () => {
  const kept = { 1: { draft: 'A draft', unsent: [{ key: 'k', text: 'A message', seenUpTo: null }] } };
  sessionStorage.setItem('desk-conversations', JSON.stringify(kept));
  deskServer({ details: () => problem(404, 'There is no such consultation request.') });
  open();
  const texts = await screen.findAllByLabelText('Not sent: what you had written');
  expect(texts.map((text) => (text as HTMLTextAreaElement).value)).toEqual(['A message', 'A draft']);
});

test('an unknown request, and one that cannot be read', async () => {
  let answer: () => Answer | Promise<Answer> = () => problem(404, 'There is no such consultation request.');
  deskServer({ details: () => answer() });
  const { unmount } = open(99);
  expect(await screen.findByText('There is no such request')).toBeVisible();
  expect(screen.getByText('There is no such request').closest('[role=alert]')).toHaveFocus();
  unmount();
  answer = offline;
  open();
  expect(await panel().findByText('This request could not be loaded')).toBeVisible();
  // What the list knows is there all the same.
  expect(panel().getByRole('link', { name: 'Call +91 98765 43210' })).toBeVisible();
  answer = () => ({ body: details(1) });
  await userEvent.click(panel().getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'History' })).toBeVisible();
});

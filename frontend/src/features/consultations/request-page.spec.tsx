import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/lib/toasts';
import { fakeApi, offline, pending, problem, type Answer, type Call } from '@/test/fake-api';
import { expectAllBut, lacking } from '@/test/lacking';
import { renderFeature } from '@/test/render-feature';
import { Component as RequestPage } from './request-page';

const NOTE = { text: 'After five.', createdAt: '2026-11-20T09:30:00.000Z' };
const TOKEN = 'a'.repeat(43);
const URL = `/api/requests/${TOKEN}`;
const hours = (count: number) => new Date(Date.now() + count * 3600_000).toISOString();
const request = (change: object = {}) => ({
  id: 7,
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  country: 'Canada',
  course: null,
  message: 'In winter.\nFrom Hyderabad.',
  status: 'new',
  createdAt: hours(-1),
  waitingSince: hours(-1),
  dueAt: hours(23),
  firstAnsweredAt: null,
  withdrawnAt: null,
  linkExpiresAt: '2027-02-18T09:30:00.000Z',
  notes: [],
  contacts: [],
  ...change,
});

/** Every element is in view as soon as it is watched. */
function entersAtOnce() {
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe() {
      this.tell([{ isIntersecting: true }] as IntersectionObserverEntry[], this as never);
    }
    disconnect() {}
  } as never;
}
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

type Handler = (call: Call) => Answer | Promise<Answer>;
const server = (first: object, changes: Record<string, Handler> = {}) =>
  fakeApi(
    (call) =>
      changes[`${call.method} ${call.url.replace(URL, '')}`]?.(call) ??
      (call.url.endsWith('/news') ? pending<Answer>().promise : undefined) ??
      (call.url.endsWith('/messages') ? { body: { messages: [], earlier: false } } : { body: first }),
  );
const message = (id: number, change: object = {}) => ({
  id,
  author: 'visitor',
  staffName: null,
  text: 'Hello',
  createdAt: '2026-11-20T09:30:00.000Z',
  seenAt: null,
  ...change,
});
const visit = (token = TOKEN) => renderFeature(<RequestPage />, `/requests/${token}`, '/requests/:token');
const button = (name: string) => screen.getByRole('button', { name });
const loaded = () => screen.findByRole('heading', { level: 1, name: 'Your consultation request' });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

beforeEach(() => localStorage.clear());
const attempt = (channel: string, outcome: string, createdAt = '2026-03-12T04:32:00.000Z') => ({
  channel,
  outcome,
  createdAt,
});

test('shows the request, where it stands and until when the answer is promised', async () => {
  server(request({ dueAt: '2099-11-21T09:35:00.000Z' }));
  visit();
  await loaded();
  expect(
    await screen.findByText('We have your request and will contact you within 24 hours, as promised.'),
  ).toBeVisible();
  expect(screen.getByText('Saturday, 21 November 2099, 3:05 pm IST').closest('p')).toHaveTextContent(
    /^Answer due by Saturday, 21 November 2099, 3:05 pm IST\.Our office: (Open|Closed) now.+\(Kolkata time\)\.$/,
  );
  for (const text of ['Asha Rao', 'asha@example.com', '+91 98765 43210', 'Canada', 'Not given'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/In winter\.\s+From Hyderabad\./)).toBeVisible();
  expect(screen.getByText(/The link works until Thursday, 18 February 2027\./)).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test.each([
  [{ dueAt: hours(-1) }, /We promised to contact you by .* please call us/],
  // A status that somebody has set is no answer.
  [{ status: 'contacted' }, /We have your request and will contact you within 24 hours/],
  [{ status: 'completed' }, /We have your request and will contact you within 24 hours/],
  [{ status: 'contacted', dueAt: null }, /We have contacted you\./],
  [
    { dueAt: null, waitingSince: null, status: 'contacted', firstAnsweredAt: '2026-11-20T09:30:00.000Z' },
    /We have answered you, first on Friday, 20 November 2026, 3:00 pm IST\./,
  ],
  [{ contacts: [attempt('call', 'no-answer')] }, /We have tried to reach you and will go on trying\./],
  [
    { contacts: [attempt('call', 'no-answer')], dueAt: hours(-1) },
    /We have not reached you yet, and an answer was due by .+ or call us\./,
  ],
  [{ status: 'scheduled', firstAnsweredAt: '2026-11-20T09:30:00.000Z' }, /Your consultation is arranged\./],
  [{ status: 'completed', dueAt: null }, /Your consultation has taken place\./],
  [
    { status: 'contacted', withdrawnAt: '2026-11-20T09:30:00.000Z' },
    /You withdrew this request on Friday, 20 November 2026, 3:00 pm IST\./,
  ],
])('says plainly what %j means', async (change, words) => {
  server(request(change));
  visit();
  expect(await screen.findByText(words)).toBeVisible();
});

test('whoever waits again reads so, whatever status the desk has set', async () => {
  server(request({ status: 'completed', firstAnsweredAt: '2026-11-20T09:30:00.000Z' }));
  visit();
  expect(await screen.findByText('Waiting for our answer')).toBeVisible();
  expect(screen.queryByText('Completed')).toBeNull();
});

test('tells of every attempt, the newest first, and how soon others were answered', async () => {
  const contacts = [
    attempt('call', 'no-answer'),
    attempt('whatsapp', 'no-answer', '2026-03-12T05:32:00.000Z'),
    attempt('email', 'reached', '2026-03-13T05:32:00.000Z'),
  ];
  fakeApi(({ url }) =>
    url === '/api/response-time'
      ? { body: { medianMinutes: 34.2, p90Minutes: 1102, requests: 1064, days: 30 } }
      : { body: request({ contacts }) },
  );
  visit();
  expect(await screen.findByText(/^Of the 1,064 requests/)).toHaveTextContent(
    'Of the 1,064 requests that we first answered in the last 30 days, half had the answer within 35 minutes; nine in ten within 19 hours.',
  );
  expect(
    screen.getAllByText(/^We (called|wrote|answered) you/).map(({ textContent }) => textContent),
  ).toEqual([
    'We answered you by e-mail on Friday, 13 March 2026, 11:02 am IST.',
    'We called you on Thursday, 12 March 2026, 10:02 am IST and did not reach you.',
  ]);
  expect(screen.getByText(/^We wrote to you on WhatsApp on .+ and have no answer yet\.$/)).toBeVisible();
});

test('with fewer than twenty answers no figure is shown', async () => {
  const calls = fakeApi(({ url }) =>
    url === '/api/response-time'
      ? { body: { medianMinutes: null, p90Minutes: null, requests: 19, days: 30 } }
      : { body: request() },
  );
  visit();
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/response-time'));
  expect(screen.queryByText(/^In the last/)).toBeNull();
});

test.each(['x', 'a'.repeat(44), '..%2f..%2fusers%2fme'])('asks nobody about the link "%s"', async (token) => {
  const calls = server({});
  visit(token);
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('says when the link is unknown or has run out', async () => {
  server({}, { 'GET ': () => problem(404, 'This link does not work any more.') });
  visit();
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a consultation' })).toHaveAttribute('href', '/#contact');
});

test('a lost connection can be tried again', async () => {
  let answer: Handler = offline;
  server({}, { 'GET ': (call) => answer(call) });
  visit();
  await screen.findByRole('heading', { name: 'Your request could not be loaded' });
  answer = () => ({ body: request() });
  await userEvent.click(button('Try again'));
  expect(await screen.findByText('Asha Rao')).toBeVisible();
});

test('sends a message, again until it arrives, with the same key', async () => {
  let answer: Handler = offline;
  const calls = server(request(), { 'POST /messages': (call) => answer(call) });
  visit();
  const field = await screen.findByLabelText('Write to us');
  await userEvent.type(field, 'Please call after six.');
  await userEvent.click(button('Send message'));
  expect(
    await screen.findByText(
      /Not sent yet\. It is sent as soon as that is possible, or when you open this page again/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Please call after six.', { selector: 'li p' })).toBeVisible();
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  answer = () => ({ status: 201, body: message(1, { text: 'Please call after six.' }) });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull());
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([
    { text: 'Please call after six.' },
    { text: 'Please call after six.' },
  ]);
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('says that nobody has taken it yet, while an answer is due', async () => {
  server(request());
  visit();
  expect(await screen.findByText(/Nobody has taken it yet/)).toBeVisible();
});

test('keeps a text that is too long, and says by how much', async () => {
  server(request());
  visit();
  const field = await screen.findByLabelText('Write to us');
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(4001));
  expect(field).toHaveValue('a'.repeat(4001));
  expect(field).toHaveAccessibleDescription(/Too long by 1: at most 4,000 characters\./);
  expect(button('Send message')).toBeDisabled();
  await userEvent.keyboard('{Backspace}');
  expect(button('Send message')).toBeEnabled();
});

test('sends messages in order, each once, however fast they are written', async () => {
  const first = pending<Answer>();
  const calls = server(request(), {
    'POST /messages': ({ body }) =>
      (body as { text: string }).text === 'One' ? first.promise : { status: 201, body: message(2) },
  });
  visit();
  const field = await screen.findByLabelText('Write to us');
  await userEvent.type(field, 'One{Control>}{Enter}{/Control}');
  await userEvent.type(field, 'Two{Control>}{Enter}{Enter}{/Control}');
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent()).toEqual([{ text: 'One' }]);
  first.resolve({ status: 201, body: message(1) });
  await waitFor(() => expect(sent()).toEqual([{ text: 'One' }, { text: 'Two' }]));
  await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
});

test('keeps on the device what is typed and what is not sent, until the request is erased', async () => {
  server(request(), { 'POST /messages': offline, 'DELETE ': () => ({ body: { erased: true } }) });
  const { unmount } = visit();
  await userEvent.type(await screen.findByLabelText('Write to us'), 'First');
  await userEvent.click(button('Send message'));
  await userEvent.type(screen.getByLabelText('Write to us'), 'Second');
  unmount();
  visit();
  expect(await screen.findByText('First', { selector: 'li p' })).toBeVisible();
  expect(screen.getByLabelText('Write to us')).toHaveValue('Second');
  expect(sessionStorage).toHaveLength(0);
  await userEvent.click(button('Erase request'));
  await userEvent.click(dialog('Erase this request?').getByRole('button', { name: 'Erase for good' }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('what another tab of this device writes is not undone by this one', async () => {
  server(request(), { 'POST /messages': offline });
  visit();
  const field = await screen.findByLabelText('Write to us');
  const kept = { draft: '', unsent: [{ key: 'k', text: 'From the other tab', seenUpTo: null }] };
  localStorage.setItem('own-conversation', JSON.stringify({ 7: kept }));
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(await screen.findByText('From the other tab', { selector: 'li p' })).toBeVisible();
  await userEvent.type(field, 'Mine');
  expect(JSON.parse(localStorage.getItem('own-conversation')!)).toMatchObject({
    7: { draft: 'Mine', unsent: [{ key: 'k' }] },
  });
});

test('what was written through a link that has died is shown, and can be deleted', async () => {
  server(request(), { 'POST /messages': offline });
  const { unmount } = visit();
  await userEvent.type(await screen.findByLabelText('Write to us'), 'A secret');
  unmount();
  fakeApi(() => problem(404, 'This link does not work.'));
  visit();
  expect(await screen.findByDisplayValue('A secret')).toBeVisible();
  await userEvent.click(button('Delete it from this device'));
  expect(screen.queryByDisplayValue('A secret')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a refused message says why, and can be changed or given up', async () => {
  server(request(), { 'POST /messages': () => problem(400, 'The message needs a visible character.') });
  visit();
  await userEvent.type(await screen.findByLabelText('Write to us'), 'Hm');
  await userEvent.click(button('Send message'));
  expect(await screen.findByText('Not sent. The message needs a visible character.')).toBeVisible();
  await userEvent.click(button('Edit'));
  expect(screen.getByLabelText('Write to us')).toHaveValue('Hm');
  expect(screen.queryByText(/Not sent/)).toBeNull();
  await userEvent.click(button('Send message'));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Hm')).toBeNull();
});

test('shows who wrote what and whether it was seen, and says what is on screen', async () => {
  const calls = server(request({ counselor: 'Ravi Iyer' }), {
    'GET /messages': () => ({
      body: {
        messages: [
          message(1, { text: 'Which documents?', seenAt: '2026-11-20T10:00:00.000Z' }),
          message(2, { author: 'staff', staffName: 'Ravi Iyer', text: '<b>Your marks</b>' }),
          message(3, { text: 'Thank you' }),
        ],
        earlier: false,
      },
    }),
    'POST /messages/seen': () => ({ body: { seen: 1 } }),
  });
  entersAtOnce();
  visit();
  const log = within(await screen.findByRole('log', { name: 'Messages with Ravi Iyer' }));
  expect(log.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Which documents\?You.*Seen 20 Nov 2026, 3:30 pm IST$/),
    expect.stringMatching(/^<b>Your marks<\/b>Ravi Iyer/),
    expect.stringMatching(/^Thank youYou.*Not seen yet$/),
  ]);
  await waitFor(() =>
    expect(calls.find(({ url }) => url === `${URL}/messages/seen`)?.body).toEqual({ upTo: 2 }),
  );
});

test('corrects the phone number, and gives the keyboard back', async () => {
  let answer: Handler = () =>
    problem(400, 'No number.', [{ field: 'phone', message: 'Enter a phone number.' }]);
  const calls = server(request(), { 'PATCH /phone': (call) => answer(call) });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the phone number' }));
  const field = screen.getByLabelText('Phone');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('+91 98765 43210');
  await userEvent.clear(field);
  await userEvent.type(field, 'later{Enter}');
  expect(await screen.findByText('Enter a phone number.')).toBeVisible();
  expect(field).toHaveValue('later');
  answer = () => ({ body: request({ phone: '12345' }) });
  await userEvent.clear(field);
  await userEvent.type(field, '12345{Enter}');
  expect(await screen.findByText('12345')).toBeVisible();
  expect(button('Correct the phone number')).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'PATCH').at(-1)).toMatchObject({ body: { phone: '12345' } });
  expect(toastStore.get()).toMatchObject({ title: 'Phone number corrected' });
});

test('is withdrawn after a question; then nothing can be added', async () => {
  const answer = pending<Answer>();
  const calls = server(request({ notes: [{ text: 'Hello', createdAt: hours(0) }] }), {
    'POST /withdraw': () => answer.promise,
  });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }));
  await userEvent.click(dialog('Withdraw this request?').getByRole('button', { name: 'Keep request' }));
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
  await userEvent.click(button('Withdraw request'));
  await userEvent.click(dialog('Withdraw this request?').getByRole('button', { name: 'Withdraw request' }));
  expect(button('Withdrawing...')).toBeDisabled();
  answer.resolve({
    body: request({ withdrawnAt: hours(0), notes: [{ text: 'Hello', createdAt: hours(0) }] }),
  });
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(screen.getByText('Hello')).toBeVisible();
  expect(screen.queryByLabelText('Write to us')).toBeNull();
  for (const name of ['Withdraw request', 'Correct the phone number'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(button('Erase request')).toBeVisible();
});

test('is erased once, after a question, and says so', async () => {
  const answer = pending<Answer>();
  const calls = server(request(), { 'DELETE ': () => answer.promise });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Erase request' }));
  const confirm = dialog('Erase this request?').getByRole('button', { name: 'Erase for good' });
  confirm.click();
  confirm.click();
  answer.resolve({ body: { erased: true } });
  expect(await screen.findByRole('heading', { name: 'Your request is erased' })).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(screen.queryByText('Asha Rao')).toBeNull();
});

test('shows what another tab did in the meantime', async () => {
  let now = request();
  server(request(), {
    'GET ': () => ({ body: now }),
    'POST /messages': () => problem(409, 'This request has been withdrawn.'),
  });
  visit();
  await userEvent.type(await screen.findByLabelText('Write to us'), 'Hello');
  now = request({ withdrawnAt: hours(0) });
  await userEvent.click(button('Send message'));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(screen.getByText('Not sent. This request has been withdrawn.')).toBeVisible();
});

test.each([
  ...lacking(request({ createdAt: '2026-11-20T09:30:00.000Z', notes: [NOTE] })),
  ...lacking(NOTE).map(({ answer }) => ({ field: 'notes', answer: request({ notes: [answer] }) })),
])('a request that lacks a field shows its others: $field', async ({ field, answer }) => {
  server(answer);
  visit();
  await screen.findByRole('heading', { name: 'Where it stands' });
  expectAllBut(field, [
    ['Asha Rao', 'name'],
    ['asha@example.com', 'email'],
    ['Canada', 'country'],
    ['In winter.', 'message'],
    ['After five.', 'notes'],
    ['It reached us on'],
  ]);
});

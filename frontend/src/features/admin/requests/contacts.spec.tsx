import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { toastStore } from '@/lib/toasts';
import { deskRequest, deskServer, details, LIST, TOKEN } from '@/test/desk';
import { offline, pending, problem, type Answer, type Call } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { Component as AdminPage } from '../admin-page';

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('admin-token', TOKEN);
});

const open = (path = '/admin') => renderFeature(<AdminPage />, path, '/admin');
const card = (name = 'Visitor 1') => within(screen.getByRole('article', { name }));
const waiting = () => card().queryByText(/^Waiting since/);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const described = () => {
  const { container, unmount } = render(<>{toastStore.get()?.description}</>);
  const text = container.textContent;
  unmount();
  return text;
};
const sent = (calls: Call[]) =>
  calls
    .filter(({ url }) => url.includes('/contacts'))
    .map(({ method, url, body }) => [method, url.slice(LIST.length), body]);

const reached: Partial<DeskRequest> = {
  status: 'contacted',
  waitingSince: null,
  dueAt: null,
  firstAnsweredAt: new Date().toISOString(),
  lastContact: { channel: 'call', outcome: 'reached', by: 'Priya', at: new Date().toISOString() },
  version: 2,
};

/** Undefined: as a desk answers where nothing is wrong. */
type Reply = Answer | undefined | Promise<Answer | undefined>;

/** A desk whose request 1 is answered by the first attempt, and waits again when that is taken back. */
function desk(change: { post?: () => Reply; remove?: () => Reply } = {}) {
  let stored = deskRequest(1);
  return deskServer({
    list: () => ({ body: [deskRequest(2), stored] }),
    details: () => ({ body: { ...details(1), ...stored } }),
    patch: ({ body }) => {
      stored = { ...stored, ...(body as object), version: 3 };
      return { body: stored };
    },
    others: {
      [`${LIST}/1/contacts`]: async ({ method }) => {
        const other = await (method === 'POST' ? change.post : change.remove)?.();
        if (other) return other;
        stored = deskRequest(1, method === 'POST' ? reached : { version: 3 });
        return { status: 201, body: { ...stored, contactId: 12 } };
      },
    },
  });
}

test('six buttons say all that they record', async () => {
  desk();
  open();
  await screen.findByRole('article', { name: 'Visitor 1' });
  const group = within(card().getByRole('group', { name: 'Attempts to reach Visitor 1' }));
  expect(group.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Call, reached: Visitor 1',
    'WhatsApp, reached: Visitor 1',
    'E-mail, reached: Visitor 1',
    'Call, no answer: Visitor 1',
    'WhatsApp, no answer: Visitor 1',
    'E-mail, no answer: Visitor 1',
  ]);
});

test('reaching a visitor stops the clock at once, and the key takes it back', async () => {
  const answer = pending<undefined>();
  const calls = desk({ post: () => answer.promise });
  open();
  await screen.findByText('Priya');
  expect(waiting()).toHaveTextContent(/^Waiting since .+, answer due by .+ IST$/);
  const button = await screen.findByRole('button', { name: 'Call, reached: Visitor 1' });
  await userEvent.click(button);
  // Before the server has answered.
  expect(card().getByText(/^Called by Priya at \d\d:\d\d, reached$/)).toBeVisible();
  expect(card().getByLabelText('Status of Visitor 1')).toHaveValue('contacted');
  expect(card().queryByText(/h left/)).toBeNull();
  expect(waiting()).toBeNull();
  answer.resolve(undefined);
  await waitFor(() => expect(toastStore.get()?.title).toBe('Answer recorded'));
  expect(described()).toBe('Call, reached: Visitor 1. The clock has stopped.Undo');
  expect(button).toHaveFocus();
  await screen.findByRole('button', { name: 'Undo: Call, reached: Visitor 1.' });
  await userEvent.keyboard('u');
  await waitFor(() => expect(waiting()).toBeVisible());
  expect(card().getByLabelText('Status of Visitor 1')).toHaveValue('new');
  expect(described()).toBe('Visitor 1: waits for an answer again.');
  expect(sent(calls)).toEqual([
    ['POST', '/1/contacts', { channel: 'call', outcome: 'reached' }],
    ['DELETE', '/1/contacts/12', undefined],
  ]);
  expect(screen.queryByRole('button', { name: /^Undo:/ })).toBeNull();
});

test('a status set right after it is based on what it made', async () => {
  const answer = pending<undefined>();
  const calls = desk({ post: () => answer.promise });
  open();
  await press('WhatsApp, reached: Visitor 1');
  await userEvent.selectOptions(card().getByLabelText('Status of Visitor 1'), 'scheduled');
  answer.resolve(undefined);
  await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(calls.find(({ method }) => method === 'PATCH')!.headers.get('if-match')).toBe('"2"');
  await waitFor(() => expect(card().getByLabelText('Status of Visitor 1')).toHaveValue('scheduled'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without a connection nothing is recorded, and it is said', async () => {
  desk({ post: offline });
  open();
  await press('Call, reached: Visitor 1');
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject({ title: 'Not recorded', variant: 'destructive' }),
  );
  expect(waiting()).toBeVisible();
  expect(card().getByLabelText('Status of Visitor 1')).toHaveValue('new');
  expect(card().queryByText(/^Called by/)).toBeNull();
});

test('an undo that did not arrive can be tried again', async () => {
  let away = true;
  desk({ remove: () => (away ? offline() : undefined) });
  open();
  await press('Call, reached: Visitor 1');
  await press('Undo: Call, reached: Visitor 1.');
  await waitFor(() => expect(toastStore.get()?.title).toBe('Not taken back'));
  away = false;
  await press('Undo: Call, reached: Visitor 1.');
  await waitFor(() => expect(waiting()).toBeVisible());
});

test.each([
  ['Not recorded', { post: () => problem(409, 'The visitor has withdrawn this request.') }],
  ['Not taken back', { remove: () => problem(409, 'The visitor has withdrawn this request.') }],
])('what the server refuses is said in its words: %s', async (title, answers) => {
  desk(answers);
  open();
  await press('Call, reached: Visitor 1');
  if (title === 'Not taken back') await press('Undo: Call, reached: Visitor 1.');
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByText('Visitor 1: The visitor has withdrawn this request.')).toBeVisible();
});

test('the panel has the same buttons, and its strip takes back what one recorded oneself', async () => {
  const at = new Date().toISOString();
  const event = (id: number, actorName: string, action: string, detail: object) => ({
    id,
    actor: 'staff' as const,
    actorName,
    action,
    detail: detail as Record<string, unknown>,
    createdAt: at,
  });
  let who = 'Priya';
  const calls = deskServer({
    details: () => ({
      body: details(1, {
        ...reached,
        history: [
          event(12, who, 'contact', { channel: 'call', outcome: 'reached', waitingSince: at }),
          event(13, who, 'status', { from: 'new', to: 'contacted' }),
        ],
      }),
    }),
    others: { [`${LIST}/1/contacts`]: () => ({ body: deskRequest(1) }) },
  });
  const { unmount } = open('/admin?request=1');
  const panel = () => within(screen.getByRole('complementary'));
  expect(await panel().findByRole('button', { name: 'E-mail, no answer: Visitor 1' })).toBeVisible();
  expect(
    within(panel().getByRole('region', { name: 'History' })).getByText('called and reached the visitor'),
  ).toBeVisible();
  expect(panel().getByText('Priya called and reached the visitor (just now).')).toBeVisible();
  await userEvent.click(await panel().findByRole('button', { name: 'Undo the attempt' }));
  await waitFor(() => expect(sent(calls)).toEqual([['DELETE', '/1/contacts/12', undefined]]));
  unmount();
  who = 'Mei';
  open('/admin?request=1');
  expect(await panel().findByText('Mei called and reached the visitor (just now).')).toBeVisible();
  expect(panel().queryByRole('button', { name: /^Undo the/ })).toBeNull();
});

test('nobody is to be called who has withdrawn, or has completed all', async () => {
  deskServer({
    list: () => ({
      body: [
        deskRequest(2, { status: 'completed', waitingSince: null, dueAt: null }),
        deskRequest(1, { withdrawnAt: new Date().toISOString(), waitingSince: null, dueAt: null }),
      ],
    }),
  });
  open();
  await screen.findByRole('article', { name: 'Visitor 1' });
  expect(screen.queryByRole('group', { name: /^Attempts/ })).toBeNull();
});

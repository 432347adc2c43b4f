import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffPerson } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { deskColleagues, deskServer, TOKEN } from '@/test/desk';
import { problem, type Answer, type Call } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { Component as AdminPage } from '../admin-page';

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('admin-token', TOKEN);
});

const ravi: StaffPerson = {
  id: 3,
  name: 'Ravi Iyer',
  email: 'ravi@example.com',
  role: 'counselor',
  active: true,
  takesRequests: true,
  timeZone: 'Asia/Kolkata',
  workDays: ['Monday', 'Friday'],
  worksFrom: '09:00',
  worksUntil: '18:00',
  languages: ['Hindi'],
  countries: ['Canada'],
  open: 7,
  tokens: 1,
};
const STAFF = '/api/admin/staff';
const made = {
  id: 9,
  staffId: 3,
  name: 'Ravi Iyer',
  token: 'secret-token',
  expiresAt: '2027-01-01T00:00:00.000Z',
};

function open(answer: (call: Call) => Answer) {
  const calls = deskServer({ others: { [STAFF]: answer } });
  renderFeature(<AdminPage />, '/admin?view=staff', '/admin');
  return calls;
}
const sent = (calls: Call[], method: string) =>
  calls.filter((call) => call.method === method).map(({ url, body }) => [url, body]);

test('a person is added, and the token shown once', async () => {
  let people: StaffPerson[] = [];
  const calls = open(({ method, url }) => {
    if (url.endsWith('/tokens')) return { status: 201, body: made };
    if (method === 'POST') people = [ravi];
    return { body: method === 'POST' ? ravi : people };
  });
  expect(await screen.findByText('Nobody has been added yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a person' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a person' }));
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Ravi Iyer');
  await userEvent.type(dialog.getByLabelText(/^E-mail/), 'ravi@example.com');
  await userEvent.click(dialog.getByLabelText('Canada'));
  await userEvent.click(dialog.getByLabelText('Saturday'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add and make a token' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Token of Ravi Iyer' }));
  expect(shown.getByText('secret-token')).toBeVisible();
  expect(sent(calls, 'POST')).toEqual([
    [
      STAFF,
      {
        name: 'Ravi Iyer',
        email: 'ravi@example.com',
        role: 'counselor',
        takesRequests: true,
        timeZone: 'Asia/Kolkata',
        worksFrom: '09:00',
        worksUntil: '18:00',
        workDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        languages: [],
        countries: ['Canada'],
      },
    ],
    [`${STAFF}/3/tokens`, { days: 90 }],
  ]);
  await userEvent.click(shown.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('secret-token')).toBeNull();
  expect(screen.getByRole('article', { name: 'Ravi Iyer' })).toBeVisible();
});

test('an e-mail address that another has is said beside the field', async () => {
  open(({ method }) => (method === 'PATCH' ? problem(409, 'Another person has it.') : { body: [ravi] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Ravi Iyer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription('Another person has it.'),
  );
});

test('deactivating says first what ends, and who gets which', async () => {
  const requests = [
    { id: 4, name: 'Asha Rao', status: 'new' },
    { id: 9, name: 'Wei', status: 'scheduled' },
  ];
  const calls = open(({ method, url }) => {
    if (!url.endsWith('/deactivation')) return { body: [ravi] };
    return method === 'GET'
      ? { body: { open: 7, requests, tokens: 1, colleagues: deskColleagues } }
      : { body: { person: ravi, handedOver: 7, endedTokens: 1 } };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate Ravi Iyer' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Deactivate Ravi Iyer (ravi@example.com)' }));
  expect(await dialog.findByText(/1 token will end at once/)).toBeVisible();
  expect(
    dialog.getByText(/Those whose visitor waits for an answer will be assigned automatically/),
  ).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Hand over 7 open requests to'), '2');
  expect(dialog.getByText('Mei gets all of these, and will have 11 open requests.')).toBeVisible();
  const listed = within(dialog.getByRole('list', { name: 'Requests to hand over' }));
  expect(listed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'No. 4Asha Raonew',
    'No. 9Weischeduled',
    'and 5 more',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'POST')).toEqual([[`${STAFF}/3/deactivation`, { handOverTo: 2 }]]);
});

test('tokens are listed, ended one by one, and made after a look at those there are', async () => {
  const one = {
    id: 5,
    staffId: 3,
    name: 'Ravi Iyer',
    createdAt: '2026-11-20T09:35:00.000Z',
    expiresAt: '2027-02-18T09:35:00.000Z',
    revokedAt: null,
    lastUsedAt: null,
  };
  let tokens = [{ ...one, id: 6, lastUsedAt: '2026-11-21T10:00:00.000Z' }, one];
  const calls = deskServer({
    others: {
      '/api/admin/tokens/5': () => {
        tokens = tokens.filter(({ id }) => id !== 5);
        return { body: one };
      },
      [`${STAFF}/3/tokens`]: ({ method }) =>
        method === 'GET' ? { body: tokens } : { status: 201, body: made },
      [STAFF]: () => ({ body: [ravi] }),
    },
  });
  renderFeature(<AdminPage />, '/admin?view=staff', '/admin');
  const opener = await screen.findByRole('button', { name: 'Tokens of Ravi Iyer' });
  await userEvent.click(opener);
  const dialog = within(screen.getByRole('dialog', { name: 'Tokens of Ravi Iyer (ravi@example.com)' }));
  const items = () => dialog.findAllByRole('listitem');
  expect((await items())[0]).toHaveTextContent('Last used21 Nov 2026, 15:30 IST, to the hour');
  expect((await items())[1]).toHaveTextContent('Last usedNever');
  await userEvent.click(
    (await dialog.findAllByRole('button', { name: /^End the token made on 20 Nov/ }))[1]!,
  );
  expect(sent(calls, 'DELETE')).toEqual([]);
  expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'End it' }));
  await waitFor(async () => expect(await items()).toHaveLength(1));
  expect(dialog.getByRole('group', { name: 'Tokens' })).toHaveFocus();
  expect(sent(calls, 'DELETE')).toEqual([['/api/admin/tokens/5', undefined]]);
  expect(sent(calls, 'POST')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Make a new token' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Token of Ravi Iyer' }));
  expect(sent(calls, 'POST')).toEqual([[`${STAFF}/3/tokens`, { days: 90 }]]);
  await userEvent.click(shown.getByRole('button', { name: 'Done' }));
  expect(opener).toHaveFocus();
});

test('who has no token yet is not told to get requests', async () => {
  open(() => ({ body: [{ ...ravi, tokens: 0 }] }));
  expect(await screen.findByText('Assigned automatically once there is a token')).toBeVisible();
});

test('what cannot be loaded is said, and can be tried again', async () => {
  let away = true;
  open(() => (away ? problem(503, 'Away.') : { body: [{ ...ravi, active: false }] }));
  expect(await screen.findByText('The staff could not be loaded')).toBeVisible();
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Deactivated')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Activate Ravi Iyer' })).toBeVisible();
});

test('what the role may not see is said, and cannot be tried again', async () => {
  open(() => problem(403, 'Only an owner may do this. Ask one.'));
  expect(await screen.findByText('Only an owner may do this. Ask one.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(await screen.findByText(/^Signed in as/)).toBeVisible();
});

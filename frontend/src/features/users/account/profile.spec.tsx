import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Component as PortalPage } from '@/features/portal/portal-page';
import { toastStore } from '@/lib/toasts';
import { offline, pending, problem, type Answer } from '@/test/fake-api';
import { account, entry, ME, portalServer, setWidth, SHORTLIST } from '@/test/portal';
import { renderFeature } from '@/test/render-feature';

const visit = (path = '/student-portal/profile') => renderFeature(<PortalPage />, path, '/student-portal/*');
const form = async (name: string) => within(await screen.findByRole('form', { name }));
const failure = (description: string) => ({ title: 'Error', description, variant: 'destructive' });
const refused = (field: string, message: string) => problem(400, message, [{ field, message }]);

/** Keeps what it is told, as the server does. */
function accountServer(routes: Parameters<typeof portalServer>[0] = {}) {
  let stored: Account = account();
  return portalServer({
    'GET /api/users/me': () => ({ body: stored }),
    'PATCH /api/users/me': ({ body }) => {
      stored = { ...stored, ...(body as Partial<Account>) };
      return { body: stored };
    },
    ...routes,
  });
}

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('student-user', ME);
  setWidth('desktop');
});

test('shows the account and counts saved universities, not saved pairs', async () => {
  accountServer({
    [SHORTLIST]: { body: [entry(1, 'Education'), entry(1, 'Engineering'), entry(2, 'Education')] },
  });
  visit();
  expect(await screen.findByText('5 January 2026')).toBeVisible();
  expect(screen.getByText('E-mail').nextSibling).toHaveTextContent(ME);
  await waitFor(() => expect(screen.getByText('Saved universities').nextSibling).toHaveTextContent('2'));
});

test('an account that cannot be fetched is told and can be retried', async () => {
  const answers = [problem(503, 'No.'), { body: account() }];
  portalServer({ 'GET /api/users/me': () => answers.shift()! });
  visit();
  expect(await screen.findByText('Failed to fetch your account')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await form('About you');
});

describe('About you', () => {
  test('is saved as it stands, and can be searched with', async () => {
    const calls = accountServer();
    visit();
    const about = await form('About you');
    expect(about.getByRole('button', { name: 'Save profile' })).toBeDisabled();
    await userEvent.selectOptions(about.getByLabelText('Program level'), 'Undergraduate');
    await userEvent.selectOptions(about.getByLabelText('Field of study'), 'Engineering');
    await userEvent.type(about.getByLabelText('GPA'), '3.25');
    await userEvent.type(about.getByLabelText('Budget for tuition'), '30000');
    await userEvent.click(about.getByRole('checkbox', { name: 'Ireland' }));
    await userEvent.click(about.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Profile saved' }));
    expect(calls.at(-1)).toMatchObject({
      method: 'PATCH',
      url: '/api/users/me',
      body: {
        gpa: 3.25,
        programLevel: 'undergraduate',
        fieldOfStudy: 'Engineering',
        budgetUSD: 30000,
        destinations: ['Ireland'],
      },
    });
    await userEvent.click(about.getByRole('link', { name: 'Search with these' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/student-portal\/search$/);
    expect(screen.getByLabelText('Country')).toHaveValue('Ireland');
    expect(screen.getByLabelText('Program level')).toHaveValue('undergraduate');
    expect(screen.getByLabelText('Minimum GPA')).toHaveValue(3.25);
    expect(screen.getByLabelText('Maximum tuition')).toHaveValue(30000);
  });

  test('what is saved fills in the filters of the search, in this tab too', async () => {
    accountServer();
    visit();
    const about = await form('About you');
    await userEvent.type(about.getByLabelText('GPA'), '3.25');
    await userEvent.click(about.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Profile saved' }));
    await userEvent.click(screen.getByRole('link', { name: 'University Search' }));
    expect(await screen.findByLabelText('Minimum GPA')).toHaveValue(3.25);
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/student-portal\/search$/);
  });

  test('Indian marks are kept as given, counted as a GPA, and searched with', async () => {
    const calls = accountServer();
    visit();
    const about = await form('About you');
    await userEvent.selectOptions(about.getByLabelText('Marks given as'), 'CGPA, out of 10');
    await userEvent.type(about.getByLabelText('CGPA'), '8.1');
    expect(about.getByText(/Counted as a GPA of 3\.24\./)).toBeVisible();
    await userEvent.click(about.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Profile saved' }));
    expect(calls.at(-1)!.body).toMatchObject({ gpa: 3.24, cgpa: 8.1, percentage: null });
    expect(about.getByLabelText('CGPA')).toHaveValue(8.1);
    await userEvent.click(about.getByRole('link', { name: 'Search with these' }));
    expect(screen.getByLabelText('Minimum CGPA')).toHaveValue(8.1);
    await waitFor(() => expect(calls.at(-1)!.url).toContain('minGraduateGpa=3.24'));
  });

  test('what was told can be taken back', async () => {
    const calls = accountServer({
      'GET /api/users/me': { body: account({ gpa: 3, destinations: ['Canada', 'Ireland'] }) },
      'PATCH /api/users/me': { body: account() },
    });
    visit();
    const about = await form('About you');
    await userEvent.clear(about.getByLabelText('GPA'));
    await userEvent.click(about.getByRole('checkbox', { name: 'Canada' }));
    await userEvent.click(about.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(calls.at(-1)!.body).toMatchObject({ gpa: null, destinations: ['Ireland'] }));
  });

  test.each([
    ['GPA', '4.01', /Enter a GPA from 0 to 4/],
    ['GPA', '3.255', /at most two decimals/],
    ['Budget for tuition', '-1', /Enter whole dollars from 0 to 1,000,000/],
    ['Budget for tuition', '10.5', /Enter whole dollars/],
    ['Budget for tuition', '1000001', /Enter whole dollars/],
  ])('%s %s is not sent: %s', async (label, text, problemText) => {
    const calls = accountServer();
    visit();
    const about = await form('About you');
    await userEvent.type(about.getByLabelText(label), text);
    await userEvent.click(about.getByRole('button', { name: 'Save profile' }));
    expect(about.getByLabelText(label)).toHaveAccessibleDescription(problemText);
    expect(about.getByLabelText(label)).toHaveFocus();
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  test.each([
    [refused('gpa', 'The GPA must be a number.'), 'The GPA must be a number.'],
    [offline, 'Your profile could not be saved. Please try again.'],
  ])('what the server refuses is told, and nothing typed is lost', async (answer, description) => {
    accountServer({ 'PATCH /api/users/me': answer });
    visit();
    const about = await form('About you');
    await userEvent.type(about.getByLabelText('GPA'), '3');
    await userEvent.click(about.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(toastStore.get()).toMatchObject(failure(description)));
    expect(about.getByLabelText('GPA')).toHaveValue(3);
    if (answer !== offline)
      expect(about.getByLabelText('GPA')).toHaveAccessibleDescription(/must be a number/);
  });

  test('what was typed outlives a session that ends while it is saved, but not a log-out', async () => {
    const saves: Answer[] = [problem(401, 'Please log in.')];
    accountServer({
      'PATCH /api/users/me': () => saves.shift()!,
      'POST /api/users/login': { body: { username: ME } },
      'POST /api/users/logout': { body: { loggedOut: true } },
    });
    visit();
    let about = await form('About you');
    await userEvent.type(about.getByLabelText('GPA'), '3.7');
    await userEvent.click(about.getByRole('button', { name: 'Save profile' }));
    const logIn = async () => {
      await userEvent.type(await screen.findByLabelText('Username'), ME);
      await userEvent.type(screen.getByLabelText('Password'), 'secret1{Enter}');
      about = await form('About you');
    };
    await logIn();
    expect(about.getByLabelText('GPA')).toHaveValue(3.7);
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await logIn();
    expect(about.getByLabelText('GPA')).toHaveValue(null);
  });
});

describe('the password', () => {
  const fill = async (current: string, next: string) => {
    const change = await form('Change password');
    await userEvent.type(change.getByLabelText('Current password'), current);
    await userEvent.type(change.getByLabelText('New password'), next);
    await userEvent.click(change.getByRole('button', { name: 'Change password' }));
    return change;
  };

  test.each([
    [2, 'You have been logged out everywhere else.'],
    [0, undefined],
  ])('is changed, and %i other sessions end', async (endedSessions, description) => {
    const calls = accountServer({ 'POST /api/users/me/password': { body: { endedSessions } } });
    visit();
    const change = await fill('secret1', ' secret 2');
    await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Password changed', description }));
    expect(calls.at(-1)!.body).toEqual({ currentPassword: 'secret1', newPassword: ' secret 2' });
    expect(change.getByLabelText('Current password')).toHaveValue('');
    expect(change.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  });

  test('too short a one is not sent', async () => {
    const calls = accountServer();
    visit();
    const change = await fill('secret1', '12345');
    expect(change.getByLabelText('New password')).toHaveAccessibleDescription(
      /Password must be at least 6 characters long/,
    );
    expect(calls.some(({ url }) => url.endsWith('/password'))).toBe(false);
  });

  test('a wrong current one is said beside its field, and the session goes on', async () => {
    accountServer({
      'POST /api/users/me/password': refused('currentPassword', 'This is not your current password.'),
    });
    visit();
    const change = await fill('secret9', 'secret2');
    await waitFor(() =>
      expect(change.getByLabelText('Current password')).toHaveAccessibleDescription(
        'This is not your current password.',
      ),
    );
    expect(toastStore.get()).toMatchObject(failure('This is not your current password.'));
    // The next attempt does not come that far.
    await userEvent.clear(change.getByLabelText('New password'));
    await userEvent.type(change.getByLabelText('New password'), 'short{Enter}');
    expect(change.getByLabelText('New password')).toBeInvalid();
    expect(change.getByLabelText('Current password')).toBeValid();
  });
});

test('the shared comparisons are listed, and can be taken back', async () => {
  accountServer({
    'GET /api/comparisons': {
      body: [{ id: 7, token: 'token-7', universityIds: [1, 2], createdAt: '2026-11-19T09:30:00.000Z' }],
    },
    'DELETE /api/comparisons/7': { body: { removed: true } },
  });
  visit();
  await screen.findByRole('heading', { name: 'Comparisons you share' });
  expect(screen.getByLabelText('Link to 2 universities, made on 19 November 2026')).toHaveValue(
    'http://localhost/compare/token-7',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Link revoked' }));
  expect(screen.queryByRole('heading', { name: 'Comparisons you share' })).toBeNull();
});

describe('the data', () => {
  test('is downloaded as a file', async () => {
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.push(blob);
        return 'blob:1';
      },
      revokeObjectURL() {},
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    accountServer({ 'GET /api/users/me/export': { body: { account: { username: ME } } } });
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('my-data.json');
    expect(blobs[0]!.size).toBe(JSON.stringify({ account: { username: ME } }, null, 2).length);
    click.mockRestore();
  });

  test('that cannot be downloaded is told', async () => {
    accountServer({ 'GET /api/users/me/export': problem(503, 'Away.') });
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject(failure('Your data could not be downloaded. Please try again.')),
    );
  });

  test('the account is deleted with the password, and the log-in screen says so', async () => {
    const answer = pending<Answer>();
    const answers = [refused('password', 'This is not your current password.'), undefined];
    const calls = accountServer({ 'DELETE /api/users/me': () => answers.shift() ?? answer.promise });
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const question = screen.getByRole('dialog', { name: 'Delete my account' });
    expect(question).toHaveTextContent(
      /its name, phone number, e-mail address, messages and history stay with our counselors.*erase the request on its private page, by the link in our mail, or write to \S+@\S+ or call/,
    );
    const dialog = within(question);
    expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Your password'), 'secret9{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
        'This is not your current password.',
      ),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    expect(calls.at(-1)!.body).toEqual({ password: 'secret9' });
    answer.resolve({ body: { deleted: true } });
    expect(
      await screen.findByText(
        /^Your account and what was saved in it are deleted\. A consultation you asked for and a newsletter stay/,
      ),
    ).toBeVisible();
    expect(sessionStorage.getItem('student-user')).toBeNull();
  });

  test('the account stays when the dialog is closed or the server is away', async () => {
    accountServer({ 'DELETE /api/users/me': offline });
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await userEvent.type(screen.getByLabelText('Your password'), 'secret1{Enter}');
    expect(await screen.findByText('Your account could not be deleted. Please try again.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  });
});

test('Application Status says what to do next, and what is done', async () => {
  portalServer({
    'GET /api/users/me': { body: account({ gpa: 3, budgetUSD: 0 }) },
    [SHORTLIST]: { body: [1, 2, 3].map((id) => entry(id, 'Education')) },
  });
  visit('/student-portal/applications');
  expect(await screen.findByText('No Applications Yet')).toBeVisible();
  expect(await screen.findByText('· done')).toBeVisible();
  expect(screen.getByText(/^You have saved 3 so far/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Book Free Consultation' })[0]).toHaveAttribute(
    'href',
    '/#contact',
  );
});

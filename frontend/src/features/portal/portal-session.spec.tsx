import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/lib/toasts';
import { fakeApi, offline, pending, problem, type Answer, type Call } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import PortalPage from './portal-page';

const signedOut = problem(401, 'Please log in.');
const account = { username: 'asha@example.com', createdAt: '2026-11-20T09:30:00.000Z', savedUniversities: 0 };

/** Answers by "METHOD /path"; lists are empty unless told. */
const server = (answers: Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)> = {}) =>
  fakeApi((call) => {
    const answer = answers[`${call.method} ${call.url}`] ?? { body: [] };
    return typeof answer === 'function' ? answer(call) : answer;
  });
const visit = (path = '/student-portal') => renderFeature(<PortalPage />, path, '/student-portal/*');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');

beforeEach(() => {
  sessionStorage.clear();
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('a new tab without a live session asks once and shows the log-in screen, and no universities', async () => {
  const calls = server({ 'GET /api/users/me': signedOut });
  visit();
  await heading('Student Login');
  expect(calls.map(({ url }) => url)).toEqual(['/api/users/me']);
  expect(document.title).toBe('Student Portal | Meridian');
  expect(username()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByRole('alert', { name: /ended/ })).toBeNull();
});

test('a new tab with a live session restores it by that one call', async () => {
  const calls = server({ 'GET /api/users/me': { body: account } });
  visit('/student-portal/profile');
  await heading('My Profile');
  expect(calls.filter(({ url }) => url === '/api/users/me')).toHaveLength(1);
  expect(sessionStorage.getItem('student-user')).toBe('asha@example.com');
});

test.each([
  ['', '', 'Please enter both username and password'],
  ['   ', 'secret1', 'Please enter both username and password'],
  ['asha@example.com', '      ', 'Please enter both username and password'],
  ['asha@example.com', '12345', 'Password must be at least 6 characters long'],
])('"%s" with "%s" is not sent: %s', async (name, secret, description) => {
  const calls = server({ 'GET /api/users/me': signedOut });
  visit();
  await heading('Student Login');
  if (name) await userEvent.type(username(), name);
  if (secret) await userEvent.type(password(), secret);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(toastStore.get()).toMatchObject({ title: 'Error', description, variant: 'destructive' });
  expect(calls).toHaveLength(1);
});

test('Enter logs in once, and the student is welcomed', async () => {
  const answer = pending<Answer>();
  const calls = server({ 'GET /api/users/me': signedOut, 'POST /api/users/login': () => answer.promise });
  visit();
  await heading('Student Login');
  await userEvent.type(username(), 'asha@example.com');
  await userEvent.type(password(), ' secret{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  answer.resolve({ body: { username: 'asha@example.com' } });
  await heading('University Search');
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    {
      url: '/api/users/login',
      credentials: 'include',
      body: { username: 'asha@example.com', password: ' secret' },
    },
  ]);
  expect(toastStore.get()).toMatchObject({ title: 'Welcome back!' });
  expect(sessionStorage.getItem('student-user')).toBe('asha@example.com');
});

test('the toggle registers instead', async () => {
  const calls = server({
    'GET /api/users/me': signedOut,
    'POST /api/users/register': { status: 201, body: { username: 'asha@example.com' } },
  });
  visit();
  await heading('Student Login');
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.type(username(), 'asha@example.com');
  await userEvent.type(password(), 'secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await heading('University Search');
  expect(calls[1]).toMatchObject({ method: 'POST', url: '/api/users/register' });
  expect(toastStore.get()).toMatchObject({ title: 'Registration successful!' });
});

test.each([
  ['login', problem(401, 'Wrong username or password.'), 'Login Error', 'Wrong username or password.'],
  ['login', { status: 502, body: '<html>' }, 'Login Error', 'Authentication failed. Please try again.'],
  ['login', offline, 'Login Error', 'Authentication failed. Please try again.'],
  ['register', problem(409, 'This account exists.'), 'Registration Error', 'This account exists.'],
])('a refused %s is told', async (mode, answer, title, description) => {
  server({ 'GET /api/users/me': signedOut, [`POST /api/users/${mode}`]: answer });
  visit();
  await heading('Student Login');
  if (mode === 'register') await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  await userEvent.type(username(), 'asha@example.com');
  await userEvent.type(password(), 'secret1{Enter}');
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title, description, variant: 'destructive' }));
  expect(username()).toHaveValue('asha@example.com');
  expect(sessionStorage.getItem('student-user')).toBeNull();
});

test.each([
  ['GET /api/users/asha%40example.com/shortlist', signedOut],
  ['GET /api/universities', signedOut],
  // Somebody else has logged in with this browser.
  ['GET /api/users/asha%40example.com/shortlist', problem(403, 'This is not your shortlist.')],
])('when %s is refused the log-in screen comes back and says why', async (call, answer) => {
  sessionStorage.setItem('student-user', 'asha@example.com');
  const calls = server({ [call]: answer });
  visit();
  await heading('Student Login');
  expect(screen.getByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(sessionStorage.getItem('student-user')).toBeNull();
  expect(calls.map(({ url }) => url)).not.toContain('/api/users/me');
});

test.each([
  ['', { body: { loggedOut: true } }],
  [', and an unreachable server is mentioned', offline],
])('logging out tells the server and forgets everything%s', async (_, answer) => {
  sessionStorage.setItem('student-user', 'asha@example.com');
  const calls = server({ 'POST /api/users/logout': answer, 'POST /api/users/login': { body: account } });
  visit();
  await heading('University Search');
  await waitFor(() => expect(calls).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await heading('Student Login');
  expect(calls.at(-1)).toMatchObject({ method: 'POST', url: '/api/users/logout' });
  expect(sessionStorage.getItem('student-user')).toBeNull();
  expect(username()).toHaveValue('');
  expect(password()).toHaveValue('');
  expect(screen.queryAllByText(/server could not be told/)).toHaveLength(answer === offline ? 1 : 0);

  // The next student gets lists of their own.
  calls.length = 0;
  await userEvent.type(username(), 'ravi@example.com');
  await userEvent.type(password(), 'secret1{Enter}');
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/universities'));
});

test('the sidebar toggles with Ctrl+B and Cmd+B, and a cookie keeps its state for 7 days', async () => {
  sessionStorage.setItem('student-user', 'asha@example.com');
  const cookie = jest.spyOn(document, 'cookie', 'set');
  server();
  const first = visit('/student-portal/applications');
  await heading('Application Status');
  expect(screen.getByText('No Applications Yet')).toBeVisible();
  const toggle = () => screen.getByRole('button', { name: 'Toggle sidebar' });
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(cookie).toHaveBeenLastCalledWith('sidebar=false; path=/; max-age=604800; samesite=lax');

  first.unmount();
  visit('/student-portal/applications');
  await heading('Application Status');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Meta>}b{/Meta}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('b');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  jest.restoreAllMocks();
});

test('on a phone the sidebar is a sheet that closes on navigation', async () => {
  sessionStorage.setItem('student-user', 'asha@example.com');
  window.matchMedia = (media) =>
    ({
      media,
      matches: media.includes('768px'),
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  server();
  visit('/student-portal/nowhere');
  await heading('University Search');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Menu and filters' }));
  expect(screen.getByRole('dialog', { name: 'Menu and filters' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Application Status' }));
  await heading('Application Status');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.title).toBe('Application Status - Student Portal | Meridian');
  await act(async () => {});
});

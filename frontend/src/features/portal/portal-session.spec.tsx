import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/lib/toasts';
import { offline, pending, problem, type Answer } from '@/test/fake-api';
import { account, entry, ME, portalServer as server, setWidth, SHORTLIST } from '@/test/portal';
import { renderFeature } from '@/test/render-feature';
import { university } from '@/test/university';
import { Component as PortalPage } from './portal-page';

const signedOut = problem(401, 'Please log in.');
const visit = (path = '/student-portal') => renderFeature(<PortalPage />, path, '/student-portal/*');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  setWidth('desktop');
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

test('who comes from a university to save it is told how, and finds it with its button after the log-in', async () => {
  const sessions = [signedOut, { body: account() }];
  server({
    'GET /api/users/me': () => sessions.shift() ?? { body: account() },
    'POST /api/users/login': { body: account() },
    'GET /api/universities/7': { body: { ...university(7), references: [] } },
  });
  visit('/student-portal?open=7');
  await heading('Student Login');
  expect(
    screen.getByText('Once you are logged in, the university opens. Press Favorite to save it.'),
  ).toBeVisible();
  await userEvent.type(username(), ME);
  await userEvent.type(password(), 'secret1{Enter}');
  await heading(university(7).name);
  expect(await screen.findByRole('button', { name: /^Favorite: / })).toBeEnabled();
});

test('who comes for an application is told nothing of favorites', async () => {
  server({ 'GET /api/users/me': signedOut });
  visit('/student-portal/applications?open=application-7');
  await heading('Student Login');
  expect(screen.queryByText(/the university opens/)).toBeNull();
});

test('a new tab with a live session restores it by that one call', async () => {
  const calls = server({ 'GET /api/users/me': { body: account() } });
  visit('/student-portal/profile');
  await heading('My Profile');
  expect(calls.filter(({ url }) => url === '/api/users/me')).toHaveLength(1);
  expect(sessionStorage.getItem('student-user')).toBe(ME);
});

test('each call of a screen says whose it is, from its first to the log-out', async () => {
  sessionStorage.setItem('student-user', ME);
  const calls = server();
  visit('/student-portal/profile');
  await heading('My Profile');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await heading('Student Login');
  const named = calls.map(({ headers }) => headers.get('Student'));
  expect(named.length).toBeGreaterThan(2);
  expect(new Set(named)).toEqual(new Set([encodeURIComponent(ME)]));
  await userEvent.type(username(), ME);
  await userEvent.type(password(), 'secret1{Enter}');
  const login = calls.find(({ url }) => url === '/api/users/login')!;
  expect(login.headers.get('Student')).toBeNull();
});

test.each([
  ['', '', 'Please enter both username and password', username, 'Enter your e-mail address.'],
  ['   ', 'secret1', 'Please enter both username and password', username, 'Enter your e-mail address.'],
  [ME, '      ', 'Please enter both username and password', password, 'Enter your password.'],
  [ME, '12345', 'Password must be at least 6 characters long', password, 'Enter at least 6 characters.'],
])('"%s" with "%s" is not sent: %s', async (name, secret, description, field, beside) => {
  const calls = server({ 'GET /api/users/me': signedOut });
  visit();
  await heading('Student Login');
  if (name) await userEvent.type(username(), name);
  if (secret) await userEvent.type(password(), secret);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(toastStore.get()).toMatchObject({ title: 'Error', description, variant: 'destructive' });
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(beside));
  expect(calls).toHaveLength(1);
});

test('Enter logs in once, and the student is welcomed', async () => {
  const answer = pending<Answer>();
  const sessions = [signedOut, { body: account() }];
  const calls = server({
    'GET /api/users/me': () => sessions.shift()!,
    'POST /api/users/login': () => answer.promise,
  });
  visit();
  await heading('Student Login');
  await userEvent.type(username(), ME);
  await userEvent.type(password(), ' secret{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  answer.resolve({ body: { username: ME } });
  await heading('University Search');
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    {
      url: '/api/users/login',
      credentials: 'include',
      body: { username: ME, password: ' secret' },
    },
  ]);
  expect(toastStore.get()).toMatchObject({ title: 'Welcome back!' });
  expect(sessionStorage.getItem('student-user')).toBe(ME);
});

test('the toggle registers instead', async () => {
  const sessions = [signedOut, { body: account() }];
  const calls = server({
    'GET /api/users/me': () => sessions.shift()!,
    'POST /api/users/register': { status: 201, body: { username: ME } },
  });
  visit();
  await heading('Student Login');
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.type(username(), ME);
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
  await userEvent.type(username(), ME);
  await userEvent.type(password(), 'secret1{Enter}');
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title, description, variant: 'destructive' }));
  expect(screen.getByText(description)).toHaveAttribute('role', 'alert');
  expect(username()).toHaveValue(ME);
  expect(sessionStorage.getItem('student-user')).toBeNull();
});

test.each([
  [SHORTLIST, signedOut, /^Your session has ended\./],
  ['GET /api/universities', signedOut, /^Your session has ended\./],
  ['GET /api/users/me', signedOut, /^Your session has ended\./],
  [
    SHORTLIST,
    problem(403, 'This is not your shortlist.'),
    /^Another student has logged in with this browser/,
  ],
])('when %s is refused the log-in screen comes back and says why', async (call, answer, reason) => {
  sessionStorage.setItem('student-user', ME);
  server({ [call]: answer });
  visit('/student-portal/search?country=Canada');
  await heading('Student Login');
  expect(screen.getByText(reason)).toBeVisible();
  expect(sessionStorage.getItem('student-user')).toBeNull();
});

test('whoever logs in again is where they were, and what they pressed meanwhile is done', async () => {
  sessionStorage.setItem('student-user', ME);
  const saves: Answer[] = [signedOut, { status: 201, body: entry(1, 'General Interest') }];
  const calls = server({
    'GET /api/universities': { body: [university(1)] },
    'POST /api/shortlist': () => saves.shift()!,
    'POST /api/users/login': { body: { username: ME } },
  });
  visit('/student-portal/search?country=Australia');
  const heart = () => screen.getByRole('button', { name: 'Favorite: University 1, General Interest' });
  await waitFor(() => expect(heart()).toBeEnabled());
  await userEvent.click(heart());
  await heading('Student Login');
  expect(toastStore.get()?.description).not.toBe('Failed to add university to shortlist');
  await userEvent.type(username(), ME);
  await userEvent.type(password(), 'secret1{Enter}');
  await heading('University Search');
  expect(screen.getByLabelText('Country')).toHaveValue('Australia');
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(calls.filter(({ url }) => url === '/api/shortlist')).toHaveLength(2);
});

test.each([
  ['is away', problem(503, 'Away.')],
  ['cannot be reached', offline],
])('a server that %s is told, and asked again on demand', async (_, failure) => {
  const answers = [failure, { body: account() }];
  server({
    'GET /api/users/me': () => {
      const answer = answers.shift()!;
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  visit();
  await heading('The student portal cannot be reached');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await heading('University Search');
});

test.each([
  ['', { body: { loggedOut: true } }],
  [', and an unreachable server is mentioned', offline],
])('logging out tells the server and forgets everything%s', async (_, answer) => {
  sessionStorage.setItem('student-user', ME);
  const calls = server({
    'POST /api/users/logout': answer,
    'POST /api/users/login': ({ body }) => ({ body }),
  });
  visit();
  await heading('University Search');
  await waitFor(() => expect(calls).toHaveLength(3));
  await userEvent.type(screen.getByLabelText('Minimum GPA'), '3.2');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('gpa=3.2'));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await heading('Student Login');
  expect(calls.at(-1)).toMatchObject({ method: 'POST', url: '/api/users/logout' });
  expect(sessionStorage.getItem('student-user')).toBeNull();
  expect(username()).toHaveValue('');
  expect(password()).toHaveValue('');
  expect(screen.queryAllByText(/server could not be told/)).toHaveLength(answer === offline ? 1 : 0);

  // The next student gets lists of their own, and finds no search of the one before.
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/student-portal$/));
  expect(Object.keys(sessionStorage)).toEqual([]);
  calls.length = 0;
  await userEvent.type(username(), 'ravi@example.com');
  await userEvent.type(password(), 'secret1{Enter}');
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/universities?limit=24'));
});

test.each([
  ['logging in', 'Log in'],
  ['registering', 'Create account'],
])('after %s, and after logging out, the focus is on the heading of the screen', async (_, action) => {
  const sessions = [signedOut, { body: account() }];
  server({
    'GET /api/users/me': () => sessions.shift()!,
    'POST /api/users/login': { body: { username: ME } },
    'POST /api/users/register': { status: 201, body: { username: ME } },
    'POST /api/users/logout': { body: { loggedOut: true } },
  });
  visit();
  // Nobody is taken to the heading of the first screen.
  expect(await heading('Student Login')).not.toHaveFocus();
  if (action !== 'Log in') await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  await userEvent.type(username(), ME);
  await userEvent.type(password(), 'secret1');
  await userEvent.click(screen.getByRole('button', { name: action }));
  expect(await heading('University Search')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await heading('Student Login')).toHaveFocus();
});

describe('a log-out that the server has not heard of', () => {
  const UNTOLD = /server could not be told/;
  const calledFor = (calls: { url: string }[]) => calls.map(({ url }) => url);

  test.each(['', ', with storage full'])('is told when the connection is back, once%s', async (full) => {
    sessionStorage.setItem('student-user', ME);
    const storage = jest.spyOn(Storage.prototype, 'setItem');
    if (full)
      storage.mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError');
      });
    const answers: Answer[] = [problem(503, 'No.'), problem(503, 'No.'), { body: { loggedOut: true } }];
    const calls = server({ 'POST /api/users/logout': () => answers.shift()! });
    visit();
    await heading('University Search');
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText(UNTOLD)).toBeVisible();
    await userEvent.type(username(), 'ravi@example.com');
    calls.length = 0;
    const reconnect = () => act(() => window.dispatchEvent(new Event('online')));
    reconnect();
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(screen.getByText(UNTOLD)).toBeVisible();
    reconnect();
    await waitFor(() => expect(screen.queryByText(UNTOLD)).toBeNull());
    reconnect();
    expect(calledFor(calls)).toEqual(['/api/users/logout', '/api/users/logout']);
    expect(username()).toHaveValue('ravi@example.com');
    expect(localStorage).toHaveLength(0);
    storage.mockRestore();
  });

  test('is told by the page loaded anew, before it asks who is logged in', async () => {
    localStorage.setItem('student-log-out', 'yes');
    sessionStorage.setItem('student-user', ME);
    const calls = server({ 'POST /api/users/logout': { body: { loggedOut: true } } });
    visit('/student-portal/profile?open=7');
    await heading('Student Login');
    expect(calledFor(calls)).toEqual(['/api/users/logout']);
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText(UNTOLD)).toBeNull();
  });

  test('is not told while somebody logs in, whose cookie its answer would clear', async () => {
    localStorage.setItem('student-log-out', 'yes');
    const calls = server({
      'POST /api/users/logout': offline,
      'POST /api/users/login': () => pending<Answer>().promise,
    });
    visit();
    expect(await screen.findByText(UNTOLD)).toBeVisible();
    await userEvent.type(username(), ME);
    await userEvent.type(password(), 'secret1{Enter}');
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(calledFor(calls)).toEqual(['/api/users/logout', '/api/users/login']);
  });

  test('shows nothing of the student when it still cannot be told, and is over with a log-in', async () => {
    localStorage.setItem('student-log-out', 'yes');
    const calls = server({
      'POST /api/users/logout': offline,
      'POST /api/users/login': { body: account() },
    });
    visit();
    expect(await screen.findByText(UNTOLD)).toBeVisible();
    await heading('Student Login');
    expect(calledFor(calls)).toEqual(['/api/users/logout']);
    await userEvent.type(username(), ME);
    await userEvent.type(password(), 'secret1{Enter}');
    await heading('University Search');
    expect(localStorage).toHaveLength(0);
    calls.length = 0;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(calledFor(calls)).not.toContain('/api/users/logout');
  });
});

test('the other tabs of the student follow a log-out', async () => {
  const tabs = new Map<string, (() => void)[]>();
  globalThis.BroadcastChannel = class {
    constructor(readonly name: string) {}
    addEventListener(_: string, hear: () => void) {
      tabs.set(this.name, [...(tabs.get(this.name) ?? []), hear]);
    }
    postMessage() {
      told.push(this.name);
    }
    close() {}
  } as never;
  const told: string[] = [];
  sessionStorage.setItem('student-user', ME);
  server({ 'POST /api/users/logout': { body: { loggedOut: true } } });
  const first = visit();
  await heading('University Search');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await heading('Student Login');
  expect(told).toEqual([`log-out of ${ME}`]);
  first.unmount();

  tabs.clear();
  sessionStorage.setItem('student-user', ME);
  visit('/student-portal/search?gpa=3.2');
  await heading('University Search');
  act(() => tabs.get(`log-out of ${ME}`)!.forEach((hear) => hear()));
  await heading('Student Login');
  expect(screen.getByText('You have logged out in another tab.')).toBeVisible();
  expect(sessionStorage.getItem('student-user')).toBeNull();
  await waitFor(() => expect(screen.getByTestId('address').textContent).not.toContain('3.2'));
  delete (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel;
});

test('the sidebar toggles with Ctrl+B and Cmd+B, and a cookie keeps its state for 7 days', async () => {
  sessionStorage.setItem('student-user', ME);
  const cookie = jest.spyOn(document, 'cookie', 'set');
  server();
  const first = visit('/student-portal/applications');
  await heading('Application Status');
  expect(await screen.findByText('No Applications Yet')).toBeVisible();
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
  await userEvent.keyboard('{Control>}{Shift>}b{/Shift}{/Control}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('b');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  jest.restoreAllMocks();
});

test.each([
  ['', 'false'],
  ['sidebar=true', 'true'],
])('in a small window with the cookie "%s" it is open at first: %s', async (cookie, open) => {
  sessionStorage.setItem('student-user', ME);
  document.cookie = cookie || 'sidebar=; max-age=0';
  const desktop = window.matchMedia;
  window.matchMedia = (media) => ({
    ...desktop(media),
    // 844 by 390 pixels: a phone on its side.
    matches: media.includes('height < 600px'),
  });
  server();
  visit('/student-portal/applications');
  await heading('Application Status');
  expect(screen.getByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute('aria-expanded', open);
  document.cookie = 'sidebar=; max-age=0';
});

test('on a phone the sidebar is a sheet that closes on navigation', async () => {
  sessionStorage.setItem('student-user', ME);
  setWidth('phone');
  server();
  visit('/student-portal/nowhere');
  await heading('University Search');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Menu & filters' }));
  expect(screen.getByRole('dialog', { name: 'Menu & filters' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Application Status' }));
  await heading('Application Status');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.title).toBe('Application Status - Student Portal | Meridian');
  await act(async () => {});
});

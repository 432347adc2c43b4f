import { act, screen } from '@testing-library/react';
import { fakeApi, offline, problem, type Answer } from '@/test/fake-api';
import { renderApp } from '@/test/render-app';
import { university } from '@/test/university';

const canadian = { ...university(7, { country: 'Canada', name: 'Lakeside' }), references: [], similar: [] };

beforeEach(() => {
  sessionStorage.clear();
  // What fails, and that a page cannot be loaded anew here.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test.each<[string, () => Answer | Promise<Answer>]>([
  ['no connection', offline],
  ['a server that is being replaced', () => problem(503, 'Away.')],
])('with %s a page says so, waits, and is loaded anew by itself', async (_, failure) => {
  let answer = failure;
  const slug = `waiting-${failure === offline ? 'offline' : 'away'}`;
  fakeApi(() => answer());
  const { navigate } = await renderApp('/support/faq');
  await act(async () => navigate(`/universities/${slug}`));
  expect(await screen.findByText(/The page comes by itself once it is back\.$/)).toBeVisible();
  expect(sessionStorage.getItem('loaded-again')).toBeNull();

  answer = () => ({ body: canadian });
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(sessionStorage.getItem('loaded-again')).toMatch(location.href);
});

test('what failed is asked for again on the next visit', async () => {
  let answer: () => Answer = () => problem(503, 'Away.');
  const calls = fakeApi(() => answer());
  const { navigate } = await renderApp('/support/faq');
  await act(async () => navigate('/universities/lakeside'));
  await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' });
  await act(async () => navigate('/support/faq'));
  expect(screen.queryByText(/could not be loaded/)).toBeNull();

  answer = () => ({ body: canadian });
  calls.length = 0;
  await act(async () => navigate('/universities/lakeside'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lakeside' })).toBeVisible();
  expect(calls.map(({ url }) => url)).toEqual(['/api/universities/by-slug/lakeside']);
});

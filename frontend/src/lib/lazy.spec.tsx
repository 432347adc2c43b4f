import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { chunkLoading, lazily } from './lazy';

class Boundary extends Component<{ children: ReactNode }> {
  state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  render() {
    return this.state.failed ? <p>Failed</p> : this.props.children;
  }
}

const pageOf = (things: { read: (key: string) => string }) =>
  function Page() {
    return <p>{things.read('one')}</p>;
  };

test('what has been preloaded is read without waiting, on the server too', async () => {
  const load = jest.fn(async (key: string) => `Thing ${key}`);
  const things = lazily(load);
  const Page = pageOf(things);
  await things.preload('one');
  // Where a page suspends, the server writes a fallback in its place.
  expect(renderToString(<Page />)).toBe('<p>Thing one</p>');
  render(<Page />);
  expect(screen.getByText('Thing one')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what is read too early shows when it has come, and is on its way until then', async () => {
  let arrive!: (thing: string) => void;
  const Page = pageOf(lazily(() => new Promise<string>((resolve) => (arrive = resolve))));
  await act(async () =>
    render(
      <Suspense fallback="Waiting">
        <Page />
      </Suspense>,
    ),
  );
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(chunkLoading.get()).toBe(true);
  await act(async () => arrive('Thing'));
  expect(screen.getByText('Thing')).toBeVisible();
  expect(chunkLoading.get()).toBe(false);
});

test('what cannot be loaded is the error boundary’s matter', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = pageOf(lazily(() => Promise.reject(new TypeError('Failed to fetch'))));
  await act(async () =>
    render(
      <Boundary>
        <Suspense fallback="Waiting">
          <Page />
        </Suspense>
      </Boundary>,
    ),
  );
  expect(screen.getByText('Failed')).toBeVisible();
  expect(chunkLoading.get()).toBe(false);
  told.mockRestore();
});

test('what is loaded ahead is no waiting, and a failure is forgotten until somebody waits', async () => {
  const load = jest.fn<Promise<string>, [string]>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const things = lazily(load);
  const ahead = things.preload('one');
  await act(async () => expect(chunkLoading.get()).toBe(false));
  await expect(ahead).rejects.toThrow('Failed to fetch');

  load.mockResolvedValueOnce('Thing');
  const Page = pageOf(things);
  await act(async () =>
    render(
      <Suspense fallback="Waiting">
        <Page />
      </Suspense>,
    ),
  );
  expect(screen.getByText('Thing')).toBeVisible();
});

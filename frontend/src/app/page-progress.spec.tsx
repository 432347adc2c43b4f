import { act, render, screen } from '@testing-library/react';
import { pending } from '@/test/fake-api';
import { lazyPage } from './lazy-page';
import { PageProgress } from './page-progress';

const loadingText = () => screen.queryByText('Loading the page…');

test('says that a page is on its way until it is there', async () => {
  const chunk = pending<{ default: () => null }>();
  render(<PageProgress />);
  expect(loadingText()).toBeNull();
  let loaded: Promise<unknown>;
  await act(async () => void (loaded = lazyPage(() => chunk.promise).preload({})));
  expect(loadingText()).toBeInTheDocument();
  await act(async () => {
    chunk.resolve({ default: () => null });
    await loaded;
  });
  expect(loadingText()).toBeNull();
});

test('says no more when it could not be loaded', async () => {
  render(<PageProgress />);
  await act(async () => {
    await lazyPage(() => Promise.reject(new Error('offline')))
      .preload({})
      .catch(() => undefined);
  });
  expect(loadingText()).toBeNull();
});

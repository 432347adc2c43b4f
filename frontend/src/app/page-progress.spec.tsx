import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SiteSettingsContext } from '@/lib/site-settings';
import { pending } from '@/test/fake-api';
import { settings } from '@/test/settings';
import { ErrorBoundary } from './error-boundary';
import { lazyPage } from './lazy-page';
import { PageProgress } from './page-progress';

const loadingText = () => screen.queryByText('Loading the page…');

function show({ Page }: ReturnType<typeof lazyPage>) {
  render(
    <SiteSettingsContext value={settings}>
      <MemoryRouter>
        <PageProgress />
        <ErrorBoundary resetKey="">
          <Suspense>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </MemoryRouter>
    </SiteSettingsContext>,
  );
}

test('says that a page is on its way until it is there', async () => {
  const chunk = pending<{ default: () => null }>();
  await act(async () => show(lazyPage(() => chunk.promise)));
  expect(loadingText()).toBeInTheDocument();
  await act(async () => chunk.resolve({ default: () => null }));
  expect(loadingText()).toBeNull();
});

test('says nothing of a page that is loaded before it is asked for', async () => {
  const chunk = pending<{ default: () => null }>();
  render(<PageProgress />);
  await act(async () => void lazyPage(() => chunk.promise).preload({}));
  expect(loadingText()).toBeNull();
});

test('says no more when it could not be loaded', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let fail!: (reason: Error) => void;
  const chunk = new Promise<never>((_, reject) => (fail = reject));
  await act(async () => show(lazyPage(() => chunk)));
  expect(loadingText()).toBeInTheDocument();
  await act(async () => fail(new TypeError('offline')));
  expect(loadingText()).toBeNull();
  told.mockRestore();
});

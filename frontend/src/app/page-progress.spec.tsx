import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { pending } from '@/test/fake-api';
import { PageProgress } from './page-progress';

const loadingText = () => screen.queryByText('Loading the page…');
const Frame = () => (
  <>
    <PageProgress />
    <Outlet />
  </>
);

async function follow(lazy: () => Promise<{ Component: () => string }>) {
  const router = createMemoryRouter([
    {
      Component: Frame,
      ErrorBoundary: Frame,
      children: [
        { index: true, Component: () => null },
        { path: 'next', lazy },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(loadingText()).toBeNull();
  await act(async () => void router.navigate('/next'));
}

test('says that a page is on its way until it is there', async () => {
  const chunk = pending<{ Component: () => string }>();
  await follow(() => chunk.promise);
  expect(loadingText()).toBeInTheDocument();
  await act(async () => chunk.resolve({ Component: () => 'Next' }));
  expect(loadingText()).toBeNull();
  expect(screen.getByText('Next')).toBeVisible();
});

test('says no more when it could not be loaded', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let fail!: (reason: Error) => void;
  await follow(() => new Promise<never>((_, reject) => (fail = reject)));
  expect(loadingText()).toBeInTheDocument();
  await act(async () => fail(new TypeError('offline')));
  expect(loadingText()).toBeNull();
  told.mockRestore();
});

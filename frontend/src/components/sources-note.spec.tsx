import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageScroll } from '@/app/page-scroll';
import { SourcesNote } from './sources-note';

const sources = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: `Page ${index + 1}`,
    url: `https://example.org/${index + 1}`,
    checkedOn: '2026-10-05',
  }));

test('a long list folds, and a mark in the text opens it at its source', async () => {
  const router = createMemoryRouter([
    {
      path: '/',
      Component: () => (
        <>
          <PageScroll />
          <SourcesNote sources={sources(38)} />
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  const fold = screen.getByRole('group') as HTMLDetailsElement;
  expect(fold).toHaveTextContent('Show all 38 sources');
  expect(fold.open).toBe(false);
  await act(async () => void router.navigate('#source-30'));
  expect(fold.open).toBe(true);
  expect(document.getElementById('source-30')).toHaveFocus();
});

test('a copy does not count as a check of the page', () => {
  const [page] = sources(1);
  render(<SourcesNote sources={[page!, { ...page!, label: 'Copy', copy: true }]} />);
  const [checked, copied] = screen.getAllByRole('listitem');
  expect(checked).toHaveTextContent(/, checked on/);
  expect(copied).toHaveTextContent(/, a stored copy read on/);
});

test('a short list shows', () => {
  render(<SourcesNote sources={sources(3)} />);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

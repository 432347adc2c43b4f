import { render, screen } from '@testing-library/react';
import { scrollToAnchor } from '@/lib/anchors';
import { SourcesNote } from './sources-note';

const sources = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: `Page ${index + 1}`,
    url: `https://example.org/${index + 1}`,
    checkedOn: '2026-10-05',
  }));

test('a long list folds, and a mark in the text opens it at its source', () => {
  window.scrollTo = jest.fn();
  render(<SourcesNote sources={sources(38)} />);
  const fold = screen.getByRole('group') as HTMLDetailsElement;
  expect(fold).toHaveTextContent('Show all 38 sources');
  expect(fold.open).toBe(false);
  scrollToAnchor('source-30');
  expect(fold.open).toBe(true);
  expect(document.getElementById('source-30')).toHaveFocus();
});

test('a short list shows', () => {
  render(<SourcesNote sources={sources(3)} />);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

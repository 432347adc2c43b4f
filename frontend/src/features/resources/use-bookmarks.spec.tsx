import { act, renderHook } from '@testing-library/react';
import { useBookmarks } from './use-bookmarks';

test('toggling adds or removes an id, only when the flag says that it may', () => {
  localStorage.clear();
  const { result } = renderHook(useBookmarks);
  const toggle = (id: number, savable: boolean) => act(() => result.current.toggleBookmark(id, savable));
  const ids = () => [...result.current.bookmarks];
  toggle(3, true);
  toggle(5, true);
  expect(ids()).toEqual([3, 5]);
  toggle(3, false);
  toggle(7, false);
  expect(ids()).toEqual([3, 5]);
  toggle(3, true);
  expect(ids()).toEqual([5]);
});

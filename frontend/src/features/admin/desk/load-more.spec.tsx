import { render } from '@testing-library/react';
import { LoadMore } from './load-more';

/** Tells once of what it is given to look at, as a browser does where nothing moves any more. */
class Observer {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

test('the end that came into view while a page was under way is loaded on from, unless that failed', () => {
  const { IntersectionObserver } = window;
  Object.assign(window, { IntersectionObserver: Observer });
  const onLoad = jest.fn();
  const { rerender } = render(<LoadMore pending failed={false} onLoad={onLoad} />);
  expect(onLoad).not.toHaveBeenCalled();
  rerender(<LoadMore pending={false} failed={false} onLoad={onLoad} />);
  expect(onLoad).toHaveBeenCalledTimes(1);
  rerender(<LoadMore pending={false} failed onLoad={onLoad} />);
  expect(onLoad).toHaveBeenCalledTimes(1);
  Object.assign(window, { IntersectionObserver });
});

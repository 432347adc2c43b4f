import { act, render } from '@testing-library/react';
import { ThankYou } from './thank-you';

test('the thanks stand for exactly 3,000 ms', () => {
  jest.useFakeTimers();
  const onEnd = jest.fn();
  render(<ThankYou onEnd={onEnd} />);
  act(() => jest.advanceTimersByTime(2_999));
  expect(onEnd).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onEnd).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

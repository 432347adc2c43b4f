import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Toaster from '@/components/ui/toast';
import { dismissToast, toast, TOAST_REMOVE_DELAY, toastStore } from './toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => {
    const shown = toastStore.get();
    if (shown) dismissToast(shown.id);
    jest.advanceTimersByTime(TOAST_REMOVE_DELAY);
  });
  jest.useRealTimers();
});

const setup = () => {
  render(<Toaster />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};

test('only the newest toast is visible', () => {
  setup();
  act(() => toast({ title: 'First' }));
  act(() => toast({ title: 'Second', description: 'And more' }));
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByText('Second')).toBeVisible();
  expect(screen.getByText('And more')).toBeVisible();
});

test('a toast leaves the view after 5,000 ms, its record 1,000,000 ms later', () => {
  setup();
  act(() => toast({ title: 'Hello', variant: 'destructive' }));
  act(() => jest.advanceTimersByTime(4_999));
  expect(screen.getByText('Hello')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Hello')).toBeNull();
  expect(toastStore.get()).toMatchObject({ title: 'Hello', open: false });

  act(() => jest.advanceTimersByTime(999_999));
  expect(toastStore.get()).toBeDefined();
  act(() => jest.advanceTimersByTime(1));
  expect(toastStore.get()).toBeUndefined();
});

test('a new toast is not dropped with the record of the one before', () => {
  setup();
  act(() => toast({ title: 'First' }));
  act(() => jest.advanceTimersByTime(5_000));
  act(() => toast({ title: 'Second' }));
  act(() => dismissToast(toastStore.get()!.id - 1));
  expect(toastStore.get()).toMatchObject({ title: 'Second', open: true });
});

test('F8 focuses the notifications and the cross closes one', async () => {
  const user = setup();
  act(() => toast({ title: 'Hello' }));
  fireEvent.keyDown(document, { code: 'F8' });
  expect(screen.getByRole('list')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(screen.queryByText('Hello')).toBeNull();
});

test.each([
  [49, true],
  [50, true],
  [51, false],
  [-80, true],
])('swiped %i px to the right', (distance, stays) => {
  setup();
  act(() => toast({ title: 'Hello' }));
  const shown = screen.getByText('Hello');
  fireEvent.pointerDown(shown, { button: 0, clientX: 0 });
  fireEvent.pointerMove(shown, { clientX: distance / 2 });
  fireEvent.pointerMove(shown, { clientX: distance });
  fireEvent.pointerUp(shown, { clientX: distance });
  expect(screen.queryByText('Hello') !== null).toBe(stays);
});

test.each([
  [
    'the cross',
    (user: ReturnType<typeof setup>) =>
      user.click(screen.getByRole('button', { name: 'Close notification' })),
  ],
  [
    'F8 and Escape',
    async (user: ReturnType<typeof setup>) => {
      fireEvent.keyDown(document, { code: 'F8' });
      await user.tab();
      await user.keyboard('{Escape}');
    },
  ],
])('the toast after one closed by %s leaves after 5,000 ms, too', async (_, closeIt) => {
  const user = setup();
  act(() => toast({ title: 'First' }));
  await closeIt(user);
  expect(screen.queryByText('First')).toBeNull();
  act(() => toast({ title: 'Second' }));
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.queryByText('Second')).toBeNull();
});

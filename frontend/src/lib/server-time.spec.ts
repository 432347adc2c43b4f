import { learnServerTime, serverNow } from './server-time';

const MINUTE = 60_000;
const start = Date.UTC(2026, 10, 20, 12);
const learn = (ahead: number, took = 0) => {
  const asked = Date.now();
  jest.setSystemTime(asked + took);
  learnServerTime(new Date(asked + took + ahead).toUTCString(), asked);
};
const ahead = () => serverNow() - Date.now();

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

test('a clock that is right, a slow answer and one without a date change nothing', () => {
  learn(0);
  learn(0, 900);
  learn(-20_000, 20_000);
  learnServerTime(null, Date.now());
  learnServerTime('soon', Date.now());
  expect(ahead()).toBe(0);
});

test.each([5 * 60 * MINUTE, -3 * MINUTE])(
  'a clock that is wrong by %i ms is corrected, and when it is right again',
  (by) => {
    learn(by, 400);
    expect(Math.abs(ahead() - by)).toBeLessThan(1000);
    learn(0);
    expect(Math.abs(ahead())).toBeLessThan(1000);
  },
);

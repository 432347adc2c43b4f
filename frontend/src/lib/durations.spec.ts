import { within } from './durations';

test.each([
  [0, '1 minute'],
  [0.4, '1 minute'],
  [34.2, '35 minutes'],
  [90, '90 minutes'],
  [90.1, '2 hours'],
  [214.5, '4 hours'],
  [2880, '48 hours'],
  [2881, '3 days'],
])('%d minutes are within %s', (minutes, words) => {
  expect(within(minutes)).toBe(words);
});

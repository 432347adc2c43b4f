import { attemptInWords, attemptOfHistory } from './contact-words';

const now = Date.parse('2026-11-25T09:30:00.000Z');

test.each([
  ['call', 'no-answer', '2026-11-25T04:32:00.000Z', 'Called by Asha at 10:02, no answer'],
  ['call', 'reached', '2026-11-24T04:32:00.000Z', 'Called by Asha on 24 Nov, 10:02, reached'],
  ['whatsapp', 'no-answer', '2026-11-25T04:32:00.000Z', 'WhatsApp by Asha at 10:02, no answer'],
  ['message', 'reached', '2026-11-25T04:35:00.000Z', 'Message by Asha at 10:05'],
  // It is the 25th in the office already.
  ['email', 'reached', '2026-11-24T18:31:00.000Z', 'E-mail by Asha at 00:01, reached'],
] as const)('%s, %s: in words', (channel, outcome, at, words) => {
  expect(attemptInWords({ channel, outcome, by: 'Asha', at }, now)).toBe(words);
});

test('an attempt of a later release is told all the same', () => {
  expect(attemptOfHistory({ channel: 'pigeon', outcome: 'reached' })).toBe('tried to reach the visitor');
  expect(attemptOfHistory({ channel: 'whatsapp', outcome: 'no-answer' })).toBe(
    'wrote on WhatsApp, no answer',
  );
});

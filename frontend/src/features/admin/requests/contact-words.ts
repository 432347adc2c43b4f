import type { ContactAttempt, DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { deskTime } from '@/lib/office-time';

export type LastContact = NonNullable<DeskRequest['lastContact']>;

export const channels = ['call', 'whatsapp', 'email'] as const satisfies ContactAttempt['channel'][];
export const outcomes = ['reached', 'no-answer'] as const satisfies ContactAttempt['outcome'][];

/** What the buttons show. */
export const channelNames = { call: 'Call', whatsapp: 'WhatsApp', email: 'E-mail' };
export const outcomeNames = { reached: 'Reached by', 'no-answer': 'No answer to' };

const by = { call: 'Called', whatsapp: 'WhatsApp', email: 'E-mail', message: 'Message' };
const ends = { reached: 'reached', 'no-answer': 'no answer' };

/** "Call, reached: Priya Nair". It begins with what the button shows, which those say who steer by voice. */
export const attemptOn = (name: string, { channel, outcome }: ContactAttempt) =>
  `${channelNames[channel]}, ${ends[outcome]}: ${name}`;

/** "Called by Asha at 10:02, no answer", "E-mail by Asha on 24 Nov, 10:02, reached", "Message by Asha at 10:05" */
export function attemptInWords(contact: LastContact, now: number): string {
  const time = deskTime(contact.at, now);
  const when = `${time.includes(',') ? 'on' : 'at'} ${time}`;
  const what = by[contact.channel];
  const end = contact.channel === 'message' ? '' : `, ${ends[contact.outcome]}`;
  return `${what} by ${contact.by} ${when}${end}`;
}

const past = {
  call: { reached: 'called and reached the visitor', 'no-answer': 'called, no answer' },
  whatsapp: { reached: 'reached the visitor on WhatsApp', 'no-answer': 'wrote on WhatsApp, no answer' },
  email: { reached: 'reached the visitor by e-mail', 'no-answer': 'wrote an e-mail, no answer' },
};

/** "called, no answer": after the name of who did it. */
export function attemptOfHistory(detail: Record<string, unknown> | null): string {
  const channel = channels.find((one) => one === detail?.channel);
  const outcome = outcomes.find((one) => one === detail?.outcome);
  return channel && outcome ? past[channel][outcome] : 'tried to reach the visitor';
}

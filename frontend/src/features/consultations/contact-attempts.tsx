import type { PastContact } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { officeTime } from '@/lib/office-time';

const words = {
  call: {
    reached: (time: string) => `We called you on ${time} and spoke with you.`,
    'no-answer': (time: string) => `We called you on ${time} and did not reach you.`,
  },
  whatsapp: {
    reached: (time: string) => `We wrote to you on WhatsApp on ${time}, and you answered.`,
    'no-answer': (time: string) => `We wrote to you on WhatsApp on ${time} and have no answer yet.`,
  },
  email: {
    reached: (time: string) => `We answered you by e-mail on ${time}.`,
    'no-answer': (time: string) => `We wrote you an e-mail on ${time} and have no answer yet.`,
  },
};

/** What we have tried, the newest first. */
export function ContactAttempts({ contacts }: { contacts: PastContact[] }) {
  if (contacts.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2 border-l-2 border-line pl-4">
      {contacts.toReversed().map(({ channel, outcome, createdAt }) => (
        <li key={createdAt + channel}>
          <time dateTime={createdAt}>{words[channel][outcome](officeTime(createdAt))}</time>
        </li>
      ))}
    </ul>
  );
}

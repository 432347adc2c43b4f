import { officeDate, officeTime } from '../common/office-time.js';
import { siteUrl } from '../config/config.js';
import { type MailText, minutesAfter } from '../mail/messages.js';
import { PROMISED_HOURS } from './consultation-request.entity.js';

export const acknowledgement: MailText<{ name: string; token: string; linkDays: number }> = {
  kind: 'consultation-acknowledgement',
  unsent: 'acknowledgements of consultation requests',
  compose: ({ data, createdAt, now, config }) => {
    const { email, phone } = config.site;
    const dueAt = minutesAfter(createdAt, PROMISED_HOURS * 60);
    const due = officeTime(dueAt);
    // A mail may have waited for its mail server. It must not promise an answer by a time that has passed.
    const late = now > dueAt;
    const last = officeDate(minutesAfter(createdAt, data.linkDays * 24 * 60));
    return {
      subject: 'We have received your consultation request',
      preview: late ? 'This mail was held up.' : `We will contact you by ${due}.`,
      heading: 'We have received your request',
      blocks: [
        `${greeting(data.name)}, thank you for your request. It reached us on ${officeTime(createdAt)}.`,
        late
          ? `Our team promised to contact you by ${due}. This mail was held up, and comes after that: we are sorry. If nobody has contacted you, call ${phone} or write to ${email}.`
          : `Our team will contact you within ${PROMISED_HOURS} hours of that: by ${due}.`,
        { button: 'See your request', url: `${siteUrl(config)}/requests/${data.token}` },
        'On that page you see where your request stands. You can add a note, correct your phone number, withdraw the request, or erase it with everything we stored for it.',
        {
          small: `The link is private: whoever has it can do the same. It works until ${last}.`,
        },
        { small: 'If this request is not yours, please open the page and erase it.' },
      ],
      reason: 'You get this mail because this address was entered in the consultation form of our site.',
    };
  },
};

export const staffNotice: MailText<{ country: string | null; course: string | null }> = {
  kind: 'staff-notice',
  unsent: 'notices of new requests to staff',
  toStaff: true,
  compose: ({ data, requestId, createdAt, config }) => {
    const due = minutesAfter(createdAt, PROMISED_HOURS * 60);
    return {
      subject: `Consultation request No. ${requestId}: answer by ${officeTime(due)}`,
      preview: 'A new request is on the staff desk.',
      heading: `New consultation request, No. ${requestId}`,
      blocks: [
        `It came in on ${officeTime(createdAt)}. We promised an answer by ${officeTime(due)}.`,
        `Country: ${data.country ?? 'not given'}. Course: ${data.course ?? 'not given'}.`,
        { button: 'Open the staff desk', url: `${siteUrl(config)}/admin` },
        {
          small:
            'Names, numbers and messages are on the desk only, so that an erased request leaves nothing in a mailbox.',
        },
      ],
      reason: 'You get this mail because this address is set for notices to staff.',
    };
  },
};

/** A wait that staff are reminded of. */
export interface Wait {
  /** Since when the visitor waits, to the microsecond. */
  since: string;
  /** Whose the request is; null: nobody's. */
  assigneeId: number | null;
}

/** What a mail about it says. */
export interface WaitMail extends Wait {
  /** Whether it goes to whoever has the request. */
  isOwn: boolean;
}

/** A mail to staff about a visitor who waits. */
const aboutWait = (
  kind: 'answer-due' | 'answer-overdue',
  unsent: string,
  words: (due: string) => { subject: string; state: string },
): MailText<WaitMail> => ({
  kind,
  unsent,
  toStaff: true,
  compose: ({ data, requestId, config }) => {
    const since = new Date(data.since);
    const { subject, state } = words(officeTime(minutesAfter(since, PROMISED_HOURS * 60)));
    return {
      subject: `Consultation request No. ${requestId}: ${subject}`,
      preview: state,
      heading: `Request No. ${requestId} waits for an answer`,
      blocks: [
        `The visitor has waited since ${officeTime(since)}. ${state}`,
        data.isOwn
          ? 'The request is yours.'
          : data.assigneeId === null
            ? 'Nobody has the request yet.'
            : 'Whoever has the request gets no mail about it.',
        'Only an answer ends the wait: record on the desk that you reached the visitor. A change of status does not.',
        { button: 'Open the request', url: `${siteUrl(config)}/admin?request=${requestId}` },
        {
          small:
            'Names, numbers and messages are on the desk only, so that an erased request leaves nothing in a mailbox.',
        },
      ],
      reason: 'You get this mail because you answer, or look after, the requests of visitors of our site.',
    };
  },
});

export const answerDue = aboutWait('answer-due', 'reminders of answers that are due to staff', (due) => ({
  subject: `answer due by ${due}`,
  state: `We promised an answer by ${due}.`,
}));

export const answerOverdue = aboutWait(
  'answer-overdue',
  'notices of answers that are overdue to staff',
  (due) => ({
    subject: `answer overdue since ${due}`,
    state: `We promised an answer by ${due}, and have given none.`,
  }),
);

/**
 * Through the form, anybody can have this mail sent to anybody. So the mail leaves out a name that mail programs would
 * turn into a link, or that is too long for a name. U+200C and U+200D are allowed: Indian scripts join letters with them.
 */
function greeting(name: string): string {
  const plain =
    name.length <= 60 &&
    /^(?:[\p{L}\p{M} '’.-]|\u200c|\u200d)+$/u.test(name) &&
    !/\p{L}{2}\.\p{L}{2}/u.test(name);
  return plain ? `Hello ${name}` : 'Hello';
}

import { officeClock, officeDate, officeTime } from '../common/office-time.js';
import { type Config, siteUrl } from '../config.js';

/** Hours within which the site promises an answer to a request. */
export const PROMISED_HOURS = 24;

/** What each kind of mail needs to know besides who gets it and what it is about. */
export interface MailData {
  'newsletter-confirmation': { confirm: string; unsubscribe: string };
  'newsletter-welcome': { unsubscribe: string };
  'consultation-acknowledgement': { name: string; token: string; linkDays: number };
  'staff-notice': { country: string | null; course: string | null };
  'password-reset': { username: string; token: string; minutes: number };
  'account-deleted': Record<string, never>;
}
export type MailKind = keyof MailData;

/** What of it the outbox keeps: the key to an account is made when the mail is sent, and is nowhere stored. */
export type StoredData<K extends MailKind> = K extends 'password-reset' ? Record<string, never> : MailData[K];

/** Which mails stay behind when nothing can be sent, in words for whoever runs the server. */
export const MAIL_KINDS: Record<MailKind, string> = {
  'newsletter-confirmation': 'confirmations of newsletter subscriptions',
  'newsletter-welcome': 'welcomes to the newsletter',
  'consultation-acknowledgement': 'acknowledgements of consultation requests',
  'staff-notice': 'notices of new requests to staff',
  'password-reset': 'links to choose a new password',
  'account-deleted': 'confirmations of deleted accounts',
};

/** A paragraph, a button, small print, or a link with its address in sight. */
type Block = string | { button: string; url: string } | { small: string } | { link: string; url: string };

export interface Message {
  subject: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** Why the reader gets this mail. */
  reason: string;
  /** Of mails to a list: the page that ends the subscription, and ends it at once when a mail program posts to it. */
  unsubscribe?: string;
}

interface Occasion<K extends MailKind> {
  data: MailData[K];
  requestId: number | null;
  /** When it was caused. */
  createdAt: Date;
  now: Date;
  config: Config;
}

const after = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);

/** The texts of all mails. */
export const messages: { [K in MailKind]: (occasion: Occasion<K>) => Message } = {
  'newsletter-confirmation': ({ data, config }) => {
    const { brand } = config.site;
    const unsubscribe = unsubscribePage(config, data.unsubscribe);
    return {
      subject: `Please confirm your subscription to the ${brand} newsletter`,
      preview: 'One more step: tell us that this address is yours.',
      heading: 'Is this your address?',
      blocks: [
        `Someone, we hope you, entered this address for the ${brand} newsletter. If it was you, please confirm it.`,
        { button: 'Confirm subscription', url: page(config, 'newsletter/confirm', data.confirm) },
        {
          small:
            'If it was not you, do nothing. Without a confirmation no newsletter comes, and we delete the address after 30 days.',
        },
        { link: 'If you do not want it:', url: unsubscribe },
      ],
      reason: 'You get this mail because this address was entered in the newsletter form of our site.',
      unsubscribe,
    };
  },

  'newsletter-welcome': ({ data, config }) => {
    const { brand } = config.site;
    const unsubscribe = unsubscribePage(config, data.unsubscribe);
    return {
      subject: `Welcome to the ${brand} newsletter`,
      preview: 'Your subscription is confirmed.',
      heading: 'Your subscription is confirmed',
      blocks: [
        'Thank you. We write when there is something worth knowing about studying abroad, such as deadlines, scholarships or a change in the rules for visas.',
        { button: 'Read the country guides', url: `${siteUrl(config)}/resources/country-guides` },
        { link: 'You can stop the newsletter at any time:', url: unsubscribe },
      ],
      reason: 'You get this mail because you confirmed your subscription.',
      unsubscribe,
    };
  },

  'consultation-acknowledgement': ({ data, createdAt, now, config }) => {
    const { email, phone } = config.site;
    const dueAt = after(createdAt, PROMISED_HOURS * 60);
    const due = officeTime(dueAt);
    // A mail that waited for its server must not promise what is past.
    const late = now > dueAt;
    const last = officeDate(after(createdAt, data.linkDays * 24 * 60));
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

  'staff-notice': ({ data, requestId, createdAt, config }) => {
    const due = after(createdAt, PROMISED_HOURS * 60);
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

  // The time counts from the sending, which made the link.
  'password-reset': ({ data, now, config }) => ({
    subject: `Choose a new password for your ${config.site.brand} account`,
    preview: `The link works once, until ${officeClock(after(now, data.minutes))}.`,
    heading: 'Choose a new password',
    blocks: [
      'Someone, we hope you, asked for a new password for the student account with this address.',
      {
        button: 'Choose a new password',
        // Behind the # for the reader's password manager: no server is told it.
        url: `${page(config, 'reset-password', data.token)}#${encodeURIComponent(data.username)}`,
      },
      {
        small: `The link works once, until ${officeTime(after(now, data.minutes))}. After that, ask for a new one. Using it logs the account out on every device.`,
      },
      { small: 'If it was not you, do nothing: your password stays as it is.' },
    ],
    reason: 'You get this mail because a new password was asked for on the log-in page of our site.',
  }),

  'account-deleted': ({ createdAt, config }) => ({
    subject: `Your ${config.site.brand} student account is deleted`,
    preview: 'Everything that was saved in it is gone.',
    heading: 'Your account is deleted',
    blocks: [
      `The student account with this address was deleted on ${officeTime(createdAt)}, with everything that was saved in it.`,
      'Consultation requests and the newsletter are not part of the account. The mails about them have links to erase a request or to unsubscribe.',
      {
        small: `If you did not delete it, write to ${config.site.email} or call ${config.site.phone}.`,
      },
    ],
    reason: 'You get this mail, the last one about the account, because it belonged to this address.',
  }),
};

const page = (config: Config, path: string, token: string) => `${siteUrl(config)}/${path}?token=${token}`;

const unsubscribePage = (config: Config, token: string) => page(config, 'newsletter/unsubscribe', token);

/**
 * Anyone can have a mail sent to anyone through the form. A name that mail programs would turn into a link, or that is
 * longer than names are, is not repeated. Indian scripts join letters with U+200C and U+200D.
 */
function greeting(name: string): string {
  const plain =
    name.length <= 60 && /^[\u200c\p{L}\p{M} '’.\u200d-]+$/u.test(name) && !/\p{L}{2}\.\p{L}{2}/u.test(name);
  return plain ? `Hello ${name}` : 'Hello';
}

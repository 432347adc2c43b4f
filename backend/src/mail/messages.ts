import { type Config, siteUrl } from '../config/config.js';

/** The names of all kinds of mails. Their texts are stated by the modules that send them. */
export const MAIL_KINDS = [
  'newsletter-confirmation',
  'newsletter-welcome',
  'consultation-acknowledgement',
  'staff-notice',
  'message-to-visitor',
  'message-to-staff',
  'applications-shared',
  'requests-assigned',
  'answer-due',
  'answer-overdue',
  'plan-reminder',
  'password-reset',
  'email-confirmation',
  'account-deleted',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A paragraph, a button, small print, or a link with its address in sight. */
type Block = string | { button: string; url: string } | { small: string } | { link: string; url: string };

export interface Message {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** Why the reader gets this mail. */
  reason: string;
  /**
   * In newsletters: the page that ends the subscription. A mail program that posts to it ends the subscription at once.
   */
  unsubscribe?: string;
}

interface Occasion<Data> {
  data: Data;
  requestId: number | null;
  /** When the event happened that the mail tells of. */
  createdAt: Date;
  now: Date;
  config: Config;
}

/** A kind of mail, as the module that sends it states it. */
export interface MailText<Data extends object> {
  kind: MailKind;
  /** How the start's warning names these mails when no mail server is set, for example "acknowledgements". */
  unsent: string;
  /** Whether only staff get these mails: the limits that keep strangers' mailboxes from filling do not concern them. */
  toStaff?: true;
  compose(occasion: Occasion<Data>): Message;
}

/** What a mail is about: it is deleted together with that. */
interface About {
  requestId?: number;
  subscriptionId?: number;
  userId?: number;
}

/** A mail to write, made by `newMail`. */
export interface NewMail extends About {
  kind: MailKind;
  recipient: string;
  data: object;
}

export const newMail = <Data extends object>(
  { kind }: MailText<Data>,
  mail: { recipient: string; data: Data } & About,
): NewMail => ({ kind, ...mail });

/** A mail that a worker has taken up. */
export interface TakenMail {
  id: number;
  messageId: string;
  kind: MailKind;
  recipient: string;
  data: object;
  requestId: number | null;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
}

/** The address, for a mail, of the page that acts with this token. */
export const tokenPage = (config: Config, path: string, token: string) =>
  `${siteUrl(config)}/${path}?token=${token}`;

export const minutesAfter = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);

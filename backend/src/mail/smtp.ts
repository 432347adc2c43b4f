import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config/config.js';
import type { MailKinds } from './mail-kinds.js';
import type { TakenMail } from './messages.js';

/** The part of our own address after the @. */
export const domainOf = ({ mailFrom }: Config) => mailFrom.address.split('@')[1]!;

/** Hands mails to the server that SMTP_URL names, each over a connection of its own. */
export class Smtp {
  private readonly transport: Transporter;

  constructor(
    private readonly config: Config,
    private readonly kinds: MailKinds,
    timeouts: { connectionTimeout: number; greetingTimeout: number; socketTimeout: number },
  ) {
    const url = new URL(config.smtpUrl!);
    this.transport = createTransport({
      url: url.href,
      ...timeouts,
      // A password is sent encrypted only, unless SMTP_URL allows otherwise.
      ...(url.protocol === 'smtp:' &&
        url.username !== '' &&
        !url.searchParams.has('ignoreTLS') && { requireTLS: true }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** @throws NodemailerError: the server's refusal, or why there was no answer; also when the signal aborts */
  async send(mail: TakenMail, signal: AbortSignal): Promise<void> {
    const { message, html, text } = this.kinds.composed(mail);
    const { mailFrom } = this.config;
    await this.transport.sendMail({
      messageId: mail.messageId,
      date: mail.createdAt,
      // A copy: Nodemailer writes into what it gets.
      from: { ...mailFrom },
      // Given as an object, it counts as one address even if it contains commas.
      to: { name: '', address: mail.recipient },
      subject: message.subject,
      html,
      text,
      headers: {
        'Auto-Submitted': 'auto-generated',
        // RFC 8058: mail programs end the subscription by themselves, with a POST to the address in List-Unsubscribe.
        ...(message.unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
      ...(message.unsubscribe && {
        list: { id: `newsletter.${domainOf(this.config)}`, unsubscribe: message.unsubscribe },
      }),
      signal,
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { MAIL_KINDS, type MailKind, type MailText, type Message, type TakenMail } from './messages.js';
import { renderMessage } from './render.js';

/**
 * Gives a mail its recipient and its data just before it is sent: a new link, for example, is not made earlier. Null
 * means that the mail must not be sent any more.
 */
export type Completion<Data extends object> = (
  mail: TakenMail,
) => Promise<{ recipient: string; data: Data } | null>;

interface Kind {
  text: MailText<object>;
  complete: Completion<object> | undefined;
}

/** A registry: each module adds the kinds of mails that it writes, and the outbox looks up here how to compose them. */
@Injectable()
export class MailKinds {
  private readonly kinds = new Map<MailKind, Kind>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @param complete is called each time before such a mail is sent, or is shown in the inbox of unsent mails */
  add<Data extends object>(text: MailText<Data>, complete?: Completion<Data>): void {
    this.kinds.set(text.kind, { text, complete });
  }

  /** The kinds of mails that wait while no mail server is set, as words for a sentence. */
  unsent(): string {
    return MAIL_KINDS.map((kind) => this.get(kind).text.unsent).join(', ');
  }

  isToStaff(kind: MailKind): boolean {
    return this.get(kind).text.toStaff ?? false;
  }

  /** Adds what a mail gets only just before it is sent. Returns null when the mail must not be sent any more. */
  async completed(mail: TakenMail): Promise<TakenMail | null> {
    const { complete } = this.get(mail.kind);
    if (!complete) return mail;
    const rest = await complete(mail);
    return rest && { ...mail, ...rest };
  }

  /** Subject and texts of a mail. */
  composed({ kind, data, requestId, createdAt }: TakenMail): {
    message: Message;
    html: string;
    text: string;
  } {
    const { config } = this;
    const message = this.get(kind).text.compose({ data, requestId, createdAt, now: new Date(), config });
    return { message, ...renderMessage(message, config) };
  }

  private get(kind: MailKind): Kind {
    const known = this.kinds.get(kind);
    if (!known) throw new Error(`No module states mails of the kind ${kind}.`);
    return known;
  }
}

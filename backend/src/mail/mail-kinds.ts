import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { MAIL_KINDS, type MailKind, type MailText, type Message, type TakenMail } from './messages.js';
import { renderMessage } from './render.js';

/** Adds what is known only when a mail is sent; null when it is not to be sent any more. */
export type Completion<Data extends object> = (
  mail: TakenMail,
) => Promise<{ recipient: string; data: Data } | null>;

interface Kind {
  text: MailText<object>;
  complete: Completion<object> | undefined;
}

/** The kinds of mails that the modules have stated. */
@Injectable()
export class MailKinds {
  private readonly kinds = new Map<MailKind, Kind>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @param complete runs each time such a mail is about to be sent */
  add<Data extends object>(text: MailText<Data>, complete?: Completion<Data>): void {
    this.kinds.set(text.kind, { text, complete });
  }

  /** The kinds of mails that wait while no mail server is set, as words for a sentence. */
  unsent(): string {
    return MAIL_KINDS.map((kind) => this.get(kind).text.unsent).join(', ');
  }

  /** The mail as it is to be sent; null when it is not to be sent any more. */
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

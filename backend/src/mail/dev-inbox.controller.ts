import { type CanActivate, Controller, type ExecutionContext, Get, Header, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../common/access.js';
import { escapeHtml } from './escape-html.js';
import { IdParam, notFound } from '../common/id-param.js';
import { MailKinds } from './mail-kinds.js';
import { Mails } from './mails.service.js';
import type { TakenMail } from './messages.js';

const HTML = 'text/html; charset=utf-8';

/** Mails hold private links, so they are shown on the machine itself only, and never through a proxy. */
class ThisMachineOnly implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { socket, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const here = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
    // A foreign page whose own name is made to lead to this machine could read it under that name (DNS rebinding).
    const named = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/i.test(headers.host ?? '');
    if (here && named && !headers['x-forwarded-for'] && !headers['forwarded']) return true;
    throw notFound('inbox');
  }
}

/** What waits in the outbox, to be read while the site is being developed. Not there in production. */
@ApiExcludeController()
@Controller('dev/inbox')
@UseGuards(ThisMachineOnly)
export class DevInboxController {
  constructor(
    private readonly mails: Mails,
    private readonly kinds: MailKinds,
  ) {}

  @Get()
  @Public()
  @Header('Content-Type', HTML)
  async showInbox(): Promise<string> {
    const mails = await this.mails.unsent();
    return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Mails that were not sent</title>
    <link rel="stylesheet" href="/plain.css" />
  </head>
  <body>
    <main>
      <h1>Mails that were not sent</h1>
      <p>${mails.length === 0 ? 'There are none.' : 'The newest 100, as plain text. The subject leads to the mail as it looks.'}</p>
      ${mails.map((mail) => this.entry(mail)).join('\n      ')}
    </main>
  </body>
</html>
`;
  }

  @Get(':id')
  @Public()
  @Header('Content-Type', HTML)
  // Mails carry their styles in attributes. Nothing else may run or load, and links open elsewhere.
  @Header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
  )
  async showMail(@IdParam('id', 'mail') id: number): Promise<string> {
    const [mail] = await this.mails.unsent(id);
    if (!mail) throw notFound('mail');
    return this.kinds.composed(mail).html;
  }

  private entry(mail: TakenMail): string {
    const { message, text } = this.kinds.composed(mail);
    return `<article>
        <h2><a href="/api/dev/inbox/${mail.id}">${escapeHtml(message.subject)}</a></h2>
        <p>To ${escapeHtml(mail.recipient)}, ${mail.createdAt.toISOString()}</p>
        <pre>${escapeHtml(text)}</pre>
      </article>`;
  }
}

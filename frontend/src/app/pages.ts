import { destinations, findDestination } from '@/content/destinations';
import { articles, findArticle } from '@/content/articles';
import { findResource, resources } from '@/content/resources';
import { findServiceId, serviceIds } from '@/content/services';
import { supportTypes } from '@/content/support';
import { slugOf } from '@/lib/slug';
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

/** Every page to render ahead: public pages, one for each kind of not found, and the shells. */
export const pages: string[] = [
  '/',
  ...destinations.map(({ name }) => countryPath(name)),
  countryPath(NOT_FOUND),
  '/services',
  ...serviceIds.map(servicePath),
  servicePath(NOT_FOUND),
  '/resources',
  ...resources.map(({ id }) => resourcePath(id)),
  resourcePath(NOT_FOUND),
  ...articles.map(({ slug }) => articlePath(slug)),
  ...supportTypes.map(supportPath),
  '/contact/thank-you',
  '/newsletter/thank-you',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/requests/:token',
  '/reset-password',
  `/${NOT_FOUND}`,
  ...Object.keys(shells),
];

interface ResolvedPage {
  /** One of `pages`. */
  page: string;
  status: 200 | 404;
  shell: boolean;
}

const found = (page: string): ResolvedPage => ({ page, status: 200, shell: page in shells });
const missing = (page: string): ResolvedPage => ({ page, status: 404, shell: false });

/** Which page answers this address, by the same matching as the router in the browser. */
export function resolvePage(pathname: string): ResolvedPage {
  const { pattern, params } = matchPage(pathname);
  switch (pattern) {
    case '/country/:countryName': {
      const country = findDestination(params.countryName);
      return country ? found(countryPath(country.name)) : missing(countryPath(NOT_FOUND));
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

import type { ComponentType } from 'react';
import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router-dom';
import type { PageHandle } from '@/lib/page';

/** What a page's module exports. */
interface PageModule {
  Component: ComponentType;
  /** Its texts and data. They travel in the HTML of the page that is opened, so they are JSON. */
  loader?: LoaderFunction;
  handle?: PageHandle;
}

/** A page's route, with the file of its module, by which the server finds what a browser has to load. */
export type PageRoute = RouteObject & { id: string; path: string; file?: string };

const page = (
  path: string,
  file: string,
  lazy: () => Promise<PageModule>,
  handle?: PageHandle,
): PageRoute => ({ id: path, path, file: `src/${file}.tsx`, lazy, ...(handle && { handle }) });

/** Only while the site is being developed: every primitive in every state. */
const development = process.env.NODE_ENV === 'development';

/** Every page of the site: its path, its module, and what it states if that must be known without its module. */
export const publicPages = [
  page('/', 'app/pages/home-page', () => import('./pages/home-page')),
  page(
    '/country/:countryName',
    'features/countries/country-page',
    () => import('@/features/countries/country-page'),
  ),
  page(
    '/country/:countryName/universities',
    'features/universities/public/list-page',
    () => import('@/features/universities/public/list-page'),
  ),
  page(
    '/universities/:slug',
    'features/universities/public/university-page',
    () => import('@/features/universities/public/university-page'),
  ),
  page('/services', 'features/services/services-page', () => import('@/features/services/services-page')),
  page(
    '/services/:serviceType',
    'features/services/service-page',
    () => import('@/features/services/service-page'),
  ),
  page(
    '/resources/country-guides',
    'features/resources/country-guides-page',
    () => import('@/features/resources/country-guides-page'),
  ),
  page(
    '/resources/university-rankings',
    'features/resources/rankings-page',
    () => import('@/features/resources/rankings-page'),
  ),
  page(
    '/resources/scholarships',
    'features/resources/scholarships-page',
    () => import('@/features/resources/scholarships-page'),
  ),
  page(
    '/resources/cost-calculators',
    'features/resources/cost-calculator-page',
    () => import('@/features/resources/cost-calculator-page'),
  ),
  page(
    '/resources/student-stories',
    'features/resources/student-stories-page',
    () => import('@/features/resources/student-stories-page'),
  ),
  page('/resources/blog', 'features/resources/blog-page', () => import('@/features/resources/blog-page')),
  page(
    '/resources/blog/:slug',
    'features/resources/article-page',
    () => import('@/features/resources/article-page'),
  ),
  page(
    '/resources/intake-calendar',
    'features/resources/intake-calendar-page',
    () => import('@/features/resources/intake-calendar-page'),
  ),
  page(
    '/resources/rules-side-by-side',
    'features/resources/rules-side-by-side-page',
    () => import('@/features/resources/rules-side-by-side-page'),
  ),
  page(
    '/resources/:unknown?',
    'features/resources/unknown-resource-page',
    () => import('@/features/resources/unknown-resource-page'),
  ),
  page(
    '/support/:supportType?',
    'features/support/support-page',
    () => import('@/features/support/support-page'),
  ),
  page(
    '/accessibility',
    'features/support/accessibility-page',
    () => import('@/features/support/accessibility-page'),
  ),
  page('/about-us', 'app/pages/about-page', () => import('./pages/about-page')),
  page('/contact', 'app/pages/contact-page', () => import('./pages/contact-page')),
  page('/contact/thank-you', 'app/pages/thank-you-page', () => import('./pages/thank-you-page')),
  page('/newsletter', 'app/pages/newsletter-page', () => import('./pages/newsletter-page')),
  page('/newsletter/thank-you', 'app/pages/subscribed-page', () => import('./pages/subscribed-page')),
  page(
    '/newsletter/confirm',
    'features/newsletter/confirm-page',
    () => import('@/features/newsletter/confirm-page'),
  ),
  page(
    '/newsletter/unsubscribe',
    'features/newsletter/unsubscribe-page',
    () => import('@/features/newsletter/unsubscribe-page'),
  ),
  ...(development
    ? [page('/primitives', 'app/pages/primitives-page', () => import('./pages/primitives-page'))]
    : []),
  page('*', 'app/pages/not-found-page', () => import('./pages/not-found-page')),
  page(
    '/compare/:token?',
    'features/comparisons/shared-comparison-page',
    () => import('@/features/comparisons/shared-comparison-page'),
    { shell: 'University comparison' },
  ),
  page('/plans/:token?', 'features/plans/plan-page', () => import('@/features/plans/plan-page'), {
    shell: 'Study plan',
  }),
  page(
    '/requests/:token',
    'features/consultations/request-page',
    () => import('@/features/consultations/request-page'),
  ),
  page(
    '/reset-password',
    'features/users/reset-password/reset-password-page',
    () => import('@/features/users/reset-password/reset-password-page'),
  ),
];

/** The pages without the site's header and footer. */
export const workspaces = [
  page('/student-portal/*', 'features/portal/portal-page', () => import('@/features/portal/portal-page'), {
    shell: 'Student Portal',
  }),
  page('/admin', 'features/admin/admin-page', () => import('@/features/admin/admin-page'), {
    shell: 'Admin Dashboard',
  }),
];

export const pageRoutes: readonly PageRoute[] = [...publicPages, ...workspaces];

/** The page at an address, and the parameters that this gives it. */
export function matchPage(pathname: string) {
  const { route, params } = matchRoutes([...pageRoutes], pathname)!.at(-1)!;
  return { route: route as PageRoute, params };
}

/** Loads the module of a route, which then needs no loading when it is shown. */
export async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

import { matchRoutes, type RouteObject } from 'react-router-dom';
import { preloadGuideBody } from '@/features/countries/guide-loading';
import { preloadContent } from '@/features/resources/resource-contents';
import { lazyPage, type LazyPage } from './lazy-page';
import { PublicLayout } from './public-layout';
import { WorkspaceLayout } from './workspace-layout';

const route = (path: string, ...page: Parameters<typeof lazyPage>): RouteObject => {
  const handle = lazyPage(...page);
  return { path, handle, element: <handle.Page /> };
};

const serviceLoading = () => import('@/features/services/service-loading');

/** Only while the site is being developed: every primitive in every state. */
const development = process.env.NODE_ENV === 'development';

/** Every route of the site. */
export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      route('/', () => import('./pages/home-page')),
      route(
        '/country/:countryName',
        () => import('@/features/countries/country-page'),
        ({ countryName }, hydrating) => (hydrating ? undefined : preloadGuideBody(countryName)),
      ),
      route(
        '/services',
        () => import('@/features/services/services-page'),
        async (_, hydrating) => hydrating || (await serviceLoading()).preloadServiceList(),
      ),
      route(
        '/services/:serviceType',
        () => import('@/features/services/service-page'),
        async ({ serviceType }, hydrating) =>
          hydrating || (await serviceLoading()).preloadServiceBody(serviceType),
      ),
      route(
        '/resources/:resourceType?',
        () => import('@/features/resources/resources-page'),
        ({ resourceType }, hydrating) => preloadContent(resourceType, hydrating),
      ),
      route(
        '/resources/blog/:slug',
        () => import('@/features/resources/article-page'),
        async ({ slug }, hydrating) =>
          hydrating ? undefined : (await import('@/features/resources/article-page')).preloadArticle(slug),
      ),
      route('/support/:supportType?', () => import('@/features/support/support-page')),
      route('/compare/:token?', () => import('./pages/comparison-page')),
      route('/contact/thank-you', () => import('./pages/thank-you-page')),
      route('/newsletter/thank-you', () => import('./pages/subscribed-page')),
      route('/newsletter/confirm', () => import('@/features/newsletter/confirm-page')),
      route('/newsletter/unsubscribe', () => import('@/features/newsletter/unsubscribe-page')),
      route('/requests/:token', () => import('./pages/request-page')),
      route('/reset-password', () => import('./pages/reset-password-page')),
      ...(development ? [route('/primitives', () => import('./pages/primitives-page'))] : []),
      route('*', () => import('./pages/not-found-page')),
    ],
  },
  {
    element: <WorkspaceLayout />,
    children: [
      route('/student-portal/*', () => import('./pages/portal-page')),
      route('/admin', () => import('./pages/admin-page')),
    ],
  },
];

/** The innermost route for an address: its pattern, its parameters, and how to load all that it renders. */
export function matchPage(pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match?.route.path) throw new Error(`No route matches ${pathname}`);
  const { route, params } = match;
  const preload = (hydrating?: boolean) => (route.handle as LazyPage).preload(params, hydrating);
  return { pattern: match.route.path, params, preload };
}

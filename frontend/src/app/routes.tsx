import { matchRoutes, type RouteObject } from 'react-router-dom';
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
      route('/country/:countryName', () => import('@/features/countries/country-page'), {
        content: async ({ countryName }) =>
          (await import('@/features/countries/guide-loading')).preloadGuideBody(countryName),
        kept: async () => (await import('@/features/countries/follow-contents')).followContents,
      }),
      route('/country/:countryName/universities', () => import('@/features/universities/public/list-page'), {
        content: async ({ countryName }, _, given) =>
          (await import('@/features/universities/public/loading')).preloadList(countryName, given),
        kept: true,
      }),
      route('/universities/:slug', () => import('@/features/universities/public/university-page'), {
        content: async ({ slug }, _, given) =>
          (await import('@/features/universities/public/loading')).preloadUniversity(slug, given),
        kept: true,
      }),
      route('/services', () => import('@/features/services/services-page'), {
        content: async () => (await serviceLoading()).preloadServiceList(),
        kept: true,
      }),
      route('/services/:serviceType', () => import('@/features/services/service-page'), {
        content: async ({ serviceType }) => (await serviceLoading()).preloadServiceBody(serviceType),
        kept: true,
      }),
      route('/resources/:resourceType?', () => import('@/features/resources/resources-page'), {
        content: async ({ resourceType }, hydrating) =>
          (await import('@/features/resources/resource-contents')).preloadContent(resourceType, hydrating),
      }),
      route('/resources/blog/:slug', () => import('@/features/resources/article-page'), {
        content: async ({ slug }, hydrating) =>
          hydrating || (await import('@/features/resources/article-loading')).preloadArticle(slug),
      }),
      route('/support/:supportType?', () => import('@/features/support/support-page'), { kept: true }),
      route('/accessibility', () => import('@/features/support/accessibility-page'), { kept: true }),
      route('/about-us', () => import('./pages/about-page'), { kept: true }),
      route('/compare/:token?', () => import('./pages/comparison-page')),
      route('/contact', () => import('./pages/contact-page')),
      route('/contact/thank-you', () => import('./pages/thank-you-page'), { kept: true }),
      route('/newsletter', () => import('./pages/newsletter-page')),
      route('/newsletter/thank-you', () => import('./pages/subscribed-page'), { kept: true }),
      route('/newsletter/confirm', () => import('@/features/newsletter/confirm-page')),
      route('/newsletter/unsubscribe', () => import('@/features/newsletter/unsubscribe-page')),
      route('/requests/:token', () => import('./pages/request-page')),
      route('/reset-password', () => import('./pages/reset-password-page')),
      ...(development ? [route('/primitives', () => import('./pages/primitives-page'))] : []),
      route('*', () => import('./pages/not-found-page'), { kept: true }),
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
  const preload = (hydrating?: boolean, given?: unknown) =>
    (route.handle as LazyPage).preload(params, hydrating, given);
  return { pattern: match.route.path, params, preload };
}

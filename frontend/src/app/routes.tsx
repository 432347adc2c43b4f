import { matchRoutes, type RouteObject } from 'react-router-dom';
import { lazyPage, type LazyPage } from './lazy-page';
import { PublicLayout } from './public-layout';
import { WorkspaceLayout } from './workspace-layout';

const route = (path: string, load: Parameters<typeof lazyPage>[0]): RouteObject => {
  const handle = lazyPage(load);
  return { path, handle, element: <handle.Page /> };
};

/** Only while the site is being developed: every primitive in every state. */
const development = process.env.NODE_ENV === 'development';

/** Every route of the site. */
export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      route('/', () => import('./pages/home-page')),
      route('/country/:countryName', () => import('@/features/countries/country-page')),
      route('/services', () => import('@/features/services/services-page')),
      route('/services/:serviceType', () => import('@/features/services/service-page')),
      route('/resources/:resourceType?', () => import('@/features/resources/resources-page')),
      route('/support/:supportType?', () => import('@/features/support/support-page')),
      route('/compare/:token?', () => import('./pages/comparison-page')),
      route('/contact/thank-you', () => import('./pages/thank-you-page')),
      route('/newsletter/thank-you', () => import('./pages/subscribed-page')),
      route('/newsletter/confirm', () => import('@/features/newsletter/confirm-page')),
      route('/newsletter/unsubscribe', () => import('@/features/newsletter/unsubscribe-page')),
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

/** The innermost route for an address: its pattern, parameters and page. */
export function matchPage(pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match?.route.path) throw new Error(`No route matches ${pathname}`);
  return { pattern: match.route.path, params: match.params, page: match.route.handle as LazyPage };
}

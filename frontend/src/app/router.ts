import { matchRoutes, type RouteObject } from 'react-router-dom';
import { PageError } from './page-error';
import { PublicLayout } from './public-layout';
import { Root } from './root';
import { publicPages, studentPages, workspaces } from './routes';
import { WorkspaceLayout } from './workspace-layout';

/** A route, with the file of the module that it loads. */
type FileRoute = RouteObject & { file?: string };

const queryLayout: FileRoute = { file: 'src/app/query-layout.tsx', lazy: () => import('./query-layout') };

/** The pages in their layouts; one that fails leaves what stands around it. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      {
        Component: PublicLayout,
        children: [
          {
            ErrorBoundary: PageError,
            children: [...publicPages, { ...queryLayout, children: studentPages }],
          },
        ],
      },
      {
        Component: WorkspaceLayout,
        children: [{ ErrorBoundary: PageError, children: [{ ...queryLayout, children: workspaces }] }],
      },
    ],
  },
];

/** The routes at an address, from the outermost to the page's own. */
export const matched = (pathname: string) =>
  matchRoutes(routes, pathname)!.map(({ route }) => route as FileRoute);

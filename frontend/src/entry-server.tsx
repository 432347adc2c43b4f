import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import { loadPages, pageHandle } from './app/pages';
import { matched, routes } from './app/router';
import { matchPage } from './app/routes';
import { Shell } from './app/shell';
import { Site } from './app/site';
import { destinations } from './content/destinations';
import { listMetaOf } from './features/universities/public/describe';
import { universitySource, type UniversitySource } from './features/universities/public/source';
import { POSTED_FORM_ID, type PostedForm } from './lib/posted-form';
import { SERVER_STATE_ID, type ServerState } from './lib/server-state';
import { SiteSettingsContext, type SiteSettings } from './lib/site-settings';

export { listPages, listVariants, loadPages, resolvePage, variantOf } from './app/pages';
export { remainingSamples } from './content/samples';
export { awaySource } from './features/universities/public/source';
export { universityPath } from './lib/university-paths';
export type { SiteSettings };

const handler = createStaticHandler(routes);

/** The lists of the countries' universities, as they describe themselves. */
export const universityLists = destinations.map(({ name }) => listMetaOf(name));

/** React puts what belongs into the head in front of the page. */
const HOISTED = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s;

/** A page as parts of its document. */
export interface RenderedPage {
  /** Its title, meta and link tags, and what it was made with. */
  head: string;
  /** What belongs inside #root. */
  body: string;
  /** The files of the modules that it is made of; a shell has none. */
  files: string[];
  status: number;
}

const nothing: UniversitySource = { find: async () => null, linksOf: async () => [] };
const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/**
 * Renders a page by its path, with a query that is one of `listVariants()` or none.
 * @param source where live pages find what they show
 * @param posted what the page answers, if a form was posted to it
 * @throws what its loader throws, or when it fails to render
 */
export async function renderPage(
  page: string,
  settings: SiteSettings,
  source = nothing,
  posted?: PostedForm,
): Promise<RenderedPage> {
  await loadPages();
  const url = new URL(page, 'http://localhost');
  const { route } = matchPage(url.pathname);
  const { shell } = pageHandle(route);
  if (shell) return renderShell(page, shell, settings);

  const requestContext = new RouterContextProvider();
  requestContext.set(universitySource, source);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) throw new Error(`The page ${page} answers with ${context.status}.`);
  if (context.errors) throw Object.values(context.errors)[0];

  const html = renderToString(
    <Site settings={settings} query={url.search} posted={posted}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Site>,
  );
  if (html.includes('<!--$!-->')) throw new Error(`The page ${page} suspended while it was rendered.`);
  const head = HOISTED.exec(html)![0];
  const state: ServerState = { query: url.search, loaderData: context.loaderData };
  return {
    head: head + json(SERVER_STATE_ID, state) + (posted ? json(POSTED_FORM_ID, posted) : ''),
    body: html.slice(head.length),
    files: matched(url.pathname).flatMap(({ file = [] }) => file),
    status: context.statusCode,
  };
}

function renderShell(page: string, title: string, settings: SiteSettings): RenderedPage {
  const head = renderToString(
    <>
      <title>{`${title} | ${settings.brand}`}</title>
      <meta name="robots" content="noindex" />
    </>,
  );
  const body = renderToString(
    <StaticRouter location={page}>
      <SiteSettingsContext value={settings}>
        <Shell title={title} />
      </SiteSettingsContext>
    </StaticRouter>,
  );
  return { head, body, files: [], status: 200 };
}

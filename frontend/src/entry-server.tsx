import { AsyncLocalStorage } from 'node:async_hooks';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { shells } from './app/pages';
import { matchPage } from './app/routes';
import { preloadFooter } from './app/site-footer';
import { Shell } from './app/shell';
import { POSTED_FORM_ID, PostedFormContext, type PostedForm } from './lib/posted-form';
import { asServer } from './lib/rendering';
import { SiteSettingsContext, type SiteSettings } from './lib/site-settings';
import { structuredData } from './lib/structured-data';
import { QUERY_META } from './lib/use-address-query';

export { listPages, missingPages, pages, resolvePage, variantOf, variants } from './app/pages';
export { remainingSamples } from './content/samples';
export { AWAY } from './features/universities/public/loading';
export { universityPath } from './lib/university-paths';
export type { SiteSettings };

/** React puts what belongs into the head in front of the page. */
const HOISTED = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s;

/** A page as parts of its document. */
export interface RenderedPage {
  /** Its title, meta and link tags. */
  head: string;
  /** What belongs inside #root. */
  body: string;
  /** The modules that a browser loads before it takes over the page; see named-imports.ts. */
  modules: string[];
}

/** The modules that the page being rendered imports. */
const imported = new AsyncLocalStorage<Set<string>>();
globalThis.importing = (module) => imported.getStore()?.add(module);
let noting = 0;

/** While anybody notes imports, every promise of the process costs more on Node.js 20. */
async function notingImports(modules: Set<string>, load: () => unknown): Promise<void> {
  noting++;
  try {
    await imported.run(modules, load);
  } finally {
    if (--noting === 0) imported.disable();
  }
}

/**
 * Renders one of `pages` or `variants`, or with `data` a page that needs them.
 * @param data what the API has for it: a university's page, a country's universities, or AWAY
 * @throws when the page fails to render
 */
export async function renderPage(
  page: string,
  settings: SiteSettings,
  data: unknown = null,
): Promise<RenderedPage> {
  const shellTitle = shells[page];
  if (shellTitle) {
    const head = renderToString(
      <>
        <title>{`${shellTitle} | ${settings.brand}`}</title>
        <meta name="robots" content="noindex" />
      </>,
    );
    const body = renderToString(
      <StaticRouter location={page}>
        <SiteSettingsContext value={settings}>
          <Shell title={shellTitle} />
        </SiteSettingsContext>
      </StaticRouter>,
    );
    return { head, body, modules: [] };
  }
  const modules = new Set<string>();
  const { pathname } = new URL(page, 'http://localhost');
  const { preload } = matchPage(pathname);
  await notingImports(modules, () => preload(true));
  await Promise.all([preload(false, data), preloadFooter()]);
  const { head, body } = render(page, settings, { data });
  return { head, body, modules: [...modules] };
}

/** Renders a page that `renderPage` has rendered before, as the answer to a form posted to it. */
export function renderPosted(page: string, settings: SiteSettings, posted: PostedForm): RenderedPage {
  const { head, body } = render(page, settings, { posted });
  const json = JSON.stringify(posted).replaceAll('<', '\\u003c');
  return {
    head: `${head}<script type="application/json" id="${POSTED_FORM_ID}">${json}</script>`,
    body,
    modules: [],
  };
}

function render(
  page: string,
  settings: SiteSettings,
  { posted, data }: { posted?: PostedForm; data?: unknown },
) {
  const { html, things } = asServer(
    () =>
      renderToString(
        <StaticRouter location={page}>
          <PostedFormContext value={posted}>
            <App settings={settings} />
          </PostedFormContext>
        </StaticRouter>,
      ),
    data,
  );
  if (html.includes('<!--$!-->')) throw new Error(`The page ${page} suspended while it was rendered.`);
  const head = HOISTED.exec(html)![0];
  const { search } = new URL(page, 'http://localhost');
  const query = search && `<meta name="${QUERY_META}" content="${search}"/>`;
  return {
    head: head + structuredData(things, settings.publicUrl) + query,
    body: html.slice(head.length),
  };
}

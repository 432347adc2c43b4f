import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { shells } from './app/pages';
import { matchPage } from './app/routes';
import { asServer } from './lib/rendering';
import type { SiteSettings } from './lib/site-settings';

export { pages, resolvePage } from './app/pages';
export type { SiteSettings };

/** React puts what belongs into the head in front of the page. */
const HOISTED = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s;

/**
 * Renders one of `pages`; `head` is its title, meta and link tags, `body` what belongs inside #root.
 * @throws when the page fails to render
 */
export async function renderPage(
  page: string,
  settings: SiteSettings,
): Promise<{ head: string; body: string }> {
  const shellTitle = shells[page];
  if (shellTitle) {
    const head = renderToString(
      <>
        <title>{`${shellTitle} | ${settings.brand}`}</title>
        <meta name="robots" content="noindex" />
      </>,
    );
    return { head, body: '' };
  }
  await matchPage(page).preload();
  const html = asServer(() =>
    renderToString(
      <StaticRouter location={page}>
        <App settings={settings} />
      </StaticRouter>,
    ),
  );
  if (html.includes('<!--$!-->')) throw new Error(`The page ${page} suspended while it was rendered.`);
  const head = HOISTED.exec(html)![0];
  return { head, body: html.slice(head.length) };
}

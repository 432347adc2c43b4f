import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { leanPackages } from './lean-packages.ts';
import { articles } from './markdown.ts';
import { namedImports } from './named-imports.ts';
import { sharedFacts } from './shared-facts.ts';

const backendConfig = new URL('../backend/dist/config/config.js', import.meta.url);

/** In development nobody prerenders: fills the template's markers as the server does for its shells. */
function siteSettings(): Plugin {
  return {
    name: 'site-settings',
    apply: 'serve',
    async transformIndexHtml(html) {
      const { loadConfig } = await import(backendConfig.href).catch((cause: unknown) => {
        throw new Error('The site settings come from the backend: build it first (npm run build).', {
          cause,
        });
      });
      const settings = JSON.stringify(loadConfig(process.env).site).replaceAll('<', '\\u003c');
      return html
        .replace('<!--settings-->', () => settings)
        .replace('<!--head-->', '')
        .replace('<!--app-->', '');
    },
  };
}

/**
 * The fonts of every page are asked for before the stylesheet that names them has come; scripts come last, held back
 * until src/start.js lets them go, which stands in the page itself: the server's content security policy names its hash.
 */
function pageLoading(): Plugin {
  const start = minifySync('start.js', readFileSync(new URL('src/start.js', import.meta.url), 'utf8')).code;
  return {
    name: 'page-loading',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = Object.keys(bundle ?? {});
        return {
          html: html
            .replace(
              /<script type="module" crossorigin src=("[^"]+")><\/script>/,
              '<link rel="modulepreload" data-start crossorigin href=$1>',
            )
            .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"')
            .replace(/<link(?=[^>]*\/foundation-)/, '<link data-foundation')
            .replace('</body>', () => `<script>${start}</script></body>`),
          tags: files
            .filter((file) => file.endsWith('.woff2'))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
              injectTo: 'head-prepend' as const,
            })),
        };
      },
    },
  };
}

/** What every page runs on; it stays in browsers' caches from one release to the next. */
const foundation =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|class-variance-authority|clsx)\//;
/** What the pages with something to do share. */
const shared = [
  'lucide-react/dist/esm/icons/(arrow-left|arrow-right|check|circle-check|clock|mail|search)\\.',
  'src/lib/(dates|names|paragraphs|slug|structured-data)\\.',
  'src/components/structured-data\\.',
  'src/components/ui/(card|select)\\.',
];
/** Small parts of home that a page or two have, too: one file instead of five. */
const parts = /src\/components\/(check-list|said|ui\/(dialog|textarea))\.|icons\/map-pin\./;
/** What the pages of all resources share, and what the list of articles shares with each of them. */
const resources =
  /src\/(components\/not-found|content\/(resources|story-texts)|lib\/use-address-query|features\/resources\/(filter-bar|filters|list-status|resource-contents|resources-page|unknown-resource|use-filter))\./;
const articleParts =
  /src\/(content\/articles(\.|\/.*\?meta)|features\/resources\/(article-facts|article-loading|article-text|bookmark-button|use-bookmarks)\.)|icons\/(award|bookmark|chart-column|compass|file-text|landmark|plane|stamp)\./;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    articles(),
    sharedFacts(),
    siteSettings(),
    pageLoading(),
    namedImports(),
    leanPackages(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } },
  },
  build: {
    // The content security policy allows data: URLs for pictures alone.
    assetsInlineLimit: 0,
    // What a page starts with is asked for by its HTML; what a navigation needs is fetched ahead.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, scripts, { hostType }) => (hostType === 'html' ? scripts : []),
    },
    // The portal adds a few lines: not worth a file, and its name in every list of what to load.
    cssCodeSplit: false,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              // A group takes what it names, not what that imports.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'foundation', test: foundation, priority: 1 },
                // What stands around every page: one file compresses better than twenty.
                { name: 'site', tags: ['$initial'], priority: 1 },
                { name: 'shared', test: new RegExp(shared.join('|')) },
                { name: 'parts', test: parts },
                { name: 'resources', test: resources },
                { name: 'articles', test: articleParts },
              ],
            },
          },
        },
  },
  // Without the first the server bundle would carry React's development build too, and choose at run time. The second
  // keeps out of the browser what only the server does.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : { 'process.env.IN_BROWSER': 'true' },
  // The server bundle stands alone: a deployed server needs no frontend packages.
  ssr: { noExternal: true },
}));

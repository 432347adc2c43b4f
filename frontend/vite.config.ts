import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { articles } from './markdown.ts';

const backendConfig = new URL('../backend/dist/config.js', import.meta.url);

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

/** The fonts of every page are asked for before the stylesheet that names them has come. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/** What every page runs on; it stays in browsers' caches from one release to the next. */
const foundation =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|class-variance-authority|clsx)\//;
/** What header, footer and content pages are made of: one file compresses better than twenty. */
const everywhere = [
  'lucide-react/dist/esm/(?!icons/)',
  'icons/(arrow-left|arrow-right|check|chevron-down|circle-check|clock|mail|menu|phone|search|x)\\.',
  'vite/preload-helper',
  'src/app/(?!pages/|api-provider)',
  'src/lib/(anchors|dates|paragraphs|rendering|site-settings|slug|toasts|use-hydrated|use-internal-links)\\.',
  'src/api/(http|generated/newsletter/newsletter)\\.',
  'src/content/(destinations|navigation)\\.',
  'src/features/newsletter/newsletter-form\\.',
  'src/components/(check-list|closing-call|flag|kept|logo|not-found|page-hero|page-meta|section)\\.',
  'src/components/ui/(badge|button|card|field|input|select|skeleton)\\.',
];
/** What the pages of all resources share, and what the list of articles shares with each of them. */
const resources =
  /src\/features\/resources\/(filter-bar|filters|list-status|resources-page|unknown-resource|use-filter)\./;
const articleParts =
  /src\/(content\/articles(\.|\/.*\?meta)|features\/resources\/(article-facts|article-text|bookmark-button|use-bookmarks)\.)/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), articles(), siteSettings(), preloadFonts()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } },
  },
  build: {
    // The content security policy allows neither data: URLs nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'foundation', test: foundation },
                { name: 'site', test: new RegExp(everywhere.join('|')) },
                { name: 'resources', test: resources },
                { name: 'articles', test: articleParts },
              ],
            },
          },
        },
  },
  // Without it the server bundle would carry React's development build too, and choose at run time.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // The server bundle stands alone: a deployed server needs no frontend packages.
  ssr: { noExternal: true },
}));

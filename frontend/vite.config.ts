import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/** What header, footer and router are made of. */
const EVERYWHERE =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|class-variance-authority|clsx)\/|src\/(lib\/(anchors|site-settings|slug|toasts)|api\/http|components\/(flag|logo|page-meta|ui\/(button|field|input)))\.|lucide-react\/dist\/esm\/(?!icons\/)|vite\/preload-helper|icons\/(chevron-down|menu|phone|x)\./;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), siteSettings(), preloadFonts()],
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
    // What every page needs in one file; the API's hooks only where they are used.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'site', test: EVERYWHERE },
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

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { articles } from './markdown.ts';
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
 * The fonts of every page are asked for before the stylesheet that names them has come; the scripts wait in a template for
 * src/start.js, which stands in the page itself: the server's content security policy names its hash.
 */
function pageStart(): Plugin {
  const start = minifySync('start.js', readFileSync(new URL('src/start.js', import.meta.url), 'utf8')).code;
  return {
    name: 'page-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: html.replace(
          /<script type="module".*<link rel="modulepreload"[^>]*>/s,
          (scripts) => `<template><!--preloads-->${scripts}</template>`,
        ),
        tags: [
          ...Object.keys(bundle ?? {})
            .filter((file) => file.endsWith('.woff2'))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
              injectTo: 'head-prepend' as const,
            })),
          { tag: 'script', children: start, injectTo: 'head-prepend' as const },
        ],
      }),
    },
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), articles(), sharedFacts(), siteSettings(), pageStart()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('src', import.meta.url)),
      // Its exports name the build for development only.
      ...(command === 'build' && {
        'react-router-dom': fileURLToPath(
          new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
        ),
      }),
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } },
  },
  build: {
    // The content security policy allows data: URLs for pictures alone.
    assetsInlineLimit: 0,
    // The server turns a page's module into the files that its document asks for.
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // What a navigation needs is fetched ahead: lists of it would weigh more on each page than they win.
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
              groups: [
                // What every page runs on; it stays in browsers' caches from one release to the next.
                { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 1 },
                { name: 'site', tags: ['$initial'] },
                // In one file it compresses better than in one for each of its parts.
                { name: 'query', test: /@tanstack/ },
                // So do the small parts of the home page's form, which forms elsewhere use, too.
                { name: 'controls', test: /components\/ui\/(select|textarea)\.tsx|lib\/random-id\.ts/ },
                // And what pages with dates share.
                { name: 'dates', test: /components\/over\.tsx|lib\/(calendar|dates|levels|names)\.ts/ },
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

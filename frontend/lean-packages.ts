import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const icon = fileURLToPath(new URL('src/components/lucide-icon.ts', import.meta.url));

/**
 * Leaves out what visitors would load for nothing: the router's warnings for developers and its components that no
 * page uses, which bundlers keep for their names' sake, the ways to configure icons, and what would load a page's
 * dependencies and styles before it, of which vite.config.ts leaves none.
 */
export function leanPackages(): Plugin[] {
  return [leanRouterAndIcons(), barePreload()];
}

function barePreload(): Plugin {
  return {
    name: 'bare-preload',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

function leanRouterAndIcons(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (/^react-router(-dom)?$/.test(source)) {
        const router = await this.resolve('react-router/package.json', importer, { skipSelf: true });
        return router?.id.replace('package.json', 'dist/production/index.mjs');
      }
      if (source === '../createLucideIcon.mjs') return icon;
      return undefined;
    },
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}

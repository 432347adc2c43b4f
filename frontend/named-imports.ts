import { posix, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)/g;

/** What the server and `npm run check` know of the scripts, as the browser's build writes it into `.vite/scripts.json`. */
interface Scripts {
  /** The file of each module of `src`. */
  modules: Record<string, string>;
  /** What each file imports statically. */
  imports: Record<string, string[]>;
}

/**
 * How the server knows the files that a browser loads at a page's start, to ask for them at once: in its own bundle
 * every import() first tells its module to `importing` of src/lib/lazy.ts, and the browser's build writes down where
 * each module is.
 */
export function namedImports(): Plugin {
  let root = '';
  const nameOf = (id: string) => relative(root, id.replace(/\?.*/, '')).split(sep).join(posix.sep);
  return {
    name: 'named-imports',
    enforce: 'post',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'import(' },
      async handler(code, importer) {
        if (this.environment.name !== 'ssr') return undefined;
        const names = new Map<string, string>();
        for (const [whole, , specifier] of code.matchAll(IMPORT)) {
          const target = await this.resolve(specifier!, importer);
          if (target) names.set(whole, nameOf(target.id));
        }
        const named = code.replace(IMPORT, (whole) => {
          const name = names.get(whole);
          return name ? `(globalThis.importing?.(${JSON.stringify(name)}), ${whole})` : whole;
        });
        return { code: named, map: null };
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name === 'ssr') return;
      const scripts: Scripts = { modules: {}, imports: {} };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        scripts.imports[chunk.fileName] = chunk.imports;
        // A copy with a query is a part of a module that another file wants.
        const modules = chunk.moduleIds.filter((id) => id.startsWith(root) && !id.includes('?'));
        for (const id of modules) scripts.modules[nameOf(id)] = chunk.fileName;
      }
      this.emitFile({ type: 'asset', fileName: '.vite/scripts.json', source: JSON.stringify(scripts) });
    },
  };
}

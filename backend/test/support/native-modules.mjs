// Teaches Node's loader TypeScript: a file is compiled when it is loaded, and `x.js` may be the file x.ts.
import { transformFile } from '@swc/core';
import { fileURLToPath } from 'node:url';

/** Nest reads the types of parameters and properties from the decorators' metadata. */
const OPTIONS = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'nodenext' },
  sourceMaps: 'inline',
};

export async function resolve(specifier, context, next) {
  const inSources = specifier.startsWith('.') && /\.ts(\?|$)/.test(context.parentURL ?? '');
  if (!inSources) return next(specifier, context);
  return next(specifier.replace(/\.js$/, '.ts'), context).catch(() => next(specifier, context));
}

export async function load(url, context, next) {
  if (!/\.ts(\?|$)/.test(url)) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url), OPTIONS);
  return { format: 'module', source: code, shortCircuit: true };
}

/** A name in a string, as in `shared-facts.ts`. */
const FACT = /\{\{(\w+\.\w+)\}\}/g;
const FILLED = "' + require('@/content/facts').facts.$1.text + '";

const { createTransformer } = require('@swc/jest').default ?? require('@swc/jest');

/** SWC, with Vite's `import.meta.glob` answered by `vite-glob.ts`, and with the figures that records of `content` name. */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      process: (source, file, ...rest) =>
        swc.process(
          source
            .replace(
              /import\.meta\.glob(<[^(]*>)?\(/g,
              "require('@/test/vite-glob').glob(__dirname, require, ",
            )
            .replace(file.includes('/src/content/') && !file.includes('.spec.') ? FACT : /$^/, FILLED),
          file,
          ...rest,
        ),
    };
  },
};

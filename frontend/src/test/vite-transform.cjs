const { createTransformer } = require('@swc/jest').default ?? require('@swc/jest');

/** SWC, with Vite's `import.meta.glob` answered by `vite-glob.ts`. */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      process: (source, ...rest) =>
        swc.process(
          source.replace(
            /import\.meta\.glob(<[^(]*>)?\(/g,
            "require('@/test/vite-glob').glob(__dirname, require, ",
          ),
          ...rest,
        ),
    };
  },
};

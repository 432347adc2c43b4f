/** Makes of an article's file what Vite's plugin makes of it. */
module.exports = {
  process: (source, file) => ({
    code: `module.exports = require(${JSON.stringify(require.resolve('../../markdown.ts'))}).readArticle(${JSON.stringify(source)}, ${JSON.stringify(file)});`,
  }),
};

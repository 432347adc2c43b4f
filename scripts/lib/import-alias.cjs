/* The frontend's import alias, for dependency-cruiser. */
module.exports = {
  resolve: { alias: { '@': require('node:path').resolve(__dirname, '../../frontend/src') } },
};

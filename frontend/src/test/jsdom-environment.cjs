const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what browsers have for requests and it lacks, which the router makes for its loaders. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, AbortController, AbortSignal });
  }
};

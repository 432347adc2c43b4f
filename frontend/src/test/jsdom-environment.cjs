const { TestEnvironment } = require('jest-environment-jsdom');

/** Node's refuses the signals of jsdom. */
class PlainRequest extends Request {
  #signal;
  constructor(input, { signal, ...init } = {}) {
    super(input, init);
    this.#signal = signal;
  }
  get signal() {
    return this.#signal ?? super.signal;
  }
}

/** jsdom with what browsers have for requests and it lacks, which the router makes for its loaders. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request: PlainRequest, Response, Headers });
  }
};

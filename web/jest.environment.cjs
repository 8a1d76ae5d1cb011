const { TestEnvironment } = require('jest-environment-jsdom');

/** What every browser has and jsdom leaves out, taken from Node. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { Headers, Request, Response, TextDecoder, TextEncoder, ReadableStream, structuredClone } =
      globalThis;
    Object.assign(this.global, {
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      ReadableStream,
      structuredClone,
    });
    /** Unreferenced, so that an open channel does not keep the test run alive. */
    this.global.BroadcastChannel = class extends globalThis.BroadcastChannel {
      constructor(name) {
        super(name);
        this.unref();
      }
    };
  }
};

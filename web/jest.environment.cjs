const { TestEnvironment } = require('jest-environment-jsdom');

/** The environment of jsdom with the parts that every browser has, taken from Node. */
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
    const channels = new Set();
    this.channels = channels;
    /** Closed with the page, as in a browser: an open channel would receive messages of the pages of later tests. */
    this.global.BroadcastChannel = class extends globalThis.BroadcastChannel {
      constructor(name) {
        super(name);
        channels.add(this);
      }
    };
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
};

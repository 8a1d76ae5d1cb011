import { TestEnvironment } from 'jest-environment-node';

/**
 * Gives all test files the one browser, and adds to a failure what the pages of its test show: where it happened may be a machine
 * that nobody can look at.
 */
export default class BrowserTests extends TestEnvironment {
  async setup() {
    await super.setup();
    // From global-setup.mjs, which runs in the same process because there is one worker.
    this.global.browser = globalThis.browser;
    this.global.emptyPages = globalThis.emptyPages;
  }

  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure') return;
    const pages = await this.global.pagesNow?.();
    if (!pages) return;
    if (typeof event.error?.stack === 'string') event.error.stack = `${event.error.stack}\n\n${pages}`;
    // The time-out of a test is a text, which Jest has noted before it calls the environment.
    else event.test.errors.at(-1)[0] = `${event.error}\n\n${pages}`;
  }
}

import { closePages, disconnectBrowser, pagesNow } from './browser.js';

/** The test environment calls this when a test fails. */
Object.assign(globalThis, { pagesNow });

/** Fails every test of the file in which a page logs an error or sends a request to another origin. */
export function failOnPageErrors(): void {
  afterEach(async () => {
    expect(await closePages()).toEqual([]);
  });
  afterAll(disconnectBrowser);
}

import { closePages, leaveBrowser, pagesNow } from './browser.js';

/** Asked by the environment when a test fails. */
Object.assign(globalThis, { pagesNow });

/** Every browser test, whatever it is about, fails for an error in a console or a request that leaves the machine. */
export function holdPagesToTheRules(): void {
  afterEach(async () => {
    expect(await closePages()).toEqual([]);
  });
  afterAll(leaveBrowser);
}

import { closePages, pagesNow } from './browser.js';

/** The test environment calls this when a test fails. */
Object.assign(globalThis, { pagesNow });

async function expectNoFaults(): Promise<void> {
  expect(await closePages()).toEqual([]);
}

/** Fails every test of the file in which a page logs an error or sends a request to another origin. */
export function failOnPageErrors(): void {
  afterEach(expectNoFaults);
}

/** The same for tests that share their pages: these are closed after the last test of the `describe` block. */
export function failOnErrorsOfSharedPages(): void {
  afterAll(expectNoFaults);
}

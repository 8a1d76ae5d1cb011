import { leavePages, pagesNow } from './browser.js';

/** The test environment calls this when a test fails. */
Object.assign(globalThis, { pagesNow });

async function expectNoFaults(how: 'empty' | 'close'): Promise<void> {
  expect(await leavePages(how)).toEqual([]);
}

/** Fails every test of the file in which a page logs an error or sends a request to another origin. Pages are emptied for the next test. */
export function failOnPageErrors(): void {
  afterEach(() => expectNoFaults('empty'));
}

/** The same for tests that change what a page runs before its scripts (`addInitScript`, `clock`): their pages are closed. */
export function failOnErrorsOfOwnPages(): void {
  afterEach(() => expectNoFaults('close'));
}

/** The same for tests that share their pages: these are closed after the last test of the `describe` block. */
export function failOnErrorsOfSharedPages(): void {
  afterAll(() => expectNoFaults('close'));
}

import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds, like Playwright's time-out in these tests. */
const timeout = 60_000;

/** Reads a value from a page until it equals the expected one, or fails after the time-out. */
export async function expectSoon<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const end = Date.now() + timeout;
  let seen = await read();
  while (!same(seen, expected) && Date.now() < end) {
    await pause(50);
    seen = await read();
  }
  expect(seen).toEqual(expected);
}

const same = (seen: unknown, expected: unknown): boolean => JSON.stringify(seen) === JSON.stringify(expected);

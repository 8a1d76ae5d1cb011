import { setTimeout as pause } from 'node:timers/promises';

/** How long a page may take to show what it should, as long as a locator waits. */
const patience = 60_000;

/** Expects what a page shows to become equal to something: it may still be drawing when it is first read. */
export async function expectSoon<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const end = Date.now() + patience;
  let seen = await read();
  while (!same(seen, expected) && Date.now() < end) {
    await pause(50);
    seen = await read();
  }
  expect(seen).toEqual(expected);
}

const same = (seen: unknown, expected: unknown): boolean => JSON.stringify(seen) === JSON.stringify(expected);

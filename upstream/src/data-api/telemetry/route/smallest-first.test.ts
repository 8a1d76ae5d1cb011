import { SmallestFirst } from './smallest-first.js';

test('takes the smallest item first, and looks at few of them for it', () => {
  const n = 10_000;
  let looks = 0;
  const items = new SmallestFirst<number>((item) => {
    looks += 1;
    return item;
  });
  // Each number once, in an order without a pattern: 7,919 is prime.
  for (let at = 0; at < n; at += 1) items.add((at * 7_919) % n);
  const taken = Array.from({ length: n }, () => items.take());
  expect(taken).toEqual(Array.from({ length: n }, (_, at) => at));
  expect(items.take()).toBeUndefined();
  expect(looks).toBeLessThan(2 * n * 5 * Math.log2(n));
});

test('takes items that are added between two others', () => {
  const items = new SmallestFirst<number>((item) => item);
  for (const item of [3, 9, 3]) items.add(item);
  expect(items.take()).toBe(3);
  for (const item of [5, 1]) items.add(item);
  expect([items.take(), items.take(), items.take(), items.take()]).toEqual([1, 3, 5, 9]);
});

import { GroupCommit } from './group-commit.js';

/** Commits when the test does. */
function controlled({ largest = 1000, most = 1 } = {}) {
  const groups: { items: readonly number[]; end(outcomes: readonly string[] | Error): void }[] = [];
  const commit = new GroupCommit<number, string>(
    (items) =>
      new Promise((resolve, reject) => {
        groups.push({
          items,
          end: (outcomes) => (outcomes instanceof Error ? reject(outcomes) : resolve(outcomes)),
        });
      }),
    { largest, most },
  );
  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  return { commit, groups, turn };
}

test('items that arrive together, and those that arrive while a group is committed, are one group each', async () => {
  const { commit, groups, turn } = controlled();
  const first = [commit.add(1), commit.add(2)];
  await turn();
  const second = [commit.add(3), commit.add(4), commit.add(5)];
  await turn();
  expect(groups.map(({ items }) => items)).toEqual([[1, 2]]);
  expect(commit.waiting).toBe(3);
  groups[0]?.end(['one', 'two']);
  expect(await Promise.all(first)).toEqual(['one', 'two']);
  await turn();
  expect(groups[1]?.items).toEqual([3, 4, 5]);
  groups[1]?.end(['three', 'four', 'five']);
  expect(await Promise.all(second)).toEqual(['three', 'four', 'five']);
  expect(commit.waiting).toBe(0);
});

test('no item is resolved before its group is committed', async () => {
  const { commit, groups, turn } = controlled();
  let isResolved = false;
  const result = commit.add(1).then(() => {
    isResolved = true;
  });
  await turn();
  expect(isResolved).toBe(false);
  groups[0]?.end(['one']);
  await result;
  expect(isResolved).toBe(true);
});

test('a group has no more items than it may', async () => {
  const { commit, groups, turn } = controlled({ largest: 2 });
  const results = [1, 2, 3, 4, 5].map((item) => commit.add(item));
  for (const outcomes of [['a', 'b'], ['c', 'd'], ['e']]) {
    await turn();
    groups.at(-1)?.end(outcomes);
    await turn();
  }
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(groups.map(({ items }) => items.length)).toEqual([2, 2, 1]);
});

test('a group that fails refuses its items, and the next one is committed', async () => {
  const { commit, groups, turn } = controlled({ largest: 1 });
  const lost = commit.add(1);
  const kept = commit.add(2);
  await turn();
  groups[0]?.end(new Error('the database is gone'));
  await expect(lost).rejects.toThrow('the database is gone');
  await turn();
  groups[1]?.end(['two']);
  expect(await kept).toBe('two');
});

test('no more groups are committed at the same time than may be', async () => {
  const { commit, groups, turn } = controlled({ most: 2 });
  const results = [commit.add(1)];
  await turn();
  results.push(commit.add(2));
  await turn();
  results.push(commit.add(3), commit.add(4));
  await turn();
  expect(groups.map(({ items }) => items)).toEqual([[1], [2]]);
  groups[1]?.end(['two']);
  await turn();
  expect(groups[2]?.items).toEqual([3, 4]);
  groups[0]?.end(['one']);
  groups[2]?.end(['three', 'four']);
  expect(await Promise.all(results)).toEqual(['one', 'two', 'three', 'four']);
});

import PQueue from 'p-queue';
import { FairQueue, QueueFull } from './fair-queue.js';

const after = (ofPerson = 10, ofAll = 20) => {
  const queue = new FairQueue(new PQueue({ concurrency: 1 }), { ofPerson, ofAll });
  const done: string[] = [];
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const add = (person: string, name: string) =>
    queue.add(person, async () => {
      await gate;
      done.push(name);
    });
  return { add, done, open: () => open() };
};

test('the first task of a person comes before the further ones of another', async () => {
  const { add, done, open } = after();
  const all = [
    add('a', 'a1'),
    add('a', 'a2'),
    add('a', 'a3'),
    add('b', 'b1'),
    add('b', 'b2'),
    add('c', 'c1'),
  ];
  open();
  await Promise.all(all);
  expect(done.slice(0, 3).sort()).toEqual(['a1', 'a2', 'b1']);
  expect(done.indexOf('c1')).toBeLessThan(done.indexOf('a3'));
  expect(done).toHaveLength(6);
});

test('a person has a part of the places, and all together have so many', async () => {
  const { add, done, open } = after(2, 3);
  const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3')];
  await expect(add('a', 'a4')).rejects.toThrow(QueueFull);
  all.push(add('b', 'b1'));
  await expect(add('c', 'c1')).rejects.toThrow(QueueFull);
  open();
  await Promise.all(all);
  await add('a', 'a5');
  expect(done).toHaveLength(5);
});

import { sql } from 'kysely';
import type { Database } from '../database/open-database.js';
import { ENGINES } from '../testing/database/engines.js';
import { silentLog } from '../testing/silent-log.js';
import { LeasedQueue } from './leased-queue.js';
import { addTasks, type Task, type TaskKind } from './task.js';

/** A handler whose attempts end as the test decides. */
function heldTasks(more: Partial<TaskKind> = {}) {
  const begun: { task: Task; signal: AbortSignal; end: () => void; fail: (fault: unknown) => void }[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const kind: TaskKind = {
    name: 'event',
    atOnce: 2,
    afterADay: 'keep',
    handle: (task, signal) =>
      new Promise<void>((end, fail) => {
        begun.push({ task, signal, end, fail });
        for (const { count, resolve } of waiting) if (begun.length >= count) resolve();
      }),
    describe: ({ id }) => ({ id }),
    ...more,
  };
  return {
    kind,
    begun,
    /** The attempt of this number, from 1, once it has begun. */
    attempt: async (count: number) => {
      await new Promise<void>((resolve) => {
        waiting.push({ count, resolve });
        if (begun.length >= count) resolve();
      });
      const found = begun[count - 1];
      if (found === undefined) throw new Error('it has not begun');
      return found;
    },
  };
}

describe.each(ENGINES)('The queue on $name', (engine) => {
  let db: Database;
  let drop: () => Promise<void>;
  const queues: LeasedQueue[] = [];
  beforeAll(async () => {
    ({ db, drop } = await engine.open());
  });
  afterAll(() => drop());
  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    await db.deleteFrom('task').execute();
  });

  const newQueue = () => {
    const queue = new LeasedQueue({ db, log: silentLog, longestPause: 20 });
    queues.push(queue);
    return queue;
  };
  const add = (...keys: string[]) =>
    db.transaction().execute((trx) =>
      addTasks(
        trx,
        'event',
        keys.map((key) => ({ key })),
      ),
    );
  const tasks = () => db.selectFrom('task').selectAll().orderBy('id').execute();

  test('handles tasks of one key in order, and others meanwhile', async () => {
    await add('a', 'a', 'b');
    const { kind, begun, attempt } = heldTasks();
    newQueue().start(kind);
    await attempt(2);
    expect(begun.map(({ task }) => task.key).sort()).toEqual(['a', 'b']);
    const [first, last] = await tasks();
    begun.find(({ task }) => task.key === 'a')?.end();
    const { task, end } = await attempt(3);
    expect([task.key, task.id > Number(first?.id)]).toEqual(['a', true]);
    expect(task.id).toBe(last?.id);
    end();
    begun.find(({ task: { key } }) => key === 'b')?.end();
    while ((await tasks()).length > 0) await new Promise(setImmediate);
  });

  test('begins a task when one of several slots is free', async () => {
    await add('long', 'short', 'next');
    const { kind, begun, attempt } = heldTasks();
    newQueue().start(kind);
    await attempt(2);
    begun.find(({ task }) => task.key === 'short')?.end();
    expect((await attempt(3)).task.key).toBe('next');
    for (const { end } of begun) end();
  });

  test('gives a task to one of several processes, and to another once its lease has ended', async () => {
    await add('a');
    const [first, second] = [heldTasks(), heldTasks()];
    newQueue().start(first.kind);
    const lost = await first.attempt(1);
    newQueue().start(second.kind);
    expect(second.begun).toEqual([]);
    // As if the process had not renewed its lease.
    await sql`update task set next_attempt_at = now()`.execute(db);
    const taken = await Promise.race([first.attempt(2), second.attempt(1)]);
    expect(taken.task.attempts).toBe(2);
    // The first attempt is interrupted by its next renewal, and does not delete the task.
    await new Promise((resolve) => lost.signal.addEventListener('abort', resolve));
    lost.end();
    expect(await tasks()).toHaveLength(1);
    taken.end();
    while ((await tasks()).length > 0) await new Promise(setImmediate);
  });

  test('leaves an interrupted task to another process when it stops, as if it had not been tried', async () => {
    await add('a');
    const { kind, attempt } = heldTasks();
    const queue = newQueue();
    queue.start(kind);
    const { signal, fail } = await attempt(1);
    signal.addEventListener('abort', () => fail(signal.reason));
    await queue.stop();
    expect(await tasks()).toMatchObject([{ attempts: 0, given_up_at: null }]);
  });

  test.each([
    ['delete', []],
    ['keep', [{ failure: 'refused', given_up_at: expect.any(String) }]],
    ['retry', [{ failure: null, given_up_at: null, attempts: 1 }]],
  ] as const)('after 24 hours of failures: %s', async (afterADay, left) => {
    await add('a');
    await sql`update task set created_at = now() - interval '25 hours'`.execute(db);
    const { kind, attempt } = heldTasks({ afterADay });
    const queue = newQueue();
    queue.start(kind);
    (await attempt(1)).fail(new Error('refused'));
    await queue.stop();
    expect(await tasks()).toMatchObject(left);
  });

  test('adds each recurring task once, however many processes begin', async () => {
    const recurring = { keys: ['x', 'y'], isDue: () => sql<boolean>`false` };
    const { kind } = heldTasks({ name: 'job', recurring });
    await Promise.all([newQueue(), newQueue(), newQueue()].map((queue) => queue.handleDue(kind)));
    expect((await tasks()).map(({ key }) => key).sort()).toEqual(['x', 'y']);
  });
});

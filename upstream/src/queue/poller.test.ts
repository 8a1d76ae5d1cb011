import { setTimeout as sleep } from 'node:timers/promises';
import { Poller } from './poller.js';

/** Runs whose ends the test decides. */
function heldRuns(pause: number) {
  const ends: (() => void)[] = [];
  const state = { started: 0, concurrent: 0, mostConcurrent: 0, faults: 0 };
  const poller = new Poller({
    work: async () => {
      state.started += 1;
      state.concurrent += 1;
      state.mostConcurrent = Math.max(state.mostConcurrent, state.concurrent);
      await new Promise<void>((resolve) => ends.push(resolve));
      state.concurrent -= 1;
      return pause;
    },
    failed: () => {
      state.faults += 1;
    },
  });
  const end = async () => {
    ends.shift()?.();
    await sleep(5);
  };
  return { poller, state, end };
}

describe('The poller', () => {
  test('runs once more, and only once, when it is woken several times during a run', async () => {
    const { poller, state, end } = heldRuns(60_000);
    poller.wake();
    poller.wake();
    await end();
    expect(state.started).toBe(1 + 1);
    poller.wake();
    poller.wake();
    poller.wake();
    await end();
    await end();
    expect(state).toEqual({ started: 3, concurrent: 0, mostConcurrent: 1, faults: 0 });
    await poller.stop();
  });

  test('runs again after the pause that the last run returned', async () => {
    let runs = 0;
    const poller = new Poller({
      work: async () => {
        runs += 1;
        return runs === 1 ? 10 : 60_000;
      },
      failed: () => undefined,
    });
    poller.wake();
    await sleep(100);
    expect(runs).toBe(2);
    await poller.stop();
  });

  test('reports a run that fails, and runs again when it is woken', async () => {
    const faults: unknown[] = [];
    const poller = new Poller({
      work: async () => {
        throw new Error('no database');
      },
      failed: (fault) => faults.push(fault),
    });
    poller.wake();
    await sleep(5);
    poller.wake();
    await sleep(5);
    expect(faults).toEqual([new Error('no database'), new Error('no database')]);
    await poller.stop();
  });

  test('waits for the run under way when it is stopped, and never runs again', async () => {
    const { poller, state, end } = heldRuns(1);
    poller.wake();
    let isStopped = false;
    const stopping = poller.stop().then(() => {
      isStopped = true;
    });
    await sleep(5);
    expect(isStopped).toBe(false);
    await end();
    await stopping;
    poller.wake();
    poller.wakeAfter(1);
    await sleep(20);
    expect(state.started).toBe(1);
  });
});

import { jest } from '@jest/globals';

/** Fakes intervals only (`jest.advanceTimersByTime`); all other timers stay real, so that connections keep working. */
export const fakeIntervals = () =>
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });

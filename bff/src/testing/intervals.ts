import { jest } from '@jest/globals';

/** Has intervals that begin from now on go by `jest.advanceTimersByTime`; all else goes by the clock, so that connections live. */
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

import { jest } from '@jest/globals';
import { DisconnectSignal } from './disconnect-signal.js';

test('notifies every remaining listener once', () => {
  const signal = new DisconnectSignal();
  const notified: string[] = [];
  const first = () => notified.push('first');
  const second = () => notified.push('second');
  signal.addEventListener('abort', first);
  signal.addEventListener('abort', second);
  signal.removeEventListener('abort', first);
  expect(signal.aborted).toBe(false);
  signal.abort();
  signal.abort();
  expect(signal.aborted).toBe(true);
  expect(notified).toEqual(['second']);
});

test('takes any number of listeners without a warning', async () => {
  const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  try {
    const signal = new DisconnectSignal();
    for (let call = 0; call < 50; call += 1) signal.addEventListener('abort', () => undefined);
    expect(warn).not.toHaveBeenCalled();
  } finally {
    warn.mockRestore();
  }
});

test('aborts its AbortSignal, before and after the client disconnects', () => {
  const signal = new DisconnectSignal();
  const abortSignal = signal.toAbortSignal();
  expect(abortSignal.aborted).toBe(false);
  signal.abort();
  expect(abortSignal.aborted).toBe(true);
  expect(signal.toAbortSignal().aborted).toBe(true);
});

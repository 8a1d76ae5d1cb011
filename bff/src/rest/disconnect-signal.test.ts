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

test('takes any number of listeners', () => {
  const signal = new DisconnectSignal();
  let notified = 0;
  for (let call = 0; call < 50; call += 1)
    signal.addEventListener('abort', () => {
      notified += 1;
    });
  signal.abort();
  expect(notified).toBe(50);
});

test('aborts its AbortSignal, before and after the client disconnects', () => {
  const signal = new DisconnectSignal();
  const abortSignal = signal.toAbortSignal();
  expect(abortSignal.aborted).toBe(false);
  signal.abort();
  expect(abortSignal.aborted).toBe(true);
  expect(signal.toAbortSignal().aborted).toBe(true);
});

import { jest } from '@jest/globals';
import { disconnectController } from './disconnect-signal.js';

test('notifies every remaining listener once', () => {
  const controller = disconnectController();
  const notified: string[] = [];
  const first = () => notified.push('first');
  const second = () => notified.push('second');
  controller.signal.addEventListener('abort', first);
  controller.signal.addEventListener('abort', second);
  controller.signal.removeEventListener('abort', first);
  expect(controller.signal.aborted).toBe(false);
  controller.abort();
  controller.abort();
  expect(controller.signal.aborted).toBe(true);
  expect(notified).toEqual(['second']);
});

test('takes any number of listeners without a warning', async () => {
  const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  try {
    const { signal } = disconnectController();
    for (let call = 0; call < 50; call += 1) signal.addEventListener('abort', () => undefined);
    expect(warn).not.toHaveBeenCalled();
  } finally {
    warn.mockRestore();
  }
});

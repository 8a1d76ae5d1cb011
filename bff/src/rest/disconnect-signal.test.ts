import { abortSignalOf, HangUp } from './disconnect-signal.js';

test('a client that hangs up is told of once, to whoever still listens', () => {
  const hangUp = new HangUp();
  const heard: string[] = [];
  const first = () => heard.push('first');
  const second = () => heard.push('second');
  hangUp.addEventListener('abort', first);
  hangUp.addEventListener('abort', second);
  hangUp.removeEventListener('abort', first);
  expect(hangUp.aborted).toBe(false);
  hangUp.abort();
  hangUp.abort();
  expect(hangUp.aborted).toBe(true);
  expect(heard).toEqual(['second']);
});

describe('as Node has it', () => {
  test('aborts with it, and is one for all that ask', () => {
    const hangUp = new HangUp();
    const signal = abortSignalOf(hangUp);
    expect(abortSignalOf(hangUp)).toBe(signal);
    expect(signal.aborted).toBe(false);
    hangUp.abort();
    expect(signal.aborted).toBe(true);
  });

  test('of who has gone already is aborted', () => {
    const hangUp = new HangUp();
    hangUp.abort();
    expect(abortSignalOf(hangUp).aborted).toBe(true);
  });

  test('a signal is its own', () => {
    const { signal } = new AbortController();
    expect(abortSignalOf(signal)).toBe(signal);
  });
});

import { person } from '../testing/data/people';

/** Each test has the modules of its own: the queue begins with the session. */
async function freshPreload() {
  jest.resetModules();
  const [{ preload }, { startSession }] = [await import('./preload'), await import('../api/session')];
  return { preload, signIn: () => startSession(person()) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('loads one piece after the other, once the screen is shown', async () => {
  const { preload, signIn } = await freshPreload();
  signIn();
  const loaded: string[] = [];
  let finish: () => void = () => undefined;
  preload(() => {
    loaded.push('first');
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  preload(async () => loaded.push('second'));
  await jest.advanceTimersByTimeAsync(1400);
  expect(loaded).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(loaded).toEqual(['first']);
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(loaded).toEqual(['first', 'second']);
});

it('goes on after a piece that cannot be loaded', async () => {
  const { preload, signIn } = await freshPreload();
  signIn();
  const next = jest.fn(async () => undefined);
  preload(() => Promise.reject(new Error('no network')));
  preload(next);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(next).toHaveBeenCalledTimes(1);
});

it('loads nothing before somebody is signed in', async () => {
  const { preload, signIn } = await freshPreload();
  const load = jest.fn(async () => undefined);
  preload(load);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  signIn();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads nothing for a browser that is set to save data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { preload, signIn } = await freshPreload();
  signIn();
  const load = jest.fn(async () => undefined);
  preload(load);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});

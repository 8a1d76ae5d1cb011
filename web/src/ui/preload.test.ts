/** Each test has the module of its own, whose queue begins when it is loaded. */
async function freshPreload() {
  jest.resetModules();
  return (await import('./preload')).preload;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('loads one piece after the other, once the screen is shown', async () => {
  const preload = await freshPreload();
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
  const preload = await freshPreload();
  const next = jest.fn(async () => undefined);
  preload(() => Promise.reject(new Error('no network')));
  preload(next);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(next).toHaveBeenCalledTimes(1);
});

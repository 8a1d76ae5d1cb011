/** Runs at once; any number of further requests within `milliseconds` cause one more run at their end. */
export function atMostEvery(milliseconds: number, run: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;
  const begin = (): void => {
    isDue = false;
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) begin();
    }, milliseconds);
    timer.unref();
  };
  return {
    run: () => {
      isDue = true;
      if (timer === undefined) begin();
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * @param {import('playwright-core').Page} page
 * @returns {Promise<{spent: () => Promise<number>, detach: () => Promise<void>}>} `spent`: CPU milliseconds of the page's main
 *   thread so far
 */
export async function mainThreadOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    spent: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
    },
    detach: () => session.detach(),
  };
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * The main-thread time of each frame of the page that draws most, with all work since the frame before.
 * @param {import('playwright-core').Browser} browser
 * @param {() => Promise<unknown>} act runs during the measurement
 * @returns {Promise<{clock: number, computed: number}[]>} wall-clock and CPU milliseconds of
 *   each frame
 */
export async function workOfFrames(browser, act) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, recordMode: 'recordAsMuchAsPossible' },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return framesIn(events);
}

function framesIn(events) {
  const drawn = events.filter(({ name }) => name === 'FireAnimationFrame');
  const counts = new Map();
  for (const { pid, tid } of drawn) counts.set(`${pid} ${tid}`, (counts.get(`${pid} ${tid}`) ?? 0) + 1);
  const [thread] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one));
  const isOfThread = ({ pid, tid }) => `${pid} ${tid}` === thread;
  const starts = drawn
    .filter(isOfThread)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const tasks = events
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && isOfThread(event))
    .sort((a, b) => a.ts - b.ts);
  const result = [];
  let clock = 0;
  let computed = 0;
  let next = 0;
  for (const { ts, dur, tdur = 0 } of tasks) {
    clock += dur / 1000;
    computed += tdur / 1000;
    const first = next;
    while (next < starts.length && starts[next] <= ts + dur) next += 1;
    if (next === first) continue;
    result.push({ clock, computed });
    clock = 0;
    computed = 0;
  }
  return result.slice(1);
}

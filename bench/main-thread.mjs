/**
 * @param {import('playwright-core').Page} page
 * @returns {Promise<{spent: () => Promise<number>, detach: () => Promise<void>}>} `spent`: the milliseconds that the page's
 *   main thread has computed so far, whatever else the machine does
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

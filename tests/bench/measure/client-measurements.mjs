/** Limits of the 95th percentile in milliseconds. */
export const limits = { interaction: 50, mount: 200, frame: 33, comeBack: 50 };

/**
 * The measurements on the list of vehicles, in their order. Each restores the list except for its page and sort order.
 * @param {import('playwright-core').Page} page with the probe of page-probe.mjs
 * @returns {{name: string, isInteraction?: boolean, limit: number, count: number, prepare?: (n: number) => Promise<void>,
 *   act: (n: number) => Promise<number | number[]>}[]} `act` returns milliseconds
 */
export function measurementsOn(page) {
  const probe = (name, argument) =>
    page.evaluate(([key, value]) => window.probe[key](value), [name, argument]);
  const button = (name) => page.getByRole('button', { name, exact: true });
  const tab = (name) => page.getByRole('navigation', { name: 'Tab terbuka' }).getByRole('link', { name });
  const sidebar = page.getByRole('navigation', { name: 'Menu utama' });
  const rows = page.locator('.bp6-table-quadrant-main > .bp6-table-quadrant-scroll-container');
  const filters = page.getByRole('form', { name: 'Search/Filters' });
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('License Plate') });

  /** A user interaction, measured from each input to the next paint. */
  const interaction = (name, count, does, prepare) => ({
    name,
    isInteraction: true,
    limit: limits.interaction,
    count,
    prepare,
    act: async (n) => {
      // Reset the measurement: the last interaction of the preparation is reported only now.
      await probe('worstInteraction');
      await does(n);
      return probe('worstInteraction');
    },
  });
  /** The probe is called before the click, so that the time of the call is not measured. */
  const afterClick = async (measurement, target) => {
    const result = probe(measurement);
    await target.click();
    return result;
  };
  const openDialog = (n) => rows.click({ position: { x: 100, y: 60 + 34 * (n % 6) } });
  const closeDialog = async () => {
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };
  const scrolling = (name, axis, step) => ({
    name,
    limit: limits.frame,
    count: 3,
    act: () => probe('framesOfScrolling', { axis, step, count: 100 }),
  });

  return [
    {
      // A click on the tab of the current screen loads the screen again, with cached rows.
      name: 'table mounts: released to painted',
      limit: limits.mount,
      count: 20,
      act: () => afterClick('clickToTable', tab('Manage Vehicle')),
    },
    {
      name: 'next page: rows received to painted',
      limit: limits.mount,
      count: 20,
      act: () => afterClick('rowsToTable', button('Halaman berikutnya')),
    },
    scrolling('a frame, scrolling down 100 px each', 'scrollTop', 100),
    scrolling('a frame, scrolling sideways 40 px each', 'scrollLeft', 40),
    {
      name: 'back to the open tab: released to painted',
      limit: limits.comeBack,
      count: 20,
      prepare: async () => {
        await sidebar.locator('a[href="/dashboard"]').click();
        await page.getByText('Tersedia').waitFor();
      },
      act: () => afterClick('clickToTable', tab('Manage Vehicle')),
    },
    interaction(
      'arrow keys in the table',
      40,
      () => page.keyboard.press('ArrowDown'),
      () => rows.focus(),
    ),
    interaction('sorting by a header', 20, () => page.locator('button.header-name:visible').first().click()),
    interaction('next page', 20, () => button('Halaman berikutnya').click()),
    interaction('folding the filters', 20, () => button('Search/Filters').click()),
    interaction(
      'typing in the filter',
      30,
      (n) => page.keyboard.press(n % 10 === 0 ? 'Backspace' : 'b'),
      async () => {
        if (!(await filters.isVisible())) await button('Search/Filters').click();
        await filters.getByLabel('Kata kunci').focus();
      },
    ),
    interaction('opening a dialog', 20, openDialog, async (n) => {
      if (n > 0) await closeDialog();
    }),
    interaction(
      'closing a dialog',
      20,
      () => page.keyboard.press('Escape'),
      async (n) => {
        // The previous measurement left a dialog open.
        if (n === 0) await closeDialog();
        await openDialog(n);
        await dialog.waitFor();
      },
    ),
  ];
}

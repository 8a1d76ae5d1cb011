import type { Locator } from 'playwright-core';

/**
 * What keeps an overlay from being used though it is open: something else lies over one of its buttons, or the focus is outside
 * it. Empty once nothing does.
 */
async function faultsOf(overlay: Locator): Promise<string[]> {
  return overlay.evaluate((element) => {
    const faults: string[] = [];
    if (!element.contains(document.activeElement))
      faults.push(`the focus is on ${document.activeElement?.outerHTML.slice(0, 200)}`);
    const controls = [...element.querySelectorAll('button, a[href], input, textarea')];
    for (const control of controls) {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInView = width > 0 && x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
      const covering = isInView ? document.elementFromPoint(x, y) : null;
      if (covering !== null && !element.contains(covering))
        faults.push(`${control.outerHTML.slice(0, 80)} lies under ${covering.outerHTML.slice(0, 80)}`);
    }
    return faults;
  });
}

/** Waits until an overlay is open, above everything else, and has the focus. @throws saying what stands in its way */
export async function expectOnTop(overlay: Locator): Promise<void> {
  await overlay.waitFor();
  const until = Date.now() + 5000;
  let faults = await faultsOf(overlay);
  while (faults.length > 0 && Date.now() < until) {
    await overlay.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    faults = await faultsOf(overlay);
  }
  expect(faults).toEqual([]);
}

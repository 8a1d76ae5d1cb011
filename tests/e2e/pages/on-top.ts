import type { Locator } from 'playwright-core';

/**
 * Why an open overlay cannot be used: its controls are covered by other elements, or the focus is outside it. Empty if it can.
 */
async function faultsOf(overlay: Locator): Promise<string[]> {
  return overlay.evaluate((element) => {
    const faults: string[] = [];
    const portal = element.closest('.bp6-portal') ?? element;
    const { activeElement } = document;
    if (!portal.contains(activeElement))
      faults.push(`the focus is on ${activeElement?.outerHTML.slice(0, 200)}`);
    const controls = [...element.querySelectorAll('button, a[href], input, textarea, [role="option"]')];
    for (const control of controls) {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const box = element.getBoundingClientRect();
      const isInView = width > 0 && x > box.left && x < box.right && y > box.top && y < box.bottom;
      const covering = isInView ? document.elementFromPoint(x, y) : null;
      if (covering !== null && !portal.contains(covering))
        faults.push(`${control.outerHTML.slice(0, 80)} is covered by ${covering.outerHTML.slice(0, 80)}`);
    }
    return faults;
  });
}

/** Waits until an overlay is open, is above everything else and has the focus. */
export async function expectOnTop(overlay: Locator): Promise<void> {
  await overlay.waitFor();
  const until = Date.now() + 30_000;
  let faults = await faultsOf(overlay);
  while (faults.length > 0 && Date.now() < until) {
    await overlay.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    faults = await faultsOf(overlay);
  }
  expect(faults).toEqual([]);
}

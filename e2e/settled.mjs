/**
 * Waits for fonts and the last transition, so that what is seen is what a person sees; what moves for ever is left to move.
 * @param {import('playwright-core').Page} page
 */
export async function settled(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/**
 * Waits until fonts are loaded and all finite animations have ended. The end of one animation may start another, because a
 * child element transitions inherited properties itself.
 * @param {import('playwright-core').Page} page
 */
export async function waitUntilSettled(page) {
  await page.evaluate(async () => {
    // Animations in the hidden screen of an inactive tab never end.
    const willEnd = ({ effect, playState }) =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity &&
      (effect?.target?.checkVisibility() ?? true);
    const finiteAnimations = () => document.getAnimations().filter(willEnd);
    await document.fonts.ready;
    for (let running = finiteAnimations(); running.length > 0; running = finiteAnimations())
      await Promise.allSettled(running.map((animation) => animation.finished));
  });
}

/**
 * Waits for fonts and the last transition, so that what is seen is what a person sees; what moves for ever is left to move.
 * One that ends may begin another: what an element inherits sets off its own.
 * @param {import('playwright-core').Page} page
 */
export async function settled(page) {
  await page.evaluate(async () => {
    // In the hidden screen of another tab nothing moves on, nor ends.
    const isEnding = ({ effect, playState }) =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity &&
      (effect?.target?.checkVisibility() ?? true);
    const ending = () => document.getAnimations().filter(isEnding);
    await document.fonts.ready;
    for (let running = ending(); running.length > 0; running = ending())
      await Promise.allSettled(running.map((animation) => animation.finished));
  });
}

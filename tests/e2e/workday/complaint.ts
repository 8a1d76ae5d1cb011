import type { Page } from 'playwright-core';

/** Waits for the parts of a complaint that are loaded after it. */
export async function expectComplete(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Petunjuk arah' }).waitFor();
  await page.getByRole('button', { name: 'Balasan cepat' }).waitFor();
}

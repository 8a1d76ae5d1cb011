import { firefox, type Page } from 'playwright-core';
import { armadaUrl } from '../calls/gateway.js';
import { mainWalk, NOTE_FAULTS, type Walker } from './walk.js';

const walker = (page: Page): Walker => {
  const first = (what: string) => page.locator(`xpath=${what}`).first();
  return {
    open: async (path) => void (await page.goto(path)),
    see: (what) => first(what).waitFor(),
    press: (what) => first(what).click(),
    // Key by key: React does not hear of a text that this driver sets.
    type: async (what, text) => {
      await first(what).press('ControlOrMeta+A');
      await first(what).pressSequentially(text);
    },
    value: (expression) => page.evaluate(expression),
  };
};

test('Firefox walks through the screens without an error', async () => {
  const executablePath = process.env.FIREFOX ?? '';
  // Debian's own build: this channel speaks WebDriver BiDi with it.
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
  try {
    const context = await browser.newContext({
      baseURL: armadaUrl(),
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript(NOTE_FAULTS);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    expect(await mainWalk(walker(page), 'Firefox')).toEqual([]);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});

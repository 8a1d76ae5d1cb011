import { Builder, By, error, until, type WebDriver } from 'selenium-webdriver';
import { startProgram } from '../../../scripts/services/programs.mjs';
import { armadaUrl } from '../calls/gateway.js';
import { mainWalk, NOTE_FAULTS, type Walker } from './walk.js';

/** Milliseconds for slow machines; the test does not measure speed. */
const TIMEOUT = 60_000;
const [PORT, DISPLAY] = [47_820, ':97'];

/** Checks whether an element cannot be pressed yet, or was drawn anew. */
const isNotYet = (reason: unknown): boolean =>
  reason instanceof error.ElementNotInteractableError || reason instanceof error.StaleElementReferenceError;

function walker(driver: WebDriver): Walker {
  const find = async (what: string) => {
    const element = await driver.wait(until.elementLocated(By.xpath(what)), TIMEOUT, what);
    return driver.wait(until.elementIsVisible(element), TIMEOUT, what);
  };
  return {
    open: async (path) => {
      await driver.get(`${armadaUrl()}${path}`);
      await driver.executeScript(NOTE_FAULTS);
    },
    see: async (what) => void (await find(what)),
    // Until it can be pressed, as Playwright waits: a list is drawn anew when its widths are known.
    press: async (what) => {
      const press = async (): Promise<boolean> => {
        try {
          await (await find(what)).click();
          return true;
        } catch (reason) {
          if (isNotYet(reason)) return false;
          throw reason;
        }
      };
      await driver.wait(press, TIMEOUT, what);
    },
    type: async (what, text) => {
      const field = await find(what);
      await field.clear();
      await field.sendKeys(text);
    },
    value: (expression) => driver.executeScript(`return ${expression}`),
  };
}

test('WebKit walks through the screens without an error', async () => {
  const screen = startProgram(['Xvfb', DISPLAY, '-screen', '0', '1440x900x24']);
  const server = startProgram([process.env.WEBKIT ?? '', `--port=${PORT}`], { env: { DISPLAY } });
  try {
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${PORT}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args: ['--automation'] },
      })
      .build();
    try {
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
      expect(await mainWalk(walker(driver), 'WebKit')).toEqual([]);
    } finally {
      await driver.quit();
    }
  } finally {
    await server.stop();
    await screen.stop();
  }
});

import type { FileChooser, Locator, Page } from 'playwright-core';
import { expectSoon } from '../pages/expect-soon.js';

/** A file as Playwright takes it. */
type File = Exclude<Parameters<FileChooser['setFiles']>[0], string | readonly unknown[]>;

/** Runs in the page: whether no overlay is opening or closing, and the topmost one, if it has keys of its own, has the focus. */
function isFocusSettled(): boolean {
  const moving = '[class*="-appear-active"], [class*="-enter-active"], [class*="-exit-active"]';
  const portals = [...document.querySelectorAll('.bp6-portal')].filter(
    (portal) => portal.querySelector('.bp6-dialog, .bp6-menu') !== null,
  );
  if (portals.some((portal) => portal.querySelector(moving) !== null)) return false;
  const { activeElement } = document;
  const top = portals.at(-1);
  return top === undefined || top.contains(activeElement);
}

/** Presses of Tab after which an element counts as out of reach. */
const MOST_TABS = 60;

/** Waits until an element has the focus: by itself, which costs the person nothing. */
async function expectFocused(target: Locator): Promise<void> {
  await target.waitFor();
  await expectSoon(() => isFocused(target), true);
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/**
 * A way in which a person works. Each press of a mouse button, a finger or a key is an action, and so is a text that is typed without a press
 * of another key between; looking, scrolling and waiting cost nothing.
 */
export abstract class InputMethod {
  actions = 0;

  /**
   * @param page where they are; it may be changed to another one
   * @param isSmall whether lists are cards and the menu opens by a button
   */
  constructor(
    public page: Page,
    readonly isSmall: boolean,
  ) {}

  /** Presses a button, a link, or the like. */
  abstract press(target: Locator): Promise<void>;
  /** Types into an empty field. */
  abstract write(field: Locator, text: string): Promise<void>;
  /** Chooses an entry of a select. */
  abstract choose(select: Locator, text: string): Promise<void>;
  /** Chooses an entry of a list with a search box, which a button opens. */
  abstract search(button: Locator, text: string): Promise<void>;
  /** Switches a check box or a radio button on. */
  abstract check(box: Locator): Promise<void>;
  /** Ticks the item of a tree with this name. */
  abstract tick(tree: Locator, name: string): Promise<void>;
  /**
   * Opens a screen from any other.
   * @param entry its entry in the menu
   */
  abstract open(entry: string): Promise<void>;
  /** Finds a record in the command palette, and opens it. */
  abstract find(text: string, record: string): Promise<void>;
  /** Goes to the content of a page that has just been loaded. */
  abstract enter(): Promise<void>;
  /** Waits until the screen that was just opened has the keys. */
  abstract arrive(): Promise<void>;
  /** Opens the row of a list with this text in one of its cells, which is a row that can be seen. */
  abstract openRow(list: string, text: string): Promise<void>;
  /** Selects all rows of the page of a list. */
  abstract selectPage(list: string): Promise<void>;

  protected get searchBox(): Locator {
    return this.page.getByRole('combobox', { name: 'Cari . . .' });
  }

  protected get palette(): Locator {
    return this.page.getByRole('combobox', { name: 'Cari dan perintah' });
  }

  /** Saves a form, and waits until its dialog has closed. */
  async save(dialog: Locator): Promise<void> {
    await this.press(dialog.getByRole('button', { name: 'Save', exact: true }));
    await dialog.waitFor({ state: 'hidden' });
  }

  /** Types into the field that has the focus by itself. */
  async typeAt(field: Locator, text: string): Promise<void> {
    await expectFocused(field);
    await this.type(text);
  }

  /** Chooses a file with the button that opens the system's own dialog, in which the choice is one action. */
  async attach(button: Locator, file: File): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.press(button);
    await (await chooser).setFiles(file);
    this.actions += 1;
  }

  /** Types a text. */
  protected async type(text: string): Promise<void> {
    await this.page.keyboard.insertText(text);
    this.actions += 1;
  }

  /** Presses keys one after the other. */
  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
    this.actions += keys.length;
  }
}

/** A mouse, or a finger on a touch screen; texts are typed. */
export class Pointer extends InputMethod {
  async press(target: Locator): Promise<void> {
    if (this.isSmall) await target.tap();
    else await target.click();
    this.actions += 1;
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await this.type(text);
  }

  async choose(select: Locator, text: string): Promise<void> {
    await select.selectOption({ label: text });
    this.actions += 2;
  }

  async search(button: Locator, text: string): Promise<void> {
    await this.press(button);
    await this.typeAt(this.searchBox, text);
    await this.press(this.page.getByRole('listbox').getByRole('option', { name: text }));
  }

  tick(tree: Locator, name: string): Promise<void> {
    return this.press(tree.getByRole('treeitem', { name, exact: true }));
  }

  check(box: Locator): Promise<void> {
    // What can be seen of it is drawn above it, within its label.
    return this.press(box.locator('..'));
  }

  async open(entry: string): Promise<void> {
    if (this.isSmall) await this.press(this.page.getByRole('button', { name: 'Buka menu' }));
    const menu = this.page.getByRole('navigation', { name: 'Menu utama' });
    await this.press(menu.getByRole('link', { name: entry, exact: true }));
  }

  async find(text: string, record: string): Promise<void> {
    await this.press(this.page.locator('.header-search'));
    await this.typeAt(this.palette, text);
    await this.press(this.page.getByRole('option', { name: record }).first());
  }

  async enter(): Promise<void> {}

  async arrive(): Promise<void> {}

  async openRow(list: string, text: string): Promise<void> {
    const rows = this.isSmall
      ? this.page.getByRole('list', { name: list, exact: true }).getByRole('listitem')
      : this.page.getByRole('grid', { name: list, exact: true }).locator('.cell-content');
    await this.press(rows.filter({ hasText: text }).first());
  }

  async selectPage(list: string): Promise<void> {
    if (!this.isSmall) return this.press(this.page.locator('.page-box').first());
    await this.press(this.page.getByRole('button', { name: 'Pilih', exact: true }));
    await this.press(this.page.getByRole('list', { name: list, exact: true }).getByRole('listitem').first());
    await this.press(this.page.getByRole('button', { name: /^Pilih semua .* yang ditemukan$/ }));
  }
}

/** A keyboard alone, on a desktop. */
export class Keyboard extends InputMethod {
  constructor(page: Page) {
    super(page, false);
  }

  async press(target: Locator): Promise<void> {
    await this.#focus(target);
    await this.keys('Enter');
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.#focus(field);
    await this.type(text);
  }

  async choose(select: Locator, text: string): Promise<void> {
    await this.#focus(select);
    await this.page.keyboard.type(text);
    this.actions += 1;
  }

  async search(button: Locator, text: string): Promise<void> {
    await this.press(button);
    await this.typeAt(this.searchBox, text);
    await this.page.getByRole('listbox').getByRole('option', { name: text }).waitFor();
    await this.keys('Enter');
  }

  /** A letter goes to the next item that begins with it. */
  async tick(tree: Locator, name: string): Promise<void> {
    await this.#focus(tree.locator('[role="treeitem"][tabindex="0"]'));
    const item = tree.getByRole('treeitem', { name, exact: true });
    for (let presses = 0; presses < MOST_TABS && !(await isFocused(item)); presses += 1)
      await this.keys(name.charAt(0));
    await this.keys('Space');
  }

  async check(box: Locator): Promise<void> {
    await this.#focus(box);
    await this.keys('Space');
  }

  open(entry: string): Promise<void> {
    return this.find(entry, entry);
  }

  async find(text: string, record: string): Promise<void> {
    // The keys work from then on.
    await this.page.locator('.header-search').waitFor();
    await this.keys('Control+k');
    await this.typeAt(this.palette, text);
    await this.page.getByRole('option', { name: record }).first().waitFor();
    await this.keys('Enter');
  }

  /** With the link to the content, which is the first thing that Tab reaches. */
  async enter(): Promise<void> {
    await this.press(this.page.getByRole('link', { name: 'Langsung ke isi halaman' }));
  }

  arrive(): Promise<void> {
    return expectFocused(this.page.locator('#content'));
  }

  async openRow(list: string, text: string): Promise<void> {
    await this.#focusRows(list);
    const row = this.page.locator('.resource-table .cell-content').filter({ hasText: text }).first();
    const place = Number(await row.getAttribute('data-row'));
    await this.keys(...Array<string>(place + 1).fill('ArrowDown'), 'Enter');
  }

  async selectPage(list: string): Promise<void> {
    // What selects rows is loaded after them.
    await this.page.locator('.row-box').first().waitFor({ state: 'attached' });
    await this.#focusRows(list);
    await this.keys('Control+a');
  }

  #focusRows(list: string): Promise<void> {
    return this.#focus(this.page.getByRole('grid', { name: list, exact: true }));
  }

  /** Presses Tab, or Shift and Tab if the element is before the one with the focus, until it has the focus. */
  async #focus(target: Locator): Promise<void> {
    await target.waitFor();
    await this.page.waitForFunction(isFocusSettled);
    for (let presses = 0; presses <= MOST_TABS; presses += 1) {
      const key = await target.evaluate((element) => {
        const { activeElement } = document;
        if (element === activeElement || activeElement === null) return null;
        const isBefore = element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
        return isBefore ? 'Shift+Tab' : 'Tab';
      });
      if (key === null) return;
      await this.keys(key);
    }
    throw new Error(`${MOST_TABS} presses of Tab do not focus ${target}`);
  }
}

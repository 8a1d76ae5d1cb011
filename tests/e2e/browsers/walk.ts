import { list, password, people } from '../calls/gateway.js';

/** A browser by what the walk does in it. Elements are named by XPath, which every driver knows. */
export interface Walker {
  open: (path: string) => Promise<void>;
  /** Waits until an element can be seen. */
  see: (what: string) => Promise<void>;
  press: (what: string) => Promise<void>;
  /** Types into a field, in place of what is in it. */
  type: (what: string, text: string) => Promise<void>;
  /** The value of an expression in the page. */
  value: (expression: string) => Promise<unknown>;
}

const text = (words: string): string => `//*[normalize-space(text())='${words}']`;
const button = (name: string): string => `//button[normalize-space()='${name}' or @aria-label='${name}']`;
const link = (name: string): string => `//nav//a[normalize-space()='${name}']`;
const field = (label: string): string =>
  `//*[self::input or self::textarea][@aria-label='${label}' or @id=//label[starts-with(normalize-space(),'${label}')]/@for]`;

const inDialog = (what: string): string => `//*[@role='dialog']${what}`;

/** Runs in each page: notes what the browser reports against the content security policy, and errors that nothing caught. */
export const NOTE_FAULTS = `
  window.faults = [];
  addEventListener('securitypolicyviolation', (event) => window.faults.push(event.violatedDirective + ' ' + event.blockedURI));
  addEventListener('error', (event) => window.faults.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => window.faults.push(String(event.reason)));
`;

/**
 * The main walk: sign in, a list and its search, a record that is changed, a complaint's conversation, the live map, dark colours,
 * sign out.
 * @returns the faults that the pages reported
 */
export async function mainWalk(walker: Walker, name: string): Promise<unknown[]> {
  const { open, see, press, type, value } = walker;
  const faults: unknown[] = [];
  const note = async (): Promise<void> => void faults.push(...list(await value('window.faults ?? []')));
  const visit = async (path: string): Promise<void> => {
    await note();
    await open(path);
  };
  await open('/');
  await type(field('Email'), people.admin);
  await type("//input[@type='password']", password);
  await press(button('Login'));
  await see("//h1[normalize-space()='Dashboard']");

  await press(link('Battery Model'));
  await press(button('Search'));
  await press("(//*[contains(@class,'cell-detail')])[1]");
  await type(inDialog(field('Nama')), `Baterai ${name}`);
  await press(inDialog(button('Save')));
  await see(text(`Baterai ${name}`));

  await visit('/complaint/maintanance?status=IN_PROGRESS');
  await press("(//*[contains(@class,'cell-detail')])[1]");
  await type("//section[@aria-label='Komentar']//textarea", `Halo dari ${name}`);
  await press(button('Kirim komentar'));
  await see(text(`Halo dari ${name}`));

  await visit('/dashboard/map');
  await press(button('Daftar kendaraan'));
  await press("(//*[contains(@class,'live-panel')]//li//button)[1]");
  await see("//*[contains(@class,'live-panel')]//a[normalize-space()='Detail']");

  await press(button('Keluar (Esc)'));
  await press("//header//button[starts-with(normalize-space(),'Akun ')]");
  await press("//*[@role='menuitem'][normalize-space()='Logout']");
  await press(button('Yes, Logout'));
  await see(button('Login'));
  await note();
  return faults;
}

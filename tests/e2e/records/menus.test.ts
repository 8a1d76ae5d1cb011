import type { Locator, Page, Request } from 'playwright-core';
import { field, Integration } from '../calls/gateway.js';
import { companyInput, createRecord, createUser } from '../calls/records.js';
import { openBrowser, signedInAt, signIn } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { recordDialog, save, saveAndClose, type } from '../pages/record-dialog.js';
import { pick } from '../pages/vehicle-screen.js';

failOnPageErrors();

const entry = (tree: Locator, name: string): Locator => tree.getByRole('treeitem', { name, exact: true });

test('Manage Menu: menus are added and moved by keyboard and by drag, but not below themselves', async () => {
  const mark = Date.now().toString(36);
  const [group, report] = [`Laporan ${mark}`, `Rekap ${mark}`];
  const page = await signedInAt('/menu/manage?page=1', 'admin');
  const tree = page.getByRole('tree', { name: 'Root Menu' });
  await tree.waitFor();
  const roots = await tree.locator('[aria-level="1"]').count();
  const dialog = recordDialog(page, 'Add Menu');
  for (const [index, name] of [group, report].entries()) {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await save(dialog);
    await dialog.getByText('*Required').nth(3).waitFor();
    // After the menus that other tests add.
    await type(dialog, { Name: name, Description: 'Laporan bulanan', Order: String(9900 + index) });
    await pick(dialog, 'Path', 'Grup, tanpa layar');
    await saveAndClose(dialog);
    await entry(tree, name).waitFor();
  }
  const stands = (name: string, level: number, position: number): Promise<void> =>
    tree.locator(`[aria-level="${level}"][aria-posinset="${position}"]`, { hasText: name }).waitFor();
  await stands(report, 1, roots + 2);

  await entry(tree, report).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await stands(report, 1, roots + 1);
  await page.keyboard.press('Alt+ArrowDown');
  await stands(report, 1, roots + 2);
  await page.keyboard.press('Alt+ArrowRight');
  await stands(report, 2, 1);
  await page.keyboard.press('Alt+ArrowLeft');
  await stands(report, 1, roots + 2);
  await page.getByText(`${report} dipindahkan.`).first().waitFor();
  await page.keyboard.press('Control+z');
  await stands(report, 2, 1);
  await entry(tree, report).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await stands(report, 1, roots + 2);

  await entry(tree, report).dragTo(entry(tree, group));
  await stands(report, 2, 1);
  await entry(tree, group).dragTo(entry(tree, report));
  await page.getByText(`${group} tidak dapat dipindahkan ke bawah dirinya sendiri.`).waitFor();
  await page.reload();
  await stands(group, 1, roots + 1);
  await stands(report, 2, 1);
});

test('Manage Menu: the tree and the pick lists share one request', async () => {
  const page = await signedInAt('/home', 'admin');
  const isTree = (request: Request) =>
    request.url().endsWith('/graphql') && field(request.postDataJSON(), 'operationName') === 'MenuTree';
  let requests = 0;
  page.on('request', (request) => {
    if (isTree(request)) requests += 1;
  });
  // The code of the tree arrives last.
  const loaded = page.waitForResponse((response) => isTree(response.request()));
  await page.route('**/MenuTree-*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto('/menu/manage?page=1');
  await page.getByRole('tree', { name: 'Root Menu' }).getByRole('treeitem').first().waitFor();
  await page.getByText(/Result$/).waitFor();
  await page.waitForLoadState('networkidle');
  expect(requests).toBe(1);
});

test('Manage Menu: the sidebar shows a menu with the icon chosen for it', async () => {
  const name = `Rekap ${Date.now().toString(36)}`;
  const page = await signedInAt('/menu/manage?page=1', 'admin');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = recordDialog(page, 'Add Menu');
  await type(dialog, { Name: name, Description: 'Daftar kendaraan', Order: '990' });
  await pick(dialog, 'Path', 'Vehicle List');
  await dialog.locator('.icon-choice', { has: page.getByRole('radio', { name: 'Kalender' }) }).click();
  await saveAndClose(dialog);
  await page.reload();
  const link = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name });
  await link.locator('[data-icon="calendar"]').waitFor();
  await link.click();
  await page.waitForURL('**/vehicle/list');
});

test('Manage Menu per Tipe User: menus granted fully or in part are shown at the next sign-in', async () => {
  const mark = Date.now().toString(36);
  const role = `Pengamat ${mark}`;
  const page = await signedInAt('/user-menu/manage?page=1', 'admin');
  await page.getByRole('button', { name: 'Add Tipe User', exact: true }).click();
  const adding = recordDialog(page, 'Add Tipe User');
  await type(adding, { Name: role });
  await pick(adding, 'Company Type', 'Tenant');
  const isGranted = async (dialog: Locator, ...names: string[]): Promise<(string | null)[]> =>
    Promise.all(names.map((name) => entry(dialog, name).first().getAttribute('aria-checked')));
  await entry(adding, 'Fleet').press(' ');
  expect(await isGranted(adding, 'Fleet', 'Vehicle', 'Vehicle Model', 'Company')).toEqual([
    'true',
    'true',
    'true',
    'false',
  ]);
  await entry(adding, 'Fleet').press(' ');
  await entry(adding, 'Vehicle').press(' ');
  expect(await isGranted(adding, 'Fleet', 'Vehicle', 'Vehicle Model')).toEqual(['mixed', 'true', 'false']);
  await saveAndClose(adding);

  const admin = await Integration.signedIn('admin');
  const tenant = await createRecord(admin, 'Tenant', companyInput(`Penyewa ${mark}`));
  const person = await createUser(admin, tenant, role);
  const theirs = await openBrowser();
  const links = async (of: Page): Promise<string[]> => {
    const menu = of.getByRole('navigation', { name: 'Menu utama' });
    await menu.getByRole('link', { name: 'Vehicle', exact: true }).waitFor();
    return menu.getByRole('link').allTextContents();
  };
  await theirs.goto('/pages/login');
  await signIn(theirs, person.email, person.password);
  await theirs.waitForURL('**/home');
  expect(await links(theirs)).toEqual(['Vehicle']);
  await theirs.getByRole('button', { name: 'Logout' }).click();
  await theirs.getByRole('button', { name: 'Yes, Logout' }).click();
  await theirs.waitForURL('**/pages/login');

  await page.getByText(role, { exact: true }).first().click();
  const editing = recordDialog(page, 'Edit Tipe User');
  await entry(editing, 'Dashboard').waitFor();
  expect(await isGranted(editing, 'Dashboard', 'Fleet', 'Vehicle')).toEqual(['false', 'mixed', 'true']);
  await entry(editing, 'Dashboard').press(' ');
  await saveAndClose(editing);
  await signIn(theirs, person.email, person.password);
  await theirs.waitForURL('**/dashboard');
  expect(await links(theirs)).toEqual(['Dashboard', 'Vehicle']);
});

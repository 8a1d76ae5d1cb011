import type { CDPSession, Page } from 'playwright-core';
import { field, Integration, list } from '../calls/gateway.js';
import { signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { screens } from '../pages/screens.mjs';

failOnPageErrors();

/** A node of the accessibility tree, as the protocol of the browser's developer tools has it. */
interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  childIds?: string[];
}

/** Reads a list as assistive technology gets it: the names in each of its rows, with the header first. */
async function gridOf(page: Page): Promise<{ headers: string[]; rows: string[][] }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const within = (node: Node, role: string): Node[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      if (child === undefined) return [];
      return !child.ignored && child.role?.value === role ? [child] : within(child, role);
    });
  const grid = nodes.find(({ ignored, role }) => !ignored && role?.value === 'grid');
  if (grid === undefined) throw new Error('There is no grid.');
  const names = (row: Node, role: string) => within(row, role).map(({ name }) => String(name?.value ?? ''));
  const [head, ...rows] = within(grid, 'row');
  return {
    headers: head === undefined ? [] : names(head, 'columnheader'),
    rows: rows.map((row) => names(row, 'gridcell')),
  };
}

const paths = screens.filter(({ name }) => /-list$/.test(name)).map(({ path }) => path);

test('every list is a grid to assistive technology: each cell in its row, below its header, named', async () => {
  const page = await signedInAt('/home', 'admin');
  expect(paths.length).toBeGreaterThanOrEqual(10);
  for (const path of paths) {
    await page.goto(path);
    const grid = page.getByRole('grid');
    await grid.waitFor();
    const found = Number((await page.getByText(/^[\d.]+ Result$/).textContent())?.replace(/\D/g, ''));
    expect(Number(await grid.getAttribute('aria-rowcount'))).toBe(found + 1);
    const { headers, rows } = await gridOf(page);
    expect(headers).not.toContain('');
    expect(headers.length).toBeGreaterThan(1);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).not.toContain('');
      expect(row).toHaveLength(headers.length);
    }
  }
});

test('a vehicle is read with its own values, and the row and the cell of the arrow keys are told', async () => {
  const admin = await Integration.signedIn('admin');
  const data = await admin.request(
    '{ vehicles(sort: { field: LICENSE_PLATE }, page: 2, size: 20) { items { licensePlate imei } } }',
  );
  const vehicles = list(field(field(data, 'vehicles'), 'items'));
  const page = await signedInAt('/vehicle/manage?page=2&size=20&sort=licensePlate', 'admin');
  const grid = page.getByRole('grid', { name: 'Manage Vehicle' });
  await grid.waitFor();
  const { headers, rows } = await gridOf(page);
  const column = (name: string) => headers.indexOf(name);
  expect(rows.map((row) => row[column('License Plate')])).toEqual(
    vehicles.map((vehicle) => field(vehicle, 'licensePlate')),
  );
  expect(rows.map((row) => row[column('IMEI')])).toEqual(
    vehicles.map((vehicle) => field(vehicle, 'imei') ?? 'IMEI kosong'),
  );

  await grid.focus();
  await page.keyboard.press('ArrowDown');
  const active = page.locator(`[id="${await grid.getAttribute('aria-activedescendant')}"]`);
  expect(await active.getAttribute('aria-rowindex')).toBe('22');
  await page.keyboard.press('ArrowRight');
  const cell = page.locator(`[id="${await grid.getAttribute('aria-activedescendant')}"]`);
  expect(await cell.textContent()).toBe(field(vehicles[0], 'licensePlate'));

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Control+c');
  await page.getByText('Disalin.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(field(vehicles[0], 'licensePlate'));
});

test('names in every list are links to their record, which a click opens at the same address', async () => {
  const page = await signedInAt('/home', 'admin');
  for (const path of paths) {
    await page.goto(path);
    const link = page.locator('.resource-table a.cell-detail').first();
    const href = await link.getAttribute('href');
    expect(href).toMatch(/record=\d+|\/\d+$/);
    await link.click();
    await page.waitForURL((url) => `${url.pathname}${url.search}`.endsWith(href ?? '-'));
  }
});

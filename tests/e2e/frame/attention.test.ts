import { signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

/** The first whole number of a text with dots for thousands. */
const numberIn = (text: string | null): number => Number(/[\d.]+/.exec(text ?? '')?.[0].replaceAll('.', ''));

test.each(['admin', 'supplier', 'tenant'] as const)(
  'each number that needs attention is that of its list: %s',
  async (person) => {
    const page = await signedInAt('/dashboard', person);
    const links = page.getByRole('navigation', { name: 'Perlu perhatian' }).getByRole('link');
    await links.first().waitFor();
    const numbers = await links.evaluateAll((all) =>
      all.map((link) => [link.querySelector('strong')?.textContent ?? '', link.getAttribute('href') ?? '']),
    );
    expect(numbers.length).toBeGreaterThanOrEqual(5);
    for (const [count = '', address = ''] of numbers) {
      await page.locator(`.attention a[href="${address}"]`).click();
      await page.waitForURL(`**${address}`);
      const shown = page.locator('.list-count:visible', { hasText: 'Result' });
      await expectSoon(async () => numberIn(await shown.textContent()), numberIn(count));
      await page.locator('.filter-chip:visible').waitFor();
      await page.locator('.sidebar-link[href="/dashboard"]').click();
      await links.first().waitFor();
    }
  },
);

test('the plain wheel scrolls the page above the map, with Ctrl it zooms; the map is on the first screen', async () => {
  const page = await signedInAt('/dashboard', 'admin');
  const map = page.locator('.live-map .map-view');
  await page.locator('.live-canvas').waitFor();
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(y + height).toBeLessThan(900);
  const scale = () => map.locator('.leaflet-control-scale-line').textContent();
  const scrolled = () => page.locator('#content').evaluate(({ scrollTop }) => scrollTop);
  const before = await scale();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, 120);
  await expectSoon(scrolled, 120);
  expect(await scale()).toBe(before);
  expect(await map.getAttribute('data-hint')).toBe('Ctrl + roda mouse mengubah perbesaran peta.');
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -240);
  await page.keyboard.up('Control');
  await expectSoon(async () => (await scale()) !== before, true);
  expect(await scrolled()).toBe(120);
});

test('the whole screen shows the live map: a plate is found by keyboard, and Escape leaves it', async () => {
  const page = await signedInAt('/dashboard', 'supplier');
  await page.getByRole('link', { name: 'Layar penuh' }).click();
  await page.waitForURL('**/dashboard/map');
  await page.locator('.live-screen .live-canvas').waitFor();
  await page.locator('.live-screen .leaflet-marker-icon').first().waitFor();
  const search = page.getByRole('searchbox', { name: 'Cari pelat' });
  await search.fill('b');
  const first = page.locator('.live-found button').first();
  const plate = ((await first.textContent()) ?? '').split(' ').slice(0, 3).join(' ');
  await search.fill(plate.replaceAll(' ', '').toLowerCase());
  await search.press('Enter');
  await page.getByRole('region', { name: plate }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/dashboard');

  // Once more: it may be left while the map is still zooming.
  await page.getByRole('link', { name: 'Layar penuh' }).click();
  await page.locator('.live-screen .leaflet-marker-icon').first().waitFor();
  await page.locator('.live-screen').getByRole('button', { name: 'Perkecil' }).click();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/dashboard');
  await page.getByRole('link', { name: 'Layar penuh' }).click();
  await page.locator('.live-screen .leaflet-marker-icon').first().waitFor();
});

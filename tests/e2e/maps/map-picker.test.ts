import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults } from '../pages/axe.js';
import { allowFault, signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { type SecondGateway, startSecondGateway } from '../servers/second-gateway.js';
import { startTileServer, type TileServer } from '../servers/tile-server.js';

failOnPageErrors();

/** The form of a new tenant and its map picker. */
class TenantScreen {
  readonly form: Locator;
  readonly picker: Locator;
  readonly map: Locator;

  constructor(readonly page: Page) {
    this.form = page.getByRole('dialog').filter({ has: page.getByLabel('Nama') });
    this.picker = page.getByRole('region', { name: 'Pick address on Maps' });
    this.map = this.picker.getByRole('application', { name: 'Peta' });
  }

  async openPicker(): Promise<void> {
    await this.form.getByRole('button', { name: 'Pick address on Maps' }).click();
    await this.map.waitFor();
  }

  /** Waits until the map has stopped moving. */
  async atRest(): Promise<void> {
    await this.page.waitForFunction(() => !document.querySelector('.leaflet-pan-anim, .leaflet-zoom-anim'));
  }

  /** The coordinates that the picker shows. */
  async pair(): Promise<[latitude: number, longitude: number]> {
    const text = await this.picker.getByLabel('Latitude-Longitude').inputValue();
    const [latitude = Number.NaN, longitude = Number.NaN] = text.split(', ').map(Number);
    return [latitude, longitude];
  }

  async fill(name: string): Promise<void> {
    await this.form.getByLabel('Nama').fill(name);
    await this.form.getByLabel('Email').fill('peta@armada.test');
    await this.form.getByLabel('Tlp').fill('81234567890');
    await this.form.getByLabel('Total Vehicles').fill('3');
    await this.form.getByLabel('End Date').fill('2099-12-31');
    await this.form.getByLabel('Radius (m)').fill('800');
  }
}

async function newTenant(page: Page): Promise<TenantScreen> {
  const screen = new TenantScreen(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await screen.form.waitFor();
  return screen;
}

describe('without tiles', () => {
  test('a tenant’s location is picked by a click and a drag, its address is found, and its row shows it on a map', async () => {
    const page = await signedInAt('/company-tenant/manage?page=1&sort=-createdAt', 'admin');
    const screen = await newTenant(page);
    const name = `Peta ${Date.now()}`;
    await screen.fill(name);
    await screen.openPicker();
    // The built-in outline and place names, in Jakarta.
    await screen.map.locator('path.land').first().waitFor({ state: 'attached' });
    await screen.map.getByText('Menteng', { exact: true }).waitFor();
    await screen.map.click({ position: { x: 300, y: 300 } });
    await screen.map.locator('path.map-circle').waitFor();
    const [, clicked] = await screen.pair();
    const pin = await screen.picker.getByRole('button', { name: /^Penanda/ }).boundingBox();
    if (pin === null) throw new Error('The marker is not on the map');
    await page.mouse.move(pin.x + pin.width / 2, pin.y + 12);
    await page.mouse.down();
    await page.mouse.move(pin.x + pin.width / 2 + 60, pin.y + 12, { steps: 6 });
    await page.mouse.up();
    const [, dragged] = await screen.pair();
    // 60 pixels at zoom 12.
    expect(dragged - clicked).toBeCloseTo((60 * 360) / (256 * 2 ** 12), 3);
    await screen.picker.getByText(/Jakarta.*Indonesia/).waitFor();
    await screen.picker.getByRole('button', { name: 'Pilih', exact: true }).click();
    await screen.picker.waitFor({ state: 'detached' });
    const address = await screen.form.getByLabel('Alamat').inputValue();
    expect(address).toMatch(/Jakarta.*Indonesia/);
    await screen.form.getByRole('button', { name: 'Save', exact: true }).click();
    await screen.form.waitFor({ state: 'detached' });
    await page.getByText(name).first().waitFor();
    await page.getByRole('link', { name: address }).first().click();
    const place = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name }) });
    await place.locator('path.map-circle').waitFor();
    expect(new URL(page.url()).searchParams.get('map')).toMatch(/^\d+$/);
    await page.keyboard.press('Escape');
    await place.waitFor({ state: 'detached' });
  });

  test('a location is picked by its name, by the device’s position and by keyboard', async () => {
    const page = await signedInAt('/company-tenant/manage?page=1', 'admin', {
      permissions: ['geolocation'],
      geolocation: { latitude: -7.2575, longitude: 112.7521 },
    });
    const screen = await newTenant(page);
    await screen.form.getByRole('button', { name: 'Pick address on Maps' }).focus();
    await page.keyboard.press('Enter');
    await screen.map.waitFor();
    // The search field has the focus.
    await page.keyboard.type('Bandung');
    await page.keyboard.press('Enter');
    await screen.picker
      .getByRole('option', { name: /^Bandung/ })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const [, bandung] = await screen.pair();
    expect(bandung).toBeCloseTo(107.6, 0);
    // Enter picks the centre of the map; the arrow keys move it.
    await screen.map.focus();
    await screen.atRest();
    await page.keyboard.press('ArrowRight');
    await screen.atRest();
    await page.keyboard.press('Enter');
    expect((await screen.pair())[1]).toBeGreaterThan(bandung);
    await screen.picker.getByRole('button', { name: 'Posisi saya' }).click();
    await screen.picker.getByText(/Surabaya.*Indonesia/).waitFor();
    expect(await screen.pair()).toEqual([-7.2575, 112.7521]);
    await page.keyboard.press('Control+Enter');
    await screen.picker.waitFor({ state: 'detached' });
    expect(await screen.form.getByLabel('Alamat').inputValue()).toContain('Surabaya');
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label') === 'Pick address on Maps',
    );
  });

  test.each(['light', 'dark'] as const)('the picker is accessible in %s colours', async (colorScheme) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const page = await signedInAt('/company-tenant/manage?page=1&record=new', 'admin', {
        colorScheme,
        viewport,
      });
      const screen = new TenantScreen(page);
      await screen.openPicker();
      await screen.map.getByText('Menteng', { exact: true }).waitFor();
      await screen.map.click({ position: { x: 150, y: 120 } });
      await screen.picker.getByText(/Jakarta.*Indonesia/).waitFor();
      expect(await accessibilityFaults(page, '.map-dialog')).toEqual([]);
      // There is no horizontal scrolling.
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(viewport.width);
    }
  });
});

describe('with tiles', () => {
  let tiles: TileServer;
  let gateway: SecondGateway | undefined;
  const shared = process.env.ARMADA_URL;

  beforeAll(async () => {
    tiles = await startTileServer();
    gateway = await startSecondGateway({
      MAP: 'auto',
      TILE_URL: `${tiles.url}/{z}/{x}/{y}.png`,
      TILE_ATTRIBUTION: '<a href="https://tiles.test">Tiles of Test</a>',
    });
    process.env.ARMADA_URL = gateway.url;
  });
  afterAll(async () => {
    if (shared !== undefined) process.env.ARMADA_URL = shared;
    await gateway?.stop();
    await tiles.stop();
  });

  test('the map shows tiles with their attribution, and the outline of the land where a tile is missing', async () => {
    const page = await signedInAt('/dashboard', 'admin');
    allowFault(page, /^request to another origin: http:\/\/127\.0\.0\.1:/);
    allowFault(page, /Failed to load resource/);
    const showTiles = async (name: string | RegExp) => {
      const map = page.getByRole('application', { name });
      await map.locator('img.leaflet-tile-loaded').first().waitFor();
      await map.getByRole('link', { name: 'Tiles of Test' }).waitFor();
      expect(await map.locator('path.land').count()).toBe(0);
    };
    await showTiles('Lokasi Terakhir Kendaraan');
    // The route of a trip of the vehicle with the newest position.
    await page.getByRole('region', { name: 'Riwayat Kendaraan' }).getByRole('link').first().click();
    await page
      .getByRole('button', { name: /km.*Average Speed/ })
      .first()
      .click();
    await showTiles(/^Rute perjalanan /);
    await page.goto('/charging-station/map');
    await showTiles(/./);
    await page.goto('/company-tenant/manage?page=1&record=new');
    const screen = new TenantScreen(page);
    await screen.openPicker();
    await screen.map.locator('img.leaflet-tile-loaded').first().waitFor();
    await screen.map.getByRole('link', { name: 'Tiles of Test' }).waitFor();
    expect(await screen.map.locator('path.land').count()).toBe(0);
    // The tile server receives the origin only, no path.
    expect(tiles.referrers()).toEqual([`${process.env.ARMADA_URL}/`]);
    await tiles.stop();
    await screen.picker.getByRole('button', { name: 'Perkecil' }).click();
    await screen.map.locator('path.land').first().waitFor({ state: 'attached' });
    await screen.map.getByText('Jakarta', { exact: true }).waitFor();
  });
});

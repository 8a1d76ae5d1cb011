import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { writeCityArchive } from '../../streets/write-archive.mjs';
import { allowFault, signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { type SecondGateway, startSecondGateway } from '../servers/second-gateway.js';
import { startTileServer, type TileServer } from '../servers/tile-server.js';

failOnPageErrors();

const shared = process.env.ARMADA_URL;
let gateway: SecondGateway | undefined;

async function useGateway(environment: Record<string, string>): Promise<void> {
  gateway = await startSecondGateway({ MAP: 'auto', ...environment });
  process.env.ARMADA_URL = gateway.url;
}
async function stopGateway(): Promise<void> {
  if (shared !== undefined) process.env.ARMADA_URL = shared;
  await gateway?.stop();
}

/** Opens every kind of map, one after the other: live map, last position, trip, stations, picker. */
async function forEachMap(page: Page, expectStreets: (map: Locator) => Promise<void>): Promise<void> {
  const map = (name: string | RegExp) => page.getByRole('application', { name });
  await expectStreets(map('Lokasi Terakhir Kendaraan'));
  await page.getByRole('region', { name: 'Riwayat Kendaraan' }).getByRole('link').first().click();
  await page.getByText('Posisi Terakhir Kendaraan').click();
  await expectStreets(page.locator('.position-map').getByRole('application'));
  await page.goBack();
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Riwayat Kendaraan' }).getByRole('link').first().click();
  await page
    .getByRole('button', { name: /km.*Average Speed/ })
    .first()
    .click();
  await expectStreets(map(/^Rute perjalanan /));
  await page.goto('/charging-station/map');
  await expectStreets(map(/./));
  await page.goto('/company-tenant/manage?page=1&record=new');
  await page.getByRole('button', { name: 'Pick address on Maps' }).click();
  await expectStreets(map('Peta'));
}

describe('an archive of vector tiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'armada-streets-'));
  beforeAll(async () => {
    const file = join(folder, 'city.pmtiles');
    writeCityArchive(file);
    await useGateway({ MAP_FILE: file });
  });
  afterAll(async () => {
    await stopGateway();
    rmSync(folder, { recursive: true });
  });

  /** Checks whether a tile of the map has a pixel of a colour. */
  const hasColor = (map: Locator, color: readonly number[]) =>
    map.locator('canvas.leaflet-tile-loaded').evaluateAll((tiles, [red, green, blue]) => {
      return tiles.some((tile) => {
        if (!(tile instanceof HTMLCanvasElement) || tile.width === 0) return false;
        const copy = new OffscreenCanvas(tile.width, tile.height).getContext('2d', {
          willReadFrequently: true,
        });
        copy?.drawImage(tile, 0, 0);
        const pixels = copy?.getImageData(0, 0, tile.width, tile.height).data ?? [];
        for (let at = 0; at < pixels.length; at += 4)
          if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) return true;
        return false;
      });
    }, color);
  const land = [0xec, 0xe9, 0xe2];
  const street = { light: [0xff, 0xff, 0xff], dark: [0x4a, 0x55, 0x57] };

  test('is drawn on every map, with its attribution, above the outline of the land', async () => {
    const page = await signedInAt('/dashboard', 'admin');
    await forEachMap(page, async (map) => {
      await map.locator('canvas.leaflet-tile-loaded').first().waitFor();
      await map.getByRole('link', { name: 'OpenStreetMap' }).waitFor();
      await map.locator('path.land').first().waitFor({ state: 'attached' });
      await expectSoon(() => hasColor(map, land), true);
    });
  });

  test('follows the mode and the language', async () => {
    const page = await signedInAt('/company-tenant/manage?page=1&record=new', 'admin');
    await page.getByRole('button', { name: 'Pick address on Maps' }).click();
    const map = page.getByRole('application', { name: 'Peta' });
    await expectSoon(() => hasColor(map, street.light), true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectSoon(() => hasColor(map, street.dark), true);
    expect(await map.locator('canvas.leaflet-tile').first().getAttribute('lang')).toBe('id');
    await page.evaluate(() => localStorage.setItem('armada.locale', 'en'));
    await page.reload();
    const english = page.getByRole('application', { name: 'Map' });
    await page.getByRole('button', { name: 'Pick address on Maps' }).click();
    await english.locator('canvas.leaflet-tile-loaded').first().waitFor();
    expect(await english.locator('canvas.leaflet-tile').first().getAttribute('lang')).toBe('en');
  });
});

describe('raster tiles through the gateway', () => {
  let tiles: TileServer;
  beforeAll(async () => {
    tiles = await startTileServer();
    await useGateway({ MAP_PROXY_URL: `${tiles.url}/{z}/{x}/{y}.png` });
  });
  afterAll(async () => {
    await stopGateway();
    await tiles.stop();
  });

  test('are shown on every map from the same origin, and the outline of the land when the server is gone', async () => {
    const page = await signedInAt('/dashboard', 'admin');
    allowFault(page, /Failed to load resource: the server responded with a status of 503/);
    await forEachMap(page, async (map) => {
      const tile = map.locator('img.leaflet-tile-loaded').first();
      await tile.waitFor();
      expect(await tile.getAttribute('src')).toMatch(/^\/tiles\/\d+\/\d+\/\d+$/);
      await map.getByRole('link', { name: 'OpenStreetMap' }).waitFor();
      expect(await map.locator('path.land').count()).toBe(0);
    });
    // The server learns nothing about users.
    expect(tiles.referrers()).toEqual(['none']);
    await tiles.stop();
    const map = page.getByRole('application', { name: 'Peta' });
    // No map has shown this zoom, so the gateway has none of its tiles.
    await page.getByRole('button', { name: 'Perbesar' }).click();
    await map.locator('path.land').first().waitFor({ state: 'attached' });
    await map.getByText('Menteng', { exact: true }).waitFor();
  });
});

import {
  dialogOf,
  firstComplaint,
  firstRecord,
  firstTrips,
  fromUserMenu,
  homeIsShown,
  refusedEmpty,
  rows,
} from './open-screens.mjs';
import { trackerScreens } from './tracker-screens.mjs';

/**
 * Every screen and dialog of the client, and how to open it: for the screenshots in docs/screens and the tests of accessibility
 * and layout.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {object} Screen
 * @property {string} name also the name of its screenshot
 * @property {boolean} [signedOut] whether it is opened without a session
 * @property {string} path
 * @property {boolean} [continues] whether it can be opened from the screen before it in the list, which has the same path
 * @property {boolean} [inReadme] whether the README shows it
 * @property {'desktop' | 'phone'} [only] the only window size in which it exists
 * @property {boolean} [screenshotOnly] whether the accessibility test skips it: it shows an intended failure, or another screen covers it
 * @property {(page: Page) => Promise<void>} show opens it from its path, and waits until it is complete
 */

/** A list screen and the dialog of its first record. @param {string} path @param {string} title @returns {Screen[]} */
function crudScreens(path, title) {
  const name = path.replace('/manage', '');
  return [
    { name: `${name}-list`, inReadme: name === 'vehicle', path: `/${path}?page=1`, show: rows },
    {
      name: `${name}-edit`,
      inReadme: name === 'vehicle',
      path: `/${path}?page=1`,
      continues: true,
      show: firstRecord(title),
    },
  ];
}

/** @type {Screen[]} */
export const screens = [
  {
    name: 'login',
    signedOut: true,
    inReadme: true,
    path: '/pages/login',
    show: (page) => page.getByLabel('Email').waitFor(),
  },
  {
    name: 'login-forgot-password',
    signedOut: true,
    path: '/pages/login',
    show: async (page) => {
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await dialogOf(page).getByLabel('Email').waitFor();
    },
  },
  {
    name: 'reset-password',
    signedOut: true,
    path: '/pages/reset?token=none',
    show: (page) => page.getByRole('textbox').first().waitFor(),
  },
  {
    name: 'dashboard',
    inReadme: true,
    path: '/dashboard',
    show: async (page) => {
      await page.getByText('Tersedia').first().waitFor();
      await page.locator('.live-canvas').waitFor({ state: 'attached' });
      await page
        .getByRole('button', { name: /di peta$/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'dashboard-vehicle',
    inReadme: true,
    screenshotOnly: true,
    path: '/dashboard',
    show: async (page) => {
      await page.locator('.live-canvas').waitFor({ state: 'attached' });
      await page
        .getByRole('button', { name: /di peta$/ })
        .first()
        .click();
      await page.locator('.live-panel').waitFor();
    },
  },
  { name: 'home', path: '/home', show: homeIsShown },
  {
    name: 'sidebar',
    only: 'phone',
    screenshotOnly: true,
    path: '/home',
    show: async (page) => {
      await page.getByRole('button', { name: 'Buka menu' }).click();
      await page.getByRole('navigation', { name: 'Menu utama' }).waitFor();
    },
  },
  {
    name: 'sidebar-mini',
    only: 'desktop',
    screenshotOnly: true,
    path: '/home',
    show: async (page) => {
      await page.getByRole('button', { name: 'Ciutkan menu' }).click();
      await page.getByRole('button', { name: 'Bentangkan menu' }).waitFor();
      // This setting is stored in the browser: restore the default for the next screen.
      await page.evaluate(() => localStorage.removeItem('armada.mini-sidebar'));
    },
  },
  {
    name: 'not-found',
    path: '/nowhere',
    show: (page) =>
      page
        .getByRole('link', { name: 'Go Home' })
        .or(page.getByRole('button', { name: 'Go Home' }))
        .waitFor(),
  },
  {
    name: 'bell',
    path: '/home',
    show: async (page) => {
      await page.getByRole('button', { name: /^Notifikasi/ }).click();
      await page.getByRole('region', { name: 'Notifikasi' }).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'downloads',
    path: '/vehicle/manage?page=1',
    show: async (page) => {
      await rows(page);
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
      await page.getByRole('region', { name: 'Downloads' }).getByText('Download berhasil').waitFor();
    },
  },
  {
    name: 'user-menu',
    path: '/home',
    show: async (page) => {
      await page.getByRole('button', { name: /^Akun / }).click();
      await page.getByRole('menuitem', { name: 'Change Theme' }).waitFor();
    },
  },
  { name: 'change-theme', path: '/home', show: fromUserMenu('Change Theme') },
  { name: 'change-password', path: '/home', show: fromUserMenu('Change Password') },
  { name: 'logout', path: '/home', show: fromUserMenu('Logout') },
  {
    name: 'filters',
    path: '/vehicle/manage',
    show: async (page) => {
      await page.getByRole('form', { name: 'Search/Filters' }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'nothing-found',
    path: '/vehicle/manage?page=1&by=LICENSE_PLATE&q=nothing%20like%20it',
    show: (page) => page.getByText('Data tidak ditemukan.').waitFor(),
  },
  {
    name: 'failed',
    screenshotOnly: true,
    path: '/home',
    show: async (page) => {
      await homeIsShown(page);
      await page.route('**/graphql', (route) => route.abort());
      await page.getByRole('link', { name: 'Vehicle', exact: true }).last().click();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('button', { name: 'Coba lagi' }).waitFor();
    },
  },
  {
    name: 'columns',
    path: '/vehicle/manage?page=1',
    show: async (page) => {
      await rows(page);
      await page.getByRole('button', { name: 'Kolom', exact: true }).click();
      await page.getByRole('button', { name: 'Reset kolom' }).waitFor();
    },
  },
  { name: 'required', path: '/company-supplier/manage?page=1&record=new', show: refusedEmpty },
  ...crudScreens('vehicle/manage', 'Manage Vehicle'),
  {
    name: 'vehicle-detail',
    path: '/vehicle/manage/1',
    show: (page) => page.locator('.map-pin').first().waitFor(),
  },
  ...trackerScreens,
  {
    name: 'photo',
    path: '/vehicle/manage/1',
    show: async (page) => {
      await page.getByRole('button', { name: 'Buka foto 1' }).click();
      await dialogOf(page).getByRole('img').waitFor();
    },
  },
  { name: 'vehicle-trips', path: '/dashboard', show: firstTrips },
  {
    name: 'trip-detail',
    inReadme: true,
    path: '/dashboard',
    show: async (page) => {
      await firstTrips(page);
      await page
        .getByRole('button', { name: /km.*Average Speed/ })
        .first()
        .click();
      await dialogOf(page).getByRole('button', { name: 'Detail Riwayat Perjalanan' }).click();
      await dialogOf(page).getByText('Distance').waitFor();
      await dialogOf(page).getByRole('slider', { name: 'Waktu perjalanan' }).waitFor();
    },
  },
  ...crudScreens('vehicle-model/manage', 'Manage Vehicle Model'),
  ...crudScreens('battery-model/manage', 'Manage Battery Model'),
  ...crudScreens('charging-station/manage', 'Manage Charging Station'),
  {
    name: 'charging-station-maps',
    path: '/charging-station/manage?page=1&map=all',
    show: (page) => dialogOf(page).locator('.leaflet-marker-icon').first().waitFor(),
  },
  {
    name: 'live-map',
    path: '/dashboard/map',
    show: (page) => page.locator('.live-canvas').waitFor(),
  },
  {
    name: 'charging-station-map',
    path: '/charging-station/map',
    show: (page) => page.locator('.leaflet-marker-icon').first().waitFor(),
  },
  ...crudScreens('category-complaint/manage', 'Manage Complaint Category'),
  { name: 'complaint-list', path: '/complaint/maintanance?page=1', show: rows },
  {
    name: 'complaint-create',
    path: '/complaint/create',
    show: (page) => dialogOf(page).getByRole('button', { name: 'Save', exact: true }).waitFor(),
  },
  {
    name: 'complaint-detail',
    path: '/complaint/maintanance?page=1&status=IN_PROGRESS',
    show: firstComplaint,
  },
  {
    name: 'complaint-closed',
    screenshotOnly: true,
    path: '/complaint/maintanance?page=1&status=CLOSED',
    show: firstComplaint,
  },
  {
    name: 'complaint-action',
    path: '/complaint/maintanance?page=1&status=IN_PROGRESS',
    show: async (page) => {
      await firstComplaint(page);
      await page.getByRole('button', { name: 'Action', exact: true }).click();
      await dialogOf(page).getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'complaint-reason',
    path: '/complaint/maintanance?page=1&status=IN_PROGRESS',
    show: async (page) => {
      await firstComplaint(page);
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      await dialogOf(page).getByLabel('Reason').waitFor();
    },
  },
  ...crudScreens('user/manage', 'Manage User'),
  ...crudScreens('menu/manage', 'Manage Menu'),
  ...crudScreens('user-menu/manage', 'Manage Menu per Tipe User'),
  ...crudScreens('company-tenant/manage', 'Manage Company Tenant'),
  ...crudScreens('company-supplier/manage', 'Manage Company Supplier'),
  ...crudScreens('company-contract/manage', 'Manage Company Contract'),
  {
    name: 'menu-parent',
    path: '/menu/manage?page=1&record=new',
    show: async (page) => {
      await dialogOf(page)
        .getByRole('button', { name: /^Parent/ })
        .click();
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'views',
    path: '/vehicle/manage?page=1',
    show: async (page) => {
      await rows(page);
      await page.getByRole('button', { name: 'Tampilan' }).click();
      await page.getByLabel('Simpan sebagai').waitFor();
    },
  },
  {
    name: 'import',
    path: '/user/manage?page=1&record=import',
    show: (page) => dialogOf(page).getByRole('button').first().waitFor(),
  },
  {
    name: 'map-picker',
    path: '/company-tenant/manage?page=1',
    show: async (page) => {
      await firstRecord('Manage Company Tenant')(page);
      await dialogOf(page).getByRole('button', { name: 'Pick address on Maps' }).click();
      await page
        .getByRole('dialog', { name: 'Pick address on Maps' })
        .locator('.leaflet-container')
        .waitFor();
    },
  },
  {
    name: 'calendar',
    path: '/company-tenant/manage?page=1&record=new',
    show: async (page) => {
      await dialogOf(page)
        .getByRole('button', { name: /^Buka kalender/ })
        .first()
        .click();
      await page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'vehicle-picker',
    path: '/company-contract/manage?page=1',
    show: async (page) => {
      await firstRecord('Manage Company Contract')(page);
      await dialogOf(page).getByRole('button', { name: 'Pilih dari tabel' }).click();
      await page.getByRole('dialog', { name: 'Pilih kendaraan' }).getByRole('checkbox').nth(1).waitFor();
    },
  },
  {
    name: 'selection',
    only: 'desktop',
    path: '/vehicle/manage?page=1',
    show: async (page) => {
      await rows(page);
      await page.locator('.bp6-table-quadrant-left .bp6-table-row-headers .row-box').first().click();
      await page.getByRole('region', { name: 'Tindakan untuk yang dipilih' }).waitFor();
    },
  },
  {
    name: 'first-steps',
    path: '/first-steps',
    show: (page) => page.getByRole('link', { name: 'Tambah: Kontrak' }).waitFor(),
  },
  {
    name: 'palette',
    path: '/home',
    show: async (page) => {
      await homeIsShown(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Cari dan perintah' }).fill('volt');
      await page.getByText(/^\d+ hasil$/).waitFor();
    },
  },
  {
    name: 'shortcuts',
    path: '/home',
    show: async (page) => {
      await homeIsShown(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Pintasan keyboard' }).waitFor();
    },
  },
  {
    name: 'mobile-user',
    path: '/account/settings',
    show: async (page) => {
      await page.getByRole('button', { name: 'Mobile User' }).click();
      await page.getByRole('dialog', { name: 'Mobile User' }).getByText('Aktif sampai').waitFor();
    },
  },
  { name: 'account-settings', path: '/account/settings', show: (page) => page.getByLabel('Nama').waitFor() },
  {
    name: 'new-token',
    path: '/account/settings',
    show: async (page) => {
      await page.getByRole('button', { name: 'Buat token' }).click();
      await dialogOf(page).getByLabel('Nama token').waitFor();
    },
  },
  {
    name: 'token-made',
    path: '/account/settings',
    show: async (page) => {
      await page.getByRole('button', { name: 'Buat token' }).click();
      await dialogOf(page).getByLabel('Nama token').fill('GPS');
      await dialogOf(page).getByRole('button', { name: 'Buat', exact: true }).click();
      await dialogOf(page).getByRole('textbox', { name: 'Token' }).waitFor();
      await page.locator('.account-tokens').getByText('GPS').first().waitFor();
    },
  },
];

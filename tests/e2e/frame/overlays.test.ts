import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { field, Integration, list } from '../calls/gateway.js';
import { createTenantUser } from '../calls/records.js';
import { signedInAs, signedInAt } from '../pages/browser.js';
import { failOnErrorsOfSharedPages, failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { expectOnTop } from '../pages/on-top.js';

/** An overlay that opens above the current ones. */
interface Layer {
  open: (page: Page) => Promise<unknown>;
  overlay: (page: Page) => Locator;
}

/** Overlays that open above each other. With `isConfirmed`, closing the lowest one opens a confirmation. */
interface Nesting {
  layers: Layer[];
  isConfirmed?: boolean;
}

/** A nesting of each kind, on the screen that has it: each leaves nothing open, so that they share one page. */
interface OverlayScreen {
  path: string | (() => Promise<string>);
  window?: BrowserContextOptions;
  nestings: Record<string, Nesting>;
}

const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const popover = (page: Page) => page.locator('.bp6-popover').last();
const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .last()
    .click();
const key = (name: string) => (page: Page) => page.keyboard.press(name);

const confirmation: Layer = { open: key('Escape'), overlay: dialog('Attention') };
const opened = (open: Layer['open'], name: string | RegExp): Layer => ({ open, overlay: dialog(name) });
const popped = (name: string | RegExp): Layer => ({ open: press(name), overlay: popover });
const palette = opened(key('Control+k'), 'Cari dan perintah');
const photo = opened(press('Buka foto 1'), /^1 dari /);

const fromUserMenu = (entry: string) => async (page: Page) => {
  await press(/^Akun /)(page);
  await page.getByRole('menuitem', { name: entry }).click();
};

const fromPalette = (entry: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Cari dan perintah' }).fill(entry);
  await page.getByRole('option', { name: entry, exact: true }).click();
};

/** Opens a dialog by its button and types into one of its fields. */
const typed = (button: string | RegExp, title: string | RegExp, field: string): Layer =>
  opened(async (page) => {
    await press(button)(page);
    await dialog(title)(page).getByLabel(field).first().fill('Sementara');
  }, title);

const firstRow = (list: string) => async (page: Page) => {
  await page.getByText(/^[\d.]+ Result$/).waitFor();
  const table = page.getByRole('grid', { name: list, exact: true });
  await table.press('Home');
  await table.press('Enter');
};

/** Adds a photo to the open dialog, and waits until it is uploaded. */
async function addPhoto(page: Page): Promise<void> {
  const area = page.getByRole('dialog').last();
  await area.locator('input[type="file"]').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL, 'base64'),
  });
  await area.getByRole('button', { name: /^Buka foto/ }).waitFor();
}

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const PHONE = { viewport: { width: 390, height: 844 } };

/** The URL of a complaint that is not closed. */
async function openComplaint(): Promise<string> {
  const admin = await Integration.signedIn('admin');
  const found = await admin.request(
    '{ complaints(filter: { status: IN_PROGRESS }, size: 1) { items { id } } }',
  );
  const [complaint] = list(field(field(found, 'complaints'), 'items'));
  return `/complaint/maintanance/${field(complaint, 'id')}`;
}

const screens: OverlayScreen[] = [
  {
    path: '/home',
    nestings: {
      palette: { layers: [palette] },
      'user menu': { layers: [popped(/^Akun /)] },
      bell: { layers: [popped(/^Notifikasi/)] },
      password: {
        isConfirmed: true,
        layers: [
          opened(async (page) => {
            await fromUserMenu('Change Password')(page);
            await page.getByLabel('Password Lama').first().fill('Sementara');
          }, 'Change Password'),
          palette,
        ],
      },
      'logout by the user menu': { layers: [opened(fromUserMenu('Logout'), 'Attention')] },
    },
  },
  {
    path: '/home',
    window: PHONE,
    nestings: {
      'logout from the drawer': {
        layers: [
          { open: press('Buka menu'), overlay: (page) => page.locator('.bp6-drawer') },
          opened(press('Logout'), 'Attention'),
        ],
      },
    },
  },
  {
    path: '/user-menu/manage',
    nestings: {
      'a new record': {
        isConfirmed: true,
        layers: [typed('Add Tipe User', 'Add Tipe User', 'Name'), confirmation],
      },
      'a new record under logout by the palette': {
        isConfirmed: true,
        layers: [typed('Add Tipe User', 'Add Tipe User', 'Name'), opened(fromPalette('Logout'), 'Attention')],
      },
    },
  },
  {
    path: '/company-tenant/manage',
    nestings: {
      'a map picker': {
        isConfirmed: true,
        layers: [
          typed('Add', 'Add Company Tenant', 'Nama'),
          opened(press('Pick address on Maps'), 'Pick address on Maps'),
        ],
      },
    },
  },
  {
    path: '/menu/manage',
    nestings: {
      'a pick list that searches the server': {
        isConfirmed: true,
        layers: [typed('Add', 'Add Menu', 'Name'), popped(/^Parent/)],
      },
    },
  },
  {
    path: '/charging-station/manage?page=1',
    nestings: {
      'a photo of a record': {
        // Every charging station has a photo.
        layers: [opened(firstRow('Manage Charging Station'), 'Edit Charging Station'), photo],
      },
    },
  },
  {
    path: '/vehicle/manage?page=1',
    nestings: {
      'the menu of a column': {
        layers: [
          {
            open: (page) =>
              page
                .locator('.bp6-table-quadrant-top-left')
                .getByRole('button', { name: 'License Plate', exact: true })
                .click({ button: 'right' }),
            overlay: popover,
          },
        ],
      },
    },
  },
  {
    path: openComplaint,
    nestings: {
      'photos for a complaint': {
        isConfirmed: true,
        layers: [
          opened(async (page) => {
            await press('Add Photo')(page);
            await addPhoto(page);
          }, 'Add Photo'),
          photo,
        ],
      },
    },
  },
];

describe.each(screens)('$path', ({ path, window, nestings }) => {
  failOnErrorsOfSharedPages();

  let page: Page;
  beforeAll(async () => {
    page = await signedInAt(typeof path === 'string' ? path : await path(), 'admin', window);
    await page.locator('.layout-screen').waitFor();
  });

  test.each(Object.entries(nestings))(
    '%s: each overlay opens on top and with the focus, also the second time',
    async (_, { layers, isConfirmed = false }) => {
      for (const _time of ['first', 'second']) {
        for (const { open, overlay } of layers) {
          await open(page);
          await expectOnTop(overlay(page));
        }
        for (const [index, { overlay }] of [...layers.entries()].reverse()) {
          const shown = overlay(page);
          await page.keyboard.press('Escape');
          if (index === 0 && isConfirmed) {
            await expectOnTop(confirmation.overlay(page));
            await press('Buang perubahan')(page);
          }
          await shown.waitFor({ state: 'hidden' });
          const below = layers[index - 1];
          if (below !== undefined) await expectOnTop(below.overlay(page));
        }
      }
    },
  );
});

describe('in lists of one’s own', () => {
  failOnPageErrors();

  test('the confirmation to delete a view opens above the list of views, also the second time', async () => {
    const page = await signedInAs('/user/manage', await createTenantUser());
    for (const _time of ['first', 'second']) {
      await press(/^Tampilan/)(page);
      await page.getByLabel('Simpan sebagai').fill('Sementara');
      await press('Simpan')(page);
      await press('Hapus Sementara')(page);
      await expectOnTop(confirmation.overlay(page));
      await press('Hapus tampilan')(page);
      await page.getByText('Belum ada tampilan tersimpan.').waitFor();
      await page.keyboard.press('Escape');
      await popover(page).waitFor({ state: 'hidden' });
    }
  });

  test('the confirmations to revoke a token and to close an uncopied one open on top, also the second time', async () => {
    const page = await signedInAs('/account/settings', await createTenantUser());
    for (const name of ['Pertama', 'Kedua']) {
      await press('Buat token')(page);
      await page.getByLabel('Nama token').fill(name);
      await press('Buat')(page);
      await press('Selesai')(page);
      await expectOnTop(confirmation.overlay(page));
      await press('Tutup tanpa menyalin')(page);
      await press(`Cabut token ${name}`)(page);
      await expectOnTop(confirmation.overlay(page));
      await press('Cabut')(page);
      await page.getByRole('row', { name: new RegExp(`${name} .* Dicabut`) }).waitFor();
    }
  });
});

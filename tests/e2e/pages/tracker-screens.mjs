/**
 * The screen of trackers, and the dialogs that connect one.
 * @type {import('./screens.mjs').Screen[]}
 */
export const trackerScreens = [
  {
    name: 'tracker-connect',
    path: '/vehicle/manage/1',
    show: async (page) => {
      await page.getByRole('button', { name: 'Hubungkan pelacak' }).click();
      await page.getByRole('dialog').getByText('Terakhir terdengar').waitFor();
    },
  },
  {
    name: 'trackers',
    path: '/tracker/manage',
    show: async (page) => {
      await page.getByText('Laporan per menit', { exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'tracker-token',
    path: '/tracker/manage',
    show: async (page) => {
      await page.getByRole('button', { name: 'Buat token' }).click();
      await page.getByRole('dialog').getByLabel('Nama token').waitFor();
    },
  },
];

import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { person } from '../../testing/data/people';
import { PreferencesServer } from '../../testing/data/preferences-server';
import { lastOf, openVehicles } from '../../testing/data/vehicle-screen';
import { drawTables } from '../../testing/drawn-table';
import { GatewayError } from '../../testing/gateway';
// Lazily loaded: imported here, so that no test waits for the disk.
import './ViewList';

beforeAll(() => drawTables());

const RENTED = {
  name: 'Disewa',
  search: 'page=1&size=50&sort=-year&rentStatus=RENTED',
  layout: { hidden: ['imei'], order: ['year'], pinned: [], widths: {} },
};
const FREE = { name: 'Bebas', search: 'page=1&rentStatus=AVAILABLE', layout: {} };
const personWithViews = (vehicle: object) => ({ ...person(), preferences: { views: { vehicle } } });
const RENTED_AND_FREE = { byId: { rented1: RENTED, free1: FREE } };

const viewButton = (name: RegExp | string) => screen.findByRole('button', { name });
async function openViews(user: UserEvent, name: RegExp | string = 'Tampilan') {
  await user.click(await viewButton(name));
  return within(await screen.findByRole('region', { name: 'Tampilan tersimpan' }));
}

describe('Named views', () => {
  it('keep filters, sort, size and columns on the server under a name', async () => {
    const tables = { vehicle: { hidden: ['imei'] } };
    const server = new PreferencesServer({ appearance: { theme: '4' }, tables });
    const { gateway, user } = await openVehicles(
      '?page=3&size=50&sort=-year&rentStatus=RENTED',
      server.responses,
      { ...person(), preferences: { tables } },
    );
    await screen.findByText('650 Result');
    const views = await openViews(user);
    expect(views.getByText('Belum ada tampilan tersimpan.')).toBeVisible();
    await user.click(views.getByRole('button', { name: 'Simpan' }));
    expect(views.getByText('Isi nama tampilan.')).toBeVisible();
    await user.type(views.getByLabelText('Simpan sebagai'), ' Disewa  lama {Enter}');
    expect(await screen.findByText('Tampilan Disewa lama disimpan.')).toBeVisible();
    const id = new URLSearchParams(window.location.search).get('view') ?? '';
    const view = {
      name: 'Disewa lama',
      search: 'page=1&size=50&sort=-year&rentStatus=RENTED',
      layout: expect.objectContaining({ hidden: { imei: true } }),
    };
    // Only the new view is sent: views saved by another browser stay.
    const saved = { vehicle: { byId: { [id]: view } } };
    expect(lastOf(gateway, 'SavePreferences')).toEqual({ changes: { views: saved } });
    expect(server.document).toEqual({ appearance: { theme: '4' }, tables, views: saved });
    // It is the current view under its new name; the page stays.
    expect(await viewButton('Tampilan: Disewa lama')).toBeVisible();
    expect(window.location.search).toMatch(/^\?page=3&.*&view=[a-z0-9]{8}$/);
  });

  it('bring their search and their columns when they are chosen, and Back what was there before', async () => {
    const { gateway, user } = await openVehicles('?page=4', {}, personWithViews(RENTED_AND_FREE));
    await screen.findByText('650 Result');
    const views = await openViews(user);
    await user.click(views.getByRole('button', { name: 'Disewa' }));
    await waitFor(() =>
      expect(lastOf(gateway, 'Vehicles')).toMatchObject({
        filter: { rentStatus: 'RENTED' },
        sort: { field: 'YEAR', direction: 'DESC' },
        page: 1,
        size: 50,
      }),
    );
    expect(window.location.search).toBe('?page=1&size=50&sort=-year&rentStatus=RENTED&view=rented1');
    await screen.findByText('650 Result');
    const headers = within(screen.getByRole('region', { name: 'Manage Vehicle', busy: false }));
    expect(headers.queryByRole('button', { name: 'IMEI' })).not.toBeInTheDocument();
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?page=4'));
    expect(await viewButton('Tampilan')).toBeVisible();
  });

  it('say when the list has been changed since, and take the change in or back', async () => {
    const { gateway, user } = await openVehicles(
      '?page=1&rentStatus=AVAILABLE&view=free1',
      new PreferencesServer({ views: { vehicle: RENTED_AND_FREE } }).responses,
      personWithViews(RENTED_AND_FREE),
    );
    await screen.findByText('650 Result');
    expect(await viewButton('Tampilan: Bebas')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Baris per halaman'), '100');
    const views = await openViews(user, 'Tampilan: Bebas (diubah)');
    await user.click(views.getByRole('button', { name: 'Kembali ke Bebas' }));
    await waitFor(() => expect(window.location.search).toBe('?page=1&rentStatus=AVAILABLE&view=free1'));
    await user.selectOptions(screen.getByLabelText('Baris per halaman'), '75');
    const again = await openViews(user, 'Tampilan: Bebas (diubah)');
    await user.click(again.getByRole('button', { name: 'Simpan perubahan ke Bebas' }));
    await screen.findByText('Tampilan Bebas disimpan.');
    expect(lastOf(gateway, 'SavePreferences')).toMatchObject({
      changes: {
        views: {
          vehicle: { byId: { free1: { name: 'Bebas', search: 'page=1&size=75&rentStatus=AVAILABLE' } } },
        },
      },
    });
    await waitFor(() => expect(screen.queryByText('(diubah)')).not.toBeInTheDocument());
  });

  it('are renamed, with no name twice, and deleted after a question', async () => {
    const { gateway, user } = await openVehicles(
      '?page=1&rentStatus=AVAILABLE&view=free1',
      new PreferencesServer({ views: { vehicle: RENTED_AND_FREE } }).responses,
      personWithViews(RENTED_AND_FREE),
    );
    const views = await openViews(user, 'Tampilan: Bebas');
    await user.click(views.getByRole('button', { name: 'Ubah nama Bebas' }));
    const name = views.getByLabelText('Nama baru Bebas');
    await user.clear(name);
    await user.type(name, 'DISEWA{Enter}');
    expect(views.getByText('Nama ini sudah dipakai.')).toBeVisible();
    await user.type(name, ' besok{Enter}');
    expect(await viewButton('Tampilan: DISEWA besok')).toBeVisible();
    await waitFor(() => expect(views.getByRole('button', { name: 'Ubah nama DISEWA besok' })).toHaveFocus());
    await user.click(views.getByRole('button', { name: 'Hapus DISEWA besok' }));
    const question = await screen.findByRole('dialog', { name: 'Attention' });
    expect(question).toHaveTextContent('Hapus tampilan DISEWA besok?');
    await user.click(within(question).getByRole('button', { name: 'Hapus tampilan' }));
    await waitFor(() => expect(window.location.search).toBe('?page=1&rentStatus=AVAILABLE'));
    expect(lastOf(gateway, 'SavePreferences')).toMatchObject({
      changes: { views: { vehicle: { byId: { free1: null } } } },
    });
  });

  it('open by themselves where one is chosen for that and the address holds no search', async () => {
    const { gateway } = await openVehicles('', {}, personWithViews({ ...RENTED_AND_FREE, first: 'rented1' }));
    expect(await screen.findByText('650 Result')).toBeVisible();
    expect(lastOf(gateway, 'Vehicles')).toMatchObject({ filter: { rentStatus: 'RENTED' }, size: 50 });
    expect(await viewButton('Tampilan: Disewa')).toBeVisible();
  });

  it('leave the search of an address alone, also when one opens by itself', async () => {
    const { gateway } = await openVehicles(
      '?page=2',
      {},
      personWithViews({ ...RENTED_AND_FREE, first: 'rented1' }),
    );
    expect(await screen.findByText('650 Result')).toBeVisible();
    expect(lastOf(gateway, 'Vehicles')).toMatchObject({ page: 2, size: 20, sort: null });
  });

  it('are chosen to open first, one at most', async () => {
    const { gateway, user } = await openVehicles(
      '',
      new PreferencesServer({ views: { vehicle: RENTED_AND_FREE } }).responses,
      personWithViews(RENTED_AND_FREE),
    );
    const views = await openViews(user);
    const first = (name: string) => views.getByRole('button', { name: `Buka ${name} lebih dulu` });
    await user.click(first('Disewa'));
    await waitFor(() => expect(first('Disewa')).toHaveAttribute('aria-pressed', 'true'));
    await user.click(first('Bebas'));
    await waitFor(() => expect(first('Bebas')).toHaveAttribute('aria-pressed', 'true'));
    expect(first('Disewa')).toHaveAttribute('aria-pressed', 'false');
    expect(lastOf(gateway, 'SavePreferences')).toMatchObject({
      changes: { views: { vehicle: { first: 'free1' } } },
    });
  });

  it('are refused once 64 KiB of preferences are full, and nothing is sent', async () => {
    const { gateway, user } = await openVehicles(
      '?page=1',
      new PreferencesServer({ views: { vehicle: RENTED_AND_FREE } }).responses,
      {
        ...person(),
        preferences: { views: { user: { list: [], first: 'x'.repeat(64 * 1024 - 1200) } } },
      },
    );
    const views = await openViews(user);
    await user.type(views.getByLabelText('Simpan sebagai'), 'Semua{Enter}');
    expect(await screen.findByText(/^Ruang pengaturan anda penuh\./)).toBeVisible();
    expect(views.getByText('Belum ada tampilan tersimpan.')).toBeVisible();
    expect(views.getByLabelText('Simpan sebagai')).toHaveValue('Semua');
    expect(gateway.of('SavePreferences')).toHaveLength(0);
  });

  it('say so when the server does not take them', async () => {
    const { user } = await openVehicles('?page=1', {
      SavePreferences: () => {
        throw new GatewayError('UPSTREAM_UNAVAILABLE', 'Layanan data sedang tidak dapat dihubungi');
      },
    });
    const views = await openViews(user);
    await user.type(views.getByLabelText('Simpan sebagai'), 'Semua{Enter}');
    expect(await screen.findByText(/^Layanan data sedang tidak dapat dihubungi/)).toBeVisible();
    expect(views.getByLabelText('Simpan sebagai')).toHaveValue('Semua');
  });

  it('stay when another tab saves, removes or renames another one', async () => {
    const server = new PreferencesServer({ views: { vehicle: RENTED_AND_FREE } });
    const { user } = await openVehicles('?page=1', server.responses, personWithViews(RENTED_AND_FREE));
    const elsewhere = { name: 'Rusak', search: 'page=1', layout: {} };
    server.change({
      views: { vehicle: { byId: { else1: elsewhere, free1: null, rented1: { name: 'Sewa' } } } },
    });
    const views = await openViews(user);
    await user.type(views.getByLabelText('Simpan sebagai'), 'Semua{Enter}');
    expect(await screen.findByText('Tampilan Semua disimpan.')).toBeVisible();
    for (const name of ['Rusak', 'Semua', 'Sewa'])
      expect(await views.findByRole('button', { name })).toBeVisible();
    expect(views.queryByRole('button', { name: 'Bebas' })).not.toBeInTheDocument();
    expect(server.document).toEqual({
      views: {
        vehicle: {
          byId: {
            else1: elsewhere,
            rented1: { ...RENTED, name: 'Sewa' },
            [new URLSearchParams(window.location.search).get('view') ?? '']: expect.objectContaining({
              name: 'Semua',
            }),
          },
        },
      },
    });
  });

  it('kept as a list by an earlier version are all there after the first change', async () => {
    const list = [
      { id: 'rented1', ...RENTED },
      { id: 'free1', ...FREE },
    ];
    const server = new PreferencesServer({ views: { vehicle: { list, first: 'free1' } } });
    const { user } = await openVehicles(
      '?page=1',
      server.responses,
      personWithViews({ list, first: 'free1' }),
    );
    const views = await openViews(user);
    await user.click(views.getByRole('button', { name: 'Buka Disewa lebih dulu' }));
    await waitFor(() =>
      expect(server.document).toEqual({
        views: {
          vehicle: {
            byId: {
              rented1: expect.objectContaining({ name: RENTED.name, search: RENTED.search }),
              free1: expect.objectContaining({ name: FREE.name, search: FREE.search }),
            },
            first: 'rented1',
          },
        },
      }),
    );
  });
});

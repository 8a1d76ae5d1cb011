import { act, screen, waitFor, within } from '@testing-library/react';
import { person } from '../../testing/data/people';
import { withoutNull } from '../../testing/data/screen-case';
import { changedPreferences, lastOf, openVehicles } from '../../testing/data/vehicle-screen';
import { vehiclePage } from '../../testing/data/vehicles';
import { drawTables } from '../../testing/drawn-table';
import { setUpUser } from '../../testing/set-up-user';

beforeAll(() => drawTables());

const button = (name: string) => screen.getByRole('button', { name });
/** The row or cell that the grid says is active. */
const activeOf = () =>
  document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '');
const rowsOf = () => screen.getByRole('region', { name: 'Manage Vehicle', busy: false });

async function openList(search = '?page=1') {
  const opened = await openVehicles(search);
  await screen.findByText('650 Result');
  return opened;
}

describe('A search', () => {
  it('runs by itself when the address holds one, with all that stands there', async () => {
    const { gateway } = await openVehicles(
      '?page=2&size=50&sort=-licensePlate&by=imei&q=8619&rentStatus=RENTED&tenant=7',
    );
    await screen.findByText('650 Result');
    expect(gateway.of('Vehicles')).toHaveLength(1);
    const variables = lastOf(gateway, 'Vehicles');
    expect({ ...variables, filter: withoutNull(Object(variables?.filter)) }).toEqual({
      filter: { search: { field: 'IMEI', text: '8619' }, rentStatus: 'RENTED', tenantId: '7' },
      sort: { field: 'LICENSE_PLATE', direction: 'DESC' },
      page: 2,
      size: 50,
      battery: false,
      lastSeen: false,
      contract: false,
    });
  });

  it('starts with Enter in the search text, at page 1', async () => {
    const { gateway, user } = await openList('?page=3');
    await user.click(button('Search/Filters'));
    await user.type(screen.getByLabelText('Kata kunci'), 'B 12{Enter}');
    await waitFor(() => expect(lastOf(gateway, 'Vehicles')).toMatchObject({ page: 1 }));
    expect(window.location.search).toBe('?page=1&by=licensePlate&q=B+12');
  });

  it('passes the focus from the filters that fold away to its rows', async () => {
    const { user } = await openList();
    await user.click(button('Search/Filters'));
    await user.type(screen.getByLabelText('Kata kunci'), 'B 12{Enter}');
    await waitFor(() => expect(screen.getByRole('grid', { name: 'Manage Vehicle' })).toHaveFocus());
  });

  it('shows only the conditions in force of a mangled link', async () => {
    await openList('?page=1&rentStatus=STOLEN');
    expect(screen.queryByRole('button', { name: /^Hapus filter/ })).not.toBeInTheDocument();
  });

  it('that fell into a gap of the connection is made again when that is over', async () => {
    const { gateway, user } = await openList();
    gateway.respond('Vehicles', () => {
      throw new TypeError('Failed to fetch');
    });
    await user.click(button('Halaman 2'));
    await screen.findByText('Data gagal dimuat.');
    expect(screen.queryByText(/ Result$/)).not.toBeInTheDocument();
    gateway.respond('Vehicles', () => vehiclePage(6, 650));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('Data gagal dimuat.')).not.toBeInTheDocument());
  });

  it('requests again when it is pressed again unchanged', async () => {
    const { gateway, user } = await openList();
    await user.click(button('Search/Filters'));
    await user.click(button('Search'));
    await waitFor(() => expect(gateway.of('Vehicles')).toHaveLength(2));
  });

  it('is taken back condition by condition, or whole', async () => {
    const { gateway, user } = await openList('?page=4&q=B&by=licensePlate&rentStatus=RENTED&supplier=2');
    await user.click(
      await screen.findByRole('button', { name: 'Hapus filter Company Supplier: PT Listrik' }),
    );
    await waitFor(() =>
      expect(lastOf(gateway, 'Vehicles')).toMatchObject({
        page: 1,
        filter: { rentStatus: 'RENTED', supplierId: null },
      }),
    );
    await user.click(button('Clear all'));
    await waitFor(() =>
      expect(lastOf(gateway, 'Vehicles')).toMatchObject({ filter: { search: null, rentStatus: null } }),
    );
    expect(screen.queryByRole('list', { name: 'Filter aktif' })).not.toBeInTheDocument();
  });

  it('has the only company preselected and no All entry for it', async () => {
    await openVehicles('', {
      VehicleScreenOptions: () => ({
        supplierOptions: [{ value: '1', text: 'PT Hijau' }],
        activeSuppliers: [{ value: '1', text: 'PT Hijau' }],
        tenantOptions: [],
      }),
    });
    const supplier = screen.getByLabelText('Company Supplier');
    await waitFor(() => expect(supplier).toHaveValue('1'));
    expect(within(supplier).queryByText('All Company Supplier')).not.toBeInTheDocument();
    expect(
      within(screen.getByLabelText('Company Tenant')).getByText('All Company Tenant'),
    ).toBeInTheDocument();
  });

  it('of a page that is no more shows the last one', async () => {
    const { gateway } = await openVehicles('?page=40');
    await waitFor(() => expect(lastOf(gateway, 'Vehicles')).toMatchObject({ page: 33 }));
  });

  it('of an address that finds rows leaves the filters folded away', async () => {
    await openList();
    expect(button('Search/Filters')).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows its filters again when Back returns to before it, and folds them away with its rows', async () => {
    const { user } = await openVehicles('');
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await screen.findByText('650 Result');
    await act(async () => window.history.back());
    await screen.findByText('Silahkan cari data anda.');
    expect(button('Search/Filters')).toHaveAttribute('aria-expanded', 'true');
    await act(async () => window.history.forward());
    await screen.findByText('650 Result');
    expect(button('Search/Filters')).toHaveAttribute('aria-expanded', 'false');
  });

  it('of an address that finds nothing shows its filters', async () => {
    await openVehicles('?page=1&q=nothing', { Vehicles: () => vehiclePage(0) });
    await screen.findByText('Data tidak ditemukan.');
    expect(screen.getByLabelText('Kata kunci')).toHaveValue('nothing');
    expect(button('Search/Filters')).toHaveAttribute('aria-expanded', 'true');
  });

  it('is there again after Back', async () => {
    const { user } = await openList('?page=1');
    await user.click(button('Halaman 2'));
    await waitFor(() => expect(button('Halaman 2')).toHaveAttribute('aria-current', 'page'));
    await act(async () => window.history.back());
    await waitFor(() => expect(button('Halaman 1')).toHaveAttribute('aria-current', 'page'));
  });
});

describe('The pager', () => {
  it('goes back to page 1 when the size changes', async () => {
    const { gateway, user } = await openList('?page=5');
    await user.selectOptions(screen.getByLabelText('Baris per halaman'), '50');
    await waitFor(() => expect(lastOf(gateway, 'Vehicles')).toMatchObject({ page: 1, size: 50 }));
  });

  it('offers 5, 20, 30, 50, 75 and 100 rows, 20 at first', async () => {
    await openList();
    const sizes = within(screen.getByLabelText('Baris per halaman')).getAllByRole('option');
    expect(sizes.map((option) => option.textContent)).toEqual(['5', '20', '30', '50', '75', '100']);
    expect(screen.getByLabelText('Baris per halaman')).toHaveValue('20');
  });

  it('refuses pages under 1 and over the last, takes digits only and goes on Enter', async () => {
    const { gateway, user } = await openList();
    const box = screen.getByLabelText('Ke halaman');
    await user.type(box, '0{Enter}');
    expect(screen.getByText('Min page 1')).toBeVisible();
    await user.clear(box);
    await user.type(box, '-34{Enter}');
    expect(box).toHaveValue('34');
    expect(screen.getByText('Max page 33')).toBeVisible();
    expect(gateway.of('Vehicles')).toHaveLength(1);
    await user.clear(box);
    await user.type(box, '33{Enter}');
    await waitFor(() => expect(lastOf(gateway, 'Vehicles')).toMatchObject({ page: 33 }));
  });

  it('is hidden at one page', async () => {
    await openVehicles('?page=1', { Vehicles: () => vehiclePage(3) });
    await screen.findByText('3 Result');
    expect(screen.queryByRole('navigation', { name: 'Halaman' })).not.toBeInTheDocument();
  });
});

describe('The table', () => {
  it('shows codes as words, dates as 31 Jan 2026, 14:05 with the exact time on them', async () => {
    await openList();
    expect((await within(rowsOf()).findAllByText('Rented'))[0]).toBeVisible();
    const date = within(rowsOf()).getAllByText(/^31 Jan 2026, \d\d:00$/)[0];
    expect(date?.closest('[title]')?.getAttribute('title')).toMatch(/31 Jan 2026.*\d\d:00:00/);
  });

  it('sorts by the server: ascending, descending, unsorted', async () => {
    const { gateway, user } = await openList('?page=2');
    const press = async () => {
      // The table draws its header once more beneath the one that stays in place.
      const [header] = within(rowsOf()).getAllByRole('button', { name: /^Year/ });
      await user.click(header ?? document.body);
    };
    await press();
    await waitFor(() =>
      expect(lastOf(gateway, 'Vehicles')).toMatchObject({
        page: 1,
        sort: { field: 'YEAR', direction: 'ASC' },
      }),
    );
    await screen.findByText('650 Result');
    await press();
    await waitFor(() => expect(lastOf(gateway, 'Vehicles')).toMatchObject({ sort: { direction: 'DESC' } }));
    await screen.findByText('650 Result');
    await press();
    await waitFor(() => expect(window.location.search).toBe('?page=1'));
  });

  it('has its headers in reach of the keyboard: arrows go on, with Ctrl they move the column, with Shift its edge', async () => {
    const { gateway, user } = await openList();
    within(rowsOf()).getAllByRole('button', { name: 'Company Tenant' })[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toHaveTextContent('IMEI');
    await user.keyboard('{Control>}{ArrowLeft}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('IMEI'));
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
    expect(document.activeElement).toHaveTextContent('Company Tenant');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(gateway.of('SavePreferences')).not.toHaveLength(0));
    expect(changedPreferences(gateway)).toMatchObject({
      tables: { vehicle: { widths: { imei: expect.any(Number) } } },
    });
    const { order } = Object(changedPreferences(gateway).tables).vehicle;
    expect(order.slice(0, 4)).toEqual(['licensePlate', 'tenantName', 'imei', 'supplierName']);
  });

  it('has everything else about a column in a menu of its header, by its button or the right one of the mouse', async () => {
    const { gateway, user } = await openList();
    const [imei] = within(rowsOf()).getAllByRole('button', { name: 'IMEI' });
    if (imei) await user.pointer({ keys: '[MouseRight]', target: imei });
    await user.click(await screen.findByRole('menuitem', { name: 'Sembunyikan' }));
    expect(within(rowsOf()).queryByRole('button', { name: 'IMEI' })).not.toBeInTheDocument();
    const [plate] = within(rowsOf()).getAllByRole('button', { name: 'License Plate' });
    const menuButton = plate?.closest('.bp6-table-header')?.querySelector('.header-menu');
    if (menuButton) await user.click(menuButton);
    await user.click(await screen.findByRole('menuitem', { name: 'Urutkan turun' }));
    await waitFor(() =>
      expect(lastOf(gateway, 'Vehicles')).toMatchObject({
        sort: { field: 'LICENSE_PLATE', direction: 'DESC' },
      }),
    );
  });

  it('moves by arrow keys, announces where, and opens with Enter', async () => {
    const { user } = await openList();
    within(rowsOf()).getByRole('grid', { name: 'Manage Vehicle' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeOf()).toHaveAccessibleName(
      expect.stringMatching(/^Baris 2 dari 6: .*License Plate B 1002 XYZ/),
    );
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(window.location.search).toBe('?page=1&record=2');
  });

  it('hides, moves and pins columns from its chooser and keeps that on the server', async () => {
    const { gateway, user } = await openList();
    const headers = () =>
      within(rowsOf())
        .getAllByRole('button', { name: /^(Company|IMEI|License|Rent)/ })
        .map((header) => header.textContent);
    // The plate is pinned by default.
    expect(headers().slice(0, 2)).toEqual(['License Plate', 'Company Tenant']);
    await user.click(button('Kolom'));
    await user.click(await screen.findByRole('checkbox', { name: 'Company Tenant' }));
    await waitFor(() => expect(headers()[1]).toBe('Company Supplier'));
    await user.click(button('Naikkan IMEI'));
    await waitFor(() => expect(headers().slice(1, 3)).toEqual(['IMEI', 'Company Supplier']));
    await user.click(button('Sematkan License Plate'));
    await waitFor(() => expect(headers()[0]).toBe('IMEI'));
    await user.click(button('Sematkan Rent Status'));
    await waitFor(() => expect(headers()[0]).toBe('Rent Status'));
    await waitFor(
      () =>
        expect(changedPreferences(gateway)).toMatchObject({
          tables: {
            vehicle: { hidden: { tenantName: true }, pinned: { licensePlate: false, rentStatus: true } },
          },
        }),
      { timeout: 3000 },
    );
    const saves = gateway.of('SavePreferences').length;
    await user.click(button('Reset kolom'));
    await waitFor(() => expect(headers().slice(0, 2)).toEqual(['License Plate', 'Company Tenant']));
    // A reload right away keeps it.
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(gateway.of('SavePreferences')).toHaveLength(saves + 1), { timeout: 400 });
  });

  it('stands as the person left it', async () => {
    const tables = { vehicle: { hidden: ['imei'], order: ['year', 'licensePlate'] } };
    await openVehicles('?page=1', {}, { ...person(), preferences: { tables } });
    await screen.findByText('650 Result');
    const headers = within(rowsOf())
      .getAllByRole('button')
      .map((header) => header.textContent);
    expect(headers.filter(Boolean).slice(0, 3)).toEqual(['License Plate', 'Year', 'Company Tenant']);
    expect(headers).not.toContain('IMEI');
  });

  it('shows optional columns by choice, and requests their data while they are shown', async () => {
    const { gateway, user } = await openList();
    const header = (name: string) => within(rowsOf()).queryAllByText(name).length > 0;
    expect([header('Baterai'), header('Terakhir terlihat')]).toEqual([false, false]);
    const measuredAt = new Date(Date.now() - 3 * 3_600_000 - 60_000).toISOString();
    gateway.respond('Vehicles', () => {
      const page = vehiclePage(6, 650);
      const items = Object(page.vehicles).items.map((row: object) => ({
        ...row,
        battery: { __typename: 'Telemetry', batteryPercentage: 64 },
        lastSeen: { __typename: 'Telemetry', measuredAt },
      }));
      return { vehicles: { ...Object(page.vehicles), items } };
    });
    await user.click(button('Kolom'));
    await user.click(await screen.findByRole('checkbox', { name: 'Baterai' }));
    await waitFor(() =>
      expect(lastOf(gateway, 'Vehicles')).toMatchObject({ battery: true, lastSeen: false, contract: false }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Terakhir terlihat' }));
    await waitFor(() => expect(lastOf(gateway, 'Vehicles')).toMatchObject({ battery: true, lastSeen: true }));
    expect(await within(rowsOf()).findAllByText('64%')).toHaveLength(6);
    expect(await within(rowsOf()).findAllByText('3 jam lalu')).toHaveLength(6);
    await waitFor(() =>
      expect(changedPreferences(gateway)).toMatchObject({
        tables: { vehicle: { hidden: { battery: false, lastSeen: false } } },
      }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Baterai' }));
    await waitFor(() =>
      expect(lastOf(gateway, 'Vehicles')).toMatchObject({ battery: false, lastSeen: true }),
    );
  });

  it('hides a column that says the same in every row with one click of its header', async () => {
    const { user } = await openList();
    const plates = within(rowsOf()).queryAllByRole('button', { name: /^Sembunyikan License Plate/ });
    expect(plates).toHaveLength(0);
    const [hide] = within(rowsOf()).getAllByRole('button', {
      name: 'Sembunyikan Company Tenant: sama di semua baris',
    });
    if (hide) await user.click(hide);
    await waitFor(() =>
      expect(within(rowsOf()).queryByRole('button', { name: 'Company Tenant' })).not.toBeInTheDocument(),
    );
  });

  it('of one row has no column to hide for what all rows say', async () => {
    await openVehicles('?page=1', { Vehicles: () => vehiclePage(1) });
    await screen.findByText('1 Result');
    expect(screen.queryByRole('button', { name: /sama di semua baris$/ })).not.toBeInTheDocument();
  });

  it('chooses the cells of a row by arrow left and right, and announces each', async () => {
    const { user } = await openList();
    within(rowsOf()).getByRole('grid', { name: 'Manage Vehicle' }).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(activeOf()).toHaveAccessibleName('B 1001 XYZ');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(activeOf()).toHaveAccessibleName('PT Penyewa');
  });

  it('keeps the old rows, dimmed, while new ones load', async () => {
    const { gateway } = await openList();
    const user = setUpUser();
    let respond: (page: unknown) => void = () => undefined;
    gateway.respond(
      'Vehicles',
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    await user.click(button('Halaman 2'));
    expect(await screen.findByText('Mencari data . . .')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Manage Vehicle', busy: true })).toHaveTextContent(
      'B 1001 XYZ',
    );
    await waitFor(() => expect(gateway.of('Vehicles')).toHaveLength(2));
    await act(async () => respond(vehiclePage(2, 650)));
    expect(await screen.findByText('650 Result')).toBeVisible();
  });
});

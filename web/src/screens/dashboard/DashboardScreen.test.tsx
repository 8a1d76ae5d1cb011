import { screen, waitFor, within } from '@testing-library/react';
import { DASHBOARD_RESPONSE, openClient } from '../../testing/client';
import { DASHBOARD_ONLY, person } from '../../testing/data/people';
import { GatewayError } from '../../testing/gateway';
import { setUpUser } from '../../testing/set-up-user';

const card = (name: string) => screen.findByRole('region', { name });
const supplier = () => screen.findByLabelText('Company Supplier');

it('counts the vehicles by status and by rental status, with Indonesian separators', async () => {
  const gateway = await openClient('/dashboard');
  const links = async (name: string) =>
    within(await card(name))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(await links('Status Kendaraan')).toEqual([
    '1.592 kendaraan',
    'Aktif1.48293%',
    'Tidak Aktif614%',
    'Dalam Perbaikan372%',
    'Rusak121%',
  ]);
  expect(await links('Status Sewa')).toEqual([
    '1.592 kendaraan',
    'Tersedia24015%',
    'Terpakai1.29081%',
    'Dipesan624%',
  ]);
  expect(gateway.of('Dashboard')).toHaveLength(1);
});

it.each([
  ['Aktif', '/vehicle/manage?vehicleStatus=ACTIVE'],
  ['Tidak Aktif', '/vehicle/manage?vehicleStatus=NON_ACTIVE'],
  ['Dalam Perbaikan', '/vehicle/manage?vehicleStatus=MAINTENANCE'],
  ['Rusak', '/vehicle/manage?vehicleStatus=BROKEN'],
  ['Tersedia', '/vehicle/manage?rentStatus=AVAILABLE'],
  ['Terpakai', '/vehicle/manage?rentStatus=RENTED'],
  ['Dipesan', '/vehicle/manage?rentStatus=BOOKED'],
])('leads from %s to the vehicles counted', async (label, address) => {
  await openClient('/dashboard');
  expect(await screen.findByRole('link', { name: new RegExp(`^${label}`) })).toHaveAttribute('href', address);
});

it('requests the chosen supplier company, also in its links', async () => {
  const gateway = await openClient('/dashboard');
  await setUpUser().selectOptions(await supplier(), 'PT Listrik');
  await waitFor(() => expect(gateway.of('Dashboard').at(-1)?.variables).toMatchObject({ supplierId: '2' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Rusak/ })).toHaveAttribute(
      'href',
      '/vehicle/manage?vehicleStatus=BROKEN&supplier=2',
    ),
  );
  for (const total of screen.getAllByRole('link', { name: '1.592 kendaraan' }))
    expect(total).toHaveAttribute('href', '/vehicle/manage?page=1&supplier=2');
});

it('opens the vehicle list filtered to what was counted', async () => {
  const gateway = await openClient('/dashboard?supplier=2', undefined, {
    Vehicles: () => new Promise(() => undefined),
  });
  await setUpUser().click(await screen.findByRole('link', { name: /^Rusak/ }));
  await waitFor(() =>
    expect(gateway.of('Vehicles')[0]?.variables).toMatchObject({
      filter: { vehicleStatus: 'BROKEN', supplierId: '2' },
    }),
  );
});

it('starts with what needs attention, each number with its list, without lists that are not permitted', async () => {
  await openClient('/dashboard?supplier=2', undefined, {
    Dashboard: () => ({
      ...DASHBOARD_RESPONSE,
      dashboard: {
        ...DASHBOARD_RESPONSE.dashboard,
        attention: {
          complaintsOverdue: 2,
          complaintsNew: 0,
          vehiclesOutOfService: 3,
          vehiclesSilent: 10_001,
          vehiclesLowBattery: 1234,
          contractsEnding: null,
        },
      },
    }),
  });
  const strip = await screen.findByRole('navigation', { name: 'Perlu perhatian' });
  const links = within(strip)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['2Komplain terlambat', '/complaint/maintanance?overdue=true&supplier=2'],
    ['0Komplain baru', '/complaint/maintanance?status=OPEN&supplier=2'],
    ['3Rusak atau dalam perbaikan, tetapi disewa', '/vehicle/manage?attention=OUT_OF_SERVICE&supplier=2'],
    ['lebih dari 10.00010.000+Tidak melapor 24 jam', '/vehicle/manage?attention=SILENT&supplier=2'],
    ['1.234Baterai di bawah 20%', '/vehicle/manage?attention=LOW_BATTERY&supplier=2'],
  ]);
});

it('has no strip of attention where nothing is counted', async () => {
  await openClient('/dashboard');
  await card('Status Kendaraan');
  expect(screen.queryByRole('navigation', { name: 'Perlu perhatian' })).not.toBeInTheDocument();
});

it('opens the list of a number that needs attention, with the filter as a chip', async () => {
  const gateway = await openClient('/vehicle/manage?attention=SILENT', undefined, {
    Vehicles: () => ({
      vehicles: { items: [], pageInfo: { page: 1, size: 20, totalItems: 0, totalPages: 0 } },
    }),
    VehicleScreenOptions: () => ({ supplierOptions: [], activeSuppliers: [], tenantOptions: [] }),
  });
  await setUpUser().click(
    await screen.findByRole('button', { name: 'Hapus filter Perlu Perhatian: Tidak melapor 24 jam' }),
  );
  expect(gateway.of('Vehicles')[0]?.variables).toMatchObject({ filter: { attention: 'SILENT' } });
  await waitFor(() => expect(window.location.search).not.toContain('attention'));
});

it('offers All Company Supplier first', async () => {
  await openClient('/dashboard');
  const options = within(await supplier()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All Company Supplier',
    'PT Hijau',
    'PT Listrik',
  ]);
  expect(await supplier()).toHaveValue('');
});

it('preselects the only supplier company', async () => {
  await openClient('/dashboard', undefined, {
    Dashboard: () => ({ ...DASHBOARD_RESPONSE, supplierOptions: [{ value: '7', text: 'PT Satu' }] }),
  });
  expect(await supplier()).toHaveDisplayValue('PT Satu');
  expect(screen.queryByRole('option', { name: 'All Company Supplier' })).not.toBeInTheDocument();
});

it('shows Data tidak ditemukan where nothing is counted', async () => {
  await openClient('/dashboard', undefined, {
    Dashboard: () => ({
      supplierOptions: [],
      dashboard: {
        ...DASHBOARD_RESPONSE.dashboard,
        vehicleStatus: { active: 0, nonActive: 0, maintenance: 0, broken: 0 },
        rentStatus: { available: 0, rented: 0, booked: 0 },
      },
    }),
  });
  expect(await card('Status Kendaraan')).toHaveTextContent('Data tidak ditemukan');
  expect(await card('Status Sewa')).toHaveTextContent('Data tidak ditemukan');
});

it('shows the error with a retry', async () => {
  const gateway = await openClient('/dashboard', undefined, {
    Dashboard: () => {
      throw new GatewayError('UPSTREAM_TIMEOUT', 'Layanan data tidak menjawab tepat waktu.');
    },
  });
  expect(await screen.findByText('Layanan data tidak menjawab tepat waktu.')).toBeVisible();
  gateway.respond('Dashboard', () => DASHBOARD_RESPONSE);
  await setUpUser().click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('1.482')).toBeInTheDocument();
});

it.each([
  ['requests the areas of tenants for users who may list tenants', ['company-tenant/manage'], 1],
  ['does not request the areas of tenants for users without that list, who would be refused', [], 0],
])('%s', async (_name, paths, requests) => {
  const more = paths.map((path) => ({ id: path, name: 'Tenants', path, code: 'TENANTS', children: [] }));
  const gateway = await openClient('/dashboard', person([...DASHBOARD_ONLY, ...more]), {
    TenantCircles: () => ({ tenants: { items: [] } }),
  });
  await screen.findByRole('region', { name: /^Lokasi Terakhir Kendaraan/ });
  expect(gateway.of('TenantCircles')).toHaveLength(requests);
});

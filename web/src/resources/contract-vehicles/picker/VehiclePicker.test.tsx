import { screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../../../testing/client';
import { BROKEN_VEHICLES, CONTRACT_RESPONSES, contractRow } from '../../../testing/data/contracts';
import { person } from '../../../testing/data/people';
import { drawTables } from '../../../testing/drawn-table';
import type { Responder } from '../../../testing/gateway';
import { setUpUser } from '../../../testing/set-up-user';

beforeAll(() => drawTables());

const MENUS = [
  { id: '1', name: 'Vehicle', path: 'vehicle/manage', code: 'VEH', children: [] },
  { id: '2', name: 'Contract', path: 'company-contract/manage', code: 'CON', children: [] },
];

function choice(id: string, licensePlate: string, changes: Record<string, unknown> = {}) {
  return {
    __typename: 'Vehicle',
    id,
    licensePlate,
    modelName: 'Volta 401',
    supplierName: 'PT Hijau',
    vehicleStatus: 'ACTIVE',
    rentStatus: 'AVAILABLE',
    telemetry: { __typename: 'Telemetry', batteryPercentage: 81.6 },
    nearestStation: { __typename: 'NearestStation', name: 'SPKLU Anggrek', distance: 1.25 },
    contract: null,
    ...changes,
  };
}

const pageOf = (...items: object[]) => ({
  vehicles: {
    __typename: 'VehiclePage',
    items,
    pageInfo: { __typename: 'PageInfo', totalItems: 41, totalPages: 3 },
  },
});

const held = { __typename: 'VehicleContract', id: '9', contractNo: 'KTR/9', endDate: '2027-01-31' };
const ROWS = pageOf(
  choice('35', 'B 1235 XYZ'),
  choice('36', 'D 9 AB', { vehicleStatus: 'BROKEN', telemetry: null, nearestStation: null }),
  choice('37', 'F 7 ZZ', { rentStatus: 'RENTED', contract: held }),
);

async function openPicker(responses: Record<string, Responder> = {}) {
  const gateway = await openClient('/company-contract/manage?record=1', person(MENUS), {
    ...CONTRACT_RESPONSES,
    Contract: () => ({ contract: contractRow(1, { vehicleIds: ['34'], totalVehicles: 5 }) }),
    ContractVehicles: () => BROKEN_VEHICLES,
    ContractVehicleChoices: ({ page }) => (page === 1 ? ROWS : pageOf(choice('34', 'B 1234 XYZ'))),
    UpdateContract: () => ({ updateContract: { success: true, message: 'OK', errors: [] } }),
    ...responses,
  });
  const user = setUpUser();
  const form = within(await screen.findByRole('dialog'));
  await user.click(await form.findByRole('button', { name: 'Pilih dari tabel' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Pilih kendaraan' }));
  await picker.findByRole('row', { name: /B 1235 XYZ/ });
  return { gateway, user, form, picker };
}

it('shows model, supplier, status, battery and nearest station of each vehicle, in one request a page', async () => {
  const { gateway, picker } = await openPicker();
  const row = within(picker.getByRole('row', { name: /B 1235 XYZ/ }));
  for (const text of ['Volta 401', 'PT Hijau', 'Active', '82%', 'SPKLU Anggrek (1,3 km)'])
    expect(row.getByText(text)).toBeVisible();
  expect(gateway.of('ContractVehicleChoices')).toHaveLength(1);
});

it('marks a broken vehicle, and one in another contract, which cannot be chosen', async () => {
  const { picker } = await openPicker();
  expect(within(picker.getByRole('row', { name: /D 9 AB/ })).getByText('Broken')).toBeVisible();
  const taken = within(picker.getByRole('row', { name: /F 7 ZZ/ }));
  expect(taken.getByText('Dipakai kontrak KTR/9 sampai 31 Jan 2027')).toBeVisible();
  expect(taken.getByRole('checkbox')).toBeDisabled();
});

it('keeps the choice while it is filtered and paged, and lists the chosen, which can be removed', async () => {
  const { gateway, user, form, picker } = await openPicker();
  await user.click(picker.getByRole('checkbox', { name: 'Pilih B 1235 XYZ' }));
  await user.click(picker.getByRole('button', { name: 'Halaman 2' }));
  expect(await picker.findByRole('checkbox', { name: 'Pilih B 1234 XYZ' })).toBeChecked();
  await user.type(picker.getByRole('searchbox'), 'b1235');
  await waitFor(() =>
    expect(gateway.of('ContractVehicleChoices').at(-1)?.variables).toMatchObject({
      filter: { search: { field: 'LICENSE_PLATE', text: 'b1235' } },
      page: 1,
    }),
  );
  expect(picker.getByText('2 dari maksimum 5 kendaraan dipilih')).toBeVisible();
  await user.click(picker.getByRole('button', { name: 'Lepas B 1234 XYZ' }));
  await user.click(picker.getByRole('button', { name: 'Selesai' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(gateway.of('UpdateContract')[0]?.variables).toMatchObject({ input: { vehicleIds: ['35'] } }),
  );
});

it('offers to clear a filter that finds nothing', async () => {
  const { user, picker } = await openPicker({
    ContractVehicleChoices: ({ filter }) =>
      JSON.stringify(filter).includes('BROKEN') ? { vehicles: { ...pageOf().vehicles } } : ROWS,
  });
  await user.selectOptions(picker.getByRole('combobox', { name: 'Vehicle Status' }), 'BROKEN');
  expect(await picker.findByText('Tidak ada kendaraan yang cocok.')).toBeVisible();
  await user.click(picker.getByRole('button', { name: 'Hapus filter' }));
  expect(await picker.findByRole('row', { name: /B 1235 XYZ/ })).toBeVisible();
});

it('prompts before a broken vehicle is rented out, and names its act', async () => {
  const { gateway, user, form, picker } = await openPicker();
  await user.click(picker.getByRole('row', { name: /D 9 AB/ }));
  await user.click(picker.getByRole('button', { name: 'Selesai' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  const message = 'Kendaraan ini belum siap jalan: D 9 AB (Broken). Tetap sewakan?';
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Periksa lagi' }));
  expect(gateway.of('UpdateContract')).toHaveLength(0);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Tetap sewakan' }));
  await waitFor(() =>
    expect(gateway.of('UpdateContract')[0]?.variables).toMatchObject({ input: { vehicleIds: ['34', '36'] } }),
  );
});

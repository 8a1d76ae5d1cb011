import { screen, within } from '@testing-library/react';
import { openClient } from '../testing/client';
import { userRow } from '../testing/data/administration';
import { person } from '../testing/data/people';
import { pageOf } from '../testing/data/screen-case';
import { openVehicles } from '../testing/data/vehicle-screen';
import { vehicleRow } from '../testing/data/vehicles';
import { drawTables } from '../testing/drawn-table';
import type { Responder } from '../testing/gateway';
import '../crud/dialog/RecordForm';
import './user';

beforeAll(() => drawTables());

const HIJAU = { value: '1', text: 'PT Hijau', group: 'Supplier' };
const LISTRIK = { value: '2', text: 'PT Listrik', group: 'Supplier' };

const USER_RESPONSES: Record<string, Responder> = {
  Users: () => pageOf('users', [userRow(1)]),
  UserScreenOptions: () => ({
    companyOptions: [HIJAU, LISTRIK],
    activeCompanies: [LISTRIK],
    companyTypeOptions: [],
  }),
  UserTypeOptions: () => ({ userTypeOptions: [{ value: '99', text: 'Baru' }] }),
  User: () => ({
    user: userRow(1, { companyId: '1', companyName: 'PT Hijau', userTypeId: '12', userTypeName: 'Teknisi' }),
  }),
};

async function openUser(record: string) {
  await openClient(`/user/manage?record=${record}`, person([]), USER_RESPONSES);
  const dialog = within(await screen.findByRole('dialog'));
  const company = await dialog.findByLabelText(/^Company/);
  const offered = (list: HTMLElement) =>
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .slice(1);
  return { dialog, company, offered };
}

it('a new record is not offered an inactive company', async () => {
  const { company, offered } = await openUser('new');
  expect(offered(company)).toEqual(['PT Listrik']);
});

it('a record that has an inactive company and user type shows both, beside what is offered', async () => {
  const { dialog, company, offered } = await openUser('1');
  expect(company).toHaveDisplayValue('PT Hijau');
  expect(offered(company)).toEqual(['PT Hijau', 'PT Listrik']);
  expect(await dialog.findByRole('option', { name: 'Baru' })).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Type/)).toHaveDisplayValue('Teknisi');
});

it.each([
  [{}, 'Kontrak KTR-7: disewa PT Penyewa sampai 31 Dec 2099.'],
  [
    {
      contract: {
        __typename: 'VehicleContract',
        contractNo: 'KTR-8',
        tenantName: 'PT Pemakai',
        startDate: '2098-01-01',
        endDate: '2099-12-31',
      },
    },
    'Kontrak KTR-8: dipesan PT Pemakai dari 1 Jan 2098 sampai 31 Dec 2099.',
  ],
  [{ contract: null }, 'Tidak ada kontrak untuk kendaraan ini.'],
])('the dialog of a vehicle names the contract that holds it: %#', async (changes, note) => {
  await openVehicles('?record=1', { Vehicle: () => ({ vehicle: vehicleRow(1, changes) }) });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText(/^Rent Status/)).toHaveAccessibleDescription(
    expect.stringContaining(note),
  );
});

it('a new vehicle says that its rent status follows the contracts', async () => {
  await openVehicles('?record=new');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText(/^Rent Status/)).toHaveAccessibleDescription(
    expect.stringContaining('Available selama tidak ada kontrak'),
  );
});

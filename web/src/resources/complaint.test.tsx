import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openClient } from '../testing/client';
import { complaintDetail, complaintPage, complaintRow } from '../testing/data/complaints';
import { person } from '../testing/data/people';
import { lastOf } from '../testing/data/vehicle-screen';
import { drawTables } from '../testing/drawn-table';
import type { Responder } from '../testing/gateway';
import './complaint';
import './complaint-create';
import '../crud/controls/LookUpList';
import '../crud/dialog/RecordForm';

beforeAll(() => drawTables());

const RESPONSES: Record<string, Responder> = {
  Complaints: ({ filter }: { filter?: { otherStatus?: string | null } }) =>
    complaintPage(
      complaintRow(1, { isOverdue: true }),
      complaintRow(
        2,
        filter?.otherStatus === '7'
          ? { status: 'UNKNOWN', otherStatus: 'Menunggu suku cadang' }
          : { status: 'CLOSED' },
      ),
    ),
  ComplaintScreenOptions: () => ({
    supplierOptions: [
      { value: '3', text: 'Volta Rental' },
      { value: '4', text: 'Amper' },
    ],
    complaintCategoryOptions: [
      { value: '9', text: 'Rem', group: 'Volta Rental' },
      { value: '10', text: 'Ban', group: 'Volta Rental' },
      { value: '11', text: 'Rem', group: 'Amper' },
    ],
    complaintAssigneeOptions: [{ value: '7', text: 'Budi', group: 'Volta Rental' }],
    otherComplaintStatuses: [{ value: '7', text: 'Menunggu suku cadang' }],
    otherComplaintActions: [],
  }),
  RentedVehicles: () => ({
    vehicleOptions: [
      { value: '34', text: 'B 1234 XYZ' },
      { value: '35', text: 'B 1235 XYZ' },
    ],
  }),
  FindComplaintCategories: () => ({
    complaintCategoryOptions: [{ value: '11', text: 'Rem', group: 'Amper' }],
  }),
  ComplaintCategoryOptions: () => ({
    complaintCategoryOptions: [
      { value: '9', text: 'Rem' },
      { value: '10', text: 'Ban' },
    ],
  }),
  CreateComplaint: () => ({
    createComplaint: {
      success: true,
      message: 'Tersimpan',
      errors: [],
      record: { __typename: 'Complaint', id: '1' },
    },
  }),
  ComplaintDetail: () => ({ complaint: complaintDetail({ id: '1' }) }),
  SavePreferences: () => ({ savePreferences: { success: true, message: 'OK' } }),
};

/** A user who may create complaints or not; null if the data service does not publish permissions. */
function staff(canCreate: boolean | null) {
  const fields = canCreate ? ['vehicleId', 'categoryId', 'title', 'description', 'evidence'] : [];
  const permission = {
    resource: 'COMPLAINT',
    canCreate: canCreate ?? false,
    canEdit: false,
    canUndoCreate: false,
  } as const;
  const permissions =
    canCreate === null ? null : [{ ...permission, createFields: fields, editFields: [], bulkFields: [] }];
  return { ...person([]), permissions };
}

async function openList(search: string, me = staff(true)) {
  const gateway = await openClient(`/complaint/maintanance${search}`, me, RESPONSES);
  await screen.findByRole('button', { name: 'Search/Filters' });
  return { gateway, user: userEvent.setup() };
}

it('sends the filters, shows what is overdue, and a row opens its detail', async () => {
  const { gateway, user } = await openList(
    '?page=1&by=reporter&q=sari&category=9&supplier=3&action=REPAIR&status=OPEN&overdue=true',
  );
  expect(await screen.findByText('2 Result')).toBeVisible();
  expect(lastOf(gateway, 'Complaints')).toMatchObject({
    filter: {
      search: { field: 'REPORTER', text: 'sari' },
      categoryId: '9',
      supplierId: '3',
      action: 'REPAIR',
      status: 'OPEN',
      isOverdue: true,
    },
  });
  const table = within(screen.getByRole('grid', { name: 'Complaint' }));
  expect(table.getByText('Terlambat')).toBeVisible();
  expect(table.getByText('Selesai')).toBeVisible();
  await user.click(screen.getByText('B 1231 XYZ'));
  expect(await screen.findByRole('heading', { name: 'Rem berdecit' })).toBeVisible();
  expect(window.location.pathname).toBe('/complaint/maintanance/1');
  await user.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(await screen.findByText('2 Result')).toBeVisible();
  expect(window.location.search).toContain('q=sari');
});

it('shows and filters by a status that only the data service knows', async () => {
  const { gateway, user } = await openList('?page=1&status=7');
  expect(await screen.findByText('2 Result')).toBeVisible();
  expect(lastOf(gateway, 'Complaints')).toMatchObject({ filter: { status: null, otherStatus: '7' } });
  const table = within(screen.getByRole('grid', { name: 'Complaint' }));
  expect(table.getByText('Menunggu suku cadang')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Search/Filters' }));
  const filters = within(await screen.findByRole('form', { name: 'Search/Filters' }));
  const status = filters.getByRole('combobox', { name: 'Status' });
  expect(status).toHaveDisplayValue('Menunggu suku cadang');
  expect(screen.getByRole('button', { name: /Status: Menunggu suku cadang/ })).toBeVisible();
});

it('links a title to the page of its complaint, which opens in the same tab', async () => {
  const { user } = await openList('?page=1');
  const link = await screen.findByRole('link', { name: 'Rem berdecit 1' });
  expect(link).toHaveAttribute('href', '/complaint/maintanance/1');
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Rem berdecit' })).toBeVisible();
  expect(window.location.pathname).toBe('/complaint/maintanance/1');
});

it('shows the company of each category, and narrows the categories to the chosen supplier', async () => {
  const { gateway, user } = await openList('');
  const filters = within(await screen.findByRole('form', { name: 'Search/Filters' }));
  const category = filters.getByRole('combobox', { name: 'Category' });
  const offered = () =>
    within(category)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await within(category).findByRole('option', { name: 'Rem (Amper)' });
  expect(offered()).toEqual(['All Category', 'Rem (Volta Rental)', 'Ban (Volta Rental)', 'Rem (Amper)']);

  await user.selectOptions(category, '9');
  await user.selectOptions(filters.getByRole('combobox', { name: 'Company Supplier' }), '4');
  await waitFor(() => expect(offered()).toEqual(['All Category', 'Rem']));
  expect(category).toHaveValue('');
  expect(lastOf(gateway, 'FindComplaintCategories')).toEqual({ supplierId: '4', first: 50 });

  await user.selectOptions(category, '11');
  await user.click(filters.getByRole('button', { name: 'Search' }));
  await screen.findByText('2 Result');
  expect(lastOf(gateway, 'Complaints')).toMatchObject({ filter: { supplierId: '4', categoryId: '11' } });
});

it('is raised at complaint/create: the category waits for a vehicle, all but the photos are required', async () => {
  const gateway = await openClient('/complaint/create', staff(true), RESPONSES);
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Complaint' }));
  const category = await dialog.findByRole('combobox', { name: /Category/ });
  expect(category).toBeDisabled();
  expect(dialog.getByText('Pilih kendaraan terlebih dahulu.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('*Required')).toHaveLength(4);

  await user.click(dialog.getByRole('button', { name: /Vehicle/ }));
  await user.click(await screen.findByText('B 1234 XYZ'));
  await dialog.findByRole('option', { name: 'Rem' });
  await user.selectOptions(category, '9');
  await user.type(dialog.getByLabelText(/Title/), 'Rem');
  await user.type(dialog.getByLabelText(/Description/), 'Berdecit');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Rem berdecit' })).toBeVisible();
  expect(window.location.pathname).toBe('/complaint/maintanance/1');
  expect(lastOf(gateway, 'CreateComplaint')).toEqual({
    input: {
      vehicleId: '34',
      categoryId: '9',
      title: 'Rem',
      description: 'Berdecit',
      evidence: [],
      version: null,
    },
  });
  expect(gateway.of('RentedVehicles').map(({ variables }) => variables)).toEqual([
    { text: null, rentStatus: 'RENTED', first: 50 },
  ]);
});

it('has the only rented vehicle and category chosen, which is no change of the form', async () => {
  await openClient('/complaint/create', staff(true), {
    ...RESPONSES,
    RentedVehicles: () => ({ vehicleOptions: [{ value: '34', text: 'B 1234 XYZ' }] }),
    ComplaintCategoryOptions: () => ({ complaintCategoryOptions: [{ value: '9', text: 'Rem' }] }),
  });
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Complaint' }));
  expect(await dialog.findByRole('button', { name: /Vehicle.*B 1234 XYZ/ })).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText(/Category/)).toHaveDisplayValue('Rem'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('keeps the vehicle that was chosen before the only rented one was known', async () => {
  let load = (): void => undefined;
  await openClient('/complaint/create', staff(true), {
    ...RESPONSES,
    RentedVehicles: ({ text }) =>
      text === null
        ? new Promise((resolve) => {
            load = () => resolve({ vehicleOptions: [{ value: '34', text: 'B 1234 XYZ' }] });
          })
        : { vehicleOptions: [{ value: '35', text: 'B 1235 XYZ' }] },
  });
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Complaint' }));
  await user.click(await dialog.findByRole('button', { name: /Vehicle/ }));
  await user.type(await screen.findByRole('combobox', { name: 'Cari . . .' }), '1235');
  await user.click(await screen.findByText('B 1235 XYZ'));
  await act(async () => load());
  expect(await dialog.findByRole('button', { name: /Vehicle.*B 1235 XYZ/ })).toBeVisible();
});

it.each([
  [false, 0],
  [true, 1],
  [null, 1],
] as const)(
  'where it is permitted (%s; null: not known), there are %i buttons to create one',
  async (canCreate, buttons) => {
    await openList('', staff(canCreate));
    expect(screen.queryAllByRole('button', { name: 'Create Complaint' })).toHaveLength(buttons);
  },
);

import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openClient } from '../testing/client';
import { BROKEN_VEHICLES, CONTRACT_RESPONSES, chooseDay, contractRow } from '../testing/data/contracts';
import { person } from '../testing/data/people';
import { drawTables } from '../testing/drawn-table';
import type { Responder } from '../testing/gateway';
import { setUpUser } from '../testing/set-up-user';

beforeAll(() => drawTables());

async function open(search: string, responses: Record<string, Responder> = {}) {
  const gateway = await openClient(`/company-contract/manage${search}`, person([]), {
    ...CONTRACT_RESPONSES,
    ...responses,
  });
  await screen.findByRole('button', { name: 'Search/Filters' });
  return { gateway, user: setUpUser() };
}

async function openDialog(record: string, responses: Record<string, Responder> = {}) {
  const opened = await open(`?record=${record}`, responses);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/^Contract Number/);
  return { ...opened, dialog };
}

async function periodFilters() {
  // They are loaded after the screen.
  await waitFor(() => expect(screen.getByLabelText('Start Date')).toBeEnabled());
  return { start: screen.getByLabelText('Start Date'), end: screen.getByLabelText('End Date') };
}

/** The calendar of an empty field offers no day before the first one, here one of March 2026. */
async function expectFirstDay(user: UserEvent, field: HTMLElement, first: string): Promise<void> {
  await user.type(field, '{ArrowDown}');
  const calendar = within(await screen.findByRole('dialog', { name: 'Kalender' }));
  const day = Number(first.slice(8));
  for (let turns = 0; turns < 24 && calendar.queryByText('Maret 2026') === null; turns += 1)
    await user.click(calendar.getByRole('button', { name: 'Bulan sebelumnya' }));
  const days = calendar.getAllByRole('button', { name: / Maret 2026$/ });
  expect(days.filter((one) => one.matches(':disabled'))).toHaveLength(day - 1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Kalender' })).not.toBeInTheDocument());
}

describe('the filters', () => {
  it('take an end date only behind a start date, and none before it', async () => {
    const { gateway, user } = await open('');
    const { start, end } = await periodFilters();
    expect(end).toBeDisabled();
    chooseDay(start, '2026-03-15');
    expect(end).toBeEnabled();
    await expectFirstDay(user, end, '2026-03-15');
    chooseDay(start, '2026-03-01');
    chooseDay(end, '2026-04-30');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByText('3 Result');
    expect(gateway.of('Contracts')[0]?.variables.filter).toMatchObject({
      startDate: '2026-03-01',
      endDate: '2026-04-30',
    });
    expect(screen.getByRole('button', { name: 'Hapus filter End Date: 30 Apr 2026' })).toBeVisible();
  });

  it('clear the end date with the start date, and when it would lie before it', async () => {
    await open('');
    const { start, end } = await periodFilters();
    chooseDay(start, '2026-03-01');
    chooseDay(end, '2026-04-30');
    chooseDay(start, '2026-04-01');
    expect(end).toHaveValue('2026-04-30');
    chooseDay(start, '2026-05-01');
    expect(end).toHaveValue('');
    chooseDay(end, '2026-05-31');
    chooseDay(start, '');
    expect(end).toHaveValue('');
    expect(end).toBeDisabled();
  });

  it('take the end date away with the chip of the start date', async () => {
    const { gateway, user } = await open('?page=1&startDate=2026-03-01&endDate=2026-04-30');
    await user.click(await screen.findByRole('button', { name: 'Hapus filter Start Date: 1 Mar 2026' }));
    await waitFor(() => expect(gateway.of('Contracts')).toHaveLength(2));
    expect(gateway.of('Contracts')[1]?.variables.filter).toMatchObject({ startDate: null, endDate: null });
  });
});

describe('the period of a contract', () => {
  it('has its end disabled until it starts, and cleared when the start changes', async () => {
    const { user, dialog } = await openDialog('new');
    const end = dialog.getByLabelText(/^End Date/);
    expect(end).toBeDisabled();
    expect(dialog.getByText('Pilih tanggal mulai terlebih dahulu.')).toBeVisible();
    chooseDay(dialog.getByLabelText(/^Start Date/), '2026-03-15');
    expect(end).toBeEnabled();
    await expectFirstDay(user, end, '2026-03-15');
    chooseDay(end, '2026-12-31');
    chooseDay(dialog.getByLabelText(/^Start Date/), '2026-02-01');
    expect(end).toHaveValue('');
  });

  it('cannot end before it starts', async () => {
    const { gateway, user, dialog } = await openDialog('1');
    chooseDay(dialog.getByLabelText(/^End Date/), '2026-01-30');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Tidak boleh sebelum tanggal mulai.')).toBeVisible();
    expect(gateway.of('UpdateContract')).toHaveLength(0);
  });
});

describe('the vehicles of a contract', () => {
  const saved: Responder = () => ({ updateContract: { success: true, message: 'OK', errors: [] } });

  it('wait for a company, and are those of its period', async () => {
    const { gateway, user, dialog } = await openDialog('new');
    expect(dialog.getByText('Pilih perusahaan terlebih dahulu.')).toBeVisible();
    expect(gateway.of('ContractVehicles')).toHaveLength(0);
    await user.selectOptions(dialog.getByLabelText(/^Company/), '7');
    expect(await dialog.findByRole('treeitem', { name: 'PT Hijau' })).toBeVisible();
    chooseDay(dialog.getByLabelText(/^Start Date/), '2026-03-01');
    await waitFor(() =>
      expect(gateway.of('ContractVehicles').at(-1)?.variables).toMatchObject({
        contractId: null,
        tenantId: '7',
        startDate: '2026-03-01',
        endDate: null,
      }),
    );
  });

  it('of a contract that stands are checked, counted against its maximum, and its company is locked', async () => {
    const { dialog } = await openDialog('1');
    expect(dialog.getByLabelText(/^Company/)).toBeDisabled();
    expect(await dialog.findByRole('treeitem', { name: 'B 1234 XYZ' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    expect(dialog.getByRole('treeitem', { name: 'D 9 AB' })).toHaveAttribute('aria-checked', 'false');
    expect(dialog.getByText('2 dari maksimum 1.200 kendaraan dipilih')).toBeVisible();
  });

  it('that it has come first and stay in their places during selection', async () => {
    const { user, dialog } = await openDialog('1', {
      Contract: () => ({ contract: contractRow(1, { vehicleIds: ['36'] }) }),
    });
    await dialog.findByRole('treeitem', { name: 'D 9 AB' });
    const names = () => dialog.getAllByRole('treeitem').map(({ textContent }) => textContent);
    const order = ['PT Listrik', 'D 9 AB', 'PT Hijau', 'B 1234 XYZ', 'B 1235 XYZ'];
    expect(names()).toEqual(order);
    await user.click(dialog.getByRole('treeitem', { name: 'B 1235 XYZ' }));
    expect(names()).toEqual(order);
  });

  it('can also be chosen by supplier, and are saved without the groups', async () => {
    const { gateway, user, dialog } = await openDialog('1', { UpdateContract: saved });
    await user.click(await dialog.findByRole('treeitem', { name: 'PT Listrik' }));
    await user.click(dialog.getByRole('treeitem', { name: 'B 1235 XYZ' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.of('UpdateContract')).toHaveLength(1));
    expect(gateway.of('UpdateContract')[0]?.variables).toMatchObject({ input: { vehicleIds: ['34', '36'] } });
  });

  it('are searched by plate and by supplier; those out of sight stay chosen', async () => {
    const { gateway, user, dialog } = await openDialog('1', { UpdateContract: saved });
    await dialog.findByRole('treeitem', { name: 'PT Hijau' });
    await user.type(dialog.getByLabelText(/^Vehicles/), 'listrik');
    expect(dialog.queryByRole('treeitem', { name: 'B 1234 XYZ' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('treeitem', { name: 'D 9 AB' }));
    await user.clear(dialog.getByLabelText(/^Vehicles/));
    await user.type(dialog.getByLabelText(/^Vehicles/), 'nowhere');
    expect(dialog.getByText('Tidak ada kendaraan yang cocok.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.of('UpdateContract')).toHaveLength(1));
    expect(gateway.of('UpdateContract')[0]?.variables).toMatchObject({
      input: { vehicleIds: ['34', '35', '36'] },
    });
  });

  it.each(['b1234', 'B-1234 x', ' b 12 34'])(
    'are found whatever the spaces, case and punctuation: %j',
    async (text) => {
      const { user, dialog } = await openDialog('1');
      await dialog.findByRole('treeitem', { name: 'PT Hijau' });
      await user.type(dialog.getByLabelText(/^Vehicles/), text);
      const shown = dialog
        .getAllByRole('treeitem')
        .map((item) => item.getAttribute('aria-label') ?? item.textContent);
      expect(shown).toEqual(['PT Hijau', 'B 1234 XYZ']);
    },
  );

  it('are not found by punctuation alone', async () => {
    const { user, dialog } = await openDialog('1');
    await dialog.findByRole('treeitem', { name: 'PT Hijau' });
    await user.type(dialog.getByLabelText(/^Vehicles/), '-');
    expect(dialog.getByText('Tidak ada kendaraan yang cocok.')).toBeVisible();
  });

  it('beyond the maximum are refused', async () => {
    const { gateway, user, dialog } = await openDialog('1');
    await dialog.findByRole('treeitem', { name: 'PT Hijau' });
    await user.clear(dialog.getByLabelText(/^Total Vehicles/));
    await user.type(dialog.getByLabelText(/^Total Vehicles/), '1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Kendaraan terpilih melebihi maksimum.')).toBeVisible();
    expect(gateway.of('UpdateContract')).toHaveLength(0);
  });

  it('that another contract holds are named beside the tree', async () => {
    const message = 'B 1234 XYZ is in contract KTR/2026/002 until 31 Mar 2026';
    const { user, dialog } = await openDialog('1', {
      UpdateContract: () => ({
        updateContract: {
          success: false,
          message: 'The contract could not be saved',
          errors: [{ field: 'vehicleIds', code: 'OVERLAP', message }],
        },
      }),
    });
    await dialog.findByRole('treeitem', { name: 'PT Hijau' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText(/^Vehicles/)).toHaveFocus();
  });

  it('that are no longer available are listed and can be removed', async () => {
    const { gateway, user, dialog } = await openDialog('1', {
      Contract: () => ({ contract: contractRow(1, { vehicleIds: ['34', '99'] }) }),
      UpdateContract: saved,
    });
    expect(await dialog.findByText(/^1 kendaraan terpilih tidak tersedia/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Lepas kendaraan itu' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.of('UpdateContract')).toHaveLength(1));
    expect(gateway.of('UpdateContract')[0]?.variables).toMatchObject({ input: { vehicleIds: ['34'] } });
  });

  it('that are no longer available are named', async () => {
    const { gateway, dialog } = await openDialog('1', {
      Contract: () => ({ contract: contractRow(1, { vehicleIds: ['34', '99'] }) }),
      UnavailablePlates: () => ({
        vehicleOptions: [{ __typename: 'Option', value: '99', text: 'F 99 ZZ' }],
      }),
    });
    expect(await dialog.findByText('F 99 ZZ')).toBeVisible();
    expect(gateway.of('UnavailablePlates')[0]?.variables).toEqual({ ids: ['99'] });
  });

  it('that are broken are marked', async () => {
    const { dialog } = await openDialog('1', { ContractVehicles: () => BROKEN_VEHICLES });
    expect(await dialog.findByRole('treeitem', { name: 'D 9 AB, Broken' })).toBeVisible();
  });
});

describe('the state of a contract', () => {
  it('is shown in its dialog, and narrows the list', async () => {
    const { dialog } = await openDialog('1');
    expect(await dialog.findByText('Berlaku')).toBeVisible();
  });

  it('is a filter of the list', async () => {
    const { gateway } = await open('?page=1&state=ENDING');
    expect(await screen.findByText('3 Result')).toBeVisible();
    expect(gateway.of('Contracts')[0]?.variables.filter).toMatchObject({ state: 'ENDING' });
  });
});

describe('a renewal', () => {
  const renew = async (responses: Record<string, Responder> = {}) => {
    const opened = await openDialog('1', responses);
    await opened.user.click(await opened.dialog.findByRole('button', { name: 'Perpanjang kontrak' }));
    const renewal = within(await screen.findByRole('dialog', { name: /^Add / }));
    await renewal.findByText('Melanjutkan kontrak KTR/2026/001: periksa isian, lalu simpan.');
    return { ...opened, renewal };
  };

  it('is a new contract from the next day, as long, with the same company and vehicles', async () => {
    const { gateway, user, renewal } = await renew({
      Contract: () => ({ contract: contractRow(1, { startDate: '2026-01-01' }) }),
      CreateContract: () => ({ createContract: { success: true, message: 'OK', errors: [] } }),
    });
    await user.click(renewal.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.of('CreateContract')).toHaveLength(1));
    expect(gateway.of('CreateContract')[0]?.variables).toEqual({
      input: {
        tenantId: '7',
        contractNo: 'KTR/2026/001-R1',
        startDate: '2027-01-01',
        endDate: '2027-12-31',
        totalVehicles: 1200,
        vehicleIds: ['34', '35'],
        version: null,
      },
    });
    expect(gateway.of('ContractVehicles').at(-1)?.variables).toMatchObject({
      contractId: null,
      startDate: '2027-01-01',
    });
  });

  it('is not offered to a person who may not create contracts', async () => {
    const permissions = [
      {
        resource: 'CONTRACT' as const,
        canCreate: false,
        canEdit: true,
        canUndoCreate: false,
        createFields: [],
        editFields: ['contractNo'],
        bulkFields: [],
      },
    ];
    await openClient('/company-contract/manage?record=1', { ...person([]), permissions }, CONTRACT_RESPONSES);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Berlaku')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Perpanjang kontrak' })).not.toBeInTheDocument();
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../api/session';
import { push, pushError, subscribedTo } from '../../testing/data/live';
import { person } from '../../testing/data/people';
import { lastOf, openVehicles } from '../../testing/data/vehicle-screen';
import { drawTables } from '../../testing/drawn-table';
import { GatewayError, type Responder } from '../../testing/gateway';

beforeAll(() => drawTables());

const counts = { total: 3, changed: 2, unchanged: 0, refused: 1 };
const job = (changes: object = {}) => ({
  __typename: 'BulkChange',
  ...{
    id: '9',
    state: 'WAITING',
    total: 3,
    added: 0,
    removed: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    isUndone: false,
  },
  ...changes,
});
const payload = (dryRun: boolean) => ({
  changeVehicles: {
    ...{ __typename: 'BulkChangePayload', success: true, message: '', errors: [] },
    counts: { __typename: 'BulkChangeCounts', ...counts },
    bulkChange: dryRun ? null : job(),
  },
});
const RESPONSES: Record<string, Responder> = {
  ChangeVehicles: ({ dryRun }) => payload(dryRun === true),
  UndoBulkChange: () => ({
    undoBulkChange: {
      ...{ __typename: 'BulkChangePayload', success: true, message: '', errors: [] },
      bulkChange: job({ id: '10', total: 2 }),
    },
  }),
  BulkChangeRefused: () => ({
    bulkChangeRows: {
      items: [{ __typename: 'BulkChangeRow', id: '3', label: 'B 1003 XYZ', reason: 'IMEI salah' }],
    },
  }),
};

async function open(
  bulkFields: string[] = ['vehicleStatus', 'contractId'],
  responses = RESPONSES,
  search = '?page=1',
) {
  const permission = { resource: 'VEHICLE', canCreate: true, canEdit: true, canUndoCreate: false } as const;
  const fields = { createFields: [], editFields: ['vehicleStatus'], bulkFields };
  const permissions: NonNullable<Me['permissions']> = [{ ...permission, ...fields }];
  const opened = await openVehicles(search, responses, { ...person(), permissions });
  await screen.findByText('650 Result');
  return opened;
}

/** Blueprint renders the boxes in a layer above the rows. */
const box = async (plate: string) => {
  const [found] = await screen.findAllByRole('checkbox', { name: `Pilih ${plate}`, hidden: true });
  if (found === undefined) throw new Error(`${plate} has no check box`);
  return found;
};
const bar = () => screen.findByRole('region', { name: 'Tindakan untuk yang dipilih' });
const rows = () => screen.getByRole('grid', { name: 'Manage Vehicle' });

async function choose(user: Awaited<ReturnType<typeof open>>['user'], action: string, value: string) {
  await user.click(within(await bar()).getByRole('button', { name: action }));
  await user.click(await screen.findByRole('menuitem', { name: value }));
}

test('is for those who may change many records', async () => {
  await open([]);
  expect(screen.queryByRole('checkbox', { hidden: true })).not.toBeInTheDocument();
});

test('clicks with Shift and Ctrl select rows, and a plain one still opens its row', async () => {
  const { user } = await open();
  await user.click(await box('B 1002 XYZ'));
  fireEvent.click(await box('B 1004 XYZ'), { shiftKey: true });
  expect(await bar()).toHaveTextContent('3 dipilih');
  fireEvent.click(screen.getAllByText('SN-6')[0] ?? document.body, { ctrlKey: true });
  expect(await bar()).toHaveTextContent('4 dipilih');
  await user.click(await box('B 1003 XYZ'));
  expect(await bar()).toHaveTextContent('3 dipilih');
  expect(await box('B 1003 XYZ')).not.toBeChecked();
  await user.click(screen.getAllByText('SN-5')[0] ?? document.body);
  await screen.findByRole('dialog');
});

test('the keyboard selects a row, a range and a page, and nothing', async () => {
  const { user } = await open();
  await box('B 1001 XYZ');
  rows().focus();
  await user.keyboard('{ArrowDown}{ArrowDown} ');
  expect(await box('B 1002 XYZ')).toBeChecked();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(await bar()).toHaveTextContent('3 dipilih');
  await user.keyboard('{Control>}a{/Control}');
  expect(await bar()).toHaveTextContent('6 dipilih');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(/dipilih$/)).not.toBeInTheDocument());
  // From a row that the mouse has selected, too.
  await user.click(await box('B 1002 XYZ'));
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(await bar()).toHaveTextContent('2 dipilih');
});

test('counts what a change would do, makes it, reports what was refused, and undoes it', async () => {
  const { gateway, user } = await open();
  for (const plate of ['B 1001 XYZ', 'B 1002 XYZ', 'B 1003 XYZ']) await user.click(await box(plate));
  await choose(user, 'Vehicle Status', 'Broken');
  const dialog = within(await screen.findByRole('dialog', { name: 'Vehicle Status: Broken' }));
  const start = await dialog.findByRole('button', { name: 'Ubah 2 data' });
  expect(dialog.getByText('Tidak dapat diubah').parentElement).toHaveTextContent('1');
  const input = { ids: ['1', '2', '3'], change: { vehicleStatus: 'BROKEN' } };
  expect(lastOf(gateway, 'ChangeVehicles')).toEqual({ input, dryRun: true });

  await user.click(start);
  await waitFor(() => expect(subscribedTo()).toContain('BulkChangeProgressed'));
  expect(lastOf(gateway, 'ChangeVehicles')).toEqual({ input, dryRun: false });
  act(() => push('BulkChangeProgressed', { bulkChangeProgressed: job({ state: 'RUNNING', changed: 1 }) }));
  await dialog.findByText('1 dari 3 selesai');
  const ended = job({ state: 'DONE', changed: 2, refused: 1 });
  act(() => push('BulkChangeProgressed', { bulkChangeProgressed: ended }));
  expect(await dialog.findByText('B 1003 XYZ')).toBeVisible();
  expect(dialog.getByText('IMEI salah', { exact: false })).toBeVisible();
  // The list shows the new values, and nothing is selected any more.
  await waitFor(() => expect(gateway.of('Vehicles')).toHaveLength(2));
  expect(screen.queryByText(/dipilih$/)).not.toBeInTheDocument();

  await user.click(dialog.getByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(lastOf(gateway, 'UndoBulkChange')).toEqual({ id: '9' }));
  await waitFor(() =>
    expect(subscribedTo().filter((name) => name === 'BulkChangeProgressed')).toHaveLength(2),
  );
  const undone = job({ id: '10', state: 'DONE', total: 2, changed: 2 });
  act(() => push('BulkChangeProgressed', { bulkChangeProgressed: undone }));
  await screen.findByRole('dialog', { name: 'Mengurungkan: Vehicle Status' });
});

test('repeats a change and its undo under the same idempotency key after a lost connection', async () => {
  const { gateway, user } = await open();
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const keysOf = (operation: string) =>
    gateway
      .of(operation)
      .filter(({ variables }) => variables.dryRun !== true)
      .map(({ headers }) => headers.get('idempotency-key'));
  await user.click(await box('B 1002 XYZ'));
  await choose(user, 'Vehicle Status', 'Broken');
  await screen.findByRole('button', { name: 'Ubah 2 data' });
  gateway.respond('ChangeVehicles', lost);
  await user.click(screen.getByRole('button', { name: 'Ubah 2 data' }));
  await screen.findByText(/^Terjadi kesalahan/);
  gateway.respond('ChangeVehicles', ({ dryRun }) => payload(dryRun === true));
  // Closed and opened again, it counts again before it changes.
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await choose(user, 'Vehicle Status', 'Broken');
  await user.click(await screen.findByRole('button', { name: 'Ubah 2 data' }));
  await waitFor(() => expect(subscribedTo()).toContain('BulkChangeProgressed'));
  expect(keysOf('ChangeVehicles')).toEqual([expect.any(String), keysOf('ChangeVehicles')[0]]);

  act(() => push('BulkChangeProgressed', { bulkChangeProgressed: job({ state: 'DONE', changed: 2 }) }));
  gateway.respond('UndoBulkChange', lost);
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  gateway.respond('UndoBulkChange', RESPONSES.UndoBulkChange ?? lost);
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(gateway.of('UndoBulkChange')).toHaveLength(2));
  expect(keysOf('UndoBulkChange')).toEqual([expect.any(String), keysOf('UndoBulkChange')[0]]);
});

test('changes all that the search finds, and goes on while its dialog is closed', async () => {
  const { gateway, user } = await open();
  await user.click(
    (await screen.findAllByRole('checkbox', { name: 'Pilih semua di halaman ini' }))[0] ?? rows(),
  );
  await user.click(within(await bar()).getByRole('button', { name: 'Pilih semua 650 yang ditemukan' }));
  expect(await bar()).toHaveTextContent('650 dipilih');
  await choose(user, 'Vehicle Status', 'Maintenance');
  await user.click(await screen.findByRole('button', { name: 'Ubah 2 data' }));
  expect(lastOf(gateway, 'ChangeVehicles')).toMatchObject({
    input: { filter: { rentStatus: null }, change: { vehicleStatus: 'MAINTENANCE' } },
  });
  await waitFor(() => expect(subscribedTo()).toContain('BulkChangeProgressed'));
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  act(() => push('BulkChangeProgressed', { bulkChangeProgressed: job({ state: 'RUNNING', changed: 2 }) }));
  await screen.findByText('2 dari 3 selesai');
  act(() => push('BulkChangeProgressed', { bulkChangeProgressed: job({ state: 'DONE', changed: 3 }) }));
  await screen.findByText('Selesai: 3 diubah, 0 tetap, 0 ditolak.');
});

test('adds to a contract that is not over, and exports what is selected', async () => {
  const contract = (id: string, endDate: string) => ({
    ...{ __typename: 'Contract', id, contractNo: `KTR-${id}`, tenantName: 'PT Penyewa' },
    ...{ startDate: '2026-01-01', endDate },
  });
  const { gateway, user } = await open(['contractId'], {
    ...RESPONSES,
    OpenContracts: () => ({
      contracts: { items: [contract('5', '2099-12-31'), contract('6', '2020-12-31')] },
    }),
    RequestExport: () => {
      throw new GatewayError('FORBIDDEN');
    },
  });
  await user.click(await box('B 1002 XYZ'));
  await user.click(within(await bar()).getByRole('button', { name: 'Tambah ke kontrak' }));
  const list = await screen.findByLabelText(/^Tambah ke kontrak untuk 1 data/);
  await within(list).findByText(/^KTR-5 · PT Penyewa/);
  expect(within(list).queryByText(/KTR-6/)).not.toBeInTheDocument();
  await user.selectOptions(list, '5');
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await screen.findByRole('button', { name: 'Ubah 2 data' });
  expect(lastOf(gateway, 'ChangeVehicles')).toEqual({
    input: { ids: ['2'], change: { contractId: '5' } },
    dryRun: true,
  });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await user.click(within(await bar()).getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(lastOf(gateway, 'RequestExport')).toMatchObject({ input: { ids: ['2'] } }));
});

test('a field without a few values is entered by its control in the form, and its rules', async () => {
  const { gateway, user } = await open(['year']);
  await user.click(await box('B 1002 XYZ'));
  await user.click(within(await bar()).getByRole('button', { name: 'Year' }));
  const entry = await screen.findByLabelText(/^Year untuk 1 data/);
  await user.type(entry, '20');
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await screen.findByText('Tahun harus 4 angka.');
  await user.type(entry, '24');
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await screen.findByRole('dialog', { name: 'Year: 2024' });
  await waitFor(() =>
    expect(lastOf(gateway, 'ChangeVehicles')).toMatchObject({ input: { change: { year: 2024 } } }),
  );
});

test('reports why a change cannot be made', async () => {
  const refusal = {
    ...payload(true).changeVehicles,
    success: false,
    message: 'Terlalu banyak',
    counts: null,
  };
  const { user } = await open(['vehicleStatus'], { ChangeVehicles: () => ({ changeVehicles: refusal }) });
  await user.click(await box('B 1002 XYZ'));
  await choose(user, 'Vehicle Status', 'Broken');
  await screen.findByText('Terlalu banyak');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await bar()).toHaveTextContent('1 dipilih');
});

test('the Downloads panel names the latest changes; the link shows the report of one, and closing it leaves the list', async () => {
  const past = {
    ...job({ state: 'DONE', changed: 2, refused: 1, added: 4, removed: 0 }),
    ...{ resource: 'VEHICLE', isImport: true, createdAt: null },
  };
  // Who may import may lack the right to change many rows.
  const { user } = await open([], {
    ...RESPONSES,
    Exports: () => ({ exports: { items: [] } }),
    BulkChanges: () => ({ bulkChanges: { items: [past] } }),
  });
  await user.click(screen.getByRole('button', { name: 'Downloads' }));
  const panel = within(await screen.findByRole('region', { name: 'Downloads' }));
  const link = await panel.findByRole('link', { name: 'Import: Manage Vehicle' });
  expect(link.closest('li')).toHaveTextContent(
    'Selesai: 2 diubah, 0 tetap, 1 ditolak. 4 data baru ditambahkan.',
  );
  await user.click(link);
  const dialog = within(await screen.findByRole('dialog', { name: 'Perubahan massal' }));
  await waitFor(() => expect(subscribedTo()).toContain('BulkChangeProgressed'));
  await act(async () =>
    push('BulkChangeProgressed', {
      bulkChangeProgressed: job({ state: 'DONE', changed: 2, isUndone: true }),
    }),
  );
  await dialog.findByText('Diubah');
  expect(dialog.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).not.toContain('bulk');
});

test('the report of a change that there is not is a message', async () => {
  await open([], RESPONSES, '?page=1&bulk=99');
  await waitFor(() => expect(subscribedTo()).toContain('BulkChangeProgressed'));
  await act(async () => pushError('BulkChangeProgressed', 'BAD_USER_INPUT'));
  await screen.findByText('BAD_USER_INPUT');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

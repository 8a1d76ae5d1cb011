import { act, screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../../api/session';
import { chooseLocale } from '../../../i18n/i18n';
import { person } from '../../../testing/data/people';
import { openVehicles } from '../../../testing/data/vehicle-screen';
import { drawTables } from '../../../testing/drawn-table';
import { GatewayError, type Responder } from '../../../testing/gateway';
// Loaded before the tests, so that none of them waits for the disk.
import './RecordHistory';

beforeAll(() => drawTables());

interface Change {
  field: string;
  former: string | null;
  now: string | null;
  isList?: boolean;
}

const change = (id: number, fields: readonly Change[] = [], changedBy: string | null = 'Siti') => ({
  __typename: 'RecordChange',
  id: String(id),
  changedBy,
  changedAt: '2026-02-02T09:15:00+07:00',
  fields: fields.map((field) => ({ __typename: 'FieldChange', isList: false, ...field })),
});
const page = (items: readonly object[], totalItems = items.length) => ({
  recordChanges: {
    __typename: 'RecordChangePage',
    items,
    pageInfo: { __typename: 'PageInfo', totalItems },
  },
});

/** Opens the dialog of a vehicle. */
async function openDialog(respond: Responder, me = person()) {
  const opened = await openVehicles('?record=1', { RecordChanges: respond }, me);
  const dialog = within(await screen.findByRole('dialog'));
  const button = await dialog.findByRole('button', { name: 'Riwayat' });
  const list = async () => within(await dialog.findByRole('list', { name: 'Riwayat' }));
  return { ...opened, dialog, button, list, open: () => opened.user.click(button) };
}

describe('The history of a record', () => {
  it('is requested when it is opened, not with the dialog, and closes again', async () => {
    const { gateway, user, dialog, button, open } = await openDialog(() => page([change(1)]));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(gateway.of('RecordChanges')).toHaveLength(0);
    button.focus();
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('Siti')).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(gateway.of('RecordChanges').map(({ variables }) => variables)).toEqual([
      { resource: 'VEHICLE', id: '1', page: 1, size: 10 },
    ]);
    await open();
    expect(dialog.queryByText('Siti')).not.toBeInTheDocument();
    expect(gateway.of('UpdateVehicle')).toHaveLength(0);
  });

  it('shows who, when, and each field in the words of the form', async () => {
    const changes = [
      change(2, [
        { field: 'color', former: 'Putih', now: 'Hitam' },
        { field: 'vehicleStatus', former: 'ACTIVE', now: 'MAINTENANCE' },
        { field: 'isInWarehouse', former: 'false', now: 'true' },
        { field: 'trackerId', former: null, now: 'GPS-1' },
        { field: 'photos', former: '1', now: '3' },
      ]),
      change(1, [{ field: 'tenantId', former: 'PT Penyewa', now: null }], null),
    ];
    const { list, open } = await openDialog(() => page(changes));
    await open();
    const [first, second] = await (await list()).findAllByRole('listitem');
    const facts = (item: HTMLElement | undefined) =>
      within(item ?? document.body)
        .getAllByRole('term')
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(facts(first)).toEqual([
      'Color: Putih→Hitam',
      'Vehicle Status: Active→Maintenance',
      'Gudang: Non Gudang→Gudang',
      'ID Pelacak: –→GPS-1',
      'Photo: 1 foto→3 foto',
    ]);
    expect(within(first ?? document.body).getByText('2 Feb 2026, 02:15')).toHaveAttribute(
      'title',
      expect.stringContaining('02:15:00 UTC'),
    );
    expect(second).toHaveTextContent('Sistem');
    expect(facts(second)).toEqual(['Company Tenant: PT Penyewa→–']);
  });

  it('shows what was added to and removed from a list, and only that a secret was changed', async () => {
    const { dialog, open } = await openDialog(() =>
      page([
        change(1, [
          { field: 'vehicleIds', former: '', now: 'B 1 A; B 2 B', isList: true },
          { field: 'supplierIds', former: 'Volta', now: 'Borneo', isList: true },
          { field: 'password', former: null, now: null },
        ]),
      ]),
    );
    await open();
    const values = (await dialog.findAllByRole('definition')).map(({ textContent }) => textContent);
    expect(values).toEqual(['B 1 A; B 2 B', 'VoltaBorneo', 'diubah']);
    expect(dialog.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual([
      'B 1 A; B 2 B',
      'Borneo',
    ]);
  });

  it('shows more at a request, where the keyboard goes on', async () => {
    const all = Array.from({ length: 12 }, (_, index) => change(12 - index));
    const { gateway, user, dialog, list, open } = await openDialog(({ size }) =>
      page(all.slice(0, Number(size)), all.length),
    );
    await open();
    const shown = await list();
    expect(await shown.findAllByRole('listitem')).toHaveLength(10);
    await user.click(dialog.getByRole('button', { name: 'Tampilkan lebih banyak' }));
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(12));
    expect(shown.getAllByRole('listitem')[10]).toHaveFocus();
    expect(dialog.queryByRole('button', { name: 'Tampilkan lebih banyak' })).not.toBeInTheDocument();
    expect(gateway.of('RecordChanges').map(({ variables }) => variables?.size)).toEqual([10, 20]);
  });

  it('says that it loads, that there is nothing, and offers to try again', async () => {
    let respond: (response: unknown) => void = () => undefined;
    const { gateway, user, dialog, open } = await openDialog(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    await open();
    expect(await dialog.findByRole('status', { name: 'Memuat riwayat . . .' })).toBeVisible();
    await act(async () => respond(page([])));
    expect(await dialog.findByText('Belum ada perubahan yang tercatat.')).toBeVisible();

    await open();
    gateway.respond('RecordChanges', () => {
      throw new GatewayError('UPSTREAM_UNAVAILABLE', 'Layanan data sedang tidak dapat dihubungi');
    });
    await open();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Riwayat gagal dimuat. Layanan data sedang tidak dapat dihubungi',
    );
    gateway.respond('RecordChanges', () => page([change(1)]));
    await user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
    expect(await dialog.findByText('Siti')).toBeVisible();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the data service has none, without offering to try again', async () => {
    const { dialog, open } = await openDialog(() => {
      throw new GatewayError('NOT_SUPPORTED', 'Layanan data tidak menyediakan ini');
    });
    await open();
    expect(await dialog.findByText('Layanan data tidak menyediakan ini')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
  });

  it('is there in English, and for who may only read the record', async () => {
    const permission: NonNullable<Me['permissions']>[number] = {
      ...{ resource: 'VEHICLE', canCreate: false, canEdit: false, canUndoCreate: false },
      ...{ createFields: [], editFields: [], bulkFields: [], lockedFields: null },
    };
    const readOnly = { ...person(), permissions: [permission] };
    const { dialog, open } = await openDialog(() => page([]), readOnly);
    await open();
    await act(async () => chooseLocale('en'));
    expect(await dialog.findByText('No changes are recorded yet.')).toBeVisible();
    await act(async () => chooseLocale('id'));
  });

  it('is not there for a new record', async () => {
    await openVehicles('?record=new');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByLabelText(/^License Plate/);
    expect(dialog.queryByRole('button', { name: 'Riwayat' })).not.toBeInTheDocument();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { person } from '../../testing/data/people';
import { pageOf } from '../../testing/data/screen-case';
import { openVehicles } from '../../testing/data/vehicle-screen';
import { vehicleRow } from '../../testing/data/vehicles';
import { drawTables } from '../../testing/drawn-table';
import type { Responder } from '../../testing/gateway';

beforeAll(() => drawTables());

const SAVED = { success: true, message: 'Vehicle saved', errors: [] };
const saved: Responder = () => ({ updateVehicle: SAVED });

async function openDialog(search: string, responses: Record<string, Responder> = {}, me = person()) {
  const opened = await openVehicles(search, responses, me);
  const dialog = await screen.findByRole('dialog');
  const field = (label: string) => within(dialog).getByLabelText(new RegExp(`^${label}`));
  await within(dialog).findByLabelText(/^License Plate/);
  const save = () => opened.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  return { ...opened, dialog, field, save };
}

describe('The snackbar after a save', () => {
  it('undoes a save of one field as a change based on the saved version', async () => {
    const { gateway, user, field, save } = await openDialog('?record=1', {
      UpdateVehicle: () => ({ updateVehicle: SAVED }),
    });
    const before = (field('Color') as HTMLInputElement).value;
    await user.clear(field('Color'));
    await user.type(field('Color'), 'Ungu');
    await save();
    expect(await screen.findByText(/: Color → Ungu$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(gateway.of('UpdateVehicle')).toHaveLength(2));
    expect(gateway.of('UpdateVehicle')[1]?.variables).toMatchObject({ input: { color: before, version: 4 } });
    expect(await screen.findByText(/: Color → /)).toHaveTextContent(before);
  });

  it('shows that an undo is refused after another user’s save, and what was saved', async () => {
    const { gateway, user, field, save } = await openDialog('?record=1', { UpdateVehicle: saved });
    await user.clear(field('Color'));
    await user.type(field('Color'), 'Ungu');
    await save();
    const undo = await screen.findByRole('button', { name: 'Urungkan' });
    gateway.respond('UpdateVehicle', () => ({
      updateVehicle: {
        success: false,
        message: 'Changed meanwhile',
        errors: [{ field: null, code: 'CONFLICT', message: 'Changed meanwhile' }],
      },
    }));
    gateway.respond('Vehicle', () => ({ vehicle: vehicleRow(1, { color: 'Hitam', version: 5 }) }));
    await user.click(undo);
    expect(
      await screen.findByText('Tidak dapat diurungkan: data ini sudah diubah orang lain.'),
    ).toBeVisible();
    expect(screen.getByText(/: Color → Hitam$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument());
  });

  describe('of a new record', () => {
    const created = {
      success: true,
      message: 'Vehicle added',
      errors: [],
      record: { __typename: 'Vehicle', id: '3' },
    };
    const permission = (canUndoCreate: boolean) => ({
      resource: 'VEHICLE' as const,
      canCreate: true,
      canEdit: true,
      canUndoCreate,
      createFields: [...Object.keys(vehicleRow(1)), 'supplierId'],
      editFields: [],
      bulkFields: [],
    });

    async function add(responses: Record<string, Responder> = {}, mayUndo = true) {
      const { gateway, user, dialog, field, save } = await openDialog(
        '?page=1&record=new',
        {
          VehicleScreenOptions: () => ({
            supplierOptions: [{ value: '2', text: 'PT Listrik' }],
            activeSuppliers: [{ value: '2', text: 'PT Listrik' }],
            tenantOptions: [],
          }),
          CreateVehicle: () => ({ createVehicle: created }),
          ...responses,
        },
        { ...person(), permissions: [permission(mayUndo)] },
      );
      await waitFor(() => expect(field('Vehicle Model')).toHaveValue('21'));
      for (const [label, value] of Object.entries({
        'License Plate': 'B 1003 XYZ',
        'Serial Number': 'SN-3',
        Color: 'Merah',
        Year: '2025',
        'Rent Status': 'AVAILABLE',
        'Vehicle Status': 'ACTIVE',
      }))
        fireEvent.change(field(label), { target: { value } });
      await save();
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      return { gateway, user };
    }

    it('has a link to it, and its row is marked', async () => {
      const { user } = await add();
      const link = await screen.findByRole('link', { name: 'Tampilkan' });
      expect(link).toHaveAttribute('href', '/vehicle/manage/3');
      expect(document.querySelectorAll('.row-saved')).not.toHaveLength(0);
      await user.click(link);
      await waitFor(() => expect(window.location.pathname).toBe('/vehicle/manage/3'));
    });

    it('removes it again, and the list is loaded again', async () => {
      const { gateway, user } = await add({
        UndoCreate: () => ({ undoCreate: { success: true, message: 'Vehicle removed', errors: [] } }),
      });
      const lists = gateway.of('Vehicles').length;
      await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
      expect(await screen.findByText('Vehicle removed')).toBeVisible();
      const [sent] = gateway.of('UndoCreate');
      expect(sent?.variables).toEqual({ resource: 'VEHICLE', id: '3' });
      expect(sent?.headers.get('idempotency-key')).toBeTruthy();
      await waitFor(() => expect(gateway.of('Vehicles').length).toBeGreaterThan(lists));
    });

    it('is removed by a repetition with the same key when the first result was unknown', async () => {
      const { gateway, user } = await add({
        UndoCreate: () => {
          throw new Error('The request was cut off');
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
      const failure = await waitFor(() => {
        const toast = document.querySelector<HTMLElement>('.bp6-toast.bp6-intent-danger');
        if (toast === null) throw new Error('There is no error');
        return within(toast);
      });
      gateway.respond('UndoCreate', () => ({
        undoCreate: { success: true, message: 'Vehicle removed', errors: [] },
      }));
      await user.click(failure.getByRole('button', { name: 'Urungkan' }));
      expect(await screen.findByText('Vehicle removed')).toBeVisible();
      const [first, ...others] = gateway
        .of('UndoCreate')
        .map(({ headers }) => headers.get('idempotency-key'));
      expect(others).toEqual([first]);
    });

    it('marks no other row once it is removed', async () => {
      let rows = [vehicleRow(1)];
      const { user } = await add({
        Vehicles: () => pageOf('vehicles', rows),
        CreateVehicle: () => {
          rows = [vehicleRow(3), vehicleRow(1)];
          return { createVehicle: created };
        },
        UndoCreate: () => {
          rows = [vehicleRow(1)];
          return { undoCreate: { success: true, message: 'Vehicle removed', errors: [] } };
        },
      });
      expect(await screen.findByRole('row', { name: /^Baris 1 dari 2:/ })).toBeInTheDocument();
      await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
      expect(await screen.findByText('1 Result')).toBeVisible();
      await waitFor(() =>
        expect(screen.queryByRole('row', { name: /^Baris 1 dari/ })).not.toBeInTheDocument(),
      );
    });

    it('shows why it stays', async () => {
      const message = 'Other records use it';
      const { user } = await add({
        UndoCreate: () => ({ undoCreate: { success: false, message, errors: [{ code: 'IN_USE' }] } }),
      });
      await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
      expect(await screen.findByText(message)).toBeVisible();
    });

    it('offers no undo where the record stays', async () => {
      await add({}, false);
      expect(await screen.findByText('Vehicle added')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
    });
  });
});

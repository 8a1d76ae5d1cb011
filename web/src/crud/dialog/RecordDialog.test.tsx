import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseLocale } from '../../i18n/i18n';
import { openClient } from '../../testing/client';
import { person } from '../../testing/data/people';
import { openVehicles, VEHICLE_RESPONSES } from '../../testing/data/vehicle-screen';
import { vehicleRow } from '../../testing/data/vehicles';
import { drawTables } from '../../testing/drawn-table';
import { GatewayError, type Responder } from '../../testing/gateway';

beforeAll(() => drawTables());

const SAVED = { success: true, message: 'Vehicle saved', errors: [] };
const SAVED_BY_SITI = vehicleRow(1, {
  color: 'Hitam',
  serialNumber: 'SN-THEIRS',
  year: 2023,
  version: 4,
  updatedBy: 'Siti',
  updatedAt: '2026-02-02T09:15:00+07:00',
});
const GONE = /^Data ini sudah dihapus atau tidak lagi dalam wewenang anda\./;
const saved: Responder = () => ({ updateVehicle: SAVED });

async function openDialog(search: string, responses: Record<string, Responder> = {}) {
  const opened = await openVehicles(search, responses);
  const dialog = await screen.findByRole('dialog');
  const field = (label: string) => within(dialog).getByLabelText(new RegExp(`^${label}`));
  await within(dialog).findByLabelText(/^License Plate/);
  const save = () => opened.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  /** Another user saves the same vehicle; this user returns to the window. */
  const colleagueSaves = () => {
    opened.gateway.respond('Vehicle', () => ({ vehicle: SAVED_BY_SITI }));
    return act(async () => void window.dispatchEvent(new Event('focus')));
  };
  return { ...opened, dialog, field, save, colleagueSaves };
}

describe('The dialog of a record', () => {
  it('disables the model until a company is chosen, and clears it when the company changes', async () => {
    const { user, field, dialog } = await openDialog('?record=new');
    expect(field('Vehicle Model')).toBeDisabled();
    expect(within(dialog).getByText('Pilih supplier terlebih dahulu.')).toBeVisible();
    await user.selectOptions(field('Company Supplier'), '1');
    await waitFor(() => expect(field('Vehicle Model')).toBeEnabled());
    await user.selectOptions(field('Vehicle Model'), '12');
    await user.selectOptions(field('Company Supplier'), '2');
    await waitFor(() =>
      expect(within(field('Vehicle Model')).queryByText('Gesit Raya')).not.toBeInTheDocument(),
    );
    expect(field('Vehicle Model')).not.toHaveValue('12');
  });

  it('preselects the only company and its only model in add mode', async () => {
    const { field } = await openDialog('?record=new', {
      VehicleScreenOptions: () => ({
        supplierOptions: [{ value: '2', text: 'PT Listrik' }],
        activeSuppliers: [{ value: '2', text: 'PT Listrik' }],
        tenantOptions: [],
      }),
    });
    expect(field('Company Supplier')).toHaveValue('2');
    await waitFor(() => expect(field('Vehicle Model')).toHaveValue('21'));
  });

  it('validates lazily, then beside the field, and focuses the first wrong one', async () => {
    const { user, dialog, field, save, gateway } = await openDialog('?record=1');
    await user.clear(field('IMEI'));
    await user.type(field('IMEI'), '490154203237517x');
    await user.clear(field('Color'));
    expect(field('IMEI')).toHaveValue('490154203237517');
    expect(within(dialog).queryByText('*Required')).not.toBeInTheDocument();
    await save();
    expect(await within(dialog).findByText('*Required')).toBeVisible();
    expect(within(dialog).getByText(/^IMEI harus 15 angka/)).toBeVisible();
    await waitFor(() => expect(field('IMEI')).toHaveFocus());
    expect(gateway.of('UpdateVehicle')).toHaveLength(0);
    await user.clear(field('IMEI'));
    await waitFor(() => expect(within(dialog).queryByText(/^IMEI harus/)).not.toBeInTheDocument());
  });

  it('returns the focus when it closes', async () => {
    const { user } = await openVehicles('?page=1');
    const add = screen.getByRole('button', { name: 'Add' });
    await user.click(add);
    await within(await screen.findByRole('dialog')).findByLabelText(/^License Plate/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(add).toHaveFocus();
  });

  it('cannot be saved twice at once', async () => {
    let respond: (payload: unknown) => void = () => undefined;
    const { gateway, save, user } = await openDialog('?record=1', {
      UpdateVehicle: () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    await save();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(gateway.of('UpdateVehicle')).toHaveLength(1);
    await act(async () => respond({ updateVehicle: SAVED }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('requests the language of the screen, and shows the server’s success message', async () => {
    const { gateway, save } = await openDialog('?record=1', { UpdateVehicle: saved });
    await act(async () => chooseLocale('en'));
    await save();
    expect(await screen.findByText('Vehicle saved')).toBeVisible();
    expect(gateway.of('UpdateVehicle')[0]?.headers.get('accept-language')).toBe('en');
    act(() => chooseLocale('id'));
  });

  it('keeps what was typed when nothing responds, and repeats under the same idempotency key', async () => {
    let reply: Responder = () => {
      throw new TypeError('Failed to fetch');
    };
    const { gateway, user, field, save } = await openDialog('?record=1', {
      UpdateVehicle: (...call) => reply(...call),
    });
    await user.clear(field('Color'));
    await user.type(field('Color'), 'Ungu');
    await save();
    expect(await screen.findByText(/^Terjadi kesalahan\.\.\. Periksa koneksi/)).toBeVisible();
    reply = () => {
      throw new GatewayError('UPSTREAM_UNAVAILABLE', 'Layanan data sedang tidak dapat dihubungi');
    };
    await save();
    expect(await screen.findByText(/^Layanan data sedang tidak dapat dihubungi/)).toBeVisible();
    expect(field('Color')).toHaveValue('Ungu');
    reply = saved;
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const keys = gateway.of('UpdateVehicle').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  });

  it('takes a new idempotency key after a definite response, and for other entries', async () => {
    const refused: Responder = () => ({ updateVehicle: { success: false, message: 'No', errors: [] } });
    let reply = refused;
    const { gateway, user, field, save } = await openDialog('?record=1', {
      UpdateVehicle: (...call) => reply(...call),
    });
    await save();
    await screen.findByText('No');
    reply = () => {
      throw new GatewayError('UPSTREAM_TIMEOUT', 'Layanan data tidak menjawab tepat waktu');
    };
    await save();
    await screen.findByText(/tidak menjawab tepat waktu/);
    await user.type(field('Color'), ' tua');
    await save();
    await waitFor(() => expect(gateway.of('UpdateVehicle')).toHaveLength(3));
    const keys = gateway.of('UpdateVehicle').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(3);
  });

  it('prompts before it closes with changes, and not without any', async () => {
    const { user, field } = await openDialog('?page=1&record=1');
    await user.type(field('Color'), ' tua');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Attention' });
    await user.click(within(question).getByRole('button', { name: 'Lanjut mengedit' }));
    expect(field('Color')).toHaveValue('Putih tua');
    await user.type(field('Color'), '{Backspace>4/}');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toBe('?page=1'));
  });

  it('prompts when Back is pressed over changes', async () => {
    const { user } = await openVehicles('?page=1');
    await user.click((await screen.findAllByText('SN-1'))[0] ?? document.body);
    const color = await screen.findByRole('textbox', { name: /^Color/ });
    await user.type(color, ' tua');
    await act(async () => window.history.back());
    const question = await screen.findByRole('dialog', { name: 'Attention' });
    expect(color).toHaveValue('Putih tua');
    await user.click(within(question).getByRole('button', { name: 'Buang perubahan' }));
    await waitFor(() => expect(window.location.search).toBe('?page=1'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows both values of a conflict and saves the chosen ones over the newest version', async () => {
    let stored = vehicleRow(1);
    const { gateway, user, dialog, field, save } = await openDialog('?record=1', {
      Vehicle: () => ({ vehicle: stored }),
      UpdateVehicle: ({ input }) =>
        JSON.stringify(input).includes('"version":4')
          ? { updateVehicle: SAVED }
          : {
              updateVehicle: {
                success: false,
                message: 'Changed meanwhile',
                errors: [{ field: null, code: 'CONFLICT', message: 'Changed meanwhile' }],
              },
            },
    });
    await user.clear(field('Color'));
    await user.type(field('Color'), 'Merah');
    await user.clear(field('Serial Number'));
    await user.type(field('Serial Number'), 'SN-MINE');
    stored = vehicleRow(1, {
      color: 'Hitam',
      serialNumber: 'SN-THEIRS',
      modelId: '12',
      version: 4,
      updatedBy: 'Siti',
    });
    await save();
    const panel = await within(dialog).findByRole('alert');
    expect(panel).toHaveTextContent('Siti menyimpan perubahan lebih dulu');
    expect(panel).toHaveFocus();
    expect(within(panel).getByRole('group', { name: 'Vehicle Model' })).toHaveTextContent('Gesit Raya');
    const serial = within(within(panel).getByRole('group', { name: 'Serial Number' }));
    expect(serial.getByRole('radio', { name: 'Isian saya SN-MINE' })).toBeChecked();
    await user.click(serial.getByRole('radio', { name: 'Nilai tersimpan SN-THEIRS' }));
    await user.click(within(panel).getByRole('button', { name: 'Pakai nilai terpilih' }));
    expect(field('Serial Number')).toHaveValue('SN-THEIRS');
    expect(field('Color')).toHaveValue('Merah');
    expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gateway.of('UpdateVehicle')[1]?.variables.input).toMatchObject({
      color: 'Merah',
      serialNumber: 'SN-THEIRS',
      modelId: '12',
      tenantId: '7',
      version: 4,
    });
  });

  it('takes one side of a conflict for all fields at once', async () => {
    const { user, dialog, field, colleagueSaves } = await openDialog('?record=1');
    await user.type(field('Color'), ' tua');
    await user.type(field('Serial Number'), '-MINE');
    await colleagueSaves();
    await user.click(await within(dialog).findByRole('button', { name: 'Lihat perubahan' }));
    const panel = within(await within(dialog).findByRole('alert'));
    const chosen = () =>
      panel.getAllByRole('radio', { checked: true }).map((radio) => radio.closest('label')?.textContent);
    expect(chosen()).toEqual(['Isian saya SN-1-MINE', 'Isian saya Putih tua', 'Nilai tersimpan 2023']);
    await user.click(panel.getByRole('button', { name: 'Pilih semua nilai tersimpan' }));
    expect(chosen()).toEqual(['Nilai tersimpan SN-THEIRS', 'Nilai tersimpan Hitam', 'Nilai tersimpan 2023']);
    await user.click(panel.getByRole('button', { name: 'Pilih semua isian saya' }));
    await user.click(panel.getByRole('button', { name: 'Pakai nilai terpilih' }));
    expect(field('Color')).toHaveValue('Putih tua');
    expect(field('Year')).toHaveValue('2024');
  });

  it('reports a colleague’s save while it is open, and loses nothing typed', async () => {
    const { gateway, user, dialog, field, save, colleagueSaves } = await openDialog('?record=1', {
      UpdateVehicle: saved,
    });
    await user.type(field('Color'), ' tua');
    await colleagueSaves();
    const line = await within(dialog).findByText(/^Siti menyimpan perubahan pada 2 Feb 2026, \d\d:15\.$/);
    expect(line.closest('[role="status"]')).toBeVisible();
    expect(field('Color')).toHaveValue('Putih tua');
    await user.click(within(dialog).getByRole('button', { name: 'Lihat perubahan' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Pakai nilai terpilih' }));
    expect(line).not.toBeInTheDocument();
    expect(field('Color')).toHaveValue('Putih tua');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gateway.of('UpdateVehicle')[0]?.variables.input).toMatchObject({
      color: 'Putih tua',
      serialNumber: 'SN-THEIRS',
      year: 2023,
      version: 4,
    });
  });

  it('looks for such a save every 20 seconds, and reports when the record is gone', async () => {
    jest.useFakeTimers();
    const gateway = await openClient('/vehicle/manage?record=1', person(), VEHICLE_RESPONSES);
    const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
    await wait(100);
    expect(gateway.of('Vehicle')).toHaveLength(1);
    await wait(19_800);
    expect(gateway.of('Vehicle')).toHaveLength(1);
    await wait(200);
    expect(gateway.of('Vehicle')).toHaveLength(2);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByText(GONE)).not.toBeInTheDocument();
    gateway.respond('Vehicle', () => ({ vehicle: null }));
    await wait(20_000);
    await wait(100);
    expect(dialog.getByText(GONE).closest('[role="status"]')).toBeVisible();
    expect(dialog.getByLabelText(/^Color/)).toHaveValue('Putih');
  });

  it('offers no choice when somebody else has saved the same', async () => {
    let stored = vehicleRow(1);
    const { gateway, user, field, save } = await openDialog('?record=1', {
      Vehicle: () => ({ vehicle: stored }),
      UpdateVehicle: ({ input }) =>
        JSON.stringify(input).includes('"version":4')
          ? { updateVehicle: SAVED }
          : {
              updateVehicle: {
                success: false,
                message: 'Changed meanwhile',
                errors: [{ field: null, code: 'CONFLICT', message: 'Changed meanwhile' }],
              },
            },
    });
    await user.clear(field('Color'));
    await user.type(field('Color'), 'Merah');
    stored = vehicleRow(1, { color: 'Merah', version: 4 });
    await save();
    await screen.findByText('Changed meanwhile');
    expect(screen.queryByRole('button', { name: 'Pakai nilai terpilih' })).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gateway.of('UpdateVehicle')).toHaveLength(2);
  });

  it('keeps what was typed while the session has run out, and is saved once the same person has signed in again', async () => {
    const keys: (string | null)[] = [];
    const { gateway, dialog, user, field, save } = await openDialog('?record=1', {
      UpdateVehicle: (_variables, { headers }) => {
        keys.push(headers.get('idempotency-key'));
        throw new GatewayError('UNAUTHENTICATED');
      },
      Login: () => ({ login: { success: true, message: 'OK', me: person() } }),
    });
    await user.clear(field('Color'));
    await user.type(field('Color'), 'Merah');
    await save();
    const again = within(await screen.findByRole('dialog', { name: 'Login' }));
    expect(field('Color')).toHaveValue('Merah');
    gateway.respond('UpdateVehicle', (_variables, { headers }) => {
      keys.push(headers.get('idempotency-key'));
      return { updateVehicle: { success: true, message: 'Saved.', errors: [], vehicle: vehicleRow(1) } };
    });
    // jsdom has no modal layer: the dialog behind would take the focus back.
    fireEvent.change(again.getByLabelText('Password'), { target: { value: 'armada-demo' } });
    fireEvent.click(again.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(gateway.of('UpdateVehicle').at(-1)?.variables).toMatchObject({ input: { color: 'Merah' } });
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('reports when the record is out of reach', async () => {
    await openVehicles('?record=99', { Vehicle: () => ({ vehicle: null }) });
    expect(await screen.findByText('Data ini tidak ada atau di luar wewenang anda.')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { openClient } from '../testing/client';
import { drawTables } from '../testing/drawn-table';
import type { Answer } from '../testing/gateway';
import { modelOptions, VEHICLE_OPTIONS, vehiclePage, vehicleRow } from '../testing/vehicles';

/** What the test of every CRUD screen needs to know of one of them. */
interface Case {
  title: string;
  address: string;
  list: string;
  create: string;
  update: string;
  answers: Record<string, Answer>;
  /** A list of no rows. */
  none: unknown;
  /** A text of the first row. */
  row: string;
  /** Fills the empty form. */
  fill: (user: UserEvent, dialog: HTMLElement) => Promise<void>;
  /** A text field to edit. */
  field: string;
  refusal: Answer;
  success: (id: 'create' | 'update') => Answer;
}

const CASES: Case[] = [
  {
    title: 'Manage Vehicle',
    address: '/vehicle/manage',
    list: 'Vehicles',
    create: 'CreateVehicle',
    update: 'UpdateVehicle',
    answers: {
      Vehicles: () => vehiclePage(3),
      VehicleScreenOptions: () => VEHICLE_OPTIONS,
      VehicleModelOptions: modelOptions,
      Vehicle: () => ({ vehicle: vehicleRow(1) }),
    },
    none: vehiclePage(0),
    row: 'B 1001 XYZ',
    fill: async (user, dialog) => {
      const form = within(dialog);
      await user.selectOptions(form.getByLabelText(/^Company Supplier/), '2');
      await waitFor(() => expect(form.getByLabelText(/^Vehicle Model/)).toHaveValue('21'));
      await user.type(form.getByLabelText(/^License Plate/), 'B 1 A');
      await user.type(form.getByLabelText(/^Serial Number/), 'SN-9');
      await user.type(form.getByLabelText(/^Color/), 'Merah');
      await user.type(form.getByLabelText(/^Year/), '2025');
      await user.selectOptions(form.getByLabelText(/^Rent Status/), 'AVAILABLE');
      await user.selectOptions(form.getByLabelText(/^Vehicle Status/), 'ACTIVE');
    },
    field: 'License Plate',
    refusal: () => ({
      updateVehicle: {
        success: false,
        message: 'License plate is taken',
        errors: [{ field: 'licensePlate', code: 'TAKEN', message: 'Already used by another vehicle' }],
      },
    }),
    success: (operation) => () => ({
      [`${operation}Vehicle`]: { success: true, message: 'Vehicle saved', errors: [] },
    }),
  },
];

// Typing whole forms takes its time on a busy machine.
jest.setTimeout(30_000);

beforeAll(() => drawTables());

describe.each(CASES)('$title', (screenCase) => {
  const { title, address, list, create, update, answers, none, row, fill, field, refusal, success } =
    screenCase;

  async function open(search = '', more: Record<string, Answer> = {}) {
    const gateway = await openClient(`${address}${search}`, undefined, { ...answers, ...more });
    await screen.findByRole('heading', { level: 2, name: title });
    return { gateway, user: userEvent.setup() };
  }
  const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

  it('asks the server for no rows before a search', async () => {
    const { gateway } = await open();
    expect(screen.getByText('Silahkan cari data anda.')).toBeVisible();
    expect(gateway.of(list)).toHaveLength(0);
  });

  it('searches with one request, counts the result and folds the filters away', async () => {
    const { gateway, user } = await open();
    await press(user, 'Search');
    expect(await screen.findByText('3 Result')).toBeVisible();
    expect(screen.getAllByText(row)[0]).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('form', { name: 'Search/Filters' })).not.toBeInTheDocument(),
    );
    expect(gateway.of(list)).toHaveLength(1);
    expect(window.location.search).toBe('?page=1');
  });

  it('says so when nothing is found, and leaves the filters open', async () => {
    const { user } = await open('', { [list]: () => none });
    await press(user, 'Search');
    expect(await screen.findByText('Data tidak ditemukan.')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Search/Filters' })).toBeVisible();
  });

  it('tells of a failed search and tries again on demand', async () => {
    const { gateway, user } = await open('', {
      [list]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await press(user, 'Search');
    expect(await screen.findByText('Data gagal dimuat.')).toBeVisible();
    gateway.answer(list, answers[list] ?? (() => none));
    await press(user, 'Coba lagi');
    expect(await screen.findByText('3 Result')).toBeVisible();
  });

  it('adds a record: empty required fields first, then saved, closed and the list reloaded', async () => {
    const { gateway, user } = await open('?page=1', { [create]: success('create') });
    await screen.findByText('3 Result');
    await press(user, 'Add');
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Save' }));
    expect((await within(dialog).findAllByText('*Required')).length).toBeGreaterThan(0);
    expect(gateway.of(create)).toHaveLength(0);
    await fill(user, dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gateway.of(create)).toHaveLength(1);
    await waitFor(() => expect(gateway.of(list)).toHaveLength(2));
    expect(await screen.findByText(/saved/)).toBeVisible();
  });

  it('edits the record of a row', async () => {
    const { gateway, user } = await open('?page=1', { [update]: success('update') });
    await user.click((await screen.findAllByText(row))[0] ?? document.body);
    const dialog = await screen.findByRole('dialog');
    const input = await within(dialog).findByLabelText(new RegExp(`^${field}`));
    await user.clear(input);
    await user.type(input, 'B 77 NEW{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(JSON.stringify(gateway.of(update)[0]?.variables)).toContain('B 77 NEW');
  });

  it('keeps the dialog open when a save is refused, with the message and the error beside its field', async () => {
    const { user } = await open('?page=1&record=1', { [update]: refusal });
    const dialog = await screen.findByRole('dialog');
    const input = await within(dialog).findByLabelText(new RegExp(`^${field}`));
    await user.type(input, ' 9');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('License plate is taken')).toBeVisible();
    expect(await within(dialog).findByText('Already used by another vehicle')).toBeVisible();
    expect(input).toHaveValue(`${row} 9`);
    expect(input).toHaveFocus();
  });
});

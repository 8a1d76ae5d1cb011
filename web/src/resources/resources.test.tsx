import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ADMINISTRATION } from '../testing/administration';
import { openClient } from '../testing/client';
import { COMPANIES } from '../testing/companies';
import { drawTables } from '../testing/drawn-table';
import type { Answer } from '../testing/gateway';
import { MODELS } from '../testing/models';
import { person } from '../testing/people';
import type { ScreenCase } from '../testing/screen-case';
import { modelOptions, VEHICLE_OPTIONS, vehiclePage, vehicleRow } from '../testing/vehicles';

const CASES: ScreenCase[] = [
  ...COMPANIES,
  ...MODELS,
  ...ADMINISTRATION,
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
    input: {
      supplierId: '2',
      modelId: '21',
      imei: null,
      licensePlate: 'B 1 A',
      serialNumber: 'SN-9',
      color: 'Merah',
      year: 2025,
      rentStatus: 'AVAILABLE',
      vehicleStatus: 'ACTIVE',
      photos: [],
      tenantId: null,
      version: null,
    },
    field: 'License Plate',
    inputField: 'licensePlate',
  },
];

// Typing whole forms takes its time on a busy machine.
jest.setTimeout(30_000);

beforeAll(() => drawTables());

describe.each(CASES)('$title', (screenCase) => {
  const { title, address, add = 'Add', list, create, update, answers, none, row } = screenCase;
  const { fill, input, field, inputField } = screenCase;
  /** How the schema calls the payload of an operation. */
  const payloadOf = (operation: string) => operation.charAt(0).toLowerCase() + operation.slice(1);
  const success =
    (operation: string): Answer =>
    () => ({
      [payloadOf(operation)]: { success: true, message: 'It was saved', errors: [] },
    });
  const refusal: Answer = () => ({
    [payloadOf(update)]: {
      success: false,
      message: 'It is taken',
      errors: [{ field: inputField, code: 'TAKEN', message: 'Already used elsewhere' }],
    },
  });

  async function open(search = '', more: Record<string, Answer> = {}) {
    const gateway = await openClient(`${address}${search}`, person([]), { ...answers, ...more });
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
    const { gateway, user } = await open('?page=1', { [create]: success(create) });
    await screen.findByText('3 Result');
    await press(user, add);
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Save' }));
    expect((await within(dialog).findAllByText('*Required')).length).toBeGreaterThan(0);
    expect(gateway.of(create)).toHaveLength(0);
    await fill(user, dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gateway.of(create)).toHaveLength(1);
    expect(gateway.of(create)[0]?.variables.input).toEqual(input);
    await waitFor(() => expect(gateway.of(list)).toHaveLength(2));
    expect(await screen.findByText('It was saved')).toBeVisible();
  });

  it('edits the record of a row', async () => {
    const { gateway, user } = await open('?page=1', { [update]: success(update) });
    await user.click((await screen.findAllByText(row))[0] ?? document.body);
    const dialog = await screen.findByRole('dialog');
    const entry = await within(dialog).findByLabelText(new RegExp(`^${field}`));
    await user.clear(entry);
    await user.type(entry, 'B 77 NEW{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gateway.of(update)[0]?.variables.input).toMatchObject({ [inputField]: 'B 77 NEW', version: 3 });
  });

  it('keeps the dialog open when a save is refused, with the message and the error beside its field', async () => {
    const { user } = await open('?page=1&record=1', { [update]: refusal });
    const dialog = await screen.findByRole('dialog');
    const entry = await within(dialog).findByLabelText(new RegExp(`^${field}`));
    await user.type(entry, ' 9');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It is taken')).toBeVisible();
    expect(await within(dialog).findByText('Already used elsewhere')).toBeVisible();
    expect(entry).toHaveValue(`${row} 9`);
    expect(entry).toHaveFocus();
  });
});

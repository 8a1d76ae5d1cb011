import { act, screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../testing/client';
import { ADMINISTRATION } from '../testing/data/administration';
import { COMPANIES } from '../testing/data/companies';
import { matchMedia } from '../testing/data/media';
import { MODELS } from '../testing/data/models';
import { person } from '../testing/data/people';
import { ofManyPages, type ScreenCase, savedMeanwhile, withoutNull } from '../testing/data/screen-case';
import { modelOptions, VEHICLE_OPTIONS, vehiclePage, vehicleRow } from '../testing/data/vehicles';
import { drawTables } from '../testing/drawn-table';
import type { GraphQLRequest, Responder } from '../testing/gateway';
import { setUpUser } from '../testing/set-up-user';
import { SMALL_SCREEN } from '../ui/viewport';

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
    responses: {
      Vehicles: () => vehiclePage(3),
      VehicleScreenOptions: () => VEHICLE_OPTIONS,
      VehicleModelOptions: modelOptions,
      Vehicle: () => ({ vehicle: vehicleRow(1) }),
    },
    none: vehiclePage(0),
    row: 'B 1001 XYZ',
    otherText: 'SN-1',
    required: [
      'Company Supplier',
      'Vehicle Model',
      'License Plate',
      'Serial Number',
      'Color',
      'Year',
      'Rent Status',
      'Vehicle Status',
    ],
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
      trackerId: null,
      isInWarehouse: false,
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
    filter: { label: 'Rent Status', option: 'RENTED', requested: { rentStatus: 'RENTED' } },
    onlyOption: {
      responses: {
        VehicleScreenOptions: () => ({
          ...VEHICLE_OPTIONS,
          supplierOptions: [{ value: '2', text: 'PT Listrik' }],
          activeSuppliers: [{ value: '2', text: 'PT Listrik' }],
        }),
      },
      label: 'Company Supplier',
      value: '2',
    },
  },
];

beforeAll(() => drawTables());

const NO_REQUEST: GraphQLRequest = { operationName: '', variables: {}, headers: new Headers() };

/** A screen with what its gateway responds. */
function screenOf(screenCase: ScreenCase) {
  const { title, address, list, update, responses, none, inputField } = screenCase;
  /** The schema's name of an operation's payload. */
  const payloadOf = (operation: string) => operation.charAt(0).toLowerCase() + operation.slice(1);
  return {
    /** Opens the screen. */
    open: async (search = '', more: Record<string, Responder> = {}) => {
      const gateway = await openClient(`${address}${search}`, person([]), { ...responses, ...more });
      await screen.findByRole('button', { name: 'Search/Filters' });
      expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      const user = setUpUser();
      const press = (name: string) => user.click(screen.getByRole('button', { name }));
      const requested = () => gateway.of(list).at(-1)?.variables;
      return { gateway, user, press, requested };
    },
    success:
      (operation: string): Responder =>
      () => ({ [payloadOf(operation)]: { success: true, message: 'It was saved', errors: [] } }),
    refusal:
      (code: string): Responder =>
      () => ({
        [payloadOf(update)]: {
          success: false,
          message: code === 'CONFLICT' ? 'Changed meanwhile' : 'It is taken',
          errors: [{ field: inputField, code, message: 'Already used elsewhere' }],
        },
      }),
    responderOf: (operation: string): Responder => responses[operation] ?? (() => none),
    filters: () => screen.getByRole('form', { name: 'Search/Filters' }),
  };
}

describe.each(CASES)('$title', (screenCase) => {
  const { add = 'Add', list, create, row, otherText = row } = screenCase;
  const { required, fill, input, locked, filter, onlyOption } = screenCase;
  const { open, success, filters } = screenOf(screenCase);

  it('filters its list, and adds a record once every required field is filled; the list is reloaded', async () => {
    const { gateway, user, press, requested } = await open('', { [create]: success(create) });
    await user.selectOptions(within(filters()).getByLabelText(filter.label), filter.option);
    await press('Search');
    await screen.findByText('3 Result');
    expect(requested()).toMatchObject({ filter: filter.requested, page: 1, sort: null });
    await press(add);
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Save' }));
    expect(await within(dialog).findAllByText('*Required')).toHaveLength(required.length);
    for (const label of required) {
      expect(within(dialog).getByLabelText(new RegExp(`^${label}`))).toHaveAccessibleDescription(
        /\*Required/,
      );
    }
    expect(gateway.of(create)).toHaveLength(0);
    await fill(user, dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gateway.of(create)).toHaveLength(1);
    expect(withoutNull(Object(gateway.of(create)[0]?.variables.input))).toEqual(withoutNull(input));
    await waitFor(() => expect(gateway.of(list)).toHaveLength(2));
    expect(await screen.findByText('It was saved')).toBeVisible();
  });

  if (locked !== undefined) {
    it('has a field that cannot be changed any more', async () => {
      const { user } = await open('?page=1');
      await user.click((await screen.findAllByText(otherText))[0] ?? document.body);
      const dialog = within(await screen.findByRole('dialog'));
      const fixed = await dialog.findByLabelText(new RegExp(`^${locked}`));
      expect(fixed).toBeDisabled();
      expect(fixed).toHaveAccessibleDescription(/Isian ini tidak dapat diubah setelah data dibuat\./);
    });
  }

  if (onlyOption !== null) {
    it('preselects the only company in add mode', async () => {
      await open('?record=new', onlyOption.responses);
      const dialog = within(await screen.findByRole('dialog'));
      expect(await dialog.findByLabelText(new RegExp(`^${onlyOption.label}`))).toHaveValue(onlyOption.value);
    });
  }
});

/** The behaviour that the screens have in common, on one of them. */
describe('Every CRUD screen', () => {
  const [, screenCase] = MODELS;
  if (screenCase === undefined) throw new Error('The models have no second screen.');
  const { title, list, update, none, row, otherText = row, field, inputField, filter } = screenCase;
  const record = update.replace('Update', '');
  const { open, success, refusal, responderOf, filters } = screenOf(screenCase);

  it('requests no rows before a search, then one page; shows progress and count, collapses the filters', async () => {
    let arrive: (page: unknown) => void = () => undefined;
    const { gateway, press } = await open('', {
      [list]: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    expect(screen.getByText('Silahkan cari data anda.')).toBeVisible();
    expect(gateway.of(list)).toHaveLength(0);
    await press('Search');
    expect(await screen.findByText('Mencari data . . .')).toBeVisible();
    expect(await screen.findByRole('region', { name: title, busy: true })).toBeVisible();
    await waitFor(() => expect(gateway.of(list)).toHaveLength(1));
    await act(async () => arrive(await responderOf(list)({}, NO_REQUEST)));
    expect(await screen.findByText('3 Result')).toBeVisible();
    expect(screen.getAllByText(row)[0]).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('form', { name: 'Search/Filters' })).not.toBeInTheDocument(),
    );
    expect(gateway.of(list)).toHaveLength(1);
    expect(window.location.search).toBe('?page=1');
  });

  it('shows when nothing is found, with open filters, and when a search fails, with a retry', async () => {
    const { gateway, press } = await open('', { [list]: () => none });
    await press('Search');
    expect(await screen.findByText('Data tidak ditemukan.')).toBeVisible();
    expect(filters()).toBeVisible();
    gateway.respond(list, () => {
      throw new TypeError('Failed to fetch');
    });
    await press('Search');
    expect(await screen.findByText('Data gagal dimuat.')).toBeVisible();
    gateway.respond(list, responderOf(list));
    await press('Coba lagi');
    expect(await screen.findByText('3 Result')).toBeVisible();
  });

  it('filters from page 1, sorts on the server, and opens the existing pages', async () => {
    const { user, press, requested } = await open('?page=3', {
      [list]: (...call) => ofManyPages(responderOf(list)(...call)),
    });
    await screen.findByText('650 Result');
    await press('Search/Filters');
    await user.selectOptions(within(filters()).getByLabelText(filter.label), filter.option);
    await press('Search');
    await waitFor(() => expect(requested()).toMatchObject({ filter: filter.requested, page: 1, sort: null }));
    await screen.findByText('650 Result');
    expect(screen.getByRole('button', { name: new RegExp(`^Hapus filter ${filter.label}: `) })).toBeVisible();

    await press('Halaman 2');
    await waitFor(() => expect(requested()).toMatchObject({ filter: filter.requested, page: 2 }));
    await screen.findByText('650 Result');
    await press('Kolom');
    await user.click((await screen.findAllByRole('button', { name: /^Urutkan / }))[0] ?? document.body);
    await waitFor(() => expect(requested()).toMatchObject({ sort: { direction: 'ASC' }, page: 1 }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Kolom' })).toHaveFocus());
    await screen.findByText('650 Result');

    const goTo = screen.getByLabelText('Ke halaman');
    await user.type(goTo, '0{Enter}');
    expect(await screen.findByText('Min page 1')).toBeVisible();
    await user.type(goTo, '{Backspace}34{Enter}');
    expect(await screen.findByText('Max page 33')).toBeVisible();
    await user.type(goTo, '{Backspace}3{Enter}');
    await waitFor(() => expect(requested()).toMatchObject({ page: 33, filter: filter.requested }));
  });

  it('edits a row: a refusal beside its field, a question before changes are lost, a conflict side by side, then saved', async () => {
    const { gateway, user } = await open('?page=1', { [update]: refusal('TAKEN') });
    await user.click((await screen.findAllByText(otherText))[0] ?? document.body);
    const dialog = await screen.findByRole('dialog');
    const entry = await within(dialog).findByLabelText(new RegExp(`^${field}`));
    await user.type(entry, ' 9{Control>}{Enter}{/Control}');
    expect(await screen.findByText('It is taken')).toBeVisible();
    expect(await within(dialog).findByText('Already used elsewhere')).toBeVisible();
    expect(entry).toHaveValue(`${row} 9`);
    expect(entry).toHaveFocus();

    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Attention' });
    await user.click(within(question).getByRole('button', { name: 'Lanjut mengedit' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());

    gateway.respond(update, refusal('CONFLICT'));
    gateway.respond(record, (...call) =>
      savedMeanwhile(responderOf(record)(...call), inputField, 'Theirs 7'),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const difference = within(await within(dialog).findByRole('group', { name: field }));
    expect(difference.getByRole('radio', { name: `Isian saya ${row} 9` })).toBeChecked();
    expect(difference.getByRole('radio', { name: 'Nilai tersimpan Theirs 7' })).not.toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Pakai nilai terpilih' }));

    gateway.respond(update, success(update));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const inputs = gateway.of(update).map(({ variables }) => variables.input);
    expect(inputs).toEqual([
      expect.objectContaining({ [inputField]: `${row} 9`, version: 3 }),
      expect.objectContaining({ [inputField]: `${row} 9`, version: 3 }),
      expect.objectContaining({ [inputField]: `${row} 9`, version: 4 }),
    ]);
    await waitFor(() => expect(gateway.of(list)).toHaveLength(2));
  });

  it('lists cards on a small screen, of which one opens its record', async () => {
    matchMedia(SMALL_SCREEN);
    const { user } = await open('?page=1');
    const cards = within(await screen.findByRole('list', { name: title, busy: false }));
    await user.click(cards.getByRole('link', { name: row }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByLabelText(new RegExp(`^${field}`))).toHaveValue(row);
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../testing/client';
import { matchMedia } from '../testing/data/media';
import { person } from '../testing/data/people';
import { AUDIT, pageOf } from '../testing/data/screen-case';
import { drawTables } from '../testing/drawn-table';
import { bytesOfFiles } from '../testing/file-bytes';
import type { Responder } from '../testing/gateway';
import { csv, replies } from '../testing/import-screen';
import { setUpUser } from '../testing/set-up-user';
import { installUploads, uploads } from '../testing/uploads';
import { SMALL_SCREEN } from '../ui/viewport';
// Lazily loaded: imported here, so that no test waits for the disk.
import '../map/map-components';
import '../map/base-layer/land-outline.json';
import '../crud/dialog/fields/SeveralField';
import '../crud/list/PlaceDialog';
import '../crud/list/PlacesDialog';

/** Replaces the browser's canvas, which jsdom lacks. */
jest.mock('compressorjs', () => ({
  __esModule: true,
  default: class {
    constructor(file: File, options: { success: (result: Blob) => void }) {
      options.success(new Blob(['…'], file));
    }
  },
}));

beforeAll(() => {
  drawTables();
  bytesOfFiles();
});
beforeEach(installUploads);

const station = (id: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'ChargingStation',
  id: String(id),
  name: `SPKLU ${id}`,
  facility: 'Mushola',
  address: `Jl. Gambir ${id}`,
  position: { __typename: 'LatLng', latitude: -6.17 - id / 100, longitude: 106.82 },
  photos: ['/files/saved-1.jpg'],
  totalSuppliers: id,
  supplierIds: ['2'],
  ...AUDIT,
  ...changes,
});
const STATIONS = pageOf('chargingStations', [station(1), station(2), station(3, { position: null })]);
const SUPPLIERS = [
  { value: '1', text: 'PT Hijau' },
  { value: '2', text: 'PT Listrik' },
];

async function open(search: string, responses: Record<string, Responder> = {}) {
  const gateway = await openClient(`/charging-station/${search}`, person([]), {
    ChargingStations: () => STATIONS,
    ChargingStationScreenOptions: () => ({ supplierOptions: SUPPLIERS, activeSuppliers: SUPPLIERS }),
    ChargingStation: () => ({ chargingStation: station(1) }),
    CreateChargingStation: () => ({
      createChargingStation: { success: true, message: 'Station saved', errors: [] },
    }),
    ...responses,
  });
  return { gateway, user: setUpUser() };
}

const fill = (label: RegExp, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });

describe('the dialog of a charging station', () => {
  it('shows a company that the station has and that is not offered any more', async () => {
    await open('manage?record=1', {
      ChargingStationScreenOptions: () => ({ activeSuppliers: SUPPLIERS.slice(0, 1) }),
      FindSuppliers: ({ ids }) => ({
        supplierOptions: SUPPLIERS.filter(({ value }) => Array.isArray(ids) && ids.includes(value)),
      }),
    });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('treeitem', { name: 'PT Listrik' })).toBeChecked();
  });

  it('requires a photo and a company besides its texts, and saves them all', async () => {
    const { gateway, user } = await open('manage?record=new');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Charging Station' }));
    await dialog.findByRole('treeitem', { name: 'PT Hijau' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('*Required')).toHaveLength(4);
    for (const label of [/^Name/, /^Facility/, /^Address/, /^Latitude-Longitude/]) {
      expect(dialog.getByLabelText(label)).toHaveAccessibleDescription('*Required');
    }
    expect(dialog.getByText('Harap menambahkan foto terlebih dahulu')).toBeVisible();
    expect(dialog.getByText('Harap memilih perusahaan terlebih dahulu')).toBeVisible();

    fill(/^Name/, 'SPKLU Baru');
    fill(/^Facility/, 'Kantin');
    fill(/^Address/, 'Jl. Thamrin 1');
    fill(/^Latitude-Longitude/, '-6.1951, 106.8231');
    await user.click(dialog.getByRole('button', { name: 'Select All' }));
    expect(dialog.getByRole('treeitem', { name: 'PT Hijau' })).toBeChecked();
    expect(dialog.getByText('2 dipilih')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(await dialog.findByText('Harap memilih perusahaan terlebih dahulu')).toBeVisible();
    await user.click(dialog.getByRole('treeitem', { name: 'PT Listrik' }));
    await user.upload(screen.getByLabelText('Add Photo', { selector: 'input' }), [
      new File(['…'], 'new.png', { type: 'image/png' }),
    ]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    // The photo is uploading: the save waits for it instead of reporting it as missing.
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Menunggu foto selesai diunggah . . .')).toBeVisible();
    await act(async () => uploads[0]?.respond({ success: true, message: 'OK', url: '/files/new.png' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gateway.of('CreateChargingStation')[0]?.variables.input).toEqual({
      name: 'SPKLU Baru',
      facility: 'Kantin',
      address: 'Jl. Thamrin 1',
      position: { latitude: -6.1951, longitude: 106.8231 },
      photos: ['/files/new.png'],
      supplierIds: ['2'],
      version: null,
    });
  });

  it('has the only company chosen in add mode, and prompts again when the last photo is marked deleted', async () => {
    const onlyOne = () => ({ supplierOptions: SUPPLIERS.slice(1), activeSuppliers: SUPPLIERS.slice(1) });
    const { user } = await open('manage?record=new', { ChargingStationScreenOptions: onlyOne });
    expect(await screen.findByRole('treeitem', { name: 'PT Listrik' })).toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    window.history.pushState(null, '', '/charging-station/manage?record=1');
    act(() => void fireEvent.popState(window));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Charging Station' }));
    await user.click(await dialog.findByRole('button', { name: 'Hapus foto 1' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Harap menambahkan foto terlebih dahulu')).toBeVisible();
  });
});

describe('a charging station without a photo, from an import', () => {
  const imported = () => ({ chargingStation: station(1, { photos: [] }) });

  it('opens, says what is missing, and is saved once a photo is added', async () => {
    const { gateway, user } = await open('manage?record=1', {
      ChargingStation: imported,
      UpdateChargingStation: () => ({
        updateChargingStation: { success: true, message: 'Station saved', errors: [] },
      }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Charging Station' }));
    expect(await dialog.findByLabelText(/^Name/)).toHaveValue('SPKLU 1');
    fill(/^Address/, 'Jl. Thamrin 1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Harap menambahkan foto terlebih dahulu')).toBeVisible();
    await user.upload(screen.getByLabelText('Add Photo', { selector: 'input' }), [
      new File(['…'], 'new.png', { type: 'image/png' }),
    ]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    await act(async () => uploads[0]?.respond({ success: true, message: 'OK', url: '/files/new.png' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gateway.of('UpdateChargingStation')[0]?.variables.input).toMatchObject({
      address: 'Jl. Thamrin 1',
      photos: ['/files/new.png'],
    });
  });

  it('is announced by the preview of the import', async () => {
    const { user } = await open('manage', {
      ImportChargingStations: () => replies('importChargingStations', ['ADD', 'ADD', 'NONE']),
    });
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Import / }));
    const row = 'SPKLU,Kantin,Jl. Thamrin 1,"-6.2, 106.8"';
    await user.upload(
      dialog.getByLabelText(/berkas/i, { selector: 'input' }),
      csv(['Name,Facility,Address,"Latitude-Longitude"', row, row, row]),
    );
    await dialog.findByText('2 baru, 0 diubah, 1 tetap, 0 ditolak');
    expect(
      dialog.getByText(
        '2 data baru belum punya foto, karena berkas tidak memuatnya: form memintanya saat disimpan.',
      ),
    ).toBeVisible();
  });
});

describe('the maps of charging stations', () => {
  it('a Maps button, once there are rows, opens a marker for every station found, on whatever page, with its name, address and a link', async () => {
    const { user, gateway } = await open('manage');
    await screen.findByRole('button', { name: 'Search/Filters' });
    expect(screen.queryByRole('button', { name: 'Maps' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByText('3 Result');
    expect(screen.getByRole('link', { name: 'Jl. Gambir 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Maps' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage Charging Station' }));
    const pin = await dialog.findByRole('button', { name: 'SPKLU 1, Jl. Gambir 1' });
    expect(dialog.getAllByRole('button', { name: /^SPKLU/ })).toHaveLength(2);
    await user.click(pin);
    expect(dialog.getByText(/^2 dari 3 di peta\./)).toBeVisible();
    expect(gateway.of('ChargingStations').map(({ variables }) => [variables.page, variables.size])).toEqual([
      [1, 20],
      [1, 1000],
    ]);
    expect(dialog.getByRole('link', { name: 'Semua charging station di satu peta' })).toHaveAttribute(
      'href',
      '/charging-station/map',
    );
    expect(window.location.search).toBe('?page=1&map=all');
    fireEvent.click(await dialog.findByRole('link', { name: 'SPKLU 1' }));
    expect(window.location.search).toBe('?page=1&record=1');
  });

  it('the place of a card on a small screen, beside its link to the record', async () => {
    matchMedia(SMALL_SCREEN);
    const { user } = await open('manage?page=1');
    const cards = within(await screen.findByRole('list', { name: 'Manage Charging Station', busy: false }));
    expect(cards.getByRole('link', { name: 'SPKLU 1' })).toHaveAttribute('href', '?page=1&record=1');
    await user.click(cards.getByRole('link', { name: 'Jl. Gambir 1' }));
    await screen.findByRole('dialog', { name: 'SPKLU 1' });
    expect(window.location.search).toBe('?page=1&map=1');
  });
});

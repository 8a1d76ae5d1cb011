import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../testing/client';
import { companyRow, TENANT_RESPONSES } from '../testing/data/companies';
import { person } from '../testing/data/people';
import { pageOf } from '../testing/data/screen-case';
import { drawTables } from '../testing/drawn-table';
import { GatewayError } from '../testing/gateway';
import { clickMap, configureTiles, forgetMaps, mapOf, mockGeolocation, openPicker } from '../testing/maps';
import { setUpUser } from '../testing/set-up-user';
// Loaded when a map opens: imported here, so that no test waits for the disk.
import '../map/map-components';
import '../map/base-layer/land-outline.json';
import '../crud/list/PlaceDialog';

beforeAll(() => drawTables());
afterEach(forgetMaps);

/** Degrees per pixel at zoom 12 at the equator. */
const PIXEL = 360 / (256 * 2 ** 12);

/** Within half a pixel, the precision of a click. */
function expectPair(input: HTMLElement, latitude: number, longitude: number): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('The pair stands in an input');
  const [lat = NaN, lng = NaN] = input.value.split(', ').map(Number);
  expect(Math.abs(lat - latitude)).toBeLessThan(PIXEL / 2);
  expect(Math.abs(lng - longitude)).toBeLessThan(PIXEL / 2);
}

function pinOf(picker: Awaited<ReturnType<typeof openPicker>>['picker']): HTMLElement {
  return picker.getByRole('button', { name: /^Penanda/ });
}

describe('the picker of a new tenant', () => {
  it('shows Jakarta at zoom 12, and picks where the map is clicked: coordinates and address', async () => {
    const { gateway, user, form, picker } = await openPicker('new');
    expect(screen.getByRole('heading', { name: 'Pick address on Maps' })).toBeVisible();
    clickMap(mapOf(picker), 100, 0);
    expectPair(picker.getByLabelText('Latitude-Longitude'), -6.176, 106.827 + 100 * PIXEL);
    expect(await picker.findByText('Gambir, Jakarta Pusat')).toBeVisible();
    await user.click(picker.getByRole('button', { name: 'Pilih' }));
    await waitFor(() => expect(form.getByLabelText(/^Alamat/)).toHaveValue('Gambir, Jakarta Pusat'));
    expectPair(form.getByLabelText(/^Latitude/), -6.176, 106.827 + 100 * PIXEL);
    expect(gateway.of('ReverseGeocode')).toHaveLength(1);
    await waitFor(() => expect(form.getByRole('button', { name: 'Pick address on Maps' })).toHaveFocus());
  });

  it('zooms from 2 to 18', async () => {
    configureTiles('https://tiles.test/{z}/{x}/{y}.png', 'Tiles of Test');
    const { picker } = await openPicker('new');
    const zoomIn = picker.getByRole('button', { name: 'Perbesar' });
    const zoomOut = picker.getByRole('button', { name: 'Perkecil' });
    // With Shift in steps of three: 15, 18; then 15 down to 3, and 2.
    fireEvent.click(zoomIn, { shiftKey: true });
    expect(zoomIn).toHaveAttribute('aria-disabled', 'false');
    fireEvent.click(zoomIn, { shiftKey: true });
    expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    for (let zoom = 18; zoom > 3; zoom -= 3) fireEvent.click(zoomOut, { shiftKey: true });
    expect(zoomOut).toHaveAttribute('aria-disabled', 'false');
    fireEvent.click(zoomOut);
    expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  });

  it('waits for the address of a place that is confirmed immediately', async () => {
    let respond: (value: unknown) => void = () => undefined;
    const { user, form, picker } = await openPicker('new', {
      ReverseGeocode: () => new Promise((resolve) => (respond = resolve)),
    });
    clickMap(mapOf(picker), 0, 0);
    await user.click(picker.getByRole('button', { name: 'Pilih' }));
    await waitFor(() => expect(picker.getByText('Mencari alamat . . .')).toBeVisible());
    // The dialog's keys still work.
    expect(document.querySelector('.map-dialog:focus-within')).not.toBeNull();
    await waitFor(() => {
      respond({ reverseGeocode: { __typename: 'Place', address: 'Monas' } });
      expect(form.getByLabelText(/^Alamat/)).toHaveValue('Monas');
    });
  });

  it.each([
    ['knows no address', () => ({ reverseGeocode: null })],
    [
      'cannot be reached',
      () => {
        throw new GatewayError('UPSTREAM_UNAVAILABLE');
      },
    ],
  ])(
    'where the geocoder %s, fills the coordinates, leaves the address as typed and reports it',
    async (_when, response) => {
      const { user, form, picker } = await openPicker('1', { ReverseGeocode: response });
      clickMap(mapOf(picker), 10, 10);
      expect(await picker.findByText(/^Alamat tempat ini tidak ditemukan/)).toBeVisible();
      await user.click(picker.getByRole('button', { name: 'Pilih' }));
      expect(await screen.findByText(/^Alamat tempat itu tidak ditemukan/)).toBeVisible();
      expect(form.getByLabelText(/^Alamat/)).toHaveValue('Jl. Sudirman 1, Jakarta');
      expect(form.getByLabelText(/^Latitude/)).not.toHaveValue('-6.176, 106.827');
    },
  );

  it('moves its marker by the arrow keys, Shift ten times as far, and by Enter to the middle of the map', async () => {
    const { user, picker } = await openPicker('new');
    const map = mapOf(picker);
    map.focus();
    await user.keyboard('{Enter}');
    const pair = picker.getByLabelText('Latitude-Longitude');
    expectPair(pair, -6.176, 106.827);
    pinOf(picker).focus();
    await user.keyboard('{ArrowRight}');
    expectPair(pair, -6.176, 106.827 + 4 * PIXEL);
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expectPair(pair, -6.176, 106.827 - 36 * PIXEL);
    await user.keyboard('{ArrowUp}');
    expectPair(pair, -6.176 + 4 * PIXEL, 106.827 - 36 * PIXEL);
  });

  it.each(['here', '-6.176', '91, 106.8', '-6.176, 181'])('does not take %s for a place', async (text) => {
    const { user, picker } = await openPicker('new');
    await user.type(picker.getByLabelText('Latitude-Longitude'), text);
    await user.click(picker.getByRole('button', { name: 'Pilih' }));
    expect(picker.getByText('Isi lintang dan bujur, misalnya -6.176, 106.827.')).toBeVisible();
    expect(picker.getByLabelText('Latitude-Longitude')).toHaveFocus();
  });

  it('takes a typed pair by Ctrl+Enter, which saves nothing', async () => {
    const { gateway, user, form, picker } = await openPicker('new');
    await user.type(picker.getByLabelText('Latitude-Longitude'), '-6.9147, 107.6098');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(form.getByLabelText(/^Latitude/)).toHaveValue('-6.9147, 107.6098'));
    expect(gateway.of('ReverseGeocode').at(-1)?.variables).toEqual({
      latitude: -6.9147,
      longitude: 107.6098,
    });
    expect(gateway.of('CreateTenant')).toHaveLength(0);
    expect(form.queryByText('*Required')).not.toBeInTheDocument();
  });

  it('closes by Esc alone, without a change, and gives the focus back', async () => {
    const { user, form, picker } = await openPicker('new');
    clickMap(mapOf(picker), 5, 5);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('.map-picker')).toBeNull());
    expect(form.getByLabelText(/^Latitude/)).toHaveValue('');
    await waitFor(() => expect(form.getByRole('button', { name: 'Pick address on Maps' })).toHaveFocus());
  });
});

describe('a place searched for by its name', () => {
  const BANDUNG = {
    __typename: 'Place',
    name: 'Bandung',
    address: 'Bandung, Jawa Barat',
    location: { __typename: 'LatLng', latitude: -6.9147, longitude: 107.6098 },
  };

  it('is picked with its own address', async () => {
    const { gateway, user, form, picker } = await openPicker('new', {
      SearchPlaces: () => ({ searchPlaces: [BANDUNG] }),
    });
    await user.type(picker.getByLabelText('Cari tempat'), 'bandung{Enter}');
    await user.click(await picker.findByRole('option', { name: /Bandung, Jawa Barat/ }));
    await user.click(picker.getByRole('button', { name: 'Pilih' }));
    await waitFor(() => expect(form.getByLabelText(/^Alamat/)).toHaveValue('Bandung, Jawa Barat'));
    expect(form.getByLabelText(/^Latitude/)).toHaveValue('-6.9147, 107.6098');
    expect(gateway.of('SearchPlaces')[0]?.variables).toEqual({
      text: 'bandung',
      near: { latitude: expect.closeTo(-6.176), longitude: expect.closeTo(106.827) },
      isTyping: false,
    });
    expect(gateway.of('ReverseGeocode')).toHaveLength(0);
    expect(gateway.of('CreateTenant')).toHaveLength(0);
  });

  it('is found while its name is typed, and chosen by the arrow keys', async () => {
    const tegal = { ...BANDUNG, name: 'Tegal', address: 'Tegal, Jawa Tengah' };
    const { gateway, user, picker } = await openPicker('new', {
      SearchPlaces: () => ({ searchPlaces: [BANDUNG, tegal] }),
    });
    const search = picker.getByRole('combobox', { name: 'Cari tempat' });
    await user.type(search, 'ba');
    await user.type(search, 'nd');
    const options = await picker.findAllByRole('option');
    expect(gateway.of('SearchPlaces').map(({ variables }) => variables.text)).toEqual(['band']);
    expect(gateway.of('SearchPlaces')[0]?.variables).toMatchObject({ isTyping: true });
    expect(search).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(search).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(picker.getByLabelText('Latitude-Longitude')).toHaveValue('-6.9147, 107.6098');
    expect(await picker.findByText('Bandung, Jawa Barat', { selector: 'output' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(picker.queryByRole('option')).not.toBeInTheDocument();
    expect(search).toHaveFocus();
  });

  it('leaves a typed address, and offers its own', async () => {
    const { user, form, picker } = await openPicker('1', {
      SearchPlaces: () => ({ searchPlaces: [BANDUNG] }),
    });
    await user.type(picker.getByLabelText('Cari tempat'), 'bandung{Enter}');
    await user.click(await picker.findByRole('option', { name: /Bandung, Jawa Barat/ }));
    await user.click(picker.getByRole('button', { name: 'Pilih' }));
    expect(await form.findByText(/^Alamat yang ditemukan: Bandung, Jawa Barat/)).toBeVisible();
    expect(form.getByLabelText(/^Alamat/)).toHaveValue('Jl. Sudirman 1, Jakarta');
    expect(form.getByLabelText(/^Latitude/)).toHaveValue('-6.9147, 107.6098');
    await user.click(form.getByRole('button', { name: 'Pakai alamat ini' }));
    expect(form.getByLabelText(/^Alamat/)).toHaveValue('Bandung, Jawa Barat');
    expect(form.queryByRole('button', { name: 'Pakai alamat ini' })).not.toBeInTheDocument();
  });

  it.each([
    ['Tempat tidak ditemukan.', () => ({ searchPlaces: [] })],
    ['Pencarian tempat sedang tidak tersedia.', () => ({ searchPlaces: null })],
    [
      'Pencarian tempat sedang tidak tersedia.',
      () => {
        throw new TypeError('offline');
      },
    ],
  ])('%s', async (text, response) => {
    const { user, picker } = await openPicker('new', { SearchPlaces: response });
    await user.type(picker.getByLabelText('Cari tempat'), 'atlantis{Enter}');
    expect(await picker.findByText(text)).toBeVisible();
  });
});

describe('my position', () => {
  it('is picked from the browser’s position', async () => {
    mockGeolocation({ latitude: -7.2575, longitude: 112.7521 });
    const { user, picker } = await openPicker('new');
    await user.click(picker.getByRole('button', { name: 'Posisi saya' }));
    await waitFor(() => expect(picker.getByLabelText('Latitude-Longitude')).toHaveValue('-7.2575, 112.7521'));
  });

  it.each([
    [1, /^Browser tidak mengizinkan/],
    [2, /^Posisi anda tidak dapat ditentukan/],
    [3, /tidak ditemukan tepat waktu/],
  ])('that cannot be read shows why: code %i', async (code, text) => {
    mockGeolocation({ code });
    const { user, picker } = await openPicker('new');
    await user.click(picker.getByRole('button', { name: 'Posisi saya' }));
    expect(await picker.findByText(text)).toBeVisible();
  });

  it('is unavailable over plain http', async () => {
    const { user, picker } = await openPicker('new');
    await user.click(picker.getByRole('button', { name: 'Posisi saya' }));
    expect(await picker.findByText('Posisi hanya dapat dibaca lewat alamat https.')).toBeVisible();
  });
});

describe("the tenant's circle", () => {
  it('is rendered from the radius of the form, as it changes, and goes back to the form', async () => {
    const { user, form, picker } = await openPicker('1');
    const circle = () => document.querySelector('path.map-circle')?.getAttribute('d');
    const before = circle();
    expect(before).toMatch(/^M/);
    const radius = picker.getByLabelText('Radius (m)');
    expect(radius).toHaveValue('500');
    await user.clear(radius);
    expect(circle()).toBeUndefined();
    await user.type(radius, '900');
    expect(circle()).toMatch(/^M/);
    expect(circle()).not.toBe(before);
    await user.click(picker.getByRole('button', { name: 'Pilih' }));
    await waitFor(() => expect(form.getByLabelText(/^Radius/)).toHaveValue('900'));
    // The place is unchanged, so the typed address stays.
    expect(form.getByLabelText(/^Alamat/)).toHaveValue('Jl. Sudirman 1, Jakarta');
  });

  it('needs a number for its radius', async () => {
    const { user, picker } = await openPicker('1');
    await user.type(picker.getByLabelText('Radius (m)'), ' m');
    expect(picker.getByText('Isi angka.')).toBeVisible();
    await user.click(picker.getByRole('button', { name: 'Pilih' }));
    expect(picker.getByLabelText('Radius (m)')).toHaveFocus();
  });
});

describe('the base layer of a map', () => {
  it('is the land and the place names that ship with the app, where no tiles are configured', async () => {
    const { picker } = await openPicker('new');
    expect(await picker.findByText('Menteng')).toBeInTheDocument();
    await waitFor(() => expect(document.querySelectorAll('path.land').length).toBeGreaterThan(0));
    expect(picker.getByRole('link', { name: 'Natural Earth' })).toBeVisible();
  });

  it('is the tiles of TILE_URL with their attribution; the outline once a tile fails to load', async () => {
    configureTiles('https://tiles.test/{z}/{x}/{y}.png', '<a href="https://tiles.test">Tiles of Test</a>');
    const { picker } = await openPicker('new');
    const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
    await waitFor(() => expect(tiles().length).toBeGreaterThan(0));
    expect(tiles()[0]?.src).toMatch(/^https:\/\/tiles\.test\/12\/\d+\/\d+\.png$/);
    expect(picker.getByRole('link', { name: 'Tiles of Test' })).toBeVisible();
    expect(picker.queryByText('Menteng')).not.toBeInTheDocument();
    for (const tile of tiles()) fireEvent.error(tile);
    expect(await picker.findByText('Menteng')).toBeInTheDocument();
  });
});

describe('the list', () => {
  async function openList(search: string) {
    const rows = [companyRow('Tenant', 1), companyRow('Tenant', 2, { center: null })];
    await openClient(`/company-tenant/manage${search}`, person([]), {
      ...TENANT_RESPONSES,
      Tenants: () => pageOf('tenants', rows),
    });
    await screen.findByText('2 Result');
    return setUpUser();
  }

  it('shows the address as a link to a map of the place with its circle, which does not open the row', async () => {
    const user = await openList('?page=1');
    const links = screen.getAllByRole('link', { name: 'Jl. Sudirman 1, Jakarta' });
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['?page=1&map=1']));
    await user.click(links[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('heading', { name: 'PT Jaya 1' })).toBeVisible();
    expect(await dialog.findByText('-6.176, 106.827')).toBeVisible();
    expect(document.querySelector('path.map-circle')).not.toBeNull();
    expect(window.location.search).toBe('?page=1&map=1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('?page=1');
  });

  it('opens the map that a link names, and shows an address without a place as text', async () => {
    await openList('?page=1&map=1');
    expect(await screen.findByRole('heading', { name: 'PT Jaya 1' })).toBeVisible();
  });
});

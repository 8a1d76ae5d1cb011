import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../../testing/client';
import { isLeftToBrowser } from '../../testing/ctrl-click';
import { DASHBOARD_ONLY, person } from '../../testing/data/people';
import { vehiclePage } from '../../testing/data/vehicles';
import { GatewayError } from '../../testing/gateway';
import { setUpUser } from '../../testing/set-up-user';
import { setCharacterKeys } from '../shortcuts/character-keys';
import '../../resources/vehicle';
import '../../screens/vehicle/VehicleScreen';
import './CommandPalette';
import '../appearance/ChangeThemeDialog';

const FOUND = {
  vehicles: {
    items: [{ __typename: 'Vehicle', id: '7', text: 'B 1007 XYZ', note: 'PT Hijau' }],
  },
};

const field = () => screen.findByRole('combobox', { name: 'Cari dan perintah' });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Cari dan perintah' }))
    .getAllByRole('option')
    .map((option) => option.textContent);

async function openPalette(responses = {}, me = person()) {
  const gateway = await openClient('/dashboard', me, {
    Palette: () => FOUND,
    Vehicles: () => vehiclePage(6, 650),
    VehicleDetail: () => ({ vehicle: null }),
    VehicleScreenOptions: () => ({ supplierOptions: [], activeSuppliers: [], tenantOptions: [] }),
    SavePreferences: () => ({ savePreferences: { success: true, message: 'OK' } }),
    ...responses,
  });
  await screen.findByText('1.482');
  const user = setUpUser();
  await user.keyboard('{Control>}k{/Control}');
  await field();
  return { gateway, user };
}

describe('The command palette', () => {
  it('opens by Ctrl+K with the screens of the person’s menus and the commands, the field focused', async () => {
    await openPalette();
    expect(await field()).toHaveFocus();
    expect(options()).toEqual([
      'Dashboard',
      'Manage Vehicle',
      'Home',
      'Pengaturan akun',
      'Tambah kendaraan',
      'Change Theme',
      'Change Password',
      'Mode gelap',
      'English',
      'Pintasan keyboard',
      'Logout',
    ]);
  });

  it('takes the keys that were typed before its code was loaded', async () => {
    await openClient('/dashboard', undefined, { Palette: () => FOUND });
    await screen.findByText('1.482');
    await setUpUser().keyboard('{Control>}k{/Control}b 1008{Backspace}7');
    expect(await field()).toHaveValue('b 1007');
  });

  it('stays open and keeps its text when Ctrl+K is pressed again', async () => {
    const { user } = await openPalette();
    await user.keyboard('b 10{Control>}k{/Control}07');
    expect(await field()).toHaveValue('b 1007');
  });

  it('finds a plate and opens the page of the vehicle, by keyboard alone', async () => {
    const { gateway, user } = await openPalette();
    await user.keyboard('b 1007');
    await screen.findByRole('option', { name: /B 1007 XYZ/ });
    expect(gateway.of('Palette').map(({ variables }) => variables)).toEqual([
      {
        text: 'b 1007',
        vehicles: true,
        complaints: false,
        tenants: false,
        suppliers: false,
        contracts: false,
        users: false,
      },
    ]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/vehicle/manage/7'));
    await waitFor(() => expect(gateway.of('VehicleDetail')).toHaveLength(1));
    expect(screen.queryByRole('combobox', { name: 'Cari dan perintah' })).not.toBeInTheDocument();
  });

  it('has its screens and records as links, which Ctrl opens in a new tab', async () => {
    const { user } = await openPalette();
    const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
    await user.keyboard('b 1007');
    const hit = await screen.findByRole('option', { name: /B 1007 XYZ/ });
    expect(hit).toHaveAttribute('href', '/vehicle/manage/7');
    expect(isLeftToBrowser(hit)).toBe(true);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(openTab.mock.calls).toEqual([['/vehicle/manage/7', '_blank', 'noopener']]);
    expect(window.location.pathname).toBe('/dashboard');
    openTab.mockRestore();
  });

  const complaintMenu = {
    id: '9',
    name: 'Complaint',
    path: 'complaint/maintanance',
    code: 'C',
    children: [],
  };
  const complaintsToo = person([...DASHBOARD_ONLY, complaintMenu]);

  it('finds a ticket and opens it at its own address', async () => {
    const ticket = { __typename: 'Complaint', id: '61', text: 'Rem berdecit', note: 'B 1007 XYZ' };
    const { user } = await openPalette(
      { Palette: () => ({ complaints: { items: [ticket] } }), ComplaintDetail: () => ({ complaint: null }) },
      complaintsToo,
    );
    await user.keyboard('b 1007');
    await screen.findByRole('option', { name: /Rem berdecit/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/complaint/maintanance/61'));
  });

  it('opens a ticket by its number, without a search', async () => {
    const { gateway, user } = await openPalette(
      { ComplaintDetail: () => ({ complaint: null }) },
      complaintsToo,
    );
    await user.keyboard('#61');
    await screen.findByRole('option', { name: /#61/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/complaint/maintanance/61'));
    expect(gateway.of('Palette')).toHaveLength(0);
  });

  it('offers no ticket to a user without complaints', async () => {
    const { user } = await openPalette({}, person(DASHBOARD_ONLY));
    await user.keyboard('#61');
    expect(screen.queryByRole('option', { name: /#61/ })).not.toBeInTheDocument();
  });

  it('sends no request for menus that the user does not have', async () => {
    const { gateway, user } = await openPalette({}, person(DASHBOARD_ONLY));
    await user.keyboard('b 1007');
    expect(await screen.findByText('Data tidak ditemukan.')).toBeInTheDocument();
    expect(gateway.of('Palette')).toHaveLength(0);
  });

  it('offers to add only what the user may create', async () => {
    const menus = [
      ...DASHBOARD_ONLY,
      ...['vehicle/manage', 'company-contract/manage', 'complaint/maintanance'].map((path, index) => ({
        ...{ id: `m${index}`, name: path, path, code: path, children: [] },
      })),
    ];
    const permission = (resource: 'VEHICLE' | 'CONTRACT' | 'COMPLAINT', canCreate: boolean) => ({
      ...{
        resource,
        canCreate,
        canEdit: false,
        canUndoCreate: false,
        createFields: [],
        editFields: [],
        bulkFields: [],
      },
    });
    const permissions = [
      permission('VEHICLE', true),
      permission('CONTRACT', false),
      permission('COMPLAINT', false),
    ];
    await openPalette({}, { ...person(menus), permissions });
    expect(options().filter((text) => text?.startsWith('Tambah'))).toEqual(['Tambah kendaraan']);
  });

  it('runs a command that the arrows choose', async () => {
    const { user } = await openPalette();
    await user.keyboard('change');
    expect(options()).toEqual(['Change Theme', 'Change Password']);
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Change Theme' })).toBeInTheDocument();
  });

  it('shows recent entries first', async () => {
    const { gateway, user } = await openPalette();
    await user.keyboard('english{Enter}');
    expect(await screen.findByText('Vehicle status')).toBeInTheDocument();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Search and commands' });
    const recent = screen.getByRole('group', { name: 'Used last' });
    expect(within(recent).getAllByRole('option')[0]).toHaveTextContent('Bahasa Indonesia');
    await waitFor(() => expect(gateway.of('SavePreferences')).toHaveLength(1));
  });

  it('shows that a search failed, and retries', async () => {
    const { gateway, user } = await openPalette({
      Palette: () => {
        throw new GatewayError('UPSTREAM_UNAVAILABLE');
      },
    });
    await user.keyboard('b 1007');
    await screen.findByText('Pencarian gagal.');
    gateway.respond('Palette', () => FOUND);
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('option', { name: /B 1007 XYZ/ })).toBeInTheDocument();
  });

  it('closes by Esc, and nothing has changed', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: 'Cari dan perintah' })).not.toBeInTheDocument(),
    );
    expect(window.location.pathname).toBe('/dashboard');
  });
});

describe('The shortcuts', () => {
  it('are listed at ?', async () => {
    await openClient('/dashboard');
    await screen.findByText('1.482');
    await setUpUser().keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Pintasan keyboard' });
    const everywhere = within(within(dialog).getByRole('region', { name: 'Di mana saja' }));
    expect(everywhere.getAllByRole('definition').map((keys) => keys.textContent)).toEqual([
      'CtrlK',
      '?',
      'Alt1 … 9',
      'CtrlZ',
    ]);
    expect(within(dialog).getByText('Simpan')).toBeInTheDocument();
  });

  it('of one character can be switched off, those with Ctrl or Alt stay', async () => {
    await openClient('/dashboard');
    await screen.findByText('1.482');
    const user = setUpUser();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Pintasan keyboard' });
    await user.click(within(dialog).getByRole('checkbox', { name: /^Pintasan satu tombol/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.keyboard('?{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Cari dan perintah' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Pintasan keyboard' })).not.toBeInTheDocument();
    act(() => setCharacterKeys(true));
  });

  it('are also in the user menu', async () => {
    await openClient('/dashboard');
    const user = setUpUser();
    await user.click(await screen.findByRole('button', { name: /^Akun/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Pintasan keyboard/ }));
    expect(await screen.findByRole('dialog', { name: 'Pintasan keyboard' })).toBeInTheDocument();
  });

  it('go to a tab by its number', async () => {
    await openClient('/home');
    await screen.findByRole('heading', { name: /Selamat datang/ });
    fireEvent.keyDown(document.body, { key: '1', code: 'Digit1', altKey: true });
    expect(await screen.findByText('1.482')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('do nothing during text input', async () => {
    const { user } = await openPalette();
    await user.type(await field(), '?');
    await act(async () => undefined);
    expect(screen.queryByRole('dialog', { name: 'Pintasan keyboard' })).not.toBeInTheDocument();
    expect(await field()).toHaveValue('?');
  });
});

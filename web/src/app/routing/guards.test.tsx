import { screen } from '@testing-library/react';
import { isLoginPath } from '../../api/session';
import { mayOpen } from '../../navigation/may-open';
import { openClient } from '../../testing/client';
import { DASHBOARD_ONLY, FULL_MENU, person } from '../../testing/data/people';
import { GatewayError } from '../../testing/gateway';
import { setUpUser } from '../../testing/set-up-user';
import '../../screens/complaint/ComplaintScreen';
import { routeOf } from './routes';

describe('The menu guard', () => {
  it.each([
    ['lets a path of the menu tree through', { path: 'dashboard', needsMenu: true }, FULL_MENU, true],
    ['finds a path deeper in the tree', { path: 'vehicle/manage', needsMenu: true }, FULL_MENU, true],
    ['stops a path outside the tree', { path: 'vehicle/manage', needsMenu: true }, DASHBOARD_ONLY, false],
    ['does not apply while the menu is empty', { path: 'vehicle/manage', needsMenu: true }, [], true],
    [
      'opens a screen with the menu that it belongs to',
      { path: 'vehicle/map', needsMenu: true, menu: 'vehicle/manage' },
      FULL_MENU,
      true,
    ],
    ['leaves a route alone that needs no menu', { path: 'home', needsMenu: false }, DASHBOARD_ONLY, true],
  ])('%s', (_sentence, route, menus, allowed) => {
    expect(mayOpen(route, menus)).toBe(allowed);
  });

  it('reads menu paths with and without a leading slash', () => {
    const menus = [{ id: '1', name: 'Vehicle', path: '/vehicle/manage/', code: null, children: [] }];
    expect(mayOpen({ path: 'vehicle/manage', needsMenu: true }, menus)).toBe(true);
  });

  it('states what a refused complaint needs and who can permit it, without a retry', async () => {
    await openClient('/complaint/maintanance/31', person(DASHBOARD_ONLY), {
      ComplaintDetail: () => {
        throw new GatewayError('FORBIDDEN', 'Anda tidak memiliki izin untuk ini.');
      },
    });
    expect(await screen.findByRole('heading', { name: 'Anda tidak memiliki izin untuk ini.' })).toBeVisible();
    expect(screen.getByText(/tidak memiliki menu Complaint\. Minta Administrator Armada/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
  });

  it('redirects a forbidden route to /home, with the missing menu and links to the permitted screens', async () => {
    await openClient('/vehicle/manage', person(DASHBOARD_ONLY));
    expect(await screen.findByRole('heading', { name: 'Selamat datang, Budi Santoso' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/home');
    expect(await screen.findByText('Manage Vehicle tidak dapat dibuka')).toBeVisible();
    expect(
      screen.getByText(/tidak memiliki menu Manage Vehicle\. Minta Administrator Armada menambahkannya\./),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Manage Vehicle' })).not.toBeInTheDocument();
  });
});

describe('The route table', () => {
  it.each([
    // path, header title, whether it must be in the person's menu
    ['dashboard', 'Dashboard', true],
    ['user/manage', 'Manage User', true],
    ['menu/manage', 'Manage Menu', true],
    ['user-menu/manage', 'Manage Menu per Tipe User', true],
    ['company-tenant/manage', 'Manage Company Tenant', true],
    ['company-supplier/manage', 'Manage Company Supplier', true],
    ['company-contract/manage', 'Manage Company Contract', true],
    ['dashboard/map', 'Peta Langsung', true],
    ['vehicle/manage', 'Manage Vehicle', true],
    ['vehicle/list', 'Vehicle List', false],
    ['vehicle-model/manage', 'Manage Vehicle Model', true],
    ['battery-model/manage', 'Manage Battery Model', true],
    ['charging-station/manage', 'Manage Charging Station', true],
    ['charging-station/map', 'Charging Station Map', true],
    ['category-complaint/manage', 'Manage Complaint Category', true],
    ['complaint/create', 'Create Complaint', false],
    ['complaint/maintanance', 'Complaint', false],
    ['complaint/maintanance/7', 'Complaint Detail', false],
    ['home', 'Home', false],
    ['account/settings', 'Account Settings', false],
  ])('has %s, titled %s', (path, title, needsMenu) => {
    const route = routeOf(`/${path}`);
    expect(route?.needsMenu).toBe(needsMenu);
    expect(route?.texts.get().title).toBe(title);
  });
});

describe('Addresses', () => {
  it.each(['/', '/pages', '/pages/login', '/login'])(
    '%s leads who is signed in to /dashboard',
    async (path) => {
      await openClient(path);
      expect(await screen.findByText('1.482')).toBeInTheDocument();
      expect(window.location.pathname).toBe('/dashboard');
    },
  );

  it.each(['/', '/pages', '/pages/', '/pages/login', '/login'])('%s shows the login screen', (path) => {
    expect(isLoginPath(path)).toBe(true);
  });

  it.each(['/dashboard', '/pages/other', '/vehicle/manage'])('%s does not', (path) => {
    expect(isLoginPath(path)).toBe(false);
  });

  it('any other path shows the page-not-found screen with a Go Home button to /dashboard', async () => {
    await openClient('/no/such/page');
    expect(await screen.findByText('Alamat ini tidak mengarah ke layar mana pun.')).toBeInTheDocument();
    await setUpUser().click(screen.getByRole('button', { name: 'Go Home' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
  });
});

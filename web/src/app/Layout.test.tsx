import { act, screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../testing/client';
import { matchMedia } from '../testing/data/media';
import { person } from '../testing/data/people';
import { GatewayError } from '../testing/gateway';
import { setUpUser } from '../testing/set-up-user';
import { SMALL_SCREEN } from '../ui/viewport';

const menu = () => screen.getByRole('navigation', { name: 'Menu utama' });
const tabBar = () => screen.getByRole('navigation', { name: 'Tab terbuka' });
const tabNames = () =>
  within(tabBar())
    .getAllByRole('link')
    .map((link) => link.textContent);

async function openDashboard(responses = {}) {
  const gateway = await openClient('/dashboard', undefined, responses);
  await screen.findByText('1.482');
  return { gateway, user: setUpUser() };
}

describe('The sidebar', () => {
  it('shows the entries of the menu tree that have screens, in their groups', async () => {
    await openDashboard();
    expect(within(menu()).getByRole('button', { name: 'Fleet' })).toHaveAttribute('aria-expanded', 'true');
    expect(
      within(menu())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Dashboard', 'Manage Vehicle']);
    expect(within(menu()).queryByText('Teleport')).not.toBeInTheDocument();
    expect(within(menu()).queryByText('FallbackScreen')).not.toBeInTheDocument();
  });

  it('shows the icon chosen for a menu, or its screen’s if none or an unknown one is chosen', async () => {
    const entry = (id: string, path: string, icon: string | null) => ({
      id,
      name: path,
      path,
      icon,
      code: null,
    });
    await openClient(
      '/dashboard',
      person([
        { ...entry('1', 'dashboard', null), children: [] },
        { ...entry('2', 'vehicle/manage', 'wrench'), children: [] },
        { ...entry('3', 'user/manage', 'no-such-icon'), children: [] },
        {
          ...entry('4', '', 'shield'),
          name: 'Group',
          children: [{ ...entry('5', 'home', null), children: [] }],
        },
      ]),
    );
    await screen.findByText('1.482');
    expect(
      within(menu())
        .getAllByRole('link')
        .map((link) => link.querySelector('svg')?.dataset.icon),
    ).toEqual(['dashboard', 'wrench', 'people', 'home']);
    expect(within(menu()).getByRole('button', { name: 'Group' }).querySelector('svg')?.dataset.icon).toBe(
      'shield',
    );
  });

  it('marks the entry of the open route', async () => {
    await openDashboard();
    expect(within(menu()).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  });

  it('folds a group', async () => {
    const { user } = await openDashboard();
    await user.click(within(menu()).getByRole('button', { name: 'Fleet' }));
    expect(within(menu()).queryByRole('link', { name: 'Manage Vehicle' })).not.toBeInTheDocument();
  });

  it('collapses to a mini mode of icons, also on the next visit', async () => {
    const { user } = await openDashboard();
    await user.click(screen.getByRole('button', { name: 'Ciutkan menu' }));
    expect(screen.getByRole('button', { name: 'Bentangkan menu' })).toBeInTheDocument();
    expect(within(menu()).getByRole('link', { name: 'Manage Vehicle' })).toHaveTextContent('');
    expect(localStorage.getItem('armada.mini-sidebar')).toBe('1');
  });

  it('is hidden under 960 px until it is opened', async () => {
    matchMedia(SMALL_SCREEN);
    const { user } = await openDashboard();
    expect(screen.queryByRole('navigation', { name: 'Menu utama' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Buka menu' }));
    expect(within(menu()).getByRole('link', { name: 'Manage Vehicle' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });
});

describe('The tab bar', () => {
  it('starts with Dashboard, which cannot be closed while it is the only one', async () => {
    await openDashboard();
    expect(tabNames()).toEqual(['Dashboard']);
    expect(within(tabBar()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('has Dashboard first whatever screen is opened first', async () => {
    await openClient('/home');
    expect(await screen.findByRole('heading', { name: /Selamat datang/ })).toBeInTheDocument();
    expect(tabNames()).toEqual(['Dashboard', 'Home']);
  });

  it('closing the active tab, the last one, moves to the previous', async () => {
    await openClient('/home');
    await setUpUser().click(await screen.findByRole('button', { name: 'Tutup tab Home' }));
    expect(await screen.findByText('1.482')).toBeInTheDocument();
    expect(tabNames()).toEqual(['Dashboard']);
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('returning to a tab shows its last state', async () => {
    const { user } = await openDashboard();
    await user.selectOptions(screen.getByLabelText('Company Supplier'), 'PT Listrik');
    expect(window.location.search).toBe('?supplier=2');
    window.history.pushState(null, '', '/home');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await screen.findByRole('heading', { name: /Selamat datang/ });
    await user.click(within(tabBar()).getByRole('link', { name: 'Dashboard' }));
    expect(window.location.pathname + window.location.search).toBe('/dashboard?supplier=2');
  });

  it('choosing the open route again reloads it', async () => {
    const { gateway, user } = await openDashboard();
    expect(gateway.of('Dashboard')).toHaveLength(1);
    await user.click(within(menu()).getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(gateway.of('Dashboard')).toHaveLength(2));
  });
});

describe('The header and the footer', () => {
  it('show the route’s title, the user and the year', async () => {
    await openDashboard();
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
    expect(document.title).toBe('Dashboard · Armada');
    expect(screen.getByRole('button', { name: 'Akun Budi Santoso' })).toHaveTextContent('BSBudi Santoso');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()} Armada`);
  });

  it('changes to dark and back from the user menu', async () => {
    const { user } = await openDashboard();
    const isDark = () => document.documentElement.classList.contains('bp6-dark');
    await user.click(screen.getByRole('button', { name: /^Akun/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mode gelap' }));
    expect(isDark()).toBe(true);
    await user.click(screen.getByRole('button', { name: /^Akun/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mode terang' }));
    expect(isDark()).toBe(false);
  });

  it('changes the language from the user menu, by the keyboard alone', async () => {
    const { user } = await openDashboard();
    act(() => screen.getByRole('button', { name: /^Akun/ }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pengaturan akun' })).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Pengaturan akun' })).toHaveFocus();
    await user.keyboard('{End}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'English' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Vehicle status')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account of Budi Santoso' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en');
  });
});

describe('Logout', () => {
  async function requestLogout(responses = {}) {
    const opened = await openDashboard(responses);
    await opened.user.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Attention' });
    expect(dialog).toHaveTextContent('Are you sure for logout from fleet management?');
    return opened;
  }

  it('prompts first, then ends the session and goes to the login screen without a message', async () => {
    const { gateway, user } = await requestLogout();
    await user.click(screen.getByRole('button', { name: 'Yes, Logout' }));
    await waitFor(() => expect(window.location.pathname).toBe('/pages/login'));
    expect(gateway.of('Logout')).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has the focus on Cancel, which the release of the key that opened it does not press', async () => {
    const { gateway, user } = await openDashboard();
    act(() => screen.getByRole('button', { name: /^Akun/ }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pengaturan akun' })).toHaveFocus());
    await user.keyboard('{ArrowUp}{Enter>}');
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await user.keyboard('{/Enter}');
    expect(cancel).toBeVisible();
    expect(gateway.of('Logout')).toHaveLength(0);
  });

  it('stays signed in after Esc', async () => {
    const { gateway, user } = await requestLogout();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/Are you sure/)).not.toBeInTheDocument());
    expect(gateway.of('Logout')).toHaveLength(0);
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('shows that the server could not be reached, and the session continues', async () => {
    const { user } = await requestLogout({
      Logout: () => {
        throw new GatewayError('UPSTREAM_UNAVAILABLE');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Yes, Logout' }));
    expect(await screen.findByText('Logout gagal. Coba lagi.')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
  });
});

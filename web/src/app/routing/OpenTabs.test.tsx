import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '../../api/session';
import { openClient } from '../../testing/client';
import { FULL_MENU, person } from '../../testing/data/people';
import { openVehicles } from '../../testing/data/vehicle-screen';
import { OLD_AFTER_MS } from './use-quiet-refresh';

const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Tab terbuka' })).getByRole('link', { name });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const keyword = () => screen.getByLabelText('Kata kunci');

/** Waits for the immediate effects of a click, including requests. */
const settled = () => act(async () => undefined);

describe('Open tabs', () => {
  const names = () =>
    within(screen.getByRole('navigation', { name: 'Tab terbuka' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('survive a reload of the page, each at its address, and load when they are visited', async () => {
    const before = await openVehicles('?page=2');
    await screen.findByText('650 Result');
    await before.user.click(tab('Dashboard'));
    await screen.findByText('1.482');
    cleanup();

    const gateway = await openClient('/dashboard');
    await screen.findByText('1.482');
    expect(names()).toEqual(['Dashboard', 'Manage Vehicle']);
    expect(gateway.of('Vehicles')).toEqual([]);
    expect(tab('Manage Vehicle')).toHaveAttribute('href', '/vehicle/manage?page=2');
  });

  it('end with the session', async () => {
    await openVehicles('?page=1');
    await screen.findByText('650 Result');
    act(() => void endSession('signedOut'));
    cleanup();
    await openClient('/dashboard');
    await screen.findByText('1.482');
    expect(names()).toEqual(['Dashboard']);
  });
});

describe('An open tab', () => {
  it('keeps its state: typed filters, loaded rows, no new request', async () => {
    const { gateway, user } = await openVehicles('?page=1');
    await screen.findByText('650 Result');
    await user.click(screen.getByRole('button', { name: 'Search/Filters' }));
    await user.type(keyword(), 'B 12');
    await user.click(tab('Dashboard'));
    await screen.findByText('1.482');
    expect(screen.queryByText('650 Result')).not.toBeVisible();
    const before = gateway.requests.length;

    await user.click(tab('Manage Vehicle'));
    expect(keyword()).toBeVisible();
    expect(keyword()).toHaveValue('B 12');
    expect(screen.getByText('650 Result')).toBeVisible();
    expect(window.location.search).toBe('?page=1');
    await settled();
    expect(gateway.requests).toHaveLength(before);
  });

  it('is scrolled into view when it becomes the active one', async () => {
    const { user } = await openVehicles('?page=1');
    await screen.findByText('650 Result');
    const bar = screen.getByRole('navigation', { name: 'Tab terbuka' });
    // jsdom has no layout: the bar is 300 px wide, each tab at 250 to 350.
    const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    measure.mockImplementation(function rectangle(this: Element) {
      return this === bar ? new DOMRect(0, 0, 300, 40) : new DOMRect(250, 0, 100, 40);
    });
    await user.click(tab('Dashboard'));
    await screen.findByText('1.482');
    expect(bar.scrollLeft).toBe(50);
    measure.mockRestore();
  });

  it('keeps its dialog and the entries in it', async () => {
    const { gateway, user } = await openVehicles('?page=1&record=1');
    const dialog = await screen.findByRole('dialog');
    await user.clear(await within(dialog).findByLabelText(/^Color/));
    await user.type(within(dialog).getByLabelText(/^Color/), 'Merah');
    await user.click(tab('Dashboard'));
    await screen.findByText('1.482');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(tab('Manage Vehicle'));
    expect(within(await screen.findByRole('dialog')).getByLabelText(/^Color/)).toHaveValue('Merah');
    await settled();
    expect(gateway.of('Vehicle')).toHaveLength(1);
  });

  it('prompts before it closes with unsaved entries', async () => {
    const { user } = await openVehicles('?page=1&record=1');
    await user.type(await within(await screen.findByRole('dialog')).findByLabelText(/^Color/), 'X');
    await user.click(tab('Dashboard'));
    await screen.findByText('1.482');
    await user.click(screen.getByRole('button', { name: 'Tutup tab Manage Vehicle' }));
    const question = await screen.findByRole('dialog', { name: 'Attention' });
    expect(question).toHaveTextContent('Perubahan belum disimpan.');
    await user.click(within(question).getByRole('button', { name: 'Lanjut mengedit' }));
    expect(tab('Manage Vehicle')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tutup tab Manage Vehicle' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Attention' })).getByRole('button', {
        name: 'Buang perubahan',
      }),
    );
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Tutup tab Manage Vehicle' })).not.toBeInTheDocument(),
    );
  });

  it('ignores the addresses of other tabs, and Back returns to its last state', async () => {
    const { user } = await openVehicles('?page=1');
    await screen.findByText('650 Result');
    await user.click(screen.getByRole('button', { name: 'Halaman 2' }));
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    await user.click(tab('Dashboard'));
    await screen.findByText('1.482');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Company Supplier' }), 'PT Listrik');
    expect(window.location.pathname + window.location.search).toBe('/dashboard?supplier=2');
    await user.click(tab('Manage Vehicle'));
    expect(window.location.pathname + window.location.search).toBe('/vehicle/manage?page=2');
    act(() => window.history.back());
    await title('Dashboard');
    expect(screen.getByRole('combobox', { name: 'Company Supplier' })).toHaveValue('2');
  });

  it('refreshes in the background when the user returns after a long time', async () => {
    const { gateway, user } = await openVehicles('?page=1');
    await screen.findByText('650 Result');
    await user.click(tab('Dashboard'));
    await screen.findByText('1.482');
    const later = Date.now() + OLD_AFTER_MS + 1;
    const now = jest.spyOn(Date, 'now').mockReturnValue(later);
    await user.click(tab('Manage Vehicle'));
    expect(screen.getByText(/650 Result|Mencari/)).toBeVisible();
    await waitFor(() => expect(gateway.of('Vehicles')).toHaveLength(2));
    now.mockRestore();
  });

  it('hides inactive screens from the keyboard', async () => {
    const { user } = await openVehicles('?page=1');
    await screen.findByText('650 Result');
    await user.click(screen.getByRole('button', { name: 'Search/Filters' }));
    expect(keyword()).toBeVisible();
    await user.click(tab('Dashboard'));
    await screen.findByText('1.482');
    expect(screen.queryByRole('button', { name: 'Search/Filters' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Kata kunci')).not.toBeVisible();
  });
});

describe('The same route again', () => {
  it('reloads the screen: rows are requested again, entries are gone', async () => {
    const { gateway, user } = await openVehicles('?page=1');
    await screen.findByText('650 Result');
    await user.click(screen.getByRole('button', { name: 'Search/Filters' }));
    await user.type(keyword(), 'B 12');
    await user.click(tab('Manage Vehicle'));
    await waitFor(() => expect(gateway.of('Vehicles')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Search/Filters' }));
    expect(keyword()).toHaveValue('');
    expect(window.location.search).toBe('?page=1');
  });
});

describe('The page', () => {
  it('makes the browser prompt while something is unsaved in any tab', async () => {
    const { user } = await openVehicles('?page=1&record=1', {}, person(FULL_MENU));
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await user.type(await within(await screen.findByRole('dialog')).findByLabelText(/^Color/), 'X');
    await user.click(tab('Dashboard'));
    await screen.findByText('1.482');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });
});

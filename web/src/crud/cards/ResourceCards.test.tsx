import { act, screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../../testing/client';
import { complaintDetail, complaintPage, complaintRow } from '../../testing/data/complaints';
import { matchMedia } from '../../testing/data/media';
import { person } from '../../testing/data/people';
import { lastOf, openVehicles } from '../../testing/data/vehicle-screen';
import { vehiclePage, vehicleRow } from '../../testing/data/vehicles';
import { setUpUser } from '../../testing/set-up-user';
import { SMALL_SCREEN } from '../../ui/viewport';
import '../../resources/complaint';
import '../../screens/complaint/ComplaintScreen';

beforeEach(() => matchMedia(SMALL_SCREEN));

const cardsOf = (list: HTMLElement) => within(list).getAllByRole('listitem');
function firstOf(list: HTMLElement): HTMLElement {
  const [first] = cardsOf(list);
  if (first === undefined) throw new Error('The list has no cards.');
  return first;
}
const listOf = (name: string) => screen.findByRole('list', { name, busy: false });

/** The terms of a card and what they say. */
function factsOf(card: HTMLElement): Record<string, string> {
  const values = within(card).getAllByRole('definition');
  return Object.fromEntries(
    within(card)
      .getAllByRole('term')
      .map(({ textContent }, index) => [textContent, values[index]?.textContent ?? '']),
  );
}

async function openCards(search = '?page=1', preferences = {}) {
  const opened = await openVehicles(search, {}, { ...person(), preferences });
  await screen.findByText('650 Result');
  const list = await listOf('Manage Vehicle');
  return { ...opened, list, first: firstOf(list) };
}

describe('a list on a small screen', () => {
  it('shows its rows as cards in place of the table', async () => {
    const { list, first } = await openCards();
    expect(cardsOf(list)).toHaveLength(6);
    expect(within(first).getByRole('link')).toHaveAccessibleName('B 1001 XYZ');
    expect(first).toHaveTextContent('Rent Status: Rented');
    expect(first).toHaveTextContent('Vehicle Status: Active');
    expect(factsOf(first)).toEqual({ 'Vehicle Model': 'Gesit', 'Company Tenant': 'PT Penyewa' });
    expect(screen.queryByRole('region', { name: 'Manage Vehicle' })).not.toBeInTheDocument();
  });

  it('opens the record of a card in its dialog', async () => {
    const { list, user } = await openCards('?page=1&q=B&by=licensePlate');
    const link = within(list).getByRole('link', { name: 'B 1001 XYZ' });
    expect(link).toHaveAttribute('href', '?page=1&by=licensePlate&q=B&record=1');
    await user.click(link);
    await screen.findByRole('dialog');
    expect(window.location.search).toBe('?page=1&by=licensePlate&q=B&record=1');
  });

  it('opens a card by the keyboard', async () => {
    const { list, user } = await openCards();
    within(list).getByRole('link', { name: 'B 1002 XYZ' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?page=1&record=2'));
  });

  it('leaves a click with a key held to the browser', async () => {
    const { list, user } = await openCards();
    const isHandled = jest.fn();
    // jsdom cannot open a tab.
    const stop = (event: Event): void => {
      isHandled(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', stop, { once: true });
    await user.keyboard('{Control>}');
    await user.click(within(list).getByRole('link', { name: 'B 1001 XYZ' }));
    await user.keyboard('{/Control}');
    expect(isHandled).toHaveBeenCalledWith(false);
    expect(window.location.search).toBe('?page=1');
  });

  it('is sorted in the column chooser', async () => {
    const { gateway, user } = await openCards('?page=2');
    await user.click(screen.getByRole('button', { name: 'Kolom' }));
    await user.click(await screen.findByRole('button', { name: 'Urutkan License Plate' }));
    await waitFor(() =>
      expect(lastOf(gateway, 'Vehicles')).toMatchObject({
        page: 1,
        sort: { field: 'LICENSE_PLATE', direction: 'ASC' },
      }),
    );
  });

  it('shows the start of the list when the page is turned at its end', async () => {
    const { list, user } = await openCards();
    const scrolled = jest.fn();
    list.scrollIntoView = scrolled;
    list.getBoundingClientRect = () => new DOMRect(0, -900, 390, 2000);
    await user.click(screen.getByRole('button', { name: 'Halaman 2' }));
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  });

  it('shows skeleton cards until the first page is there', async () => {
    let respond = (): void => undefined;
    await openVehicles('?page=1', {
      Vehicles: () => new Promise((resolve) => (respond = () => resolve(vehiclePage(1)))),
    });
    const list = await screen.findByRole('list', { name: 'Manage Vehicle', busy: true });
    expect(within(list).queryByRole('link')).not.toBeInTheDocument();
    expect(within(list).getAllByRole('listitem', { hidden: true })).toHaveLength(6);
    await waitFor(() => expect(respond).not.toThrow());
    await act(async () => respond());
    expect(cardsOf(await listOf('Manage Vehicle'))).toHaveLength(1);
  });

  it('marks a fact without a value', async () => {
    await openVehicles('?page=1', {
      Vehicles: () => ({
        vehicles: { ...Object(vehiclePage(1).vehicles), items: [vehicleRow(1, { tenantName: null })] },
      }),
    });
    expect(factsOf(firstOf(await listOf('Manage Vehicle')))).toMatchObject({ 'Company Tenant': '–' });
  });

  it('leaves out a hidden column and adds a pinned one', async () => {
    const vehicle = {
      hidden: { vehicleStatus: true, tenantName: true },
      pinned: { color: true, licensePlate: true },
    };
    const { first } = await openCards('?page=1', { tables: { vehicle } });
    expect(first).not.toHaveTextContent('Vehicle Status');
    expect(factsOf(first)).toEqual({ 'Vehicle Model': 'Gesit', Color: 'Putih' });
  });

  it('has the notice of a search without rows', async () => {
    await openVehicles('?page=1&q=x', { Vehicles: () => vehiclePage(0) });
    await screen.findByText('Data tidak ditemukan.');
    expect(screen.queryByRole('list', { name: 'Manage Vehicle' })).not.toBeInTheDocument();
  });
});

it('shows number, plate, title, status and due date of a complaint, which a tap opens', async () => {
  const complaint = complaintRow(1, { estimatedCompletion: '2099-01-31', status: 'IN_PROGRESS' });
  await openClient('/complaint/maintanance?page=1', person([]), {
    Complaints: () => complaintPage(complaint),
    ComplaintScreenOptions: () => ({
      supplierOptions: [],
      complaintCategoryOptions: [],
      otherComplaintStatuses: [],
      otherComplaintActions: [],
    }),
    ComplaintDetail: () => ({ complaint: complaintDetail({ id: '1' }) }),
  });
  const list = await listOf('Complaint');
  const card = firstOf(list);
  expect(card).toHaveTextContent('Status: In Progress');
  expect(factsOf(card)).toEqual({
    Title: 'Rem berdecit 1',
    SLA: 'Tepat waktu',
    'Estimated Completion Date': '31 Jan 2099',
  });
  const link = within(list).getByRole('link', { name: '#1 · B 1231 XYZ' });
  expect(link).toHaveAttribute('href', '/complaint/maintanance/1');
  await setUpUser().click(link);
  await waitFor(() => expect(window.location.pathname).toBe('/complaint/maintanance/1'));
});

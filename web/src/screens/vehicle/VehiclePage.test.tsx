import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../api/session';
import { openClient } from '../../testing/client';
import { FULL_MENU, person } from '../../testing/data/people';
import { vehiclePage, vehicleRow } from '../../testing/data/vehicles';
import type { Responder } from '../../testing/gateway';
import { setUpUser } from '../../testing/set-up-user';
import './VehicleScreen';
import '../../dialogs/VehicleDialog';
import '../complaint/ComplaintScreen';
import '../../resources/vehicle';
import '../../crud/dialog/RecordForm';
import '../../crud/controls/LookUpList';
import '../../map/map-components';
import '../../map/base-layer/land-outline.json';

const at = (latitude: number, longitude: number) => ({ __typename: 'LatLng', latitude, longitude });
const measuredAt = new Date(Date.now() - 200_000).toISOString();
const VEHICLE = vehicleRow(34, {
  rentStatus: 'RENTED',
  batteryName: null,
  batteryType: null,
  batteryCapacity: null,
  contract: {
    __typename: 'VehicleContract',
    id: '9',
    contractNo: 'K-9',
    tenantName: 'Kirim Cepat',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    state: 'IN_FORCE',
  },
  telemetry: {
    position: at(-6.2, 106.8),
    address: 'Jl. Thamrin, Jakarta',
    speed: 32.4,
    batteryPercentage: 12,
    estimatedRange: null,
    odometer: 1200,
    measuredAt,
  },
});
const complaint = (id: string, status: string) => ({
  __typename: 'Complaint',
  id,
  title: `Rem berdecit ${id}`,
  categoryName: 'Rem',
  status,
  otherStatus: null,
  isOverdue: true,
  estimatedCompletion: '2026-01-02',
});
const menu = (path: string) => ({ id: path, name: path, path, code: path, children: [] });
const MENUS: Me['menus'] = [...FULL_MENU, menu('complaint/maintanance'), menu('company-contract/manage')];

const RESPONSES: Record<string, Responder> = {
  VehicleDetail: () => ({
    fleetTimeZone: 'Asia/Jakarta',
    vehicle: VEHICLE,
    complaints: { items: [complaint('61', 'OPEN'), complaint('62', 'CLOSED')] },
  }),
  Vehicles: () => vehiclePage(6, 650),
  Vehicle: () => ({ vehicle: vehicleRow(34) }),
  VehicleScreenOptions: () => ({ supplierOptions: [], activeSuppliers: [], tenantOptions: [] }),
  VehicleModelOptions: () => ({ vehicleModelOptions: [] }),
  ComplaintScreenOptions: () => ({
    supplierOptions: [],
    complaintCategoryOptions: [],
    otherComplaintStatuses: [],
    otherComplaintActions: [],
  }),
  ComplaintCategoryOptions: () => ({ complaintCategoryOptions: [{ value: '4', text: 'Rem', group: null }] }),
  VehicleTrips: () => ({
    vehicleTrips: { items: [], pageInfo: { totalItems: 0 }, lastPosition: null, lastAddress: null },
  }),
  ComplaintDetail: () => ({ complaint: null }),
};

const open = (address = '/vehicle/manage/34', me = person(MENUS), responses = {}) =>
  openClient(address, me, { ...RESPONSES, ...responses });
const heading = () => screen.findByRole('heading', { level: 2, name: 'B 1034 XYZ' });
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Tab terbuka' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const permission = (resource: 'VEHICLE' | 'COMPLAINT', isAllowed: boolean) => ({
  ...{
    resource,
    canCreate: isAllowed,
    canEdit: isAllowed,
    canUndoCreate: false,
    createFields: [],
    editFields: [],
    bulkFields: [],
  },
});

it('leads with state, speed, battery and the age of the last reading, in one request', async () => {
  const gateway = await open();
  await heading();
  const [summary] = document.getElementsByClassName('vehicle-summary');
  expect(summary).toHaveTextContent('KeadaanBergerakActiveKecepatan32 km/hBaterai12%Data terakhir3 mnt lalu');
  expect(screen.getByText('12%', { selector: '.vehicle-summary dd' })).toHaveAttribute('data-low', 'true');
  expect(gateway.of('VehicleDetail').map(({ variables }) => variables)).toEqual([
    { id: '34', complaints: true },
  ]);
});

it('lists the complaints that are not closed, and the contract, each with a link', async () => {
  await open();
  await heading();
  const complaints = within(screen.getByRole('region', { name: 'Komplain terbuka 1' }));
  expect(complaints.getByRole('link', { name: 'Rem berdecit 61' })).toHaveAttribute(
    'href',
    '/complaint/maintanance/61',
  );
  expect(complaints.queryByText('Rem berdecit 62')).not.toBeInTheDocument();
  expect(complaints.getByText('Terlambat')).toBeVisible();
  const contract = within(screen.getByRole('region', { name: 'Kontrak' }));
  expect(contract.getByRole('link', { name: 'K-9' })).toHaveAttribute(
    'href',
    '/company-contract/manage?page=1&record=9',
  );
});

it('requests no complaints without their menu, and links to no contract without its menu', async () => {
  const gateway = await open(undefined, person(), { VehicleDetail: () => ({ vehicle: VEHICLE }) });
  await heading();
  expect(gateway.of('VehicleDetail')[0]?.variables).toEqual({ id: '34', complaints: false });
  expect(screen.queryByRole('region', { name: /^Komplain terbuka/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^K-9/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'K-9' })).not.toBeInTheDocument();
});

it('opens directions to the position in another window, and copies its link', async () => {
  await open();
  await heading();
  const directions = screen.getByRole('link', { name: 'Petunjuk arah' });
  expect(directions).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=-6.2%2C106.8',
  );
  expect(directions).toHaveAttribute('target', '_blank');
  expect(directions).toHaveAttribute('rel', 'noopener noreferrer');
  await setUpUser().click(screen.getByRole('button', { name: 'Salin tautan' }));
  expect(await screen.findByText('Tautan disalin.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/vehicle/manage/34`);
});

it('edits the vehicle in a dialog over the page and returns to it', async () => {
  const gateway = await open();
  await heading();
  fireEvent.click(screen.getByRole('button', { name: 'Edit Vehicle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Vehicle' }));
  expect(await dialog.findByLabelText(/^License Plate/)).toHaveValue('B 1034 XYZ');
  expect(window.location.search).toBe('?dialog=edit');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname + window.location.search).toBe('/vehicle/manage/34');
  expect(gateway.of('VehicleDetail')).toHaveLength(1);
});

it('raises a complaint with the vehicle chosen, and loads the page again', async () => {
  const gateway = await open(undefined, undefined, {
    CreateComplaint: () => ({ createComplaint: { success: true, message: 'Tersimpan', errors: [] } }),
  });
  await heading();
  fireEvent.click(screen.getByRole('button', { name: 'Laporkan komplain' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Complaint' }));
  expect(await dialog.findByText('B 1034 XYZ', { selector: 'button *' })).toBeVisible();
  await dialog.findByRole('option', { name: 'Rem' });
  fireEvent.change(dialog.getByLabelText(/^Category/), { target: { value: '4' } });
  fireEvent.change(dialog.getByLabelText(/^Title/), { target: { value: 'Rem' } });
  fireEvent.change(dialog.getByLabelText(/^Description/), { target: { value: 'Berdecit' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.of('CreateComplaint')).toHaveLength(1));
  expect(gateway.of('CreateComplaint')[0]?.variables).toMatchObject({
    input: { vehicleId: '34', categoryId: '4', title: 'Rem', description: 'Berdecit' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(gateway.of('VehicleDetail')).toHaveLength(2));
});

it.each([
  ['who may neither edit nor complain', 'RENTED', false, []],
  ['of a vehicle that is not rented', 'AVAILABLE', true, ['Edit Vehicle', 'Hubungkan pelacak']],
])('offers no button %s', async (_case, rentStatus, isAllowed, offered) => {
  const permissions = [permission('VEHICLE', isAllowed), permission('COMPLAINT', isAllowed)];
  await open(
    undefined,
    { ...person(MENUS), permissions },
    {
      VehicleDetail: () => ({ vehicle: { ...VEHICLE, rentStatus }, complaints: { items: [] } }),
    },
  );
  await heading();
  const names = ['Edit Vehicle', 'Laporkan komplain', 'Hubungkan pelacak'];
  expect(names.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(offered);
});

it('opens from the plate in the list, carries the plate in tab and title, and goes back to the list', async () => {
  await open('/vehicle/manage?page=1&rentStatus=RENTED', undefined, {
    Vehicles: () => ({
      vehicles: {
        items: [vehicleRow(34)],
        pageInfo: { page: 1, size: 20, totalItems: 1, totalPages: 1 },
      },
    }),
  });
  const [plate] = await screen.findAllByRole('link', { name: 'B 1034 XYZ' });
  if (plate === undefined) throw new Error('The plate does not link.');
  fireEvent.click(plate);
  await heading();
  expect(tabs()).toEqual(['Dashboard', 'Manage Vehicle', 'B 1034 XYZ']);
  expect(document.title).toBe('B 1034 XYZ · Detail kendaraan · Armada');
  fireEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  await waitFor(() => expect(window.location.pathname).toBe('/vehicle/manage'));
  expect(window.location.search).toContain('rentStatus=RENTED');
});

it('returns through the screens that opened each other without a circle', async () => {
  await open('/dashboard');
  await screen.findByText('1.482');
  window.history.pushState(null, '', '/vehicle/manage/34');
  fireEvent.popState(window);
  await heading();
  fireEvent.click(screen.getByRole('link', { name: 'Rem berdecit 61' }));
  await waitFor(() => expect(tabs()).toContain('#61'));
  expect(document.title).toBe('#61 · Complaint Detail · Armada');
  fireEvent.click(await screen.findByRole('button', { name: 'Kembali' }));
  await waitFor(() => expect(window.location.pathname).toBe('/vehicle/manage/34'));
  // The address was opened directly: Back opens the list.
  fireEvent.click(await screen.findByRole('button', { name: 'Kembali' }));
  await waitFor(() => expect(window.location.pathname).toBe('/vehicle/manage'));
});

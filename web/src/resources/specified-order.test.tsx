import { screen, within } from '@testing-library/react';
import { openClient } from '../testing/client';
import { ADMINISTRATION } from '../testing/data/administration';
import { COMPANIES } from '../testing/data/companies';
import { MODELS } from '../testing/data/models';
import { person } from '../testing/data/people';
import { pageOf } from '../testing/data/screen-case';
import { VEHICLE_OPTIONS } from '../testing/data/vehicles';
import { drawTables } from '../testing/drawn-table';
import type { Responder } from '../testing/gateway';
import { setUpUser } from '../testing/set-up-user';
import '../crud/dialog/fields/SeveralField';
import '../crud/dialog/RecordForm';
import '../crud/table/chooser/ColumnList';

beforeAll(() => drawTables());

/** The parts of a list screen and its dialog, in the order of the specification. They may have more beside it. */
interface Specified {
  address: string;
  searchBy: string[];
  filters: string[];
  /** Without those that every list ends with. */
  columns: string[];
  fields: string[];
}

const SCREENS: Specified[] = [
  {
    address: '/user/manage',
    searchBy: ['Name', 'Email', 'Address'],
    filters: ['Company Type', 'Company', 'Status'],
    columns: ['Name', 'Company', 'Email', 'Phone', 'Address', 'Username', 'User Type'],
    fields: [...['Nama', 'Email', 'Alamat', 'Status', 'Tlp', 'Company', 'Type']],
  },
  {
    address: '/menu/manage',
    searchBy: ['Name'],
    filters: ['Status'],
    columns: ['Name', 'Description', 'Path', 'Order', 'Parent', 'Status'],
    fields: ['Name', 'Description', 'Icon', 'Path', 'Order', 'Parent', 'Status'],
  },
  {
    address: '/user-menu/manage',
    searchBy: ['Name', 'Email'],
    filters: ['Status', 'Company Type'],
    columns: [],
    fields: ['Name', 'Company Type', 'Status', 'Is Admin', 'Menu'],
  },
  {
    address: '/company-tenant/manage',
    searchBy: [],
    filters: ['Status'],
    columns: [
      ...['Name', 'Company Type', 'Total Vehicles', 'Email', 'Phone', 'Address', 'Radius (m)', 'Status'],
      ...['Start Date', 'End Date'],
    ],
    fields: [
      ...['Nama', 'Email', 'Alamat', 'Status', 'Tlp', 'Total Vehicles', 'Start Date', 'End Date'],
      ...['Latitude-Longitude', 'Radius (m)'],
    ],
  },
  {
    address: '/company-supplier/manage',
    searchBy: [],
    filters: ['Status', 'Communication'],
    columns: [
      ...['Name', 'Company Type', 'Total Vehicles', 'Email', 'Phone', 'Address', 'Callback URL', 'Status'],
      ...['Start Date', 'End Date', 'Communication', 'Username', 'Password', 'Login Path'],
    ],
    fields: [
      ...['Nama', 'Email', 'Alamat', 'Status', 'Tlp', 'Total Vehicles', 'Start Date', 'End Date'],
      ...['Latitude-Longitude', 'Radius (m)'],
      ...['Callback URL', 'Communication', 'Username', 'Password', 'Login Path'],
    ],
  },
  {
    address: '/company-contract/manage',
    searchBy: ['Contract Number', 'Company Name'],
    filters: ['Company Tenant', 'Start Date', 'End Date'],
    columns: [
      ...['Company Tenant', 'Contract Number', 'Registered Vehicles', 'Total Vehicles'],
      ...['Start Date', 'End Date'],
    ],
    fields: [
      ...['Company', 'Contract Number', 'Start Date', 'End Date', 'Total Vehicles (Maximum)', 'Vehicles'],
    ],
  },
  {
    address: '/vehicle/manage',
    searchBy: ['IMEI', 'Serial Number', 'License Plate', 'Color', 'Year'],
    filters: ['Rent Status', 'Company Tenant', 'Company Supplier', 'Vehicle Status'],
    columns: [
      ...['Company Tenant', 'Company Supplier', 'IMEI', 'License Plate', 'Rent Status', 'Vehicle Status'],
      ...['Serial Number', 'Color', 'Year'],
    ],
    fields: [
      ...['Company Supplier', 'Vehicle Model', 'IMEI', 'License Plate', 'Serial Number'],
      ...['Color', 'Year', 'Rent Status', 'Vehicle Status', 'Photo'],
    ],
  },
  {
    address: '/vehicle-model/manage',
    searchBy: ['Name', 'Max Mileage (km)', 'Power (watt)', 'Top Speed (km/h)'],
    filters: ['Company', 'Battery Model'],
    columns: [],
    fields: ['Name', 'Company', 'Battery Model', 'Max Mileage (km)', 'Power (watt)', 'Top Speed (km/h)'],
  },
  {
    address: '/battery-model/manage',
    searchBy: ['Nama', 'Max Capacity'],
    filters: ['Battery Type', 'Company'],
    columns: [],
    fields: ['Company', 'Nama', 'Battery Type', 'Max Capacity (mAh)'],
  },
  {
    address: '/charging-station/manage',
    searchBy: ['Name', 'Address', 'Facility'],
    filters: [],
    columns: ['Name', 'Facility', 'Total Companies', 'Address'],
    fields: ['Name', 'Facility', 'Address', 'Latitude-Longitude', 'Photo', 'Company Supplier'],
  },
  {
    address: '/complaint/maintanance',
    searchBy: ['License Plate', 'Reporter'],
    filters: [...['Category', 'Company Supplier', 'Action from Company', 'Status']],
    columns: [
      ...['Company Supplier', 'Company Tenant', 'Category', 'Vehicle', 'Title', 'Description'],
      ...['Estimated Completion Date', 'Status', 'Action from Company'],
    ],
    fields: ['Vehicle', 'Category', 'Title', 'Description', 'Evidence'],
  },
  {
    address: '/category-complaint/manage',
    searchBy: ['Nama Category', 'Deskripsi Category', 'Estimasi Penyelesaian (days)'],
    filters: ['Company Supplier', 'Status'],
    columns: [],
    fields: [
      ...['Company Supplier', 'Nama Category', 'Deskripsi Category', 'Estimasi Penyelesaian (days)'],
      'Status',
    ],
  },
];

const AUDIT_COLUMNS = ['Created By', 'Created Date', 'Modified By', 'Modified Date'];

const SUPPLIERS = VEHICLE_OPTIONS.supplierOptions;

/** The responses that the screens need to show empty lists and forms. */
const RESPONSES: Record<string, Responder> = {
  ...Object.assign({}, ...[...ADMINISTRATION, ...COMPANIES, ...MODELS].map(({ responses }) => responses)),
  ...Object.fromEntries(
    [...ADMINISTRATION, ...COMPANIES, ...MODELS].map(({ list, none }) => [list, () => none]),
  ),
  Vehicles: () => pageOf('vehicles', []),
  VehicleScreenOptions: () => VEHICLE_OPTIONS,
  ChargingStations: () => pageOf('chargingStations', []),
  ChargingStationScreenOptions: () => ({ supplierOptions: SUPPLIERS, activeSuppliers: SUPPLIERS }),
  Complaints: () => pageOf('complaints', []),
  ComplaintScreenOptions: () => ({
    supplierOptions: SUPPLIERS,
    complaintCategoryOptions: [],
    complaintAssigneeOptions: [],
    otherComplaintStatuses: [],
    otherComplaintActions: [],
  }),
};

const openScreen = (address: string, search: string) =>
  openClient(`${address}?${search}`, person([]), RESPONSES);

const textsOf = (elements: Iterable<Element>): string[] =>
  [...elements].map(({ textContent }) => (textContent ?? '').replace(/ \*$/, ''));

/** Those of the shown texts that are specified, in the order in which they are shown. */
const among = (specified: readonly string[], elements: Iterable<Element>): string[] =>
  textsOf(elements).filter((text) => specified.includes(text));

describe.each(SCREENS)('$address', ({ address, searchBy, filters, columns, fields }) => {
  it('lists search fields, filters and columns in the order of the specification', async () => {
    await openScreen(address, 'page=1');
    await screen.findByText('Data tidak ditemukan.');
    const panel = screen.getByRole('form', { name: 'Search/Filters' });
    expect(among(filters, panel.querySelectorAll('label'))).toEqual(filters);
    const searchFields = within(panel).getByLabelText('Search by').querySelectorAll('option');
    expect(among(searchBy, searchFields)).toEqual(searchBy);
    await setUpUser().click(screen.getByRole('button', { name: 'Kolom' }));
    const labels = (await screen.findAllByRole('checkbox')).flatMap((box) => box.closest('label') ?? []);
    expect(among([...columns, ...AUDIT_COLUMNS], labels)).toEqual([...columns, ...AUDIT_COLUMNS]);
  });

  it('has the fields of the dialog in the order of the specification', async () => {
    await openScreen(address, 'record=new');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('button', { name: 'Save' });
    expect(among(fields, dialog.querySelectorAll('.form-field > label'))).toEqual(fields);
  });
});

it('begins a search for vehicles with the license plate, by which people look for them', async () => {
  await openScreen('/vehicle/manage', '');
  expect(await screen.findByLabelText('Search by')).toHaveDisplayValue('License Plate');
});

import { batteryModel } from '../battery-model/battery-model.js';
import { chargingStation } from '../charging-station/charging-station.js';
import { companySupplier } from '../company/company-supplier.js';
import { companyTenant } from '../company/company-tenant.js';
import { complaint } from '../complaint/complaint.js';
import { complaintCategory } from '../complaint-category/complaint-category.js';
import { type Language, type Text, textIn } from '../http/text.js';
import { menu } from '../menu/menu.js';
import type { AnyResource } from '../resource/list.js';
import { user } from '../user/user.js';
import { userType } from '../user-type/user-type.js';
import { vehicle } from '../vehicle/vehicle.js';
import { vehicleContract } from '../vehicle-contract/vehicle-contract.js';
import { vehicleModel } from '../vehicle-model/vehicle-model.js';

/** A plain string is the specification's label, which both languages have. */
type Label = Text | string;

export const labelIn = (label: Label, language: Language): string =>
  typeof label === 'string' ? label : textIn(label, language);

export interface SheetColumn {
  /** Name in the row. */
  row: string;
  heading: Label;
  /** What codes are called; a code that is not here is shown as it is. */
  words?: Readonly<Record<string, Label>>;
}

/** A list as a file: the columns of its screen, in the screen's order and words (specification, section 2 of both parts). */
export interface Sheet {
  resource: AnyResource;
  title: Label;
  columns: readonly SheetColumn[];
}

const column = (row: string, heading: Label, words?: SheetColumn['words']): SheetColumn => ({
  row,
  heading,
  ...(words && { words }),
});

const AUDIT = [
  column('createdBy', 'Created By'),
  column('createdDate', 'Created Date'),
  column('updatedBy', 'Modified By'),
  column('updatedDate', 'Modified Date'),
];
const ACTIVE = { '1': { id: 'Aktif', en: 'Active' }, '0': { id: 'Tidak Aktif', en: 'Not Active' } };
const RENT_STATUS = { '0': 'Available', '1': 'Rented', '2': 'Booked' };
const VEHICLE_STATUS = { '0': 'Non Active', '1': 'Active', '2': 'Maintenance', '3': 'Broken' };
const COMPLAINT_STATUS = { '0': 'Open', '1': 'In Progress', '2': 'Done', '3': 'Reopen', '4': 'Closed' };

const COMPANY = [
  column('name', 'Name'),
  column('companyTypeName', 'Company Type'),
  column('totalVehicle', 'Total Vehicles'),
  column('email', 'Email'),
  column('noTelephone', 'Phone'),
  column('address', 'Address'),
];
const COMPANY_STATUS = [
  column('isActive', 'Status', ACTIVE),
  column('startDate', 'Start Date'),
  column('endDate', 'End Date'),
];

/** Every list that can be exported, by the name that `type` says (contract, section 7). */
export const SHEETS: Readonly<Record<string, Sheet>> = {
  vehicle: {
    resource: vehicle,
    title: 'Vehicle',
    columns: [
      column('companyTenantName', 'Company Tenant'),
      column('companySupplierName', 'Company Supplier'),
      column('imei', 'IMEI'),
      column('licensePlate', 'License Plate'),
      column('rentStatus', 'Rent Status', RENT_STATUS),
      column('vehicleStatus', 'Vehicle Status', VEHICLE_STATUS),
      column('serialNumber', 'Serial Number'),
      column('warna', 'Color'),
      column('year', 'Year'),
      ...AUDIT,
    ],
  },
  vehicle_model: {
    resource: vehicleModel,
    title: 'Vehicle Model',
    columns: [
      column('name', 'Name'),
      column('companyName', 'Company'),
      column('batteryModelName', 'Battery Model'),
      column('maxMileage', 'Max Mileage (km)'),
      column('power', 'Power (watt)'),
      column('topSpeed', 'Top Speed (km/h)'),
      ...AUDIT,
    ],
  },
  battery_model: {
    resource: batteryModel,
    title: 'Battery Model',
    columns: [
      column('companyName', 'Company'),
      column('name', { id: 'Nama', en: 'Name' }),
      column('batteryType', 'Battery Type', { '0': 'Charge', '1': 'Swap' }),
      column('maxCapacity', 'Max Capacity (mAh)'),
      ...AUDIT,
    ],
  },
  charging_station: {
    resource: chargingStation,
    title: 'Charging Station',
    columns: [
      column('name', 'Name'),
      column('facility', 'Facility'),
      column('listCompany', 'Total Companies'),
      column('address', 'Address'),
      column('latitude', 'Latitude'),
      column('longitude', 'Longitude'),
      ...AUDIT,
    ],
  },
  complaint: {
    resource: complaint,
    title: 'Complaint',
    columns: [
      column('companySupplierName', 'Company Supplier'),
      column('companyTenantName', 'Company Tenant'),
      column('complaintCategoryName', 'Category'),
      column('vehicleName', 'Vehicle'),
      column('title', 'Title'),
      column('description', 'Description'),
      column('estimationDate', 'Estimated Completion Date'),
      column('status', 'Status', COMPLAINT_STATUS),
      column('action', 'Action from Company'),
      ...AUDIT,
    ],
  },
  complaint_category: {
    resource: complaintCategory,
    title: 'Complaint Category',
    columns: [
      column('companyName', 'Company Supplier'),
      column('name', { id: 'Nama Category', en: 'Category Name' }),
      column('description', { id: 'Deskripsi Category', en: 'Category Description' }),
      column('sla', { id: 'Estimasi Penyelesaian (hari)', en: 'Estimated Completion (days)' }),
      column('isActive', 'Status', ACTIVE),
      ...AUDIT,
    ],
  },
  company_supplier: {
    resource: companySupplier,
    title: 'Company Supplier',
    columns: [
      ...COMPANY,
      column('callbackUrl', 'Callback URL'),
      ...COMPANY_STATUS,
      column('communication', 'Communication', { '0': 'None', '1': 'Pull', '2': 'Push' }),
      column('username', 'Username'),
      column('pathLogin', 'Login Path'),
      ...AUDIT,
    ],
  },
  company_tenant: {
    resource: companyTenant,
    title: 'Company Tenant',
    columns: [...COMPANY, column('radius', 'Radius (m)'), ...COMPANY_STATUS, ...AUDIT],
  },
  vehicle_contract: {
    resource: vehicleContract,
    title: 'Company Contract',
    columns: [
      column('companyTenantName', 'Company Tenant'),
      column('contractNo', 'Contract Number'),
      column('registeredVehicle', 'Registered Vehicles'),
      column('totalVehicle', 'Total Vehicles'),
      column('startDate', 'Start Date'),
      column('endDate', 'End Date'),
      ...AUDIT,
    ],
  },
  user: {
    resource: user,
    title: 'User',
    columns: [
      column('name', 'Name'),
      column('companyName', 'Company'),
      column('email', 'Email'),
      column('phone', 'Phone'),
      column('address', 'Address'),
      column('username', 'Username'),
      column('userTypeName', 'User Type'),
      ...AUDIT,
    ],
  },
  user_type: {
    resource: userType,
    title: { id: 'Tipe User', en: 'User Type' },
    columns: [
      column('name', 'Name'),
      column('companyTypeName', 'Company Type'),
      column('isActive', 'Status', ACTIVE),
      column('isAdmin', 'Is Admin', { '1': 'Administrator', '0': { id: 'Biasa', en: 'Ordinary' } }),
      ...AUDIT,
    ],
  },
  menu: {
    resource: menu,
    title: 'Menu',
    columns: [
      column('name', 'Name'),
      column('description', 'Description'),
      column('path', 'Path'),
      column('order', 'Order'),
      column('parentName', 'Parent'),
      column('isActive', 'Status', ACTIVE),
      ...AUDIT,
    ],
  },
};

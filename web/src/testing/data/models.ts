import { waitFor, within } from '@testing-library/react';
import { AUDIT, pageOf, type ScreenCase } from './screen-case';

export const SUPPLIERS = [
  { value: '1', text: 'PT Hijau' },
  { value: '2', text: 'PT Listrik' },
];

const ONE_SUPPLIER = SUPPLIERS.slice(1);

const vehicleModels = [1, 2, 3].map((id) => ({
  __typename: 'VehicleModel',
  id: String(id),
  name: `Gesit ${id}`,
  supplierId: '1',
  supplierName: 'PT Hijau',
  batteryModelId: '31',
  batteryModelName: 'LFP 60V',
  maxMileage: 65,
  power: 1500,
  topSpeed: 60,
  ...AUDIT,
}));

const batteryModels = [1, 2, 3].map((id) => ({
  __typename: 'BatteryModel',
  id: String(id),
  name: `LFP ${id}`,
  supplierId: '1',
  supplierName: 'PT Hijau',
  type: 'SWAP',
  maxCapacity: 24000,
  ...AUDIT,
}));

const complaintCategories = [1, 2, 3].map((id) => ({
  __typename: 'ComplaintCategory',
  id: String(id),
  supplierId: '1',
  supplierName: 'PT Hijau',
  name: `Rem ${id}`,
  description: 'Rem depan dan belakang',
  slaDays: 3,
  isActive: true,
  ...AUDIT,
}));

/** The screens of vehicle and battery models and of complaint categories. */
export const MODELS: readonly ScreenCase[] = [
  {
    title: 'Manage Vehicle Model',
    address: '/vehicle-model/manage',
    list: 'VehicleModels',
    create: 'CreateVehicleModel',
    update: 'UpdateVehicleModel',
    responses: {
      VehicleModels: () => pageOf('vehicleModels', vehicleModels),
      VehicleModelScreenOptions: () => ({
        supplierOptions: SUPPLIERS,
        activeSuppliers: SUPPLIERS,
        batteryModelOptions: [
          { value: '31', text: 'LFP 60V', group: 'PT Hijau' },
          { value: '32', text: 'NMC 72V', group: 'PT Listrik' },
        ],
      }),
      BatteryModelOptions: () => ({ batteryModelOptions: [{ value: '31', text: 'LFP 60V' }] }),
      VehicleModel: () => ({ vehicleModel: vehicleModels[0] }),
    },
    none: pageOf('vehicleModels', []),
    row: 'Gesit 1',
    required: ['Name', 'Company', 'Battery Model', 'Max Mileage', 'Power', 'Top Speed'],
    fill: async (user, dialog) => {
      const form = within(dialog);
      await user.type(form.getByLabelText(/^Name/), 'Gesit Raya');
      await user.selectOptions(form.getByLabelText(/^Company/), '2');
      await waitFor(() => expect(form.getByLabelText(/^Battery Model/)).toHaveValue('31'));
      await user.type(form.getByLabelText(/^Max Mileage/), '6x5');
      await user.type(form.getByLabelText(/^Power/), '-1500');
      await user.type(form.getByLabelText(/^Top Speed/), '6,0');
    },
    input: {
      name: 'Gesit Raya',
      supplierId: '2',
      batteryModelId: '31',
      maxMileage: 65,
      power: 1500,
      topSpeed: 60,
      version: null,
    },
    field: 'Name',
    inputField: 'name',
    filter: { label: 'Company', option: '2', requested: { supplierId: '2' } },
    onlyOption: {
      responses: {
        VehicleModelScreenOptions: () => ({
          supplierOptions: ONE_SUPPLIER,
          activeSuppliers: ONE_SUPPLIER,
          batteryModelOptions: [],
        }),
      },
      label: 'Company',
      value: '2',
    },
  },
  {
    title: 'Manage Battery Model',
    address: '/battery-model/manage',
    list: 'BatteryModels',
    create: 'CreateBatteryModel',
    update: 'UpdateBatteryModel',
    responses: {
      BatteryModels: () => pageOf('batteryModels', batteryModels),
      BatteryModelScreenOptions: () => ({ supplierOptions: SUPPLIERS, activeSuppliers: SUPPLIERS }),
      BatteryModel: () => ({ batteryModel: batteryModels[0] }),
    },
    none: pageOf('batteryModels', []),
    row: 'LFP 1',
    required: ['Company', 'Nama', 'Battery Type', 'Max Capacity'],
    fill: async (user, dialog) => {
      const form = within(dialog);
      await user.selectOptions(form.getByLabelText(/^Company/), '2');
      await user.type(form.getByLabelText(/^Nama/), 'NMC 72V');
      await user.selectOptions(form.getByLabelText(/^Battery Type/), 'CHARGE');
      await user.type(form.getByLabelText(/^Max Capacity/), '40.000');
    },
    input: { name: 'NMC 72V', supplierId: '2', type: 'CHARGE', maxCapacity: 40000, version: null },
    field: 'Nama',
    inputField: 'name',
    locked: 'Company',
    filter: { label: 'Battery Type', option: 'SWAP', requested: { type: 'SWAP' } },
    onlyOption: {
      responses: {
        BatteryModelScreenOptions: () => ({ supplierOptions: ONE_SUPPLIER, activeSuppliers: ONE_SUPPLIER }),
      },
      label: 'Company',
      value: '2',
    },
  },
  {
    title: 'Manage Complaint Category',
    address: '/category-complaint/manage',
    list: 'ComplaintCategories',
    create: 'CreateComplaintCategory',
    update: 'UpdateComplaintCategory',
    responses: {
      ComplaintCategories: () => pageOf('complaintCategories', complaintCategories),
      ComplaintCategoryScreenOptions: () => ({ supplierOptions: SUPPLIERS, activeSuppliers: SUPPLIERS }),
      ComplaintCategory: () => ({ complaintCategory: complaintCategories[0] }),
    },
    none: pageOf('complaintCategories', []),
    row: 'Rem 1',
    required: ['Company Supplier', 'Nama Category', 'Deskripsi Category', 'Estimasi Penyelesaian'],
    fill: async (user, dialog) => {
      const form = within(dialog);
      await user.selectOptions(form.getByLabelText(/^Company Supplier/), '2');
      await user.type(form.getByLabelText(/^Nama Category/), 'Ban');
      await user.type(form.getByLabelText(/^Deskripsi Category/), 'Ban bocor');
      await user.type(form.getByLabelText(/^Estimasi Penyelesaian/), '1 hari4');
      await user.click(form.getByLabelText(/^Status/));
    },
    input: {
      supplierId: '2',
      name: 'Ban',
      description: 'Ban bocor',
      slaDays: 14,
      isActive: false,
      version: null,
    },
    field: 'Nama Category',
    inputField: 'name',
    locked: 'Company Supplier',
    filter: { label: 'Status', option: 'false', requested: { isActive: false } },
    onlyOption: {
      responses: {
        ComplaintCategoryScreenOptions: () => ({
          supplierOptions: ONE_SUPPLIER,
          activeSuppliers: ONE_SUPPLIER,
        }),
      },
      label: 'Company Supplier',
      value: '2',
    },
  },
];

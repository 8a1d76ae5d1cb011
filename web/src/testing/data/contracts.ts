import { fireEvent, within } from '@testing-library/react';
import { AUDIT, pageOf, type ScreenCase } from './screen-case';

/** A contract with the fields of every operation of its screen. */
export function contractRow(id: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    __typename: 'Contract',
    id: String(id),
    tenantId: '7',
    tenantName: 'PT Penyewa',
    contractNo: `KTR/2026/00${id}`,
    registeredVehicles: 2,
    totalVehicles: 1200,
    startDate: '2026-01-31',
    endDate: '2026-12-31',
    state: 'IN_FORCE',
    vehicleIds: ['34', '35'],
    ...AUDIT,
    ...changes,
  };
}

export function contractPage(count: number): Record<string, unknown> {
  return pageOf(
    'contracts',
    Array.from({ length: count }, (_, index) => contractRow(index + 1)),
  );
}

const TENANTS = [
  { value: '7', text: 'PT Penyewa' },
  { value: '8', text: 'PT Pemakai' },
];

export const CONTRACT_OPTIONS = { tenantOptions: TENANTS, contractTenantOptions: TENANTS };

/** Two suppliers with the vehicles that a contract may choose from. */
export const CONTRACT_VEHICLES = {
  contractVehicles: [
    {
      __typename: 'VehicleGroup',
      id: '1',
      name: 'PT Hijau',
      vehicles: [
        { __typename: 'SelectableVehicle', id: '34', name: 'B 1234 XYZ', vehicleStatus: 'ACTIVE' },
        { __typename: 'SelectableVehicle', id: '35', name: 'B 1235 XYZ', vehicleStatus: 'ACTIVE' },
      ],
    },
    {
      __typename: 'VehicleGroup',
      id: '2',
      name: 'PT Listrik',
      vehicles: [{ __typename: 'SelectableVehicle', id: '36', name: 'D 9 AB', vehicleStatus: 'ACTIVE' }],
    },
  ],
};

/** The same with a vehicle that is broken. */
export const BROKEN_VEHICLES = {
  contractVehicles: CONTRACT_VEHICLES.contractVehicles.map((group) => ({
    ...group,
    vehicles: group.vehicles.map((vehicle) =>
      vehicle.id === '36' ? { ...vehicle, vehicleStatus: 'BROKEN' } : vehicle,
    ),
  })),
};

export const CONTRACT_RESPONSES: ScreenCase['responses'] = {
  Contracts: () => contractPage(3),
  ContractScreenOptions: () => CONTRACT_OPTIONS,
  ContractVehicles: () => CONTRACT_VEHICLES,
  Contract: () => ({ contract: contractRow(1) }),
  UnavailablePlates: () => ({ vehicleOptions: [] }),
};

/** Sets a day as the browser's date input does: always a complete date. */
export function chooseDay(input: HTMLElement, day: string): void {
  fireEvent.change(input, { target: { value: day } });
}

export const contractCase: ScreenCase = {
  title: 'Manage Company Contract',
  address: '/company-contract/manage',
  list: 'Contracts',
  create: 'CreateContract',
  update: 'UpdateContract',
  responses: CONTRACT_RESPONSES,
  none: contractPage(0),
  row: 'KTR/2026/001',
  required: ['Company', 'Contract Number', 'Start Date', 'End Date', 'Total Vehicles'],
  fill: async (user, dialog) => {
    const form = within(dialog);
    await user.selectOptions(form.getByLabelText(/^Company/), '8');
    await user.type(form.getByLabelText(/^Contract Number/), 'KTR/2026/009');
    chooseDay(form.getByLabelText(/^Start Date/), '2026-03-01');
    chooseDay(form.getByLabelText(/^End Date/), '2027-02-28');
    await user.type(form.getByLabelText(/^Total Vehicles/), '5');
  },
  input: {
    tenantId: '8',
    contractNo: 'KTR/2026/009',
    startDate: '2026-03-01',
    endDate: '2027-02-28',
    totalVehicles: 5,
    vehicleIds: [],
    version: null,
  },
  field: 'Contract Number',
  inputField: 'contractNo',
  locked: 'Company',
  filter: { label: 'Company Tenant', option: '8', requested: { tenantId: '8' } },
  onlyOption: {
    responses: {
      ContractScreenOptions: () => ({ tenantOptions: TENANTS, contractTenantOptions: TENANTS.slice(1) }),
    },
    label: 'Company',
    value: '8',
  },
};

import { within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseDay, contractCase } from './contracts';
import { AUDIT, pageOf, type ScreenCase } from './screen-case';

/** A tenant or supplier with the fields of every operation of its screen. */
export function companyRow(
  typename: 'Tenant' | 'Supplier',
  id: number,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    __typename: typename,
    id: String(id),
    name: `PT Jaya ${id}`,
    companyTypeName: typename,
    totalVehicles: 1200,
    email: 'halo@jaya.test',
    phone: '2155501234',
    address: 'Jl. Sudirman 1, Jakarta',
    center: { __typename: 'LatLng', latitude: -6.176, longitude: 106.827 },
    radius: 500,
    isActive: true,
    startDate: '2026-01-31',
    endDate: '2026-12-31',
    ...AUDIT,
    ...(typename === 'Supplier' && {
      callbackUrl: 'https://jaya.test/back',
      communication: 'PUSH',
      username: 'armada',
      password: '********',
      loginPath: '/login',
    }),
    ...changes,
  };
}

export function companyPage(typename: 'Tenant' | 'Supplier', count: number): Record<string, unknown> {
  return pageOf(
    typename === 'Tenant' ? 'tenants' : 'suppliers',
    Array.from({ length: count }, (_, index) => companyRow(typename, index + 1)),
  );
}

/** Fills what tenants and suppliers both require. */
async function fillCompany(user: UserEvent, dialog: HTMLElement): Promise<void> {
  const form = within(dialog);
  await user.type(form.getByLabelText(/^Nama/), 'PT Baru');
  await user.type(form.getByLabelText(/^Email/), 'baru@jaya.test');
  await user.type(form.getByLabelText(/^Tlp/), '081234567890');
  await user.type(form.getByLabelText(/^Total Vehicles/), '20');
  chooseDay(form.getByLabelText(/^Start Date/), '2026-03-01');
  chooseDay(form.getByLabelText(/^End Date/), '2027-02-28');
  await user.type(form.getByLabelText(/^Alamat/), 'Jl. Thamrin 1');
}

const COMPANY_INPUT = {
  name: 'PT Baru',
  email: 'baru@jaya.test',
  phone: '81234567890',
  totalVehicles: 20,
  startDate: '2026-03-01',
  endDate: '2027-02-28',
  address: 'Jl. Thamrin 1',
  isActive: true,
  version: null,
};

export const TENANT_RESPONSES: ScreenCase['responses'] = {
  Tenants: () => companyPage('Tenant', 3),
  Tenant: () => ({ tenant: companyRow('Tenant', 1) }),
};

export const SUPPLIER_RESPONSES: ScreenCase['responses'] = {
  Suppliers: () => companyPage('Supplier', 3),
  Supplier: () => ({ supplier: companyRow('Supplier', 1) }),
};

const tenantCase: ScreenCase = {
  title: 'Manage Company Tenant',
  address: '/company-tenant/manage',
  list: 'Tenants',
  create: 'CreateTenant',
  update: 'UpdateTenant',
  responses: TENANT_RESPONSES,
  none: companyPage('Tenant', 0),
  row: 'PT Jaya 1',
  required: ['Nama', 'Email', 'Tlp', 'Total Vehicles', 'End Date', 'Alamat', 'Latitude'],
  fill: async (user, dialog) => {
    await fillCompany(user, dialog);
    await user.type(within(dialog).getByLabelText(/^Latitude/), '-6.2, 106.8');
    await user.type(within(dialog).getByLabelText(/^Radius/), '750');
  },
  input: { ...COMPANY_INPUT, center: { latitude: -6.2, longitude: 106.8 }, radius: 750 },
  field: 'Nama',
  inputField: 'name',
  filter: { label: 'Status', option: 'true', requested: { isActive: true } },
  onlyOption: null,
};

const supplierCase: ScreenCase = {
  title: 'Manage Company Supplier',
  address: '/company-supplier/manage',
  list: 'Suppliers',
  create: 'CreateSupplier',
  update: 'UpdateSupplier',
  responses: SUPPLIER_RESPONSES,
  none: companyPage('Supplier', 0),
  row: 'PT Jaya 1',
  required: ['Nama', 'Email', 'Tlp', 'Total Vehicles', 'End Date', 'Alamat'],
  fill: fillCompany,
  input: {
    ...COMPANY_INPUT,
    center: null,
    radius: null,
    callbackUrl: null,
    communication: 'NONE',
    username: null,
    password: null,
    loginPath: null,
  },
  field: 'Nama',
  inputField: 'name',
  filter: { label: 'Communication', option: 'PUSH', requested: { communication: 'PUSH' } },
  onlyOption: null,
};

/** The screens of companies and contracts. */
export const COMPANIES: readonly ScreenCase[] = [tenantCase, supplierCase, contractCase];

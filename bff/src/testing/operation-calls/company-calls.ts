import { data, rows } from '../data-api-double.js';
import { contractRow } from '../samples/sample-contract.js';
import { vehicleRow } from '../samples/sample-vehicle.js';
import type { OperationTable } from './operation-calls.js';

const company = { id: 5, name: 'Kirim Cepat' };
const companyListVariables = {
  filter: { search: { field: 'NAME', text: 'cepat' }, isActive: true },
  sort: { field: 'NAME' },
  page: 1,
  size: 20,
};

const imported = data({ rows: [{ row: 1, action: 'add', id: null, errors: [] }] });
const companyRow = { name: 'Kirim Cepat', isActive: true };

/** Tenants, suppliers and contracts. */
export const companyCalls: OperationTable = {
  Tenants: {
    variables: companyListVariables,
    calls: { 'GET company_tenant/view?page=1&size=20&name=cepat&isActive=1&sort=name': rows([company]) },
  },
  ImportTenants: {
    variables: { rows: [companyRow], dryRun: true },
    calls: { 'POST company_tenant/import': imported },
  },
  Suppliers: {
    variables: companyListVariables,
    calls: { 'GET company_supplier/view?page=1&size=20&name=cepat&isActive=1&sort=name': rows([company]) },
  },
  CompanyAddress: {
    variables: { id: '5' },
    calls: { 'GET company_tenant/view/5': data(company), 'GET company_supplier/view/5': data(company) },
  },
  ImportSuppliers: {
    variables: { rows: [companyRow], dryRun: true },
    calls: { 'POST company_supplier/import': imported },
  },
  Contracts: {
    variables: {
      filter: { search: { field: 'CONTRACT_NO', text: 'KTR' }, tenantId: '5', startDate: '2026-01-01' },
      sort: { field: 'END_DATE' },
      page: 1,
      size: 20,
    },
    calls: {
      'GET vehicle_contract/view?page=1&size=20&contractNo=KTR&companyTenant=5&startDate=2026-01-01&sort=endDate':
        rows([contractRow]),
    },
  },
  FindSuppliers: {
    variables: { text: 'volt', isActive: true, first: 50 },
    calls: {
      'GET company_supplier/list?isAktif=1&text=volt&size=50': data([{ value: 3, text: 'Volta Rental' }]),
    },
  },
  FindTenants: {
    variables: { ids: ['5'] },
    calls: { 'GET company_tenant/list?ids=5': data([{ value: 5, text: 'Kirim Cepat' }]) },
  },
  FindContractTenants: {
    variables: { text: 'kirim', first: 50 },
    calls: {
      'GET company_supplier/list/company_tenant?isAktif=1&text=kirim&size=50': data([
        { value: 5, text: 'Kirim Cepat' },
      ]),
    },
  },
  ContractScreenOptions: {
    variables: { first: 50 },
    calls: {
      'GET company_tenant/list?size=50': data([{ value: 5, text: 'Kirim Cepat' }]),
      'GET company_supplier/list/company_tenant?isAktif=1&size=50': data([{ value: 5, text: 'Kirim Cepat' }]),
    },
  },
  ContractVehicles: {
    variables: { contractId: '12', tenantId: '5', startDate: '2026-01-01', endDate: '2026-12-31' },
    calls: {
      'GET vehicle/list/contract?idContract=12&idCompany=5&startDate=2026-01-01&endDate=2026-12-31&isActive=1':
        data([{ id: 'C3', nama: 'Volta Rental', child: [{ id: 34, nama: 'B 1 XYZ', selected: '1' }] }]),
    },
  },
  UnavailablePlates: {
    variables: { ids: ['34', '35'] },
    calls: { 'GET vehicle/list?ids=34,35': data([{ value: 34, text: 'B 1 XYZ' }]) },
  },
  // The nearest stations of the whole page are one call.
  ContractVehicleChoices: {
    variables: {
      filter: { search: { field: 'LICENSE_PLATE', text: 'B 1' }, vehicleStatus: 'ACTIVE' },
      page: 2,
      size: 20,
    },
    calls: {
      'GET vehicle/view?page=2&size=20&licensePlate=B 1&vehicleStatus=1&sort=licensePlate': rows([
        vehicleRow,
      ]),
      'GET vehicle/view?columns=nearestStation&ids=34&page=1&size=1': rows([
        { id: 34, nearestStation: { id: 9, name: 'SPKLU Anggrek', distance: 1.5 } },
      ]),
    },
  },
  FirstSteps: {
    variables: {
      ...{ supplier: true, tenant: true, role: true, people: true, batteryModel: true, vehicleModel: false },
      ...{ vehicle: true, contract: false },
    },
    calls: Object.fromEntries(
      ['company_supplier', 'company_tenant', 'user_type', 'user', 'battery_model', 'vehicle'].map((path) => [
        `GET ${path}/view?page=1&size=1`,
        rows([], 7),
      ]),
    ),
  },
};

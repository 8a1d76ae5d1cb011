import { data, rows, saved } from '../data-api-double.js';
import { vehicleInput, vehicleRow } from '../sample-vehicle.js';
import type { OperationTable } from './operation-calls.js';

const supplierOptions = data([{ value: 3, text: 'Volta Rental' }]);
const tenantOptions = data([{ value: 5, text: 'Kirim Cepat' }]);

/** Vehicles, their models, and the dashboard. */
export const fleetCalls: OperationTable = {
  Vehicles: {
    variables: {
      filter: { rentStatus: 'RENTED', supplierId: '3', search: { field: 'LICENSE_PLATE', text: 'B 1' } },
      sort: { field: 'YEAR', direction: 'DESC' },
      page: 1,
      size: 20,
    },
    calls: {
      'GET vehicle/view?licensePlate=B 1&rentStatus=1&companySupplierId=3&sort=-year&page=1&size=20': rows([
        vehicleRow,
      ]),
    },
  },
  VehicleScreenOptions: {
    calls: { 'GET company_supplier/list': supplierOptions, 'GET company_tenant/list': tenantOptions },
  },
  VehicleModelOptions: {
    variables: { supplierId: '3' },
    calls: { 'GET vehicle_model/list/company?idCompany=3': data([{ value: 8, text: 'Volta Hatch' }]) },
  },
  Vehicle: { variables: { id: '34' }, calls: { 'GET vehicle/view/34': data(vehicleRow) } },
  CreateVehicle: {
    variables: { input: vehicleInput },
    calls: { 'POST vehicle/save': saved(34) },
  },
  UpdateVehicle: {
    variables: { id: '34', input: vehicleInput },
    calls: { 'POST vehicle/edit': saved(34) },
  },
  Dashboard: {
    variables: { supplierId: '3' },
    calls: {
      'GET company_supplier/list': supplierOptions,
      'GET dashboard?companyId=3': data({
        vehicleStatus: { active: 7, nonActive: 1, maintenance: 2, broken: 0 },
        vehicleRentStatus: { available: 4, rented: 5, booked: 1 },
      }),
    },
  },
  UploadPhoto: {
    upload: 'file',
    calls: { 'POST /files/upload': data({ path: 'aa11.png' }) },
  },
};

import { data, rows } from '../data-api-double.js';
import { contractRow } from '../samples/sample-contract.js';
import { dashboardSample, positionSample, statusRowSample } from '../samples/sample-position.js';
import { meResponse } from '../samples/sample-user.js';
import { vehicleRow } from '../samples/sample-vehicle.js';
import type { OperationTable } from './operation-calls.js';

const supplierOptions = data([{ value: 3, text: 'Volta Rental' }]);
const tenantOptions = data([{ value: 5, text: 'Kirim Cepat' }]);

const vehicleModel = { id: 8, name: 'Volta Hatch' };
const batteryModel = { id: 6, name: 'LFP 60V', batteryType: '1' };

/** Vehicles, their models, and the dashboard. */
export const fleetCalls: OperationTable = {
  Vehicles: {
    variables: {
      filter: { rentStatus: 'RENTED', supplierId: '3', search: { field: 'LICENSE_PLATE', text: 'B 1' } },
      sort: { field: 'YEAR', direction: 'DESC' },
      page: 1,
      size: 20,
      battery: true,
      lastSeen: true,
      contract: true,
    },
    // Optional columns are in the row: they take no further call.
    calls: {
      'GET vehicle/view?page=1&size=20&licensePlate=B 1&rentStatus=1&companySupplierId=3&sort=-year': rows([
        vehicleRow,
      ]),
    },
  },
  VehicleScreenOptions: {
    variables: { first: 50 },
    calls: {
      'GET company_supplier/list?size=50': supplierOptions,
      'GET company_supplier/list?isAktif=1&size=50': supplierOptions,
      'GET company_tenant/list?size=50': tenantOptions,
    },
  },
  FindBatteryModels: {
    variables: { ids: ['6'] },
    calls: { 'GET battery_model/list?ids=6': data([{ value: 6, text: 'LFP 60V' }]) },
  },
  VehicleModelOptions: {
    variables: { supplierId: '3' },
    calls: { 'GET vehicle_model/list/company?idCompany=3': data([{ value: 8, text: 'Volta Hatch' }]) },
  },
  VehicleDetail: {
    variables: { id: '34', complaints: true },
    calls: {
      'GET vehicle/view/34': data(vehicleRow),
      'GET complaint/view?page=1&size=20&vehicleId=34&sort=status': rows([]),
    },
  },
  VehicleTrips: {
    variables: { vehicleId: '34', page: 1, size: 20 },
    calls: {
      'GET vehicle/trip_history?vehicleId=34&page=1&size=20': data({
        tripHistory: { data: [{ id: 7, startDate: '2026-11-20 08:00' }], totalRow: 1 },
      }),
    },
  },
  TripRoute: {
    variables: { tripId: '7' },
    calls: {
      'GET vehicle/route_history?idTripHistory=7&maxPoints=2000': data([
        { latitude: -6.2, longitude: 106.8 },
      ]),
    },
  },
  VehiclesMoved: {
    variables: { supplierId: '3' },
    event: {
      type: 'vehicle.positions',
      users: [meResponse.data.id],
      data: { positions: [positionSample(34)] },
    },
    calls: {},
  },
  Palette: {
    variables: {
      text: 'B 1',
      vehicles: true,
      complaints: true,
      tenants: true,
      suppliers: true,
      contracts: true,
      users: true,
    },
    calls: {
      'GET vehicle/view?page=1&size=5&licensePlate=B 1': rows([vehicleRow]),
      'GET complaint/view?page=1&size=5&licensePlate=B 1': rows([]),
      'GET company_tenant/view?page=1&size=5&name=B 1': rows([{ id: 5, name: 'Kirim Cepat' }]),
      'GET company_supplier/view?page=1&size=5&name=B 1': rows([{ id: 3, name: 'Volta Rental' }]),
      'GET vehicle_contract/view?page=1&size=5&contractNo=B 1': rows([contractRow]),
      'GET user/view?page=1&size=5&name=B 1': rows([]),
    },
  },
  Dashboard: {
    variables: { supplierId: '3', first: 50 },
    calls: {
      'GET company_supplier/list?size=50': supplierOptions,
      'GET dashboard?companyId=3': data(dashboardSample),
    },
  },
  LivePositions: {
    variables: { supplierId: '3' },
    calls: { 'GET dashboard?companyId=3': data(dashboardSample) },
  },
  DashboardChanged: {
    variables: { supplierId: '3' },
    event: {
      type: 'dashboard.changed',
      users: [meResponse.data.id],
      data: { companySupplierIds: [3] },
    },
    calls: { 'GET dashboard?companyId=3': data(dashboardSample) },
  },
  VehicleStatuses: {
    variables: {
      supplierId: '3',
      group: 'MOVED_LATELY',
      sort: { field: 'SPEED', direction: 'DESC' },
      page: 2,
      size: 20,
    },
    calls: {
      'GET dashboard/vehicle_status?companyId=3&isMovedLately=1&sort=-speed&page=2&size=20': rows([
        statusRowSample,
      ]),
    },
  },
  TenantCircles: {
    calls: { 'GET company_tenant/view?page=1&size=1000': rows([{ id: 5, name: 'Kirim Cepat' }]) },
  },
  UploadPhoto: {
    upload: 'file',
    calls: { 'POST /files/upload': data({ path: 'aa11.png' }) },
  },
  VehicleModels: {
    variables: {
      filter: { search: { field: 'POWER', text: '1500' }, supplierId: '3', batteryModelId: '6' },
      sort: { field: 'TOP_SPEED' },
      page: 1,
      size: 20,
    },
    calls: {
      'GET vehicle_model/view?page=1&size=20&power=1500&companyId=3&bateryModelId=6&sort=topSpeed': rows([
        vehicleModel,
      ]),
    },
  },
  VehicleModelScreenOptions: {
    variables: { first: 50 },
    calls: {
      'GET company_supplier/list?size=50': supplierOptions,
      'GET company_supplier/list?isAktif=1&size=50': supplierOptions,
      'GET battery_model/list?size=50': data([{ value: 6, text: 'LFP 60V' }]),
    },
  },
  BatteryModelOptions: {
    variables: { supplierId: '3' },
    calls: { 'GET battery_model/list?idCompany=3': data([{ value: 6, text: 'LFP 60V' }]) },
  },
  BatteryModels: {
    variables: { filter: { type: 'SWAP', supplierId: '3' }, sort: { field: 'NAME' }, page: 1, size: 20 },
    calls: { 'GET battery_model/view?page=1&size=20&type=1&companyId=3&sort=name': rows([batteryModel]) },
  },
  BatteryModelScreenOptions: {
    variables: { first: 50 },
    calls: {
      'GET company_supplier/list?size=50': supplierOptions,
      'GET company_supplier/list?isAktif=1&size=50': supplierOptions,
    },
  },
};

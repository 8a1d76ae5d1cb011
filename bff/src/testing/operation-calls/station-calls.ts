import { data, rows } from '../data-api-double.js';
import type { OperationTable } from './operation-calls.js';

const supplierOptions = data([{ value: 3, text: 'Volta Rental' }]);

const station = { id: 4, name: 'SPKLU Gambir', latitude: -6.1764, longitude: 106.8191 };
const category = { id: 9, name: 'Rem', isActive: '1' };

/** Charging stations and complaint categories. */
export const stationCalls: OperationTable = {
  ChargingStations: {
    variables: {
      filter: { search: { field: 'ADDRESS', text: 'gambir' } },
      sort: { field: 'NAME' },
      page: 1,
      size: 20,
    },
    calls: { 'GET charging_station/view?page=1&size=20&address=gambir&sort=name': rows([station]) },
  },
  ChargingStationScreenOptions: { calls: { 'GET company_supplier/list?isAktif=1': supplierOptions } },
  LiveStations: {
    calls: { 'GET charging_station/view?page=1&size=1000': rows([station]) },
  },
  StationMap: {
    calls: { 'GET charging_station/view?page=1&size=1000&sort=name': rows([station]) },
  },
  ComplaintCategories: {
    variables: {
      filter: { search: { field: 'NAME', text: 'rem' }, supplierId: '3', isActive: true },
      sort: { field: 'SLA_DAYS' },
      page: 1,
      size: 20,
    },
    calls: {
      'GET complaint_category/view?page=1&size=20&name=rem&company=3&isActive=1&sort=sla': rows([category]),
    },
  },
  ComplaintCategoryScreenOptions: {
    variables: { first: 50 },
    calls: {
      'GET company_supplier/list?size=50': supplierOptions,
      'GET company_supplier/list?isAktif=1&size=50': supplierOptions,
    },
  },
};

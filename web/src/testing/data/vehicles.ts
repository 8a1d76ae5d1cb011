import { SUPPLIERS } from './models';
import { AUDIT } from './screen-case';

/** A vehicle with the fields of every operation of its screen; Apollo ignores fields that were not requested. */
export function vehicleRow(id: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    __typename: 'Vehicle',
    id: String(id),
    licensePlate: `B ${1000 + id} XYZ`,
    imei: '490154203237518',
    trackerId: 'B1234XYZ',
    isInWarehouse: false,
    serialNumber: `SN-${id}`,
    color: 'Putih',
    year: 2024,
    rentStatus: 'RENTED',
    vehicleStatus: 'ACTIVE',
    photos: ['/files/saved-1'],
    supplierId: '1',
    supplierName: 'PT Hijau',
    tenantId: '7',
    tenantName: 'PT Penyewa',
    modelId: '11',
    modelName: 'Gesit',
    contract: {
      __typename: 'VehicleContract',
      id: '7',
      contractNo: 'KTR-7',
      tenantName: 'PT Penyewa',
      startDate: '2026-01-01',
      endDate: '2099-12-31',
      state: 'IN_FORCE',
    },
    ...AUDIT,
    ...changes,
  };
}

/** A page of vehicles from 1. */
export function vehiclePage(count: number, totalItems = count, size = 20): Record<string, unknown> {
  return {
    vehicles: {
      items: Array.from({ length: count }, (_, index) => vehicleRow(index + 1)),
      pageInfo: { page: 1, size, totalItems, totalPages: Math.ceil(totalItems / size) },
    },
  };
}

export const VEHICLE_OPTIONS = {
  supplierOptions: SUPPLIERS,
  activeSuppliers: SUPPLIERS,
  tenantOptions: [
    { value: '7', text: 'PT Penyewa' },
    { value: '8', text: 'PT Pemakai' },
  ],
};

const MODELS: Record<string, { value: string; text: string }[]> = {
  1: [
    { value: '11', text: 'Gesit' },
    { value: '12', text: 'Gesit Raya' },
  ],
  2: [{ value: '21', text: 'Volta' }],
};

/** The model list of a company. */
export function modelOptions({ supplierId }: Record<string, unknown>): unknown {
  return { vehicleModelOptions: MODELS[String(supplierId)] ?? [] };
}

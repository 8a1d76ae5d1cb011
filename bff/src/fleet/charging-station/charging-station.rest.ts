import { z } from 'zod';
import { photoAddress, photoForSave } from '../../files/photo-address.js';
import { saveCall, viewCall } from '../../rest/calls.js';
import { rowId } from '../../rest/row-id.js';
import type { Wire } from '../../rest/wire.js';
import { auditOf } from '../../schema/audited.js';
import { latLngOf } from '../../schema/lat-lng.js';
import { searchParameter, sortParameter } from '../../schema/paging.js';
import {
  type ChargingStationFilter,
  type ChargingStationInput,
  ChargingStationSearchField,
  type ChargingStationSort,
  ChargingStationSortField,
} from './charging-station.inputs.js';
import type { ChargingStation } from './charging-station.types.js';

const chargingStationRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    name: wire.text,
    facility: wire.optionalText,
    address: wire.optionalText,
    latitude: wire.optionalNumber,
    longitude: wire.optionalNumber,
    photo: wire.list(wire.text),
    listCompany: wire.list(z.object({ id: wire.id })),
    ...wire.audit,
  });

type ChargingStationRow = z.infer<ReturnType<typeof chargingStationRow>>;

export const chargingStationView = viewCall('charging_station/view', chargingStationRow);
export const chargingStationSave = saveCall('charging_station/save');
export const chargingStationEdit = saveCall('charging_station/edit');

export const toChargingStation = (row: ChargingStationRow): ChargingStation => ({
  id: row.id,
  name: row.name,
  facility: row.facility,
  address: row.address,
  position: latLngOf(row.latitude, row.longitude),
  photos: row.photo.map(photoAddress),
  supplierIds: row.listCompany.map(({ id }) => id),
  totalSuppliers: row.listCompany.length,
  ...auditOf(row),
});

const searchNames = {
  [ChargingStationSearchField.NAME]: 'name',
  [ChargingStationSearchField.ADDRESS]: 'address',
  [ChargingStationSearchField.FACILITY]: 'facility',
} as const;

const sortNames = {
  [ChargingStationSortField.NAME]: 'name',
  [ChargingStationSortField.FACILITY]: 'facility',
  [ChargingStationSortField.ADDRESS]: 'address',
  [ChargingStationSortField.CREATED_BY]: 'createdBy',
  [ChargingStationSortField.CREATED_AT]: 'createdDate',
  [ChargingStationSortField.UPDATED_BY]: 'updatedBy',
  [ChargingStationSortField.UPDATED_AT]: 'updatedDate',
} as const;

/** Parameters of `charging_station/view` (specification, section 7). */
export const chargingStationParameters = (
  filter: ChargingStationFilter | null | undefined,
  sort: ChargingStationSort | null | undefined,
) => ({
  ...searchParameter(filter?.search, searchNames),
  sort: sortParameter(sort, sortNames),
});

/**
 * Payload of `charging_station/save` and `edit` (specification, section 3); `id` is 0 for a new one.
 * @param loadAddress the file service's `…/load`: photos go as addresses below it
 */
export const chargingStationPayload = (id: string, input: ChargingStationInput, loadAddress: string) => ({
  id: rowId(id, 'id'),
  name: input.name,
  facility: input.facility,
  address: input.address,
  latitude: input.position.latitude,
  longitude: input.position.longitude,
  photo: input.photos.map((photo) => photoForSave(photo, loadAddress)),
  companyIds: input.supplierIds.map((supplierId) => rowId(supplierId, 'supplierIds')),
  version: input.version ?? undefined,
});

/** Names of input fields that the row calls otherwise. */
export const chargingStationInputNames = {
  latitude: 'position',
  longitude: 'position',
  photo: 'photos',
  companyIds: 'supplierIds',
};

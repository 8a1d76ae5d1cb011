import { AUDIT_COLUMNS } from '../crud/audit-columns';
import { defineResource } from '../crud/define-resource';
import { ListScreen } from '../crud/list/ListScreen';
import { listOf, recordOf, saveOf } from '../crud/operations';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { chargingStation as texts } from '../i18n/id/chargingStation';
import { formatLatLng } from '../map/lat-lng';

const list = listOf(
  graphql(`
  query ChargingStations($filter: ChargingStationFilter, $sort: ChargingStationSort, $page: Int!, $size: Int!) {
    chargingStations(filter: $filter, sort: $sort, page: $page, size: $size) {
      items {
        id name facility totalSuppliers address position { latitude longitude } createdBy createdAt updatedBy updatedAt
      }
      pageInfo { page size totalItems totalPages }
    }
  }
`),
  (data) => data.chargingStations,
);
const options = graphql(`
  query ChargingStationScreenOptions {
    supplierOptions { value text }
    activeSuppliers: supplierOptions(isActive: true) { value text }
  }
`);
const record = recordOf(
  graphql(`
  query ChargingStation($id: ID!) {
    chargingStation(id: $id) {
      id name facility address position { latitude longitude } photos supplierIds updatedBy updatedAt version
    }
  }
`),
  (data) => data.chargingStation,
);
const create = saveOf(
  graphql(`
  mutation CreateChargingStation($input: ChargingStationInput!) {
    createChargingStation(input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.createChargingStation,
);
const update = saveOf(
  graphql(`
  mutation UpdateChargingStation($id: ID!, $input: ChargingStationInput!) {
    updateChargingStation(id: $id, input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.updateChargingStation,
);

/** Manage Charging Station (fleet-operations 2, 5). */
export const chargingStation = defineResource({
  name: 'chargingStation',
  resource: 'CHARGING_STATION',
  texts: i18n('chargingStation', texts),
  title: 'title',
  recordName: 'name',
  exports: 'CHARGING_STATIONS',
  rowsMap: 'maps',
  list,
  options,
  record,
  create,
  update,
  columns: [
    { field: 'name', header: 'stationName', width: 220, sort: 'NAME' },
    { field: 'facility', header: 'facility', width: 220, sort: 'FACILITY' },
    { field: 'totalSuppliers', header: 'totalCompanies', width: 150, kind: 'number' },
    {
      field: 'address',
      header: 'address',
      width: 340,
      sort: 'ADDRESS',
      place: ({ position }) => (position ? { place: position, radius: null } : null),
    },
    ...AUDIT_COLUMNS,
  ],
  search: {
    name: { field: 'NAME', label: 'stationName' },
    address: { field: 'ADDRESS', label: 'address' },
    facility: { field: 'FACILITY', label: 'facility' },
  },
  filters: {},
  toFilter: (query) => ({ search: query.search() }),
  fields: {
    name: { kind: 'text', label: 'stationName', required: true },
    facility: { kind: 'text', label: 'facility', required: true, maxLength: 500 },
    address: { kind: 'prose', label: 'address', required: true, maxLength: 500 },
    position: { kind: 'latLng', label: 'position', required: true, address: 'address' },
    photos: { kind: 'photos', label: 'photo', required: true, missing: 'photoMissing' },
    supplierIds: {
      kind: 'several',
      label: 'companies',
      required: true,
      missing: 'companyMissing',
      options: (data) => data.activeSuppliers,
      known: (data) => data.supplierOptions,
    },
  },
  toForm: (record) => ({
    name: record.name,
    facility: record.facility ?? '',
    address: record.address ?? '',
    position: formatLatLng(record.position),
    photos: record.photos,
    supplierIds: record.supplierIds,
  }),
  toInput: (form, record) => ({
    name: form.text('name'),
    facility: form.text('facility'),
    address: form.text('address'),
    position: form.latLng('position'),
    photos: form.photos('photos'),
    supplierIds: form.list('supplierIds'),
    version: record?.version ?? null,
  }),
});

export default function ManageChargingStation(): React.JSX.Element {
  return <ListScreen resource={chargingStation} />;
}

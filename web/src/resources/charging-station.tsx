import { ACTIVE_SUPPLIERS } from '../codes/company-look-ups';
import { defineResource } from '../crud/define/define-resource';
import { listScreen } from '../crud/list/ListScreen';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { chargingStation as texts } from '../i18n/id/resources';
import { ADDRESS_HEADINGS, POSITION_HEADINGS, SUPPLIER_HEADINGS } from './heading-synonyms';

/** Manage Charging Station. */
export const chargingStation = defineResource({
  name: 'chargingStation',
  resource: 'CHARGING_STATION',
  exports: 'CHARGING_STATIONS',
  rowsMap: { text: 'maps', all: '/charging-station/map', allText: 'allOnMap' },
  texts: i18n('chargingStation', texts),
  list: graphql(`
    query ChargingStations($filter: ChargingStationFilter, $sort: ChargingStationSort, $page: Int!, $size: Int!) {
      chargingStations(filter: $filter, sort: $sort, page: $page, size: $size) {
        items {
          id name facility totalSuppliers address position { latitude longitude } createdBy createdAt updatedBy updatedAt
        }
        pageInfo { page size totalItems totalPages }
      }
    }
  `),
  options: graphql(`
    query ChargingStationScreenOptions {
      activeSuppliers: supplierOptions(isActive: true) { value text }
    }
  `),
  record: graphql(`
    query ChargingStation($id: ID!) {
      chargingStation(id: $id) {
        id name facility address position { latitude longitude } photos supplierIds updatedBy updatedAt version
      }
    }
  `),
  create: graphql(`
    mutation CreateChargingStation($input: ChargingStationInput!) {
      createChargingStation(input: $input) {
        success message errors { field code message }
        record: chargingStation { id }
      }
    }
  `),
  update: graphql(`
    mutation UpdateChargingStation($id: ID!, $input: ChargingStationInput!) {
      updateChargingStation(id: $id, input: $input) { success message errors { field code message } }
    }
  `),
  imports: {
    send: graphql(`
      mutation ImportChargingStations($rows: [ChargingStationImportRow!]!, $dryRun: Boolean!) {
        importChargingStations(rows: $rows, dryRun: $dryRun) {
          success message rows { row action errors { field code message } former { field value } isInvited }
        }
      }
    `),
    key: 'name',
    columnNames: { supplierNames: 'supplierIds' },
    optional: ['supplierIds'],
    lists: ['supplierIds'],
  },
  columns: {
    name: { width: 220 },
    facility: { width: 220 },
    totalSuppliers: { width: 150, kind: 'number', sort: false },
    address: {
      width: 340,
      place: ({ position }) => (position ? { place: position, radius: null } : null),
    },
  },
  card: { facts: ['facility', 'address'] },
  search: ['name', 'address', 'facility'],
  filters: {},
  fields: {
    name: { kind: 'text', required: true, synonyms: ['nama', 'nama station', 'spklu', 'station'] },
    facility: { kind: 'text', required: true, maxLength: 500, synonyms: ['fasilitas', 'facilities'] },
    address: {
      kind: 'prose',
      required: true,
      maxLength: 500,
      synonyms: ['alamat', ...ADDRESS_HEADINGS],
    },
    position: {
      kind: 'latLng',
      required: true,
      address: 'address',
      synonyms: POSITION_HEADINGS,
    },
    photos: { kind: 'photos', required: true, missing: 'photoMissing' },
    supplierIds: {
      kind: 'several',
      required: true,
      missing: 'companyMissing',
      options: 'activeSuppliers',
      lookUp: ACTIVE_SUPPLIERS,
      synonyms: ['suppliers', 'companies', ...SUPPLIER_HEADINGS],
    },
  },
});

export default listScreen(chargingStation);

import { TENANTS } from '../codes/company-look-ups';
import { messages, rentStatuses, vehicleAttentions, vehicleStatuses } from '../codes/vehicle-codes';
import { defineResource } from '../crud/define/define-resource';
import { listScreen } from '../crud/list/ListScreen';
import { optionsBy } from '../crud/resource/operations';
import { graphql } from '../gql';
import type { VehicleQuery } from '../gql/graphql';
import { formatDate } from '../ui/dates/dates';
import { today } from '../ui/dates/day';
import { PLATE_HEADINGS, SUPPLIER_HEADINGS } from './heading-synonyms';
import { isImei } from './imei';
import { heldSupplier, SUPPLIER_FIELD, SUPPLIER_FILTER } from './supplier-choice';

type CurrentContract = NonNullable<NonNullable<VehicleQuery['vehicle']>['contract']>;

const models = optionsBy(
  graphql(`
    query VehicleModelOptions($supplierId: ID!) {
      vehicleModelOptions(supplierId: $supplierId) { value text }
    }
  `),
  'supplierId',
);

/** The contract of a vehicle, its tenant and its last day. */
function noteOf({ contractNo, tenantName, startDate, endDate }: CurrentContract) {
  const isAhead = startDate !== null && startDate !== undefined && startDate > today();
  return {
    text: isAhead ? ('bookedBy' as const) : ('heldBy' as const),
    values: {
      contractNo,
      tenant: tenantName ?? '-',
      from: formatDate(startDate ?? '-'),
      until: formatDate(endDate ?? '-'),
    },
  };
}

/** The fragment that both the list and the form have. */
graphql(`
  fragment VehicleFields on Vehicle {
    id supplierName imei licensePlate serialNumber color year rentStatus vehicleStatus
  }
`);

/** Manage Vehicle. */
export const vehicle = defineResource({
  name: 'vehicle',
  resource: 'VEHICLE',
  exports: 'VEHICLES',
  bulk: async () => (await import('./bulk-change/bulk-changes')).vehicles,
  detail: { text: 'detail', address: (id) => `/vehicle/manage/${id}` },
  texts: messages,
  list: graphql(`
    query Vehicles(
      $filter: VehicleFilter, $sort: VehicleSort, $page: Int!, $size: Int!,
      $battery: Boolean! = false, $lastSeen: Boolean! = false, $contract: Boolean! = false
    ) {
      vehicles(filter: $filter, sort: $sort, page: $page, size: $size) {
        items {
          ...VehicleFields
          tenantName modelName
          battery: telemetry @include(if: $battery) { batteryPercentage }
          lastSeen: telemetry @include(if: $lastSeen) { measuredAt }
          contract @include(if: $contract) { id contractNo }
          createdBy createdAt updatedBy updatedAt
        }
        pageInfo { page size totalItems totalPages }
      }
    }
  `),
  options: graphql(`
    query VehicleScreenOptions($first: Int!) {
      supplierOptions(first: $first) { value text }
      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }
      tenantOptions(first: $first) { value text }
    }
  `),
  record: graphql(`
    query Vehicle($id: ID!) {
      vehicle(id: $id) {
        ...VehicleFields
        supplierId tenantId modelId trackerId isInWarehouse photos
        contract { id contractNo tenantName startDate endDate state } updatedBy updatedAt version
      }
    }
  `),
  create: graphql(`
    mutation CreateVehicle($input: VehicleInput!) {
      createVehicle(input: $input) {
        success message errors { field code message }
        record: vehicle { id }
      }
    }
  `),
  update: graphql(`
    mutation UpdateVehicle($id: ID!, $input: VehicleInput!) {
      updateVehicle(id: $id, input: $input) { success message errors { field code message } }
    }
  `),
  imports: {
    send: graphql(`
      mutation ImportVehicles($rows: [VehicleImportRow!]!, $dryRun: Boolean!) {
        importVehicles(rows: $rows, dryRun: $dryRun) {
          success message rows { row action errors { field code message } former { field value } isInvited }
        }
      }
    `),
    key: 'licensePlate',
    columnNames: { supplierName: 'supplierId', modelName: 'modelId' },
    without: ['rentStatus'],
    optional: ['supplierId', 'isInWarehouse'],
  },
  columns: {
    tenantName: { width: 190 },
    supplierName: { width: 190 },
    imei: { width: 150 },
    licensePlate: { width: 130, opensDetail: true },
    rentStatus: { width: 130, choices: rentStatuses },
    vehicleStatus: { width: 145, choices: vehicleStatuses },
    serialNumber: { width: 150 },
    color: { width: 100 },
    year: { width: 80, kind: 'digits' },
    modelName: { width: 150, header: 'model', isOptional: true },
    battery: {
      width: 110,
      kind: 'percent',
      value: ({ battery }) => battery?.batteryPercentage,
      sort: false,
      isOptional: true,
    },
    lastSeen: {
      width: 150,
      kind: 'instant',
      value: ({ lastSeen }) => lastSeen?.measuredAt,
      sort: false,
      isOptional: true,
    },
    contract: { width: 150, value: ({ contract }) => contract?.contractNo, sort: false, isOptional: true },
  },
  card: {
    name: ['licensePlate'],
    statuses: ['rentStatus', 'vehicleStatus'],
    facts: ['modelName', 'tenantName'],
  },
  search: ['imei', 'serialNumber', 'licensePlate', 'color', 'year', 'trackerId'],
  searchBy: 'licensePlate',
  filters: {
    rentStatus: { all: 'allRentStatuses', choices: rentStatuses },
    tenant: {
      label: 'tenantName',
      to: 'tenantId',
      all: 'allTenants',
      partial: true,
      options: 'tenantOptions',
      lookUp: TENANTS,
    },
    supplier: { ...SUPPLIER_FILTER, all: 'allSuppliers' },
    vehicleStatus: { all: 'allVehicleStatuses', choices: vehicleStatuses },
    attention: { all: 'allAttentions', choices: vehicleAttentions },
  },
  fields: {
    supplierId: { ...SUPPLIER_FIELD, synonyms: SUPPLIER_HEADINGS },
    modelId: {
      kind: 'dependent',
      label: 'model',
      required: true,
      dependsOn: 'supplierId',
      waits: 'modelWaits',
      query: models,
      synonyms: ['model', 'model kendaraan', 'tipe kendaraan', 'vehicle type'],
    },
    imei: {
      kind: 'digits',
      maxLength: 15,
      rule: { isValid: isImei, message: 'imeiWrong' },
      synonyms: ['no imei', 'nomor imei', 'imei number'],
    },
    trackerId: { kind: 'text', maxLength: 64, synonyms: ['tracker', 'pelacak', 'gps'] },
    licensePlate: { kind: 'text', required: true, maxLength: 20, synonyms: PLATE_HEADINGS },
    serialNumber: {
      kind: 'text',
      required: true,
      maxLength: 50,
      synonyms: ['nomor seri', 'no seri', 'no rangka', 'nomor rangka', 'chassis number', 'vin'],
    },
    color: { kind: 'text', required: true, maxLength: 30, synonyms: ['warna', 'colour'] },
    year: {
      kind: 'integer',
      required: true,
      maxLength: 4,
      rule: { isValid: (text) => text.length === 4, message: 'yearWrong' },
      synonyms: ['tahun', 'tahun pembuatan', 'model year', 'year of manufacture'],
    },
    rentStatus: { kind: 'choice', required: true, choices: rentStatuses, hint: 'byContract' },
    vehicleStatus: {
      kind: 'choice',
      required: true,
      choices: vehicleStatuses,
      synonyms: ['status', 'status kendaraan', 'kondisi', 'condition'],
    },
    isInWarehouse: {
      kind: 'toggle',
      on: 'inWarehouse',
      off: 'notInWarehouse',
      initial: false,
      synonyms: ['in warehouse', 'di gudang'],
    },
    photos: { kind: 'photos' },
  },
  kept: ['tenantId'],
  held: heldSupplier,
  notes: ({ contract }) => ({ rentStatus: contract ? noteOf(contract) : { text: 'noContract' } }),
});

export default listScreen(vehicle);

import { defineResource } from '../crud/define/define-resource';
import { listScreen } from '../crud/list/ListScreen';
import { lookUp, optionsBy } from '../crud/resource/operations';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { vehicleModel as texts } from '../i18n/id/resources';
import { SUPPLIER_HEADINGS } from './heading-synonyms';
import { heldSupplier, SUPPLIER_FIELD, SUPPLIER_FILTER } from './supplier-choice';

const batteryModels = optionsBy(
  graphql(`
    query BatteryModelOptions($supplierId: ID!) {
      batteryModelOptions(supplierId: $supplierId) { value text }
    }
  `),
  'supplierId',
);

const allBatteryModels = lookUp(
  graphql(`
    query FindBatteryModels($text: String, $ids: [ID!], $first: Int) {
      batteryModelOptions(text: $text, ids: $ids, first: $first) { value text group }
    }
  `),
);

const amount = { kind: 'integer', required: true, maxLength: 9 } as const;

/** Manage Vehicle Model. */
export const vehicleModel = defineResource({
  name: 'vehicleModel',
  resource: 'VEHICLE_MODEL',
  exports: 'VEHICLE_MODELS',
  texts: i18n('vehicleModel', texts),
  list: graphql(`
    query VehicleModels($filter: VehicleModelFilter, $sort: VehicleModelSort, $page: Int!, $size: Int!) {
      vehicleModels(filter: $filter, sort: $sort, page: $page, size: $size) {
        items {
          id name supplierName batteryModelName maxMileage power topSpeed createdBy createdAt updatedBy updatedAt
        }
        pageInfo { page size totalItems totalPages }
      }
    }
  `),
  options: graphql(`
    query VehicleModelScreenOptions($first: Int!) {
      supplierOptions(first: $first) { value text }
      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }
      batteryModelOptions(first: $first) { value text group }
    }
  `),
  record: graphql(`
    query VehicleModel($id: ID!) {
      vehicleModel(id: $id) { id name supplierId supplierName batteryModelId maxMileage power topSpeed updatedBy updatedAt version }
    }
  `),
  create: graphql(`
    mutation CreateVehicleModel($input: VehicleModelInput!) {
      createVehicleModel(input: $input) {
        success message errors { field code message }
        record: vehicleModel { id }
      }
    }
  `),
  update: graphql(`
    mutation UpdateVehicleModel($id: ID!, $input: VehicleModelInput!) {
      updateVehicleModel(id: $id, input: $input) { success message errors { field code message } }
    }
  `),
  imports: {
    send: graphql(`
      mutation ImportVehicleModels($rows: [VehicleModelImportRow!]!, $dryRun: Boolean!) {
        importVehicleModels(rows: $rows, dryRun: $dryRun) {
          success message rows { row action errors { field code message } former { field value } isInvited }
        }
      }
    `),
    key: 'name',
    columnNames: { supplierName: 'supplierId', batteryModelName: 'batteryModelId' },
    optional: ['supplierId'],
  },
  columns: {
    name: { width: 200 },
    supplierName: { width: 200 },
    batteryModelName: { width: 190 },
    maxMileage: { width: 150, kind: 'number' },
    power: { width: 130, kind: 'number' },
    topSpeed: { width: 150, kind: 'number' },
  },
  search: ['name', 'maxMileage', 'power', 'topSpeed'],
  filters: {
    supplier: SUPPLIER_FILTER,
    batteryModel: {
      label: 'batteryModelName',
      to: 'batteryModelId',
      all: 'allBatteryModels',
      partial: true,
      options: 'batteryModelOptions',
      lookUp: allBatteryModels,
    },
  },
  fields: {
    name: { kind: 'text', required: true, synonyms: ['nama', 'model', 'nama model', 'model name'] },
    supplierId: { ...SUPPLIER_FIELD, synonyms: SUPPLIER_HEADINGS },
    batteryModelId: {
      kind: 'dependent',
      label: 'batteryModelName',
      required: true,
      dependsOn: 'supplierId',
      waits: 'batteryModelWaits',
      query: batteryModels,
      synonyms: ['model baterai', 'baterai', 'battery'],
    },
    maxMileage: { ...amount, synonyms: ['jarak tempuh', 'jarak maksimum', 'range', 'mileage'] },
    power: { ...amount, synonyms: ['daya', 'tenaga', 'motor power'] },
    topSpeed: { ...amount, synonyms: ['kecepatan maksimum', 'kecepatan', 'max speed'] },
  },
  held: heldSupplier,
});

export default listScreen(vehicleModel);

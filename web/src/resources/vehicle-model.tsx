import { AUDIT_COLUMNS } from '../crud/audit-columns';
import { defineResource } from '../crud/define-resource';
import { ListScreen } from '../crud/list/ListScreen';
import { listOf, optionsBy, recordOf, saveOf } from '../crud/operations';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { vehicleModel as texts } from '../i18n/id/vehicleModel';

const list = listOf(
  graphql(`
  query VehicleModels($filter: VehicleModelFilter, $sort: VehicleModelSort, $page: Int!, $size: Int!) {
    vehicleModels(filter: $filter, sort: $sort, page: $page, size: $size) {
      items {
        id name supplierName batteryModelName maxMileage power topSpeed createdBy createdAt updatedBy updatedAt
      }
      pageInfo { page size totalItems totalPages }
    }
  }
`),
  (data) => data.vehicleModels,
);
const options = graphql(`
  query VehicleModelScreenOptions {
    supplierOptions { value text }
    activeSuppliers: supplierOptions(isActive: true) { value text }
    batteryModelOptions { value text group }
  }
`);
const batteryModels = optionsBy(
  graphql(`
  query BatteryModelOptions($supplierId: ID!) {
    batteryModelOptions(supplierId: $supplierId) { value text }
  }
`),
  (supplierId) => ({ supplierId }),
  (data) => data.batteryModelOptions,
);
const record = recordOf(
  graphql(`
  query VehicleModel($id: ID!) {
    vehicleModel(id: $id) { id name supplierId batteryModelId maxMileage power topSpeed updatedBy updatedAt version }
  }
`),
  (data) => data.vehicleModel,
);
const create = saveOf(
  graphql(`
  mutation CreateVehicleModel($input: VehicleModelInput!) {
    createVehicleModel(input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.createVehicleModel,
);
const update = saveOf(
  graphql(`
  mutation UpdateVehicleModel($id: ID!, $input: VehicleModelInput!) {
    updateVehicleModel(id: $id, input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.updateVehicleModel,
);

const amount = { kind: 'digits', required: true, maxLength: 9 } as const;

/** Manage Vehicle Model (fleet-operations 2, 5). */
export const vehicleModel = defineResource({
  name: 'vehicleModel',
  resource: 'VEHICLE_MODEL',
  texts: i18n('vehicleModel', texts),
  title: 'title',
  recordName: 'name',
  exports: 'VEHICLE_MODELS',
  list,
  options,
  record,
  create,
  update,
  columns: [
    { field: 'name', header: 'modelName', width: 200, sort: 'NAME' },
    { field: 'supplierName', header: 'company', width: 200, sort: 'SUPPLIER_NAME' },
    { field: 'batteryModelName', header: 'batteryModel', width: 190, sort: 'BATTERY_MODEL_NAME' },
    { field: 'maxMileage', header: 'maxMileage', width: 150, sort: 'MAX_MILEAGE', kind: 'number' },
    { field: 'power', header: 'power', width: 130, sort: 'POWER', kind: 'number' },
    { field: 'topSpeed', header: 'topSpeed', width: 150, sort: 'TOP_SPEED', kind: 'number' },
    ...AUDIT_COLUMNS,
  ],
  search: {
    name: { field: 'NAME', label: 'modelName' },
    maxMileage: { field: 'MAX_MILEAGE', label: 'maxMileage' },
    power: { field: 'POWER', label: 'power' },
    topSpeed: { field: 'TOP_SPEED', label: 'topSpeed' },
  },
  filters: {
    supplier: { label: 'company', all: 'allCompanies', options: (data) => data.supplierOptions },
    batteryModel: {
      label: 'batteryModel',
      all: 'allBatteryModels',
      partial: true,
      options: (data) => data.batteryModelOptions,
    },
  },
  toFilter: (query) => ({
    search: query.search(),
    supplierId: query.value('supplier'),
    batteryModelId: query.value('batteryModel'),
  }),
  fields: {
    name: { kind: 'text', label: 'modelName', required: true },
    supplierId: {
      kind: 'options',
      label: 'company',
      required: true,
      options: (data) => data.activeSuppliers,
      known: (data) => data.supplierOptions,
    },
    batteryModelId: {
      kind: 'dependent',
      label: 'batteryModel',
      required: true,
      dependsOn: 'supplierId',
      waits: 'batteryModelWaits',
      load: batteryModels,
    },
    maxMileage: { ...amount, label: 'maxMileage' },
    power: { ...amount, label: 'power' },
    topSpeed: { ...amount, label: 'topSpeed' },
  },
  toForm: (record) => ({
    name: record.name,
    supplierId: record.supplierId ?? '',
    batteryModelId: record.batteryModelId ?? '',
    maxMileage: String(record.maxMileage ?? ''),
    power: String(record.power ?? ''),
    topSpeed: String(record.topSpeed ?? ''),
  }),
  toInput: (form, record) => ({
    name: form.text('name'),
    supplierId: form.text('supplierId'),
    batteryModelId: form.text('batteryModelId'),
    maxMileage: form.integer('maxMileage'),
    power: form.integer('power'),
    topSpeed: form.integer('topSpeed'),
    version: record?.version ?? null,
  }),
});

export default function ManageVehicleModel(): React.JSX.Element {
  return <ListScreen resource={vehicleModel} />;
}

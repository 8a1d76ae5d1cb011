import { AUDIT_COLUMNS } from '../crud/audit-columns';
import { today } from '../crud/day';
import { defineResource } from '../crud/define-resource';
import { formatDate } from '../crud/format';
import { ListScreen } from '../crud/list/ListScreen';
import { listOf, optionsBy, recordOf, saveOf } from '../crud/operations';
import { messages, rentStatuses, vehicleStatuses } from '../fleet/vehicle';
import { graphql } from '../gql';
import type { VehicleQuery } from '../gql/graphql';
import { isImei } from './imei';

type HoldingContract = NonNullable<NonNullable<VehicleQuery['vehicle']>['contract']>;

const list = listOf(
  graphql(`
  query Vehicles($filter: VehicleFilter, $sort: VehicleSort, $page: Int!, $size: Int!) {
    vehicles(filter: $filter, sort: $sort, page: $page, size: $size) {
      items {
        id tenantName supplierName modelName imei licensePlate rentStatus vehicleStatus serialNumber color year
        createdBy createdAt updatedBy updatedAt
      }
      pageInfo { page size totalItems totalPages }
    }
  }
`),
  (data) => data.vehicles,
);
const options = graphql(`
  query VehicleScreenOptions {
    supplierOptions { value text }
    activeSuppliers: supplierOptions(isActive: true) { value text }
    tenantOptions { value text }
  }
`);
const models = optionsBy(
  graphql(`
  query VehicleModelOptions($supplierId: ID!) {
    vehicleModelOptions(supplierId: $supplierId) { value text }
  }
`),
  (supplierId) => ({ supplierId }),
  (data) => data.vehicleModelOptions,
);
const record = recordOf(
  graphql(`
  query Vehicle($id: ID!) {
    vehicle(id: $id) {
      id supplierId tenantId modelId imei licensePlate serialNumber color year rentStatus vehicleStatus photos
      contract { contractNo tenantName startDate endDate } updatedBy updatedAt version
    }
  }
`),
  (data) => data.vehicle,
);
const create = saveOf(
  graphql(`
  mutation CreateVehicle($input: VehicleInput!) {
    createVehicle(input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.createVehicle,
);
const update = saveOf(
  graphql(`
  mutation UpdateVehicle($id: ID!, $input: VehicleInput!) {
    updateVehicle(id: $id, input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.updateVehicle,
);

/** Which contract holds a vehicle, for whom and until when. */
function noteOf({ contractNo, tenantName, startDate, endDate }: HoldingContract) {
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

/** Manage Vehicle (fleet-operations 2, 5). */
export const vehicle = defineResource({
  name: 'vehicle',
  resource: 'VEHICLE',
  texts: messages,
  title: 'title',
  recordName: 'name',
  exports: 'VEHICLES',
  detail: { text: 'detail', address: (id) => `/vehicle/manage/${id}` },
  list,
  options,
  record,
  create,
  update,
  columns: [
    { field: 'tenantName', header: 'tenant', width: 190, sort: 'TENANT_NAME' },
    { field: 'supplierName', header: 'supplier', width: 190, sort: 'SUPPLIER_NAME' },
    { field: 'imei', header: 'imei', width: 150, sort: 'IMEI' },
    { field: 'licensePlate', header: 'licensePlate', width: 130, sort: 'LICENSE_PLATE' },
    { field: 'rentStatus', header: 'rentStatus', width: 130, sort: 'RENT_STATUS', choices: rentStatuses },
    {
      field: 'vehicleStatus',
      header: 'vehicleStatus',
      width: 145,
      sort: 'VEHICLE_STATUS',
      choices: vehicleStatuses,
    },
    { field: 'serialNumber', header: 'serialNumber', width: 150, sort: 'SERIAL_NUMBER' },
    { field: 'color', header: 'color', width: 100, sort: 'COLOR' },
    { field: 'year', header: 'year', width: 80, sort: 'YEAR', kind: 'digits' },
    ...AUDIT_COLUMNS,
  ],
  search: {
    licensePlate: { field: 'LICENSE_PLATE', label: 'licensePlate' },
    imei: { field: 'IMEI', label: 'imei' },
    serialNumber: { field: 'SERIAL_NUMBER', label: 'serialNumber' },
    color: { field: 'COLOR', label: 'color' },
    year: { field: 'YEAR', label: 'year' },
  },
  filters: {
    rentStatus: { label: 'rentStatus', all: 'allRentStatuses', choices: rentStatuses },
    tenant: { label: 'tenant', all: 'allTenants', partial: true, options: (data) => data.tenantOptions },
    supplier: { label: 'supplier', all: 'allSuppliers', options: (data) => data.supplierOptions },
    vehicleStatus: { label: 'vehicleStatus', all: 'allVehicleStatuses', choices: vehicleStatuses },
  },
  toFilter: (query) => ({
    search: query.search(),
    rentStatus: query.choice('rentStatus', rentStatuses),
    vehicleStatus: query.choice('vehicleStatus', vehicleStatuses),
    tenantId: query.value('tenant'),
    supplierId: query.value('supplier'),
  }),
  fields: {
    supplierId: {
      kind: 'options',
      label: 'supplier',
      required: true,
      options: (data) => data.activeSuppliers,
      known: (data) => data.supplierOptions,
    },
    modelId: {
      kind: 'dependent',
      label: 'model',
      required: true,
      dependsOn: 'supplierId',
      waits: 'modelWaits',
      load: models,
    },
    imei: { kind: 'digits', label: 'imei', maxLength: 15, rule: { isValid: isImei, message: 'imeiWrong' } },
    licensePlate: { kind: 'text', label: 'licensePlate', required: true, maxLength: 20 },
    serialNumber: { kind: 'text', label: 'serialNumber', required: true, maxLength: 50 },
    color: { kind: 'text', label: 'color', required: true, maxLength: 30 },
    year: {
      kind: 'digits',
      label: 'year',
      required: true,
      maxLength: 4,
      rule: { isValid: (text) => text.length === 4, message: 'yearWrong' },
    },
    rentStatus: {
      kind: 'choice',
      label: 'rentStatus',
      required: true,
      choices: rentStatuses,
      hint: 'byContract',
    },
    vehicleStatus: { kind: 'choice', label: 'vehicleStatus', required: true, choices: vehicleStatuses },
    photos: { kind: 'photos', label: 'photos' },
  },
  toForm: (record) => ({
    supplierId: record.supplierId ?? '',
    modelId: record.modelId ?? '',
    imei: record.imei ?? '',
    licensePlate: record.licensePlate,
    serialNumber: record.serialNumber ?? '',
    color: record.color ?? '',
    year: String(record.year ?? ''),
    rentStatus: record.rentStatus,
    vehicleStatus: record.vehicleStatus,
    photos: record.photos,
  }),
  notes: ({ contract }) => ({ rentStatus: contract ? noteOf(contract) : { text: 'noContract' } }),
  toInput: (form, record) => ({
    supplierId: form.text('supplierId'),
    modelId: form.text('modelId'),
    imei: form.optionalText('imei'),
    licensePlate: form.text('licensePlate'),
    serialNumber: form.text('serialNumber'),
    color: form.text('color'),
    year: form.integer('year'),
    rentStatus: form.choice('rentStatus', rentStatuses),
    vehicleStatus: form.choice('vehicleStatus', vehicleStatuses),
    photos: form.photos('photos'),
    tenantId: record?.tenantId ?? null,
    version: record?.version ?? null,
  }),
});

export default function ManageVehicle(): React.JSX.Element {
  return <ListScreen resource={vehicle} />;
}

import { Offline, SwapHorizontal } from '@blueprintjs/icons';
import { AUDIT_COLUMNS } from '../crud/audit-columns';
import { type Choices, UNKNOWN_CHOICE } from '../crud/choices';
import { defineResource } from '../crud/define-resource';
import { ListScreen } from '../crud/list/ListScreen';
import { listOf, recordOf, saveOf } from '../crud/operations';
import { graphql } from '../gql';
import type { BatteryType } from '../gql/graphql';
import { i18n } from '../i18n/i18n';
import { batteryModel as texts } from '../i18n/id/batteryModel';

const list = listOf(
  graphql(`
  query BatteryModels($filter: BatteryModelFilter, $sort: BatteryModelSort, $page: Int!, $size: Int!) {
    batteryModels(filter: $filter, sort: $sort, page: $page, size: $size) {
      items { id name supplierName type maxCapacity createdBy createdAt updatedBy updatedAt }
      pageInfo { page size totalItems totalPages }
    }
  }
`),
  (data) => data.batteryModels,
);
const options = graphql(`
  query BatteryModelScreenOptions {
    supplierOptions { value text }
    activeSuppliers: supplierOptions(isActive: true) { value text }
  }
`);
const record = recordOf(
  graphql(`
  query BatteryModel($id: ID!) {
    batteryModel(id: $id) { id name supplierId type maxCapacity updatedBy updatedAt version }
  }
`),
  (data) => data.batteryModel,
);
const create = saveOf(
  graphql(`
  mutation CreateBatteryModel($input: BatteryModelInput!) {
    createBatteryModel(input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.createBatteryModel,
);
const update = saveOf(
  graphql(`
  mutation UpdateBatteryModel($id: ID!, $input: BatteryModelInput!) {
    updateBatteryModel(id: $id, input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.updateBatteryModel,
);

type Text = keyof typeof texts;

/** Fleet-operations 4: 0 Charge, 1 Swap. */
const batteryTypes: Choices<BatteryType, Text> = {
  CHARGE: { text: 'charge', icon: <Offline />, tone: 'success' },
  SWAP: { text: 'swap', icon: <SwapHorizontal />, tone: 'primary' },
  UNKNOWN: UNKNOWN_CHOICE,
};

/** Manage Battery Model (fleet-operations 2, 5). */
export const batteryModel = defineResource({
  name: 'batteryModel',
  resource: 'BATTERY_MODEL',
  texts: i18n('batteryModel', texts),
  title: 'title',
  recordName: 'name',
  exports: 'BATTERY_MODELS',
  list,
  options,
  record,
  create,
  update,
  columns: [
    { field: 'supplierName', header: 'company', width: 200, sort: 'SUPPLIER_NAME' },
    { field: 'name', header: 'modelName', width: 220, sort: 'NAME' },
    { field: 'type', header: 'type', width: 140, sort: 'TYPE', choices: batteryTypes },
    { field: 'maxCapacity', header: 'capacityColumn', width: 170, sort: 'MAX_CAPACITY', kind: 'number' },
    ...AUDIT_COLUMNS,
  ],
  search: {
    name: { field: 'NAME', label: 'modelName' },
    maxCapacity: { field: 'MAX_CAPACITY', label: 'maxCapacity' },
  },
  filters: {
    type: { label: 'type', all: 'allTypes', choices: batteryTypes },
    supplier: { label: 'company', all: 'allCompanies', options: (data) => data.supplierOptions },
  },
  toFilter: (query) => ({
    search: query.search(),
    type: query.choice('type', batteryTypes),
    supplierId: query.value('supplier'),
  }),
  fields: {
    supplierId: {
      kind: 'options',
      label: 'company',
      required: true,
      lockedInEdit: true,
      options: (data) => data.activeSuppliers,
      known: (data) => data.supplierOptions,
    },
    name: { kind: 'text', label: 'modelName', required: true },
    type: { kind: 'choice', label: 'type', required: true, choices: batteryTypes },
    maxCapacity: { kind: 'digits', label: 'capacityColumn', required: true, maxLength: 9 },
  },
  toForm: (record) => ({
    supplierId: record.supplierId ?? '',
    name: record.name,
    type: record.type,
    maxCapacity: String(record.maxCapacity ?? ''),
  }),
  toInput: (form, record) => ({
    supplierId: form.text('supplierId'),
    name: form.text('name'),
    type: form.choice('type', batteryTypes),
    maxCapacity: form.integer('maxCapacity'),
    version: record?.version ?? null,
  }),
});

export default function ManageBatteryModel(): React.JSX.Element {
  return <ListScreen resource={batteryModel} />;
}

import { OfflineIcon, SwapHorizontalIcon } from '@blueprintjs/icons';
import { defineResource } from '../crud/define/define-resource';
import { listScreen } from '../crud/list/ListScreen';
import { type Choices, UNKNOWN_CHOICE } from '../crud/resource/choices';
import { graphql } from '../gql';
import type { BatteryType } from '../gql/graphql';
import { i18n } from '../i18n/i18n';
import { batteryModel as texts } from '../i18n/id/resources';
import { heldSupplier, SUPPLIER_FIELD, SUPPLIER_FILTER } from './supplier-choice';

/** Fleet-operations 4: 0 Charge, 1 Swap. */
const batteryTypes: Choices<BatteryType, keyof typeof texts> = {
  CHARGE: { text: 'charge', icon: <OfflineIcon />, tone: 'success' },
  SWAP: { text: 'swap', icon: <SwapHorizontalIcon />, tone: 'primary' },
  UNKNOWN: UNKNOWN_CHOICE,
};

/** Manage Battery Model. */
export const batteryModel = defineResource({
  name: 'batteryModel',
  resource: 'BATTERY_MODEL',
  exports: 'BATTERY_MODELS',
  texts: i18n('batteryModel', texts),
  list: graphql(`
    query BatteryModels($filter: BatteryModelFilter, $sort: BatteryModelSort, $page: Int!, $size: Int!) {
      batteryModels(filter: $filter, sort: $sort, page: $page, size: $size) {
        items { id name supplierName type maxCapacity createdBy createdAt updatedBy updatedAt }
        pageInfo { page size totalItems totalPages }
      }
    }
  `),
  options: graphql(`
    query BatteryModelScreenOptions($first: Int!) {
      supplierOptions(first: $first) { value text }
      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }
    }
  `),
  record: graphql(`
    query BatteryModel($id: ID!) {
      batteryModel(id: $id) { id name supplierId supplierName type maxCapacity updatedBy updatedAt version }
    }
  `),
  create: graphql(`
    mutation CreateBatteryModel($input: BatteryModelInput!) {
      createBatteryModel(input: $input) {
        success message errors { field code message }
        record: batteryModel { id }
      }
    }
  `),
  update: graphql(`
    mutation UpdateBatteryModel($id: ID!, $input: BatteryModelInput!) {
      updateBatteryModel(id: $id, input: $input) { success message errors { field code message } }
    }
  `),
  columns: {
    supplierName: { width: 200 },
    name: { width: 220 },
    type: { width: 140, choices: batteryTypes },
    maxCapacity: { width: 170, kind: 'number' },
  },
  search: ['name', { name: 'maxCapacity', field: 'MAX_CAPACITY', label: 'capacity' }],
  filters: {
    type: { all: 'allTypes', choices: batteryTypes },
    supplier: SUPPLIER_FILTER,
  },
  fields: {
    supplierId: { ...SUPPLIER_FIELD, lockedInEdit: true },
    name: { kind: 'text', required: true },
    type: { kind: 'choice', required: true, choices: batteryTypes },
    maxCapacity: { kind: 'integer', required: true, maxLength: 9 },
  },
  held: heldSupplier,
});

export default listScreen(batteryModel);

import { z } from 'zod';
import { optionsCall, saveCall, viewCall } from '../../rest/calls.js';
import { rowId } from '../../rest/row-id.js';
import type { Wire } from '../../rest/wire.js';
import { auditOf } from '../../schema/audited.js';
import { CodeTable } from '../../schema/codes.js';
import { searchParameter, sortParameter } from '../../schema/paging.js';
import {
  type BatteryModelFilter,
  type BatteryModelInput,
  BatteryModelSearchField,
  type BatteryModelSort,
  BatteryModelSortField,
} from './battery-model.inputs.js';
import { type BatteryModel, BatteryType } from './battery-model.types.js';

/** Specification, section 4. */
export const batteryTypes = new CodeTable(BatteryType.UNKNOWN, [
  [BatteryType.CHARGE, 0],
  [BatteryType.SWAP, 1],
]);

const batteryModelRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    name: wire.text,
    idCompany: wire.optionalId,
    companyName: wire.optionalText,
    maxCapacity: wire.optionalNumber,
    batteryType: wire.code(batteryTypes),
    ...wire.audit,
  });

type BatteryModelRow = z.infer<ReturnType<typeof batteryModelRow>>;

export const batteryModelView = viewCall('battery_model/view', batteryModelRow);
export const batteryModelSave = saveCall('battery_model/save');
export const batteryModelEdit = saveCall('battery_model/edit');
export const batteryModelList = optionsCall('battery_model/list');

export const toBatteryModel = (row: BatteryModelRow): BatteryModel => ({
  id: row.id,
  name: row.name,
  supplierId: row.idCompany,
  supplierName: row.companyName,
  maxCapacity: row.maxCapacity,
  type: row.batteryType,
  ...auditOf(row),
});

const searchNames = {
  [BatteryModelSearchField.NAME]: 'name',
  [BatteryModelSearchField.MAX_CAPACITY]: 'maxCapacity',
} as const;

const sortNames = {
  [BatteryModelSortField.NAME]: 'name',
  [BatteryModelSortField.SUPPLIER_NAME]: 'companyName',
  [BatteryModelSortField.TYPE]: 'batteryType',
  [BatteryModelSortField.MAX_CAPACITY]: 'maxCapacity',
  [BatteryModelSortField.CREATED_BY]: 'createdBy',
  [BatteryModelSortField.CREATED_AT]: 'createdDate',
  [BatteryModelSortField.UPDATED_BY]: 'updatedBy',
  [BatteryModelSortField.UPDATED_AT]: 'updatedDate',
} as const;

/** Parameters of `battery_model/view` (specification, section 7). */
export const batteryModelParameters = (
  filter: BatteryModelFilter | null | undefined,
  sort: BatteryModelSort | null | undefined,
) => ({
  ...searchParameter(filter?.search, searchNames),
  type: filter?.type && batteryTypes.write(filter.type, 'type'),
  companyId: filter?.supplierId,
  sort: sortParameter(sort, sortNames),
});

/** Payload of `battery_model/save` and `edit`; `id` is 0 for a new one. The battery type goes as a numeric string. */
export const batteryModelPayload = (id: string, input: BatteryModelInput) => ({
  id: rowId(id, 'id'),
  name: input.name,
  idCompany: rowId(input.supplierId, 'supplierId'),
  batteryType: String(batteryTypes.write(input.type, 'type')),
  maxCapacity: input.maxCapacity,
  version: input.version ?? undefined,
});

/** Names of input fields that the row calls otherwise. */
export const batteryModelInputNames = {
  idCompany: 'supplierId',
  companyId: 'supplierId',
  batteryType: 'type',
};

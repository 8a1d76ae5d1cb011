import { z } from 'zod';
import { optionsCall, saveCall, viewCall } from '../../rest/calls.js';
import { saidFlag, saidFlagFilter } from '../../rest/encode.js';
import { rowId } from '../../rest/row-id.js';
import type { Wire } from '../../rest/wire.js';
import { auditOf } from '../../schema/audited.js';
import { searchParameter, sortParameter } from '../../schema/paging.js';
import {
  type ComplaintCategoryFilter,
  type ComplaintCategoryInput,
  ComplaintCategorySearchField,
  type ComplaintCategorySort,
  ComplaintCategorySortField,
} from './category.inputs.js';
import type { ComplaintCategory } from './category.types.js';

const categoryRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    name: wire.text,
    description: wire.optionalText,
    idCompany: wire.optionalId,
    companyName: wire.optionalText,
    sla: wire.optionalInteger,
    isActive: wire.flag,
    ...wire.audit,
  });

type CategoryRow = z.infer<ReturnType<typeof categoryRow>>;

export const complaintCategoryView = viewCall('complaint_category/view', categoryRow);
export const complaintCategorySave = saveCall('complaint_category/save');
export const complaintCategoryEdit = saveCall('complaint_category/edit');
/** Those that a complaint about a vehicle may be raised in, and those of a supplier. */
export const complaintCategoryList = optionsCall('complaint_category/list');
export const complaintCategoryListOfSupplier = optionsCall('complaint_category/list/company');

export const toComplaintCategory = (row: CategoryRow): ComplaintCategory => ({
  id: row.id,
  name: row.name,
  description: row.description,
  supplierId: row.idCompany,
  supplierName: row.companyName,
  slaDays: row.sla,
  isActive: row.isActive,
  ...auditOf(row),
});

const searchNames = {
  [ComplaintCategorySearchField.NAME]: 'name',
  [ComplaintCategorySearchField.DESCRIPTION]: 'description',
  [ComplaintCategorySearchField.SLA_DAYS]: 'sla',
} as const;

const sortNames = {
  [ComplaintCategorySortField.NAME]: 'name',
  [ComplaintCategorySortField.SUPPLIER_NAME]: 'companyName',
  [ComplaintCategorySortField.DESCRIPTION]: 'description',
  [ComplaintCategorySortField.SLA_DAYS]: 'sla',
  [ComplaintCategorySortField.IS_ACTIVE]: 'isActive',
  [ComplaintCategorySortField.CREATED_BY]: 'createdBy',
  [ComplaintCategorySortField.CREATED_AT]: 'createdDate',
  [ComplaintCategorySortField.UPDATED_BY]: 'updatedBy',
  [ComplaintCategorySortField.UPDATED_AT]: 'updatedDate',
} as const;

/** Parameters of `complaint_category/view` (specification, section 7). */
export const complaintCategoryParameters = (
  filter: ComplaintCategoryFilter | null | undefined,
  sort: ComplaintCategorySort | null | undefined,
) => ({
  ...searchParameter(filter?.search, searchNames),
  company: filter?.supplierId,
  isActive: saidFlagFilter(filter?.isActive),
  sort: sortParameter(sort, sortNames),
});

/** Payload of `complaint_category/save` and `edit` (specification, section 7); `id` is 0 for a new one. */
export const complaintCategoryPayload = (id: string, input: ComplaintCategoryInput) => ({
  id: rowId(id, 'id'),
  name: input.name,
  description: input.description,
  company: rowId(input.supplierId, 'supplierId'),
  sla: input.slaDays,
  isActive: saidFlag(input.isActive),
  version: input.version ?? undefined,
});

/** Names of input fields that the row calls otherwise. */
export const complaintCategoryInputNames = {
  company: 'supplierId',
  idCompany: 'supplierId',
  sla: 'slaDays',
};

import { z } from 'zod';
import { photoAddress, photoForSave } from '../../files/photo-address.js';
import { saveCall, viewCall } from '../../rest/calls.js';
import { saidFlagFilter } from '../../rest/encode.js';
import { rowId } from '../../rest/row-id.js';
import type { Wire } from '../../rest/wire.js';
import { auditOf } from '../../schema/audited.js';
import { CodeTable } from '../../schema/codes.js';
import { searchParameter, sortParameter } from '../../schema/paging.js';
import {
  type ComplaintCommentInput,
  type ComplaintFilter,
  type ComplaintInput,
  ComplaintSearchField,
  type ComplaintSort,
  ComplaintSortField,
} from './complaint.inputs.js';
import { type Complaint, ComplaintAction, ComplaintStatus } from './complaint.types.js';

/** Specification, section 4. */
export const complaintStatuses = new CodeTable(ComplaintStatus.UNKNOWN, [
  [ComplaintStatus.OPEN, 0],
  [ComplaintStatus.IN_PROGRESS, 1],
  [ComplaintStatus.DONE, 2],
  [ComplaintStatus.REOPEN, 3],
  [ComplaintStatus.CLOSED, 4],
]);

/** Specification, section 4. */
export const complaintActions = new CodeTable(ComplaintAction.UNKNOWN, [
  [ComplaintAction.REPAIR, 0],
  [ComplaintAction.REPLACEMENT, 1],
]);

/** A row of `complaint/view`, which the detail's `complaintDto` extends. */
export const complaintRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    companySupplierId: wire.optionalId,
    companySupplierName: wire.optionalText,
    companyTenantId: wire.optionalId,
    companyTenantName: wire.optionalText,
    complaintCategoryId: wire.optionalId,
    complaintCategoryName: wire.optionalText,
    vehicleId: wire.optionalId,
    vehicleName: wire.optionalText,
    title: wire.text,
    description: wire.optionalText,
    estimationDate: wire.optionalDate,
    status: wire.code(complaintStatuses),
    actionId: wire.optionalCode(complaintActions),
    reportEvidence: wire.list(wire.text),
    isDone: wire.flag,
    isClose: wire.flag,
    isOverdue: wire.flag,
    ...wire.audit,
  });

export type ComplaintRow = z.infer<ReturnType<typeof complaintRow>>;

export const complaintView = viewCall('complaint/view', complaintRow);
export const complaintSave = saveCall('complaint/save');
export const complaintEdit = saveCall('complaint/edit');
export const complaintComment = saveCall('complaint/comment');
export const complaintAction = saveCall('complaint/action');
export const complaintDone = saveCall('complaint/done');
export const complaintReopen = saveCall('complaint/reopen');
export const complaintClose = saveCall('complaint/close');

export const toComplaint = (row: ComplaintRow): Complaint => ({
  id: row.id,
  title: row.title,
  description: row.description,
  status: row.status,
  action: row.actionId,
  estimatedCompletion: row.estimationDate === null ? null : new Date(row.estimationDate),
  isDone: row.isDone,
  isClosed: row.isClose,
  isOverdue: row.isOverdue,
  evidence: row.reportEvidence.map(photoAddress),
  vehicleId: row.vehicleId,
  licensePlate: row.vehicleName,
  categoryId: row.complaintCategoryId,
  categoryName: row.complaintCategoryName,
  supplierId: row.companySupplierId,
  supplierName: row.companySupplierName,
  tenantId: row.companyTenantId,
  tenantName: row.companyTenantName,
  ...auditOf(row),
});

const searchNames = {
  [ComplaintSearchField.LICENSE_PLATE]: 'licensePlate',
  [ComplaintSearchField.REPORTER]: 'reporter',
} as const;

const sortNames = {
  [ComplaintSortField.SUPPLIER_NAME]: 'companySupplierName',
  [ComplaintSortField.TENANT_NAME]: 'companyTenantName',
  [ComplaintSortField.CATEGORY_NAME]: 'complaintCategoryName',
  [ComplaintSortField.LICENSE_PLATE]: 'vehicleName',
  [ComplaintSortField.TITLE]: 'title',
  [ComplaintSortField.DESCRIPTION]: 'description',
  [ComplaintSortField.ESTIMATED_COMPLETION]: 'estimationDate',
  [ComplaintSortField.STATUS]: 'status',
  [ComplaintSortField.ACTION]: 'actionId',
  [ComplaintSortField.CREATED_BY]: 'createdBy',
  [ComplaintSortField.CREATED_AT]: 'createdDate',
  [ComplaintSortField.UPDATED_BY]: 'updatedBy',
  [ComplaintSortField.UPDATED_AT]: 'updatedDate',
} as const;

/** Parameters of `complaint/view` (specification, section 7). */
export const complaintParameters = (
  filter: ComplaintFilter | null | undefined,
  sort: ComplaintSort | null | undefined,
) => ({
  ...searchParameter(filter?.search, searchNames),
  categoryId: filter?.categoryId,
  supplierId: filter?.supplierId,
  tenantId: filter?.tenantId,
  vehicleId: filter?.vehicleId,
  action: filter?.action && complaintActions.write(filter.action, 'action'),
  status: filter?.status && complaintStatuses.write(filter.status, 'status'),
  isOverdue: saidFlagFilter(filter?.isOverdue),
  sort: sortParameter(sort, sortNames),
});

/**
 * Payload of `complaint/save` and `edit` (specification, section 3); `id` is 0 for a new one.
 * @param loadAddress the file service's `…/load`: photos go as addresses below it
 */
export const complaintPayload = (id: string, input: ComplaintInput, loadAddress: string) => ({
  id: rowId(id, 'id'),
  complaintCategoryId: rowId(input.categoryId, 'categoryId'),
  vehicleId: rowId(input.vehicleId, 'vehicleId'),
  title: input.title,
  description: input.description,
  reportEvidence: input.evidence.map((photo) => photoForSave(photo, loadAddress)),
  version: input.version ?? undefined,
});

/** Payload of `complaint/comment` (specification, section 3). */
export const commentPayload = (complaintId: string, input: ComplaintCommentInput, loadAddress: string) => ({
  complaintId: rowId(complaintId, 'complaintId'),
  description: input.text ?? '',
  photo: input.photos.map((photo) => photoForSave(photo, loadAddress)),
});

/** Names of input fields that the data API calls otherwise. */
export const complaintInputNames = {
  complaintCategoryId: 'categoryId',
  reportEvidence: 'evidence',
  actionId: 'action',
};

export const commentInputNames = { description: 'text', photo: 'photos' };

import { z } from 'zod';
import { viewCall } from '../../rest/calls.js';
import { isAbsent, type PayloadSchemas } from '../../rest/payload-schemas.js';
import type { RestCalls } from '../../rest/rest-calls.js';
import { noRelations, type Relation } from '../../rest/rows/include-negotiator.js';
import { phoneKind } from '../definition/kinds.js';
import { type CommentWindow, windowParameters } from './comment-window.js';
import { complaint } from './complaint.js';
import {
  type ComplaintComment,
  type ComplaintDetail,
  complaintComment,
  complaintMove,
} from './complaint-detail.types.js';

/** The fields that the detail adds to a row of the list: the caller's sides, and the possible steps ([+]). */
const callerRow = (schemas: PayloadSchemas) =>
  z.object({
    isTenant: schemas.flag,
    isSupplier: schemas.flag,
    steps: z.array(z.string()).nullish(),
    companySupplierPhone: phone(schemas),
    companyTenantPhone: phone(schemas),
  });

const phone = (schemas: PayloadSchemas) => {
  const read = phoneKind.read(schemas);
  return z
    .string()
    .nullish()
    .transform((value) => (isAbsent(value) ? null : (read(value) ?? null)));
};

const detailRow = (schemas: PayloadSchemas) =>
  z
    .object({
      complaintDto: z.intersection(complaint.row(schemas), callerRow(schemas)),
      complaintComments: z.preprocess(withIds, schemas.list(complaintComment.row(schemas))),
      commentCount: z.int().nonnegative().nullish(),
      complaintHistory: schemas.list(complaintMove.row(schemas)),
    })
    .transform((row) => ({ id: row.complaintDto.id, ...row }));

/** The specification's comments (section 3) have no ids: their position identifies them. */
const withIds = (comments: unknown): unknown =>
  Array.isArray(comments)
    ? comments.map((comment: { readonly id?: unknown } | null, index) =>
        comment && isAbsent(comment.id) ? { ...comment, id: index + 1 } : comment,
      )
    : comments;

type DetailRow = z.infer<ReturnType<typeof detailRow>>;

/** `GET complaint/view/{id}`: one complaint with its comments and its history. */
export const complaintDetail = viewCall('complaint/view', detailRow, { hasRows: true });

/** A complaint, and which of its comments were requested. */
export interface LoadedComplaint {
  readonly row: DetailRow;
  readonly window: CommentWindow;
}

/** A complaint with the comments of a window, or with all of them where the data API has no windows; null when out of scope. */
export async function readComplaint(
  rest: RestCalls,
  id: string,
  window: CommentWindow,
  relations: readonly Relation[] = noRelations,
): Promise<LoadedComplaint | null> {
  const row = await rest.one(complaintDetail, id, windowParameters(window), relations);
  return row && { row, window };
}

type Dto = DetailRow['complaintDto'];

/** The steps that the caller may take now: the `steps` of the data API ([+]), else what the flags of the specification's section 4 allow. */
function stepsOf({ steps, isTenant, isSupplier, isDone, isClosed }: Dto): ReadonlySet<string> {
  if (steps) return new Set(steps);
  const may = new Set<string>();
  if (isClosed) return may;
  if (isTenant) may.add('close').add('comment');
  if (isTenant && isDone) may.add('reopen');
  if (isSupplier) may.add('comment');
  if (isSupplier && !isDone) may.add('done').add('action');
  return may;
}

/** The company type of the caller's side, 1 to 3: a caller on both sides of a complaint is the platform, a side of its own. */
export const ownCompanyType = ({ complaintDto: { isTenant, isSupplier } }: DetailRow): string | null => {
  if (isTenant) return isSupplier ? '1' : '3';
  return isSupplier ? '2' : null;
};

/** @param own the company type of the caller's side, which decides it for a comment without `sender` */
export const withSide = (comment: ComplaintComment, own: string | null): ComplaintComment => ({
  ...comment,
  isOwnSide: comment.isOwnSide ?? (own !== null && comment.companyTypeId === own),
});

export function toComplaintDetail({ row, window }: LoadedComplaint): ComplaintDetail {
  const { complaintDto: dto, complaintComments, complaintHistory, commentCount } = row;
  const { isTenant, isSupplier, steps: _steps, companySupplierPhone, companyTenantPhone, ...item } = dto;
  const may = stepsOf(dto);
  const own = ownCompanyType(row);
  return {
    ...item,
    isTenantSide: isTenant,
    isSupplierSide: isSupplier,
    canEdit: may.has('edit'),
    canComment: may.has('comment'),
    canSetAction: may.has('action'),
    canSetEstimate: may.has('estimate'),
    canSetPriority: may.has('priority'),
    canAssign: may.has('assign'),
    supplierPhone: companySupplierPhone,
    tenantPhone: companyTenantPhone,
    canMarkDone: may.has('done'),
    canReopen: may.has('reopen'),
    canClose: may.has('close'),
    commentCount: commentCount ?? complaintComments.length,
    loaded: {
      comments: complaintComments.map((comment) => withSide(comment, own)),
      count: commentCount ?? null,
      window,
    },
    history: complaintHistory,
  };
}

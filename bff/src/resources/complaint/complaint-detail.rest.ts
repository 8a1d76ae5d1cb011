import { z } from 'zod';
import { photoAddress } from '../../files/photo-address.js';
import { viewCall } from '../../rest/calls.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import type { RestCalls } from '../../rest/rest-calls.js';
import { noRelations, type Relation } from '../../rest/rows/include-negotiator.js';
import { type CommentWindow, windowParameters } from './comment-window.js';
import { complaint } from './complaint.js';
import {
  type ComplaintComment,
  type ComplaintDetail,
  complaintMove,
  stepOf,
} from './complaint-detail.types.js';

/** A comment as the detail holds it and as the event `complaint.commented` carries it; the event lacks `sender`. */
export const commentRow = (schemas: PayloadSchemas) =>
  z.object({
    id: schemas.id,
    description: schemas.optionalText,
    photo: schemas.list(schemas.text),
    sender: schemas.flag.optional(),
    name: schemas.optionalText,
    userId: schemas.optionalId,
    companyTypeId: schemas.optionalId,
    step: schemas.optionalText,
    createdDate: schemas.optionalDateTime,
  });

export type CommentRow = z.infer<ReturnType<typeof commentRow>>;

/** What the detail adds to a row of the list: the caller's sides, and the possible steps ([+]). */
const callerRow = (schemas: PayloadSchemas) =>
  z.object({ isTenant: schemas.flag, isSupplier: schemas.flag, steps: z.array(z.string()).nullish() });

const detailRow = (schemas: PayloadSchemas) =>
  z
    .object({
      complaintDto: z.intersection(complaint.row(schemas), callerRow(schemas)),
      complaintComments: schemas.list(commentRow(schemas).extend({ id: schemas.optionalId })),
      commentCount: z.int().nonnegative().nullish(),
      complaintHistory: schemas.list(complaintMove.row(schemas)),
    })
    .transform((row) => ({
      id: row.complaintDto.id,
      ...row,
      // The specification's comments (section 3) have no ids: there their place says which is which.
      complaintComments: row.complaintComments.map((comment, place) => ({
        ...comment,
        id: comment.id ?? String(place + 1),
      })),
    }));

export type DetailRow = z.infer<ReturnType<typeof detailRow>>;

/** `GET complaint/view/{id}`: one complaint with its comments and its course. */
export const complaintDetail = viewCall('complaint/view', detailRow, { hasRows: true });

/** A complaint, and which of its comments were asked for. */
export interface LoadedComplaint {
  readonly row: DetailRow;
  readonly window: CommentWindow;
}

/** A complaint with the comments of a window, all of them from a data API that knows no windows; null when out of scope. */
export async function readComplaint(
  rest: RestCalls,
  id: string,
  window: CommentWindow,
  links: readonly Relation[] = noRelations,
): Promise<LoadedComplaint | null> {
  const row = await rest.one(complaintDetail, id, windowParameters(window), links);
  return row && { row, window };
}

type Dto = DetailRow['complaintDto'];

/**
 * What the caller may do now, as the data API says; one that does not say ([+]) leaves it to the flags of the
 * specification's section 4.
 */
function stepsOf({ steps: said, isTenant, isSupplier, isDone, isClosed }: Dto): ReadonlySet<string> {
  if (said) return new Set(said);
  const may = new Set<string>();
  if (isClosed) return may;
  if (isTenant) may.add('close').add('comment');
  if (isTenant && isDone) may.add('reopen');
  if (isSupplier) may.add('comment');
  if (isSupplier && !isDone) may.add('done').add('action');
  return may;
}

/**
 * The type of company that is the caller's side, 1 to 3: who is on both sides of a complaint is the
 * platform, which is a side of its own.
 */
export const ownCompanyType = ({ complaintDto: { isTenant, isSupplier } }: DetailRow): string | null => {
  if (isTenant) return isSupplier ? '1' : '3';
  return isSupplier ? '2' : null;
};

/** @param own the company type of the caller's side, for a comment that does not say whose it is */
export const toComment = (row: CommentRow, own: string | null): ComplaintComment => ({
  id: row.id,
  text: row.description,
  photos: row.photo.map(photoAddress),
  isOwnSide: row.sender ?? (own !== null && row.companyTypeId === own),
  authorName: row.name,
  authorId: row.userId,
  step: row.step === null ? null : stepOf(row.step),
  createdAt: row.createdDate,
});

export function toComplaintDetail({ row, window }: LoadedComplaint): ComplaintDetail {
  const { complaintDto: dto, complaintComments, complaintHistory, commentCount } = row;
  const { isTenant, isSupplier, steps: _steps, ...item } = dto;
  const may = stepsOf(dto);
  const own = ownCompanyType(row);
  return {
    ...item,
    isTenantSide: isTenant,
    isSupplierSide: isSupplier,
    canEdit: may.has('edit'),
    canComment: may.has('comment'),
    canSetAction: may.has('action'),
    canMarkDone: may.has('done'),
    canReopen: may.has('reopen'),
    canClose: may.has('close'),
    commentCount: commentCount ?? complaintComments.length,
    loaded: {
      comments: complaintComments.map((comment) => toComment(comment, own)),
      count: commentCount ?? null,
      window,
    },
    history: complaintHistory,
  };
}

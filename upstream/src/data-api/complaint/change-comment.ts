import { sql } from 'kysely';
import { Type } from 'typebox';
import { optionalText, reference } from '../http/body-reader.js';
import { type Envelope, saved } from '../http/envelope.js';
import { wasNotFound } from '../http/phrases.js';
import { brokenRule } from '../http/refusals.js';
import { complaintCommented, DELETED_COMMENT } from '../notification/notice-texts.js';
import type { SaveContext } from '../resource/resource.js';
import { lockRow } from '../resource/save/save.js';
import { announceComment, correctComment } from './announce.js';
import { CHANGE_MINUTES, changeableUntil, commentNotice, LONGEST_TEXT, requireContent } from './comment.js';
import { complaintScope } from './complaint-scope.js';
import { checkStep } from './steps.js';

const TARGET = { complaintId: reference('Complaint'), id: reference('Comment') };

interface Target {
  complaintId: number;
  id: number;
}

export const commentTargetBody = Type.Object(TARGET);
export const commentChangeBody = Type.Object({
  ...TARGET,
  description: optionalText('Comment', LONGEST_TEXT),
});

/**
 * `complaint/comment/change`: another text for an own comment, marked as edited.
 * @throws RulesBroken when it is not the caller's or its time has passed; CallRefused 404 for a complaint out of scope
 */
export async function changeComment(
  context: SaveContext,
  target: Target,
  text: string | null | undefined,
): Promise<Envelope> {
  const comment = await ownComment(context, target);
  const description = text?.trim() ?? '';
  requireContent(description, comment.photos);
  const isSame = description === comment.description;
  if (!isSame) await write(context, comment, { description, photos: comment.photos, isDeleted: false });
  return saved(target.id);
}

/** `complaint/comment/delete`: takes text and photos away from an own comment and leaves a mark. */
export async function deleteComment(context: SaveContext, target: Target): Promise<Envelope> {
  await write(context, await ownComment(context, target), { description: '', photos: [], isDeleted: true });
  return saved(target.id);
}

type OwnComment = Awaited<ReturnType<typeof ownComment>>;

/** Locks the complaint of a comment that the caller may change now, and reads the comment. */
async function ownComment({ trx, caller, services }: SaveContext, { complaintId, id }: Target) {
  const complaint = { id: complaintId, version: undefined };
  const { status } = await lockRow(trx, complaintScope, complaint, caller, services.today());
  checkStep('comment', caller, status);
  const comment = await trx
    .selectFrom('complaint_comment')
    .selectAll()
    .select(sql<boolean>`created_at < now() - make_interval(mins => ${CHANGE_MINUTES})`.as('is_late'))
    .where('id', '=', id)
    .where('complaint_id', '=', complaintId)
    .executeTakeFirst();
  if (comment === undefined) throw brokenRule('id', 'NOT_FOUND', wasNotFound('Comment'));
  if (comment.user_id !== caller.userId) {
    throw brokenRule(null, 'NOT_YOURS', {
      id: 'Hanya penulisnya yang dapat mengubah atau menghapus komentar',
      en: 'Only its author can edit or delete a comment',
    });
  }
  if (comment.step !== null || comment.deleted_at !== null || comment.is_late) {
    throw brokenRule(null, 'NOT_NOW', {
      id: `Komentar hanya dapat diubah atau dihapus selama ${CHANGE_MINUTES} menit, dan bukan alasan suatu langkah`,
      en: `A comment can be edited or deleted for ${CHANGE_MINUTES} minutes only, and the reason of a step not at all`,
    });
  }
  return comment;
}

interface Content {
  description: string;
  photos: string[];
  isDeleted: boolean;
}

async function write(
  { trx, caller, services }: SaveContext,
  before: OwnComment,
  { description, photos, isDeleted }: Content,
): Promise<void> {
  const after = await trx
    .updateTable('complaint_comment')
    .set({
      description,
      photos: JSON.stringify(photos),
      ...(isDeleted ? { deleted_at: sql`now()` } : { edited_at: sql`now()` }),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const id = after.complaint_id;
  const happening = { trx, services, by: caller, id };
  const changed = {
    complaintId: id,
    id: after.id,
    description,
    photo: photos,
    step: null,
    name: caller.name,
    userId: caller.userId,
    companyTypeId: after.company_type,
    createdDate: after.created_at,
    editedDate: after.edited_at,
    deletedDate: after.deleted_at,
    changeableUntil: isDeleted ? null : changeableUntil(after.created_at),
  };
  const text = isDeleted
    ? complaintCommented(caller.name, DELETED_COMMENT)
    : commentNotice(caller.name, description, photos);
  await correctComment(happening, changed, text);
  await announceComment(happening, changed);
}

import { type Static, Type } from 'typebox';
import { optionalText, reference } from '../http/body-reader.js';
import { type Envelope, saved } from '../http/envelope.js';
import { brokenRule } from '../http/refusals.js';
import { sameInAll } from '../http/text.js';
import { complaintCommented, type NoticeText } from '../notification/notice-texts.js';
import { checkPhotos } from '../photo/photo-access.js';
import { photoPath } from '../photo/photo-path.js';
import type { SaveContext } from '../resource/resource.js';
import { lockRow } from '../resource/save/save.js';
import { announceComment, noticeOtherSide } from './announce.js';
import { complaintScope } from './complaint-scope.js';
import { checkStep, type StepName } from './steps.js';

/** Minutes in which the author may change or delete a comment. */
export const CHANGE_MINUTES = 5;

/** When the time of a comment to be changed ends. @param createdAt ISO 8601 */
export const changeableUntil = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + CHANGE_MINUTES * 60_000).toISOString();

/** The longest comment and reason. */
export const LONGEST_TEXT = 4000;
/** The most photos of a complaint, and of a comment. */
export const MOST_PHOTOS = 20;

export const commentBody = Type.Object({
  complaintId: reference('Complaint'),
  description: optionalText('Comment', LONGEST_TEXT),
  photo: Type.Optional(
    Type.Union([Type.Array(Type.String({ maxLength: 500 }), { maxItems: MOST_PHOTOS }), Type.Null()], {
      title: 'Photo',
    }),
  ),
});

/**
 * `complaint/comment`: text, photos or both, as long as the complaint is not closed.
 * @returns the comment's id
 * @throws RulesBroken; CallRefused 404 for a complaint out of scope
 */
export async function comment(context: SaveContext, body: Static<typeof commentBody>): Promise<Envelope> {
  const { trx, caller, services } = context;
  const id = body.complaintId;
  const row = await lockRow(trx, complaintScope, { id, version: undefined }, caller, services.today());
  checkStep('comment', caller, row.status);
  const description = body.description?.trim() ?? '';
  const photos = (body.photo ?? []).map((address) => photoPath('photo', address));
  requireContent(description, photos);
  const written = await writeComment(context, { id, description, photos, step: null });
  const text = commentNotice(caller.name, description, photos);
  await noticeOtherSide({ trx, services, by: caller, id }, text, written);
  return saved(written);
}

/** The notice of a comment: its text, else the number of its photos. */
export function commentNotice(by: string, description: string, photos: readonly string[]): NoticeText {
  const text =
    description === ''
      ? { id: `${photos.length} foto`, en: `${photos.length} photo${photos.length === 1 ? '' : 's'}` }
      : sameInAll(description);
  return complaintCommented(by, text);
}

/** Refuses a comment without text and photos. */
export function requireContent(description: string, photos: readonly string[]): void {
  if (description !== '' || photos.length > 0) return;
  throw brokenRule('description', 'REQUIRED', {
    id: 'Komentar tidak boleh kosong',
    en: 'A comment cannot be empty',
  });
}

/** Writes a comment, or a step's reason as one, and notifies those who may read it. @returns its id */
export async function writeComment(
  context: SaveContext,
  content: { id: number; description: string; photos: string[]; step: StepName | null },
): Promise<number> {
  const { trx, caller, services } = context;
  const { id, description, photos, step } = content;
  const kept = JSON.stringify(photos);
  await checkPhotos(context, 'complaint_comment', new Map([['photos', kept]]));
  const written = await trx
    .insertInto('complaint_comment')
    .values({
      complaint_id: id,
      description,
      photos: kept,
      step,
      user_id: caller.userId,
      company_type: caller.companyType,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  await announceComment(
    { trx, services, by: caller, id },
    {
      complaintId: id,
      id: written.id,
      description,
      photo: photos,
      step,
      name: caller.name,
      userId: caller.userId,
      companyTypeId: caller.companyType,
      createdDate: written.created_at,
      editedDate: null,
      deletedDate: null,
      changeableUntil: step === null ? changeableUntil(written.created_at) : null,
    },
  );
  return written.id;
}

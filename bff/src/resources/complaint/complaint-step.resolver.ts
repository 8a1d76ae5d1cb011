import { Arg, Args, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { photoForSave } from '../../files/photo-address.js';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { payloadOf } from '../../graphql/schema/payload.js';
import { saveCall } from '../../rest/calls.js';
import { rowId } from '../../rest/rows/row-id.js';
import { type ComplaintAction, complaintActions } from './complaint.js';
import { ComplaintCommentPayload, ComplaintPayload } from './complaint-detail.types.js';
import { complaintPayloadOf } from './complaint-payload.js';
import { ComplaintCommentInput, ComplaintCommentTarget, ComplaintStepArgs } from './complaint-step.inputs.js';

const complaintComment = saveCall('complaint/comment');
const commentChange = saveCall('complaint/comment/change');
const commentDeletion = saveCall('complaint/comment/delete');
const complaintAction = saveCall('complaint/action');

/** Comments, and the steps of a complaint. The data API decides which step is possible. */
@Resolver()
export class ComplaintStepResolver {
  @SignedIn()
  @Mutation(() => ComplaintCommentPayload, {
    description: 'Adds a comment to a complaint that is not closed.',
  })
  async commentOnComplaint(
    @Arg('complaintId', () => ID, { description: 'The complaint.' }) complaintId: string,
    @Arg('input', () => ComplaintCommentInput, { description: 'The comment.' }) input: ComplaintCommentInput,
    @Ctx() { rest }: Context,
  ): Promise<ComplaintCommentPayload> {
    const loadAddress = rest.addressOf('fileService', 'load');
    const reply = await rest.save(complaintComment, commentPayload(complaintId, input, loadAddress));
    return { ...payloadOf(reply, commentInputNames), commentId: reply.success ? reply.id : null };
  }

  @SignedIn()
  @Mutation(() => ComplaintCommentPayload, {
    description: 'Edits the text of a comment, by its author, until `changeableUntil`.',
  })
  async editComplaintComment(
    @Args(() => ComplaintCommentTarget) { complaintId, commentId }: ComplaintCommentTarget,
    @Arg('text', () => String, { description: 'The new text; empty for photos without a text.' })
    text: string,
    @Ctx() { rest }: Context,
  ): Promise<ComplaintCommentPayload> {
    const target = commentTarget(complaintId, commentId);
    const reply = await rest.save(commentChange, { ...target, description: text });
    return { ...payloadOf(reply, commentInputNames), commentId: reply.success ? commentId : null };
  }

  @SignedIn()
  @Mutation(() => ComplaintCommentPayload, {
    description:
      'Deletes a comment, by its author, until `changeableUntil`: its text and photos are removed.',
  })
  async deleteComplaintComment(
    @Args(() => ComplaintCommentTarget) { complaintId, commentId }: ComplaintCommentTarget,
    @Ctx() { rest }: Context,
  ): Promise<ComplaintCommentPayload> {
    const reply = await rest.save(commentDeletion, commentTarget(complaintId, commentId));
    return { ...payloadOf(reply, commentInputNames), commentId: reply.success ? commentId : null };
  }

  @SignedIn()
  @Mutation(() => ComplaintPayload, { description: "Chooses the supplier's action for a complaint." })
  async setComplaintAction(
    @Arg('id', () => ID, { description: 'The complaint.' }) id: string,
    @Arg('action', () => complaintActions.type, { description: "The supplier's action." })
    action: ComplaintAction,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The version that the user saw; if it has changed since, nothing is saved (code CONFLICT).',
    })
    version: number | null | undefined,
    @Ctx() context: Context,
  ): Promise<ComplaintPayload> {
    const reply = await context.rest.save(complaintAction, {
      id: rowId(id, 'id'),
      actionId: complaintActions.write(action, 'action'),
      version: version ?? undefined,
    });
    return complaintPayloadOf(context, reply, id);
  }
}

const commentTarget = (complaintId: string, commentId: string) => ({
  complaintId: rowId(complaintId, 'complaintId'),
  id: rowId(commentId, 'commentId'),
});

/** Payload of `complaint/comment`. */
const commentPayload = (complaintId: string, input: ComplaintCommentInput, loadAddress: string) => ({
  complaintId: rowId(complaintId, 'complaintId'),
  description: input.text ?? '',
  photo: input.photos.map((photo) => photoForSave(photo, loadAddress)),
});

const commentInputNames = { description: 'text', photo: 'photos' };

/** The mutation for a step that needs only a reason. */
function stepResolver(name: string, description: string, path: string) {
  const call = saveCall(path);
  @Resolver()
  class StepResolver {
    @SignedIn()
    @Mutation(() => ComplaintPayload, { name, description })
    async take(
      @Args(() => ComplaintStepArgs) { id, reason, version }: ComplaintStepArgs,
      @Ctx() context: Context,
    ): Promise<ComplaintPayload> {
      const payload = { id: rowId(id, 'id'), reason, version: version ?? undefined };
      return complaintPayloadOf(context, await context.rest.save(call, payload), id);
    }
  }
  return StepResolver;
}

export const complaintStepResolvers = [
  stepResolver('markComplaintDone', 'Marks a complaint as done, by the supplier.', 'complaint/done'),
  stepResolver(
    'reopenComplaint',
    'Reopens a complaint, by a tenant who is not satisfied.',
    'complaint/reopen',
  ),
  stepResolver('closeComplaint', 'Closes a complaint permanently, by the tenant.', 'complaint/close'),
];

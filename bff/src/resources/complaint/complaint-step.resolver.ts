import { Arg, Args, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { photoForSave } from '../../files/photo-address.js';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { payloadOf } from '../../graphql/schema/payload.js';
import { type SaveCall, saveCall } from '../../rest/calls.js';
import { rowId } from '../../rest/rows/row-id.js';
import { type ComplaintAction, complaintActions } from './complaint.js';
import { ComplaintCommentPayload, ComplaintPayload } from './complaint-detail.types.js';
import { complaintPayloadOf } from './complaint-payload.js';
import { ComplaintCommentInput, ComplaintStepArgs } from './complaint-step.inputs.js';

const complaintComment = saveCall('complaint/comment');
const complaintAction = saveCall('complaint/action');
const complaintDone = saveCall('complaint/done');
const complaintReopen = saveCall('complaint/reopen');
const complaintClose = saveCall('complaint/close');

/** The course of a complaint: which step is possible now the data API decides. */
@Resolver()
export class ComplaintStepResolver {
  @SignedIn()
  @Mutation(() => ComplaintCommentPayload, {
    description: 'Writes a comment on a complaint that is not closed.',
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
  @Mutation(() => ComplaintPayload, { description: 'The supplier says what it does about a complaint.' })
  async setComplaintAction(
    @Arg('id', () => ID, { description: 'The complaint.' }) id: string,
    @Arg('action', () => complaintActions.type, { description: 'What is done about it.' })
    action: ComplaintAction,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The version that the person saw; when it has moved on since, nothing is done (code CONFLICT).',
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

  @SignedIn()
  @Mutation(() => ComplaintPayload, { description: 'The supplier says that a complaint is done.' })
  markComplaintDone(
    @Args(() => ComplaintStepArgs) step: ComplaintStepArgs,
    @Ctx() context: Context,
  ): Promise<ComplaintPayload> {
    return take(context, complaintDone, step);
  }

  @SignedIn()
  @Mutation(() => ComplaintPayload, { description: 'The tenant is not content with what was done.' })
  reopenComplaint(
    @Args(() => ComplaintStepArgs) step: ComplaintStepArgs,
    @Ctx() context: Context,
  ): Promise<ComplaintPayload> {
    return take(context, complaintReopen, step);
  }

  @SignedIn()
  @Mutation(() => ComplaintPayload, { description: 'The tenant closes a complaint, for good.' })
  closeComplaint(
    @Args(() => ComplaintStepArgs) step: ComplaintStepArgs,
    @Ctx() context: Context,
  ): Promise<ComplaintPayload> {
    return take(context, complaintClose, step);
  }
}

/** Payload of `complaint/comment`. */
const commentPayload = (complaintId: string, input: ComplaintCommentInput, loadAddress: string) => ({
  complaintId: rowId(complaintId, 'complaintId'),
  description: input.text ?? '',
  photo: input.photos.map((photo) => photoForSave(photo, loadAddress)),
});

const commentInputNames = { description: 'text', photo: 'photos' };

async function take(
  context: Context,
  call: SaveCall,
  { id, reason, version }: ComplaintStepArgs,
): Promise<ComplaintPayload> {
  const reply = await context.rest.save(call, {
    id: rowId(id, 'id'),
    reason,
    version: version ?? undefined,
  });
  return complaintPayloadOf(context, reply, id);
}

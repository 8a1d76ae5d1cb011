import { map, pipe } from '@graphql-yoga/subscription';
import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { GatewayError } from '../../schema/errors.js';
import { ComplaintCommentArgs } from './complaint.inputs.js';
import { complaintView } from './complaint.rest.js';
import { ComplaintComment, ComplaintDetail } from './complaint.types.js';
import {
  commentsBefore,
  complaintDetail,
  type DetailRow,
  ownCompanyType,
  toComment,
  toComplaintDetail,
} from './complaint-detail.rest.js';

interface Subscribing {
  args: { complaintId: string };
  context: Context;
}

/** One complaint, and what happens to it while somebody looks. */
@Resolver(() => ComplaintDetail)
export class ComplaintDetailResolver {
  @SignedIn()
  @Query(() => ComplaintDetail, {
    nullable: true,
    description: 'One complaint with its comments and its course; null when there is none in scope.',
  })
  async complaint(
    @Arg('id', () => ID, { description: 'The complaint.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<ComplaintDetail | null> {
    const row = await rest.one(complaintDetail, id);
    return row && toComplaintDetail(row);
  }

  @FieldResolver(() => [ComplaintComment], { description: 'Its newest comments, oldest of them first.' })
  comments(
    @Root() { allComments }: ComplaintDetail,
    @Args(() => ComplaintCommentArgs) { last, before }: ComplaintCommentArgs,
  ): ComplaintComment[] {
    return commentsBefore(allComments, last, before);
  }

  @SignedIn()
  @Subscription(() => ComplaintComment, {
    description: 'Each new comment on a complaint. Refused when the complaint is not in scope.',
    subscribe: async ({ args: { complaintId }, context }: Subscribing) => {
      const own = ownCompanyType(readable(await context.rest.one(complaintDetail, complaintId)));
      const comments = context.live.complaints.commented(await context.currentUserId(), complaintId, context);
      return pipe(
        comments,
        map((comment) => toComment(comment, own)),
      );
    },
  })
  complaintCommented(
    @Arg('complaintId', () => ID, { description: 'The complaint.' }) _complaintId: string,
    @Root() comment: ComplaintComment,
  ): ComplaintComment {
    return comment;
  }

  @SignedIn()
  @Subscription(() => ComplaintDetail, {
    description:
      'A complaint as it stands: at once, and whenever it changes. Refused when the complaint is not in scope.',
    subscribe: async ({ args: { complaintId }, context }: Subscribing) => {
      readable(await context.rest.byId(complaintView, complaintId));
      return context.live.complaints.changed(await context.currentUserId(), complaintId, context);
    },
  })
  complaintChanged(
    @Arg('complaintId', () => ID, { description: 'The complaint.' }) _complaintId: string,
    @Root() row: DetailRow,
  ): ComplaintDetail {
    return toComplaintDetail(row);
  }
}

/** @throws BAD_USER_INPUT for a complaint that is not there, or not in the caller's scope. */
function readable<Row>(row: Row | null): Row {
  if (row === null)
    throw new GatewayError('BAD_USER_INPUT', 'There is no such complaint.', { field: 'complaintId' });
  return row;
}

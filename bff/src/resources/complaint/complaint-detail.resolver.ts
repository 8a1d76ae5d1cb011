import { map, pipe } from '@graphql-yoga/subscription';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import { GatewayError } from '../../errors/errors.js';
import type { Text } from '../../errors/text.js';
import { begun } from '../../events/stream.js';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { selectedArguments } from '../../graphql/schema/selected-fields.js';
import { SelectedRelations } from '../../graphql/schema/selected-relations.js';
import type { Relation } from '../../rest/rows/include-negotiator.js';
import { relationsResolver } from '../definition/relations.js';
import type { Subscribing } from '../subscribing.js';
import { user } from '../user/user.js';
import { type CommentWindow, commentsIn, commonWindow, NO_COMMENTS } from './comment-window.js';
import { complaint } from './complaint.js';
import {
  type LoadedComplaint,
  ownCompanyType,
  readComplaint,
  toComplaintDetail,
  withSide,
} from './complaint-detail.rest.js';
import { type ComplaintComment, ComplaintDetail, complaintComment } from './complaint-detail.types.js';
import type { ComplaintLive } from './complaint-feeds.js';
import { ComplaintCommentArgs } from './complaint-step.inputs.js';

/** One complaint, its comments and its changes. */
@Resolver(() => ComplaintDetail)
export class ComplaintDetailResolver {
  @SignedIn()
  @Query(() => ComplaintDetail, {
    nullable: true,
    description: 'One complaint with its comments and its history; null when there is none in scope.',
  })
  async complaint(
    @Arg('id', () => ID, { description: 'The complaint.' }) id: string,
    @Ctx() { rest }: Context,
    @Info() info: GraphQLResolveInfo,
    @SelectedRelations() relations: readonly Relation[],
  ): Promise<ComplaintDetail | null> {
    const windows = selectedArguments(info, 'comments').map(toWindow);
    const loaded = await readComplaint(rest, id, commonWindow(windows), relations);
    return loaded && toComplaintDetail(loaded);
  }

  @FieldResolver(() => [complaintComment.type], {
    description: 'Its newest comments, in chronological order.',
  })
  async comments(
    @Root() { id, loaded }: ComplaintDetail,
    @Args(() => ComplaintCommentArgs) window: ComplaintCommentArgs,
    @Ctx() { rest }: Context,
  ): Promise<readonly ComplaintComment[]> {
    const known = commentsIn(loaded, window);
    if (known) return known;
    const more = await readComplaint(rest, id, window);
    return more ? (commentsIn(toComplaintDetail(more).loaded, window) ?? []) : [];
  }

  @SignedIn()
  @Subscription(() => complaintComment.type, {
    description:
      'Each new comment on a complaint, and each comment that its author has edited or deleted. Refused when the complaint is not in scope.',
    subscribe: async ({
      args: { complaintId },
      context,
    }: Subscribing<ComplaintLive, { complaintId: string }>) => {
      // Subscribe first, so that a comment written while the complaint is read is not missed.
      const userId = await context.currentUserId();
      const comments = begun(context.live.complaints.commented(userId, complaintId, context));
      try {
        const { row } = readable(await readComplaint(context.rest, complaintId, NO_COMMENTS));
        const own = ownCompanyType(row);
        return pipe(
          comments,
          map((comment) => withSide(forReader(comment, userId), own)),
        );
      } catch (error) {
        await comments.return?.();
        throw error;
      }
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
      'The current state of a complaint: immediately, and after each change. Refused when the complaint is not in scope.',
    subscribe: async ({
      args: { complaintId },
      context,
    }: Subscribing<ComplaintLive, { complaintId: string }>) => {
      readable(await context.rest.byId(complaint.view, complaintId));
      return context.live.complaints.changed(await context.currentUserId(), complaintId, context);
    },
  })
  complaintChanged(
    @Arg('complaintId', () => ID, { description: 'The complaint.' }) _complaintId: string,
    @Root() loaded: LoadedComplaint,
  ): ComplaintDetail {
    return toComplaintDetail(loaded);
  }
}

/** An event is the same for all its receivers, but only the author may change a comment. */
const forReader = (comment: ComplaintComment, userId: string): ComplaintComment =>
  comment.authorId === userId ? comment : { ...comment, changeableUntil: null };

/** A value out of range is refused when the field is resolved. */
const toWindow = ({ last, before }: Record<string, unknown>): CommentWindow => ({
  last: typeof last === 'number' ? last : 0,
  before: typeof before === 'string' ? before : null,
});

const noSuchComplaint: Text = { id: 'Komplain tidak ditemukan.', en: 'There is no such complaint.' };

/** @throws GatewayError BAD_USER_INPUT when there is no such complaint in the caller's scope */
function readable<Row>(row: Row | null): Row {
  if (row === null) throw new GatewayError('BAD_USER_INPUT', noSuchComplaint, { field: 'complaintId' });
  return row;
}

export const complaintCommentRelations = relationsResolver<ComplaintComment>(complaintComment.type, {
  author: { to: user, key: 'authorId', description: 'The author; null out of scope.' },
});

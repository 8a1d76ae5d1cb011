import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/schema/context.js';
import { type User, user } from '../user/user.js';
import { type ComplaintComment, complaintComment } from './complaint-detail.types.js';

@Resolver(() => complaintComment.type)
export class ComplaintCommentResolver {
  @FieldResolver(() => user.type, { nullable: true, description: 'The author; null out of scope.' })
  author(@Root() { authorId }: ComplaintComment, @Ctx() { rest }: Context): Promise<User | null> | null {
    return authorId === null ? null : rest.byId(user.view, authorId);
  }
}

import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { toUser, userView } from '../../access/user/user.rest.js';
import { User } from '../../access/user/user.types.js';
import type { Context } from '../../schema/context.js';
import { Root } from '../../schema/root.js';
import { ComplaintComment } from './complaint.types.js';

/** What a comment links to. */
@Resolver(() => ComplaintComment)
export class ComplaintCommentResolver {
  @FieldResolver(() => User, { nullable: true, description: 'Who wrote it; null out of scope.' })
  async author(@Root() { authorId }: ComplaintComment, @Ctx() { rest }: Context): Promise<User | null> {
    const row = authorId && (await rest.byId(userView, authorId));
    return row ? toUser(row) : null;
  }
}

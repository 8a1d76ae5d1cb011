import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import { ActionPayload } from '../../graphql/schema/action-payload.js';
import type { Context } from '../../graphql/schema/context.js';
import { Option } from '../../graphql/schema/option.js';
import { payloadOf } from '../../graphql/schema/payload.js';
import { optionsCall, saveCall } from '../../rest/calls.js';
import { rowId } from '../../rest/rows/row-id.js';

const replyList = optionsCall('complaint/list/reply', { optional: true });
const replySave = saveCall('complaint/reply/save', { optional: true });
const replyDeletion = saveCall('complaint/reply/delete', { optional: true });

/** Canned replies: short texts that a company's staff pick when they comment on a complaint ([+]). */
@Resolver()
export class ComplaintReplyResolver {
  @SignedIn()
  @Query(() => [Option], { description: "The canned replies of the caller's company, by their text." })
  complaintReplyOptions(@Ctx() { rest }: Context): Promise<Option[]> {
    return rest.options(replyList);
  }

  @SignedIn()
  @Mutation(() => ActionPayload, {
    description: "Adds a canned reply of the caller's company, or changes one.",
  })
  async saveComplaintReply(
    @Arg('id', () => ID, { nullable: true, description: 'The reply to change; null for a new one.' })
    id: string | null | undefined,
    @Arg('text', () => String, {
      description: 'The text, of at most 1000 characters, unique at the company.',
    })
    text: string,
    @Ctx() { rest }: Context,
  ): Promise<ActionPayload> {
    return payloadOf(await rest.save(replySave, { id: id ? rowId(id, 'id') : null, text }));
  }

  @SignedIn()
  @Mutation(() => ActionPayload, { description: "Deletes a canned reply of the caller's company." })
  async deleteComplaintReply(
    @Arg('id', () => ID, { description: 'The reply.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<ActionPayload> {
    return payloadOf(await rest.save(replyDeletion, { id: rowId(id, 'id') }));
  }
}

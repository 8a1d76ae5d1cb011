import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import { ActionPayload } from '../../graphql/schema/action-payload.js';
import type { Context } from '../../graphql/schema/context.js';
import { payloadOf } from '../../graphql/schema/payload.js';
import { saveCall } from '../../rest/calls.js';
import { rowId } from '../../rest/rows/row-id.js';
import { members, Resource } from '../permission/permission.js';

/** The call for each member of the enum. [+] */
const calls = new Map(
  members.map(({ member, resource }) => [member, saveCall(`${resource.path}/undo_create`)]),
);

/** Removes a new record of any resource. */
@Resolver()
export class UndoCreateResolver {
  @SignedIn()
  @Mutation(() => ActionPayload, {
    description:
      'Removes a record that the caller has just created, where `ResourcePermission.canUndoCreate` is true: within ten minutes of its creation (else code TOO_LATE), while nobody has changed it (else CONFLICT) and no other record uses it (else IN_USE).',
  })
  async undoCreate(
    @Arg('resource', () => Resource, { description: 'What kind of record it is.' }) kind: string,
    @Arg('id', () => ID, { description: 'The record.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<ActionPayload> {
    const call = calls.get(kind);
    if (call === undefined) throw new Error(`${kind} has no call that removes a new record`);
    return payloadOf(await rest.save(call, { id: rowId(id, 'id') }));
  }
}

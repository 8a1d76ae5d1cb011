import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { saveCall } from '../../rest/calls.js';
import { savePayload } from '../definition/save.js';
import { complaint } from './complaint.js';
import { ComplaintPayload } from './complaint-detail.types.js';
import { complaintPayloadOf } from './complaint-payload.js';

const save = saveCall('complaint/save');
const edit = saveCall('complaint/edit');

@Resolver()
export class ComplaintSaveResolver {
  @SignedIn()
  @Mutation(() => ComplaintPayload, { description: 'Raises a complaint about a vehicle that is rented.' })
  createComplaint(
    @Arg('input', () => complaint.input, { description: 'The complaint.' }) input: object,
    @Ctx() context: Context,
  ): Promise<ComplaintPayload> {
    return saved(context, null, input);
  }

  @SignedIn()
  @Mutation(() => ComplaintPayload, { description: 'Changes a complaint that is still open.' })
  updateComplaint(
    @Arg('id', () => ID, { description: 'The complaint.' }) id: string,
    @Arg('input', () => complaint.input, { description: 'Its fields, changed or not.' }) input: object,
    @Ctx() context: Context,
  ): Promise<ComplaintPayload> {
    return saved(context, id, input);
  }
}

async function saved(context: Context, id: string | null, input: object): Promise<ComplaintPayload> {
  const loadAddress = context.rest.addressOf('fileService', 'load');
  const payload = savePayload(complaint.inputFields, id, input, loadAddress);
  return complaintPayloadOf(context, await context.rest.save(id === null ? save : edit, payload), id);
}

import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { saveCall } from '../../rest/calls.js';
import { encodeDate } from '../../rest/encode.js';
import { rowId } from '../../rest/rows/row-id.js';
import { argument, dateKind, idKind } from '../definition/kinds.js';
import { optionsResolver } from '../definition/options/options.js';
import { type ComplaintPriority, complaintPriorities } from './complaint.js';
import { ComplaintPayload } from './complaint-detail.types.js';
import { complaintPayloadOf } from './complaint-payload.js';
import { ComplaintPlanArgs } from './complaint-step.inputs.js';

const complaintEstimate = saveCall('complaint/estimate');
const complaintPriority = saveCall('complaint/priority');
const complaintAssignee = saveCall('complaint/assign');

const targetOf = ({ id, version }: ComplaintPlanArgs) => ({
  id: rowId(id, 'id'),
  version: version ?? undefined,
});

/** The supplier's plan for a complaint: the day, the priority and the assignee ([+]). */
@Resolver()
export class ComplaintPlanResolver {
  @SignedIn()
  @Mutation(() => ComplaintPayload, {
    description: 'Sets when a complaint is expected to be done, by the supplier.',
  })
  async setComplaintEstimate(
    @Args(() => ComplaintPlanArgs) target: ComplaintPlanArgs,
    @Arg('date', () => dateKind.type, { description: 'The day, today or later.' }) date: Date,
    @Arg('time', () => String, {
      nullable: true,
      description: "The time of that day, `HH:MM` in the fleet's time zone; without it, some time that day.",
    })
    time: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<ComplaintPayload> {
    const payload = { ...targetOf(target), estimationDate: encodeDate(date), estimationTime: time ?? null };
    return complaintPayloadOf(context, await context.rest.save(complaintEstimate, payload), target.id);
  }

  @SignedIn()
  @Mutation(() => ComplaintPayload, { description: 'Sets how urgent a complaint is, by the supplier.' })
  async setComplaintPriority(
    @Args(() => ComplaintPlanArgs) target: ComplaintPlanArgs,
    @Arg('priority', () => complaintPriorities.type, { description: 'How urgent it is.' })
    priority: ComplaintPriority,
    @Ctx() context: Context,
  ): Promise<ComplaintPayload> {
    const payload = { ...targetOf(target), priority: complaintPriorities.write(priority, 'priority') };
    return complaintPayloadOf(context, await context.rest.save(complaintPriority, payload), target.id);
  }

  @SignedIn()
  @Mutation(() => ComplaintPayload, {
    description: 'Assigns a complaint to a person of the supplier, or to nobody, by the supplier.',
  })
  async assignComplaint(
    @Args(() => ComplaintPlanArgs) target: ComplaintPlanArgs,
    @Arg('assigneeId', () => ID, {
      nullable: true,
      description: 'The person, one of `complaintAssigneeOptions`; null for nobody.',
    })
    assigneeId: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<ComplaintPayload> {
    const payload = { ...targetOf(target), assigneeId: assigneeId ? rowId(assigneeId, 'assigneeId') : null };
    return complaintPayloadOf(context, await context.rest.save(complaintAssignee, payload), target.id);
  }
}

export const complaintAssigneeOptions = optionsResolver('complaintAssigneeOptions', {
  path: 'complaint/list/assignee',
  isOptional: true,
  description:
    "The people of suppliers who may handle complaints; for a supplier's staff, those of their company.",
  args: {
    supplierId: argument(idKind, 'supplierId', { nullable: true, description: 'The supplier company.' }),
  },
});

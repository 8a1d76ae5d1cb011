import { Field, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Subscribing } from '../subscribing.js';
import { type Complaint, complaint } from './complaint.js';
import type { ComplaintLive } from './complaint-feeds.js';
import type { ListedChange } from './complaint-list-feed.js';

@ObjectType('ComplaintListChange', {
  simpleResolvers: true,
  description: 'A complaint that somebody else has raised or changed.',
})
class ComplaintListChange implements ListedChange {
  @Field(() => Boolean, { description: 'Whether it was raised, not only changed.' })
  isNew!: boolean;

  @Field(() => complaint.type, {
    nullable: true,
    description: 'The complaint as it is now; null when more have changed than are sent at once.',
  })
  complaint!: Complaint | null;
}

/** Changes of the list of complaints. */
@Resolver()
export class ComplaintListResolver {
  @SignedIn()
  @Subscription(() => [ComplaintListChange], {
    description:
      "The complaints in the caller's scope that others have raised or changed, at most one batch in two seconds. NOT_SUPPORTED if the data API sends no events.",
    subscribe: async ({ context }: Subscribing<ComplaintLive>) =>
      context.live.complaints.listed(await context.currentUserId(), context),
  })
  complaintListChanged(@Root() changes: ComplaintListChange[]): ComplaintListChange[] {
    return changes;
  }
}

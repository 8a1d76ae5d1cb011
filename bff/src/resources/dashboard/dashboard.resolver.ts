import { Arg, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { type Subscribing, supplierArgument } from '../subscribing.js';
import { type Dashboard, dashboard, dashboardRead } from './dashboard.js';
import type { DashboardLive } from './dashboard-feeds.js';

@Resolver(() => dashboard.type)
export class DashboardResolver {
  @SignedIn()
  @Query(() => dashboard.type, { description: "An overview of the fleet in the caller's scope." })
  dashboard(
    @Arg('supplierId', () => ID, { nullable: true, description: 'Only vehicles of this supplier.' })
    supplierId: string | null | undefined,
    @Ctx() { rest }: Context,
  ): Promise<Dashboard> {
    return rest.read(dashboardRead, { companyId: supplierId });
  }

  @SignedIn()
  @Subscription(() => dashboard.type, {
    description:
      "The overview of the fleet in the caller's scope after each change of its numbers, at most once in two seconds.",
    subscribe: async ({ args, context }: Subscribing<DashboardLive, { supplierId?: string | null }>) =>
      context.live.dashboards.changed(await context.currentUserId(), supplierArgument(args), context),
  })
  dashboardChanged(
    @Root() changed: Dashboard,
    @Arg('supplierId', () => ID, { nullable: true, description: 'Only vehicles of this supplier.' })
    _supplierId?: string,
  ): Dashboard {
    return changed;
  }
}

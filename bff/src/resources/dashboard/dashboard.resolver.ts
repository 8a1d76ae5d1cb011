import { Arg, Ctx, ID, Query, Resolver, Subscription } from 'type-graphql';
import { rowId } from '../../rest/row-id.js';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { Root } from '../../schema/root.js';
import { dashboardRead, toDashboard } from './dashboard.rest.js';
import { Dashboard } from './dashboard.types.js';

@Resolver(() => Dashboard)
export class DashboardResolver {
  @SignedIn()
  @Query(() => Dashboard, { description: "The fleet in the caller's scope at a glance." })
  async dashboard(
    @Arg('supplierId', () => ID, { nullable: true, description: 'Only vehicles of this supplier.' })
    supplierId: string | null | undefined,
    @Ctx() { rest }: Context,
  ): Promise<Dashboard> {
    return toDashboard(await rest.read(dashboardRead, { companyId: supplierId }));
  }

  @SignedIn()
  @Subscription(() => Dashboard, {
    description: "The fleet in the caller's scope, whenever its numbers change, at most once in two seconds.",
    subscribe: async ({ context, args }: { context: Context; args: { supplierId?: string | null } }) => {
      const supplierId = args.supplierId == null ? null : String(rowId(args.supplierId, 'supplierId'));
      return context.live.dashboards.changed(await context.currentUserId(), supplierId, context);
    },
  })
  dashboardChanged(
    @Root() dashboard: Dashboard,
    @Arg('supplierId', () => ID, { nullable: true, description: 'Only vehicles of this supplier.' })
    _supplierId?: string,
  ): Dashboard {
    return dashboard;
  }
}

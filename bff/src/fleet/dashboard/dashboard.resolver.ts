import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
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
}

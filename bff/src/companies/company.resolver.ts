import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { SignedIn } from '../schema/access-rule.js';
import type { Context } from '../schema/context.js';
import { Option } from '../schema/option.js';
import { activeParameter, companyList, companyTypeList } from './company.rest.js';

/** What concerns companies of every type. */
@Resolver()
export class CompanyResolver {
  @SignedIn()
  @Query(() => [Option], { description: 'The companies in scope, of every type, to pick from.' })
  companyOptions(
    @Arg('isActive', () => Boolean, {
      nullable: true,
      description: 'Only active ones whose period has not ended, or only the others.',
    })
    isActive: boolean | null | undefined,
    @Ctx() { rest }: Context,
  ): Promise<Option[]> {
    return rest.options(companyList, activeParameter(isActive));
  }

  @SignedIn()
  @Query(() => [Option], { description: 'The company types in scope, to pick from.' })
  companyTypeOptions(@Ctx() { rest }: Context): Promise<Option[]> {
    return rest.options(companyTypeList);
  }
}

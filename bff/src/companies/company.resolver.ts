import { Ctx, Query, Resolver } from 'type-graphql';
import { SignedIn } from '../schema/access-rule.js';
import type { Context } from '../schema/context.js';
import { Option } from '../schema/option.js';
import { companyList, companyTypeList } from './company.rest.js';

/** What concerns companies of every type. */
@Resolver()
export class CompanyResolver {
  @SignedIn()
  @Query(() => [Option], { description: 'The companies in scope, of every type, to pick from.' })
  companyOptions(@Ctx() { rest }: Context): Promise<Option[]> {
    return rest.options(companyList);
  }

  @SignedIn()
  @Query(() => [Option], { description: 'The company types in scope, to pick from.' })
  companyTypeOptions(@Ctx() { rest }: Context): Promise<Option[]> {
    return rest.options(companyTypeList);
  }
}

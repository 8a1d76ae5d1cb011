import { Args, ArgsType, Ctx, Query as QueryField, Resolver } from 'type-graphql';
import { GatewayError } from '../../errors/errors.js';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { Option } from '../../graphql/schema/option.js';
import { optionsCall } from '../../rest/calls.js';
import type { Query } from '../../rest/query.js';
import { declareInputFields, type InputFields, parametersFor } from './input-field.js';

export interface OptionsQuery {
  /** Of the REST call. */
  readonly path: string;
  readonly description: string;
  /** Parameters of the call that a client sets. */
  readonly args?: InputFields;
  /** Marked [+] in the contract: without the call there are no options. */
  readonly isOptional?: boolean;
  /** Constant parameters. */
  readonly query?: Query;
}

/** The query of an option list, such as `batteryModelOptions(supplierId)`. */
export function optionsResolver(
  name: string,
  { path, description, args = {}, isOptional = false, query = {} }: OptionsQuery,
) {
  const call = optionsCall(path, { optional: isOptional });
  @ArgsType()
  class OptionsArgs {}
  declareInputFields(OptionsArgs.prototype, args);
  @Resolver()
  class OptionsResolver {
    @SignedIn()
    @QueryField(() => [Option], { name, description })
    async options(@Args(() => OptionsArgs) given: OptionsArgs, @Ctx() { rest }: Context): Promise<Option[]> {
      try {
        return await rest.options(call, { ...query, ...parametersFor(args, given) });
      } catch (error) {
        if (isOptional && error instanceof GatewayError && error.code === 'NOT_SUPPORTED') return [];
        throw error;
      }
    }
  }
  return OptionsResolver;
}

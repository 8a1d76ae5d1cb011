import { Arg, Ctx, Query as QueryField, Resolver } from 'type-graphql';
import { optionsCall } from '../../rest/calls.js';
import type { Query } from '../../rest/query.js';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { Option } from '../../schema/option.js';
import type { InputFields } from './input-field.js';

export interface OptionsQuery {
  /** Of the REST call. */
  readonly path: string;
  readonly description: string;
  /** Parameters of the call that a client gives. */
  readonly args?: InputFields;
  /** Parameters that are always the same. */
  readonly query?: Query;
}

/** A pick list, such as `batteryModelOptions(supplierId)`. */
export function optionsResolver(name: string, { path, description, args = {}, query = {} }: OptionsQuery) {
  const call = optionsCall(path);
  const fields = Object.entries(args);
  class OptionsResolver {
    options({ rest }: Context, ...values: unknown[]): Promise<Option[]> {
      const given = fields.map(([field, argument], index) =>
        argument.send(values[index], { field, isNew: false, loadAddress: '' }),
      );
      return rest.options(call, Object.assign({}, query, ...given));
    }
  }
  const { prototype } = OptionsResolver;
  const method = Object.getOwnPropertyDescriptor(prototype, 'options');
  if (!method) throw new Error('OptionsResolver has no method options');
  Ctx()(prototype, 'options', 0);
  for (const [index, [field, argument]] of fields.entries())
    Arg(field, () => argument.type, { nullable: argument.nullable, description: argument.description })(
      prototype,
      'options',
      index + 1,
    );
  QueryField(() => [Option], { name, description })(prototype, 'options', method);
  SignedIn()(prototype, 'options', method);
  Resolver()(OptionsResolver);
  return OptionsResolver;
}

import { Ctx, FieldResolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/schema/context.js';
import type { GraphQLTypeValue } from './input-field.js';

/**
 * Declares a nullable field of a type by a function, on the prototype of a resolver of that type.
 * @returns the descriptor of the resolver's method, for further decorators
 */
export function resolvedField<Item>(
  prototype: object,
  name: string,
  type: () => GraphQLTypeValue,
  description: string,
  resolve: (item: Item, context: Context) => unknown,
): TypedPropertyDescriptor<typeof resolve> {
  const method = { value: resolve, writable: true, configurable: true };
  Object.defineProperty(prototype, name, method);
  Root()(prototype, name, 0);
  Ctx()(prototype, name, 1);
  FieldResolver(type, { nullable: true, description })(prototype, name, method);
  return method;
}

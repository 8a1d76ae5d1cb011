import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import { limitedToReading, unauthenticated } from '../../errors/errors.js';
import type { Context } from './context.js';

/** The callers that a root field permits. The data API decides what a signed-in user may read and change. */
type AccessRule = 'public' | 'signedIn';

/** Anyone may call the root field. */
export const Public = () => Extensions({ access: 'public' satisfies AccessRule });

/**
 * Only signed-in callers may call the root field; others get UNAUTHENTICATED without an upstream call, and an API token that is limited to
 * reading gets FORBIDDEN for a mutation.
 */
export const SignedIn = () => Extensions({ access: 'signedIn' satisfies AccessRule });

/** The rule that a root field declares; undefined if it declares none. */
export function accessRuleOf(field: GraphQLField<unknown, Context>): AccessRule | undefined {
  const { access } = field.extensions;
  return access === 'public' || access === 'signedIn' ? access : undefined;
}

/** Every root field of a schema with its full name, such as `Query.me`. */
export function rootFieldsOf(
  schema: GraphQLSchema,
): { name: string; field: GraphQLField<unknown, Context> }[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    type
      ? Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field }))
      : [],
  );
}

/**
 * Enforces each root field's rule before its resolver. Other fields are not wrapped, so that they cost nothing.
 * @throws if a root field declares no rule
 */
export function enforceAccess(schema: GraphQLSchema): GraphQLSchema {
  for (const { name, field } of rootFieldsOf(schema)) {
    const rule = accessRuleOf(field);
    if (!rule) throw new Error(`${name} declares no access rule: mark it @Public() or @SignedIn().`);
    if (rule === 'public') continue;
    const kind = field.subscribe ? 'subscribe' : 'resolve';
    const isMutation = schema.getMutationType()?.getFields()[field.name] === field;
    const inner = field[kind] ?? defaultFieldResolver;
    field[kind] = (source, args, context, info) => {
      const { session } = context;
      if (!session) throw unauthenticated();
      if (isMutation && session.via === 'bearer' && session.isReadOnly) throw limitedToReading();
      return inner(source, args, context, info);
    };
  }
  return schema;
}

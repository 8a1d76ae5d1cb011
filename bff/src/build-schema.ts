import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { enforceAccess } from './graphql/schema/access-rule.js';
import { validateArgument } from './graphql/schema/validate-argument.js';
import { resolvers } from './resolvers.js';

/** The gateway's schema, with the access rules of its root fields. Global middleware would be called for every field. */
export function buildGatewaySchema(): GraphQLSchema {
  return enforceAccess(
    buildSchemaSync({
      resolvers,
      // Apollo Server validates the schema, too; type-graphql's check takes a fifth of a second.
      skipCheck: true,
      validateFn: validateArgument,
      // type-graphql requires one for subscriptions; ours return their own streams (`Context.live`).
      pubSub: createPubSub(),
    }),
  );
}

let built: GraphQLSchema | undefined;

/** The one schema of all gateways in this process: building and validating it takes most of a gateway's start. */
export const gatewaySchema = (): GraphQLSchema => {
  built ??= buildGatewaySchema();
  return built;
};

import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { enforceAccess } from './graphql/schema/access-rule.js';
import { validateArgument } from './graphql/schema/validate-argument.js';
import { resolvers } from './resolvers.js';

/** The gateway's schema, with the access rule of every root field in force. No global middleware: plain fields stay plain. */
export function buildGatewaySchema(): GraphQLSchema {
  return enforceAccess(
    buildSchemaSync({
      resolvers,
      // Apollo Server looks whether a schema is valid, too; type-graphql's look at it takes a fifth of a second of each start.
      skipCheck: true,
      validateFn: validateArgument,
      // type-graphql asks for one wherever there are subscriptions; ours bring their own streams (`Context.live`).
      pubSub: createPubSub(),
    }),
  );
}

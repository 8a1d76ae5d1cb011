import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { buildSchemaSync } from 'type-graphql';
import { resolvers } from '../resources/resolvers.js';
import { enforceAccess } from './access-rule.js';
import { validateArgument } from './validate-argument.js';

// Every date-time is read from the data API to the text that it goes out as (`instantOf`): the scalar would read it once more, to a
// Date, which then takes several times as long to write.
const { serialize } = GraphQLDateTime;
Object.assign(GraphQLDateTime, {
  serialize: (value: unknown) => (typeof value === 'string' ? value : serialize(value)),
});

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

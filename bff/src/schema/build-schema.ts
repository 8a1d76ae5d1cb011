import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { buildSchemaSync } from 'type-graphql';
import { resolvers } from '../resolvers.js';
import { enforceAccess } from './access-rule.js';
import { isoText } from './iso-text.js';

// The scalar's own Date would go on to `JSON.stringify`, which takes several times as long for it as for the text that comes of it.
const { serialize } = GraphQLDateTime;
Object.assign(GraphQLDateTime, { serialize: (value: unknown) => isoText(serialize(value)) });

/** The gateway's schema, with the access rule of every root field in force. No global middleware: plain fields stay plain. */
export function buildGatewaySchema(): GraphQLSchema {
  return enforceAccess(
    buildSchemaSync({
      resolvers,
      validate: { forbidUnknownValues: false },
      // type-graphql asks for one wherever there are subscriptions; ours bring their own streams (`Context.live`).
      pubSub: createPubSub(),
    }),
  );
}

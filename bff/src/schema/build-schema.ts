import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { resolvers } from '../resolvers.js';
import { enforceAccess } from './access-rule.js';

/** The gateway's schema, with the access rule of every root field in force. No global middleware: plain fields stay plain. */
export function buildGatewaySchema(): GraphQLSchema {
  return enforceAccess(
    buildSchemaSync({ resolvers, validate: { forbidUnknownValues: false }, nullableByDefault: false }),
  );
}

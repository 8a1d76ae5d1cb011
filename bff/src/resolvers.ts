import type { NonEmptyArray } from 'type-graphql';
import { AccessResolver } from './access/access.resolver.js';

/** Every resolver of the schema, domain by domain. A resolver that does not stand here does not exist. */
// biome-ignore lint/complexity/noBannedTypes: the type that type-graphql's buildSchema asks for
export const resolvers: NonEmptyArray<Function> = [AccessResolver];

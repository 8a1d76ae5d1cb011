import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';

/** The schema as text: sorted, so that moving code about changes nothing; with every description. */
export function printGatewaySchema(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/** GraphQL Yoga on node:http; arguments: `jit` for envelop's compiling, `armada` for our schema and REST client. */
import { createServer } from 'node:http';
import { useGraphQlJit } from '@envelop/graphql-jit';
import { createSchema, createYoga } from 'graphql-yoga';

const words = process.argv.slice(2);
const { schema, typeDefs, resolvers, contextOf } = await import(
  words.includes('armada') ? './armada-schema.mjs' : './plain-schema.mjs'
);
const yoga = createYoga({
  schema: schema ?? createSchema({ typeDefs, resolvers }),
  context: ({ req }) => contextOf(req),
  plugins: words.includes('jit') ? [useGraphQlJit()] : [],
  logging: 'warn',
});
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());

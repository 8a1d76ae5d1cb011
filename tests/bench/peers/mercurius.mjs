/**
 * mercurius; arguments: `jit` for its own compiling, `armada` for our schema and REST client instead of plain resolvers with axios,
 * `duties` for what a gateway does beside executing operations.
 */
import Fastify from 'fastify';
import mercurius from 'mercurius';

const words = process.argv.slice(2);
const { schema, typeDefs, resolvers, contextOf } = await import(
  words.includes('armada') ? './armada-schema.mjs' : './plain-schema.mjs'
);
const duties = words.includes('duties') ? await import('./duties.mjs') : null;
const app = Fastify(duties?.duteous);
await duties?.addDuties(app);
await app.register(mercurius, {
  schema: schema ?? typeDefs,
  ...(resolvers && { resolvers }),
  context: contextOf,
  jit: words.includes('jit') ? 1 : 0,
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send({ port: app.server.address().port });
process.on('disconnect', () => process.exit());

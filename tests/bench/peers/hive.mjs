/** Hive Gateway (GraphQL Mesh's engine) over the data API's OpenAPI document; argument: `jit` for its own compiling. */
import { createServer } from 'node:http';
import { createGatewayRuntime, LegacyLogger, Logger } from '@graphql-hive/gateway-runtime';
import { getComposedSchemaFromConfig } from '@graphql-mesh/compose-cli';
import { loadOpenAPISubgraph } from '@omnigraph/openapi';

const endpoint = process.env.DATA_API_URL;
const log = new Logger({ level: 'warn' });
const sourceHandler = loadOpenAPISubgraph('armada', {
  source: `${endpoint}/openapi.json`,
  endpoint,
  operationHeaders: { authorization: "{context.headers['authorization']}" },
});
const supergraph = await getComposedSchemaFromConfig(
  { subgraphs: [{ sourceHandler }] },
  LegacyLogger.from(log),
);
const gateway = createGatewayRuntime({
  supergraph,
  jit: process.argv.includes('jit'),
  logging: log,
});
const server = createServer(gateway);
server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
process.on('disconnect', () => process.exit());

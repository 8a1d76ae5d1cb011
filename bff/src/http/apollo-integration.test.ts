import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { defineIntegrationTestSuite } from '@apollo/server-integration-testsuite';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { executeByApollo } from './apollo-over-http.js';
import { listen } from './listening.js';
import { readOperationBody } from './operation/read-operation-body.js';
import { refuseOperation } from './refusal.js';

const log = pino({ level: 'silent' });

// The suite skips tests of @defer and @stream, which need a graphql-js that Apollo Server does not support yet.
const skips = [jest.spyOn(describe, 'skip'), jest.spyOn(it, 'skip')];
for (const skip of skips) skip.mockImplementation(() => undefined);

// Apollo Server's test suite for HTTP integrations.
defineIntegrationTestSuite(async (config, options) => {
  let apollo = new ApolloServer(config);
  const server = createServer(async (request, response) => {
    try {
      const body = await readOperationBody(request, response, null);
      await executeByApollo(apollo, request, response, {
        body,
        context: options?.context ?? (async () => ({})),
      });
    } catch (error) {
      refuseOperation(log, request, response, error);
    }
  });
  apollo = new ApolloServer({
    ...config,
    plugins: [...(config.plugins ?? []), ApolloServerPluginDrainHttpServer({ httpServer: server })],
  });
  await apollo.start();
  return { server: apollo, url: await listen(server, { host: '127.0.0.1', port: 0 }) };
});

for (const skip of skips) skip.mockRestore();

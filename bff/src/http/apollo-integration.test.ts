import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { defineIntegrationTestSuite } from '@apollo/server-integration-testsuite';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { executeByApollo } from './apollo-over-http.js';
import { listen } from './listening.js';
import { operationBody } from './operation/operation-body.js';
import { refuse } from './refusal.js';

const log = pino({ level: 'silent' });

// What the suite itself leaves out wants a graphql-js that Apollo Server does not run on yet (@defer, @stream).
const leftOut = [jest.spyOn(describe, 'skip'), jest.spyOn(it, 'skip')];
for (const skip of leftOut) skip.mockImplementation(() => undefined);

// What Apollo asks of whatever carries it over HTTP, asked of what carries it here.
defineIntegrationTestSuite(async (config, options) => {
  let apollo = new ApolloServer(config);
  const server = createServer(async (request, response) => {
    try {
      const body = await operationBody(request, response, null);
      await executeByApollo(apollo, request, response, {
        body,
        context: options?.context ?? (async () => ({})),
      });
    } catch (error) {
      refuse(log, request, response, error);
    }
  });
  apollo = new ApolloServer({
    ...config,
    plugins: [...(config.plugins ?? []), ApolloServerPluginDrainHttpServer({ httpServer: server })],
  });
  await apollo.start();
  return { server: apollo, url: await listen(server, { host: '127.0.0.1', port: 0 }) };
});

for (const skip of leftOut) skip.mockRestore();

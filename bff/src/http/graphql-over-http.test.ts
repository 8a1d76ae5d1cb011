import { serverAudits } from 'graphql-http';
import { gatewayForTests } from '../testing/gateway-under-test.js';

const world = gatewayForTests();

/** As any client here: with the header that no form of another site can send. */
const fetchFn = (address: string, options: RequestInit = {}) => {
  const headers = new Headers(options.headers);
  headers.set('apollo-require-preflight', 'true');
  return fetch(address, { ...options, headers });
};

const audits = serverAudits({ url: () => `${world.gateway.url}/graphql`, fetchFn });

describe('GraphQL over HTTP, as its specification’s own audits have it', () => {
  test.each(audits)('$name', async (audit) => {
    const result = await audit.fn();
    expect(result).toMatchObject({ status: 'ok' });
  });

  test('all of them', () => {
    expect(audits).toHaveLength(61);
  });
});

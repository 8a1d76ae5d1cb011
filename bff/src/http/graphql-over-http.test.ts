import { serverAudits } from 'graphql-http';
import { gatewayForTests } from '../testing/gateway-under-test.js';

const world = gatewayForTests();

/** With the header that prevents CSRF, which a form of another site cannot send. */
const fetchFn = (address: string, options: RequestInit = {}) => {
  const headers = new Headers(options.headers);
  headers.set('apollo-require-preflight', 'true');
  return fetch(address, { ...options, headers });
};

const audits = serverAudits({ url: () => `${world.gateway.url}/graphql`, fetchFn });

describe('audits of the GraphQL over HTTP specification', () => {
  test.each(audits)('$name', async (audit) => {
    const result = await audit.fn();
    expect(result).toMatchObject({ status: 'ok' });
  });

  test('run completely', () => {
    expect(audits).toHaveLength(61);
  });
});

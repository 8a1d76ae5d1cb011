import { refused, rows, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string, variables = {}, headers = {}) =>
  bench.gateway.run(query, variables, { token: 'staff-token', headers });

const row = {
  id: 4,
  name: 'Telematics',
  readOnly: '1',
  expiresDate: '2027-06-30',
  createdDate: '2026-11-01T10:00:00+07:00',
  lastUsedDate: null,
  revokedDate: null,
};
const input = { name: 'Telematics', expiresAt: '2027-06-30', readOnly: true };

test('lists the caller’s API tokens with one call', async () => {
  upstream.expect('GET', 'api_token/view', ({ query }) => {
    expect(query).toEqual({ page: '1', size: '20' });
    return rows([
      row,
      { ...row, id: 5, readOnly: '0', lastUsedDate: '2026-11-19 23:00', revokedDate: '2026-11-20 01:00' },
    ]);
  });
  const response =
    await run(`{ apiTokens { items { id name readOnly expiresAt createdAt lastUsedAt revokedAt }
    pageInfo { totalItems } } }`);
  expect(response.data?.apiTokens).toEqual({
    items: [
      {
        id: '4',
        name: 'Telematics',
        readOnly: true,
        expiresAt: '2027-06-30',
        createdAt: '2026-11-01T03:00:00.000Z',
        lastUsedAt: null,
        revokedAt: null,
      },
      {
        id: '5',
        name: 'Telematics',
        readOnly: false,
        expiresAt: '2027-06-30',
        createdAt: '2026-11-01T03:00:00.000Z',
        lastUsedAt: '2026-11-19T16:00:00.000Z',
        revokedAt: '2026-11-19T18:00:00.000Z',
      },
    ],
    pageInfo: { totalItems: 2 },
  });
});

const create = `mutation ($input: ApiTokenInput!) {
  createApiToken(input: $input) { success message errors { field code message } token apiToken { id name } }
}`;
const created = { json: { success: true, message: 'Made.', data: { id: 4, token: 'armada_secret' } } };

test('creating one returns the token itself, and reads the other fields by ids', async () => {
  upstream.expect('POST', 'api_token/save', ({ body, headers }) => {
    expect(body).toEqual({ id: 0, name: 'Telematics', expiresDate: '2027-06-30', readOnly: '1' });
    expect(headers['idempotency-key']).toBe('5f0c1b1e-0000-4000-8000-000000000001');
    return created;
  });
  upstream.expect('GET', 'api_token/view', ({ query }) => {
    expect(query).toEqual({ ids: '4', page: '1', size: '1' });
    return rows([row]);
  });
  const response = await run(
    create,
    { input },
    { 'idempotency-key': '5f0c1b1e-0000-4000-8000-000000000001' },
  );
  expect(response.data?.createApiToken).toEqual({
    success: true,
    message: 'Made.',
    errors: [],
    token: 'armada_secret',
    apiToken: { id: '4', name: 'Telematics' },
  });
});

test('a created token is returned even when the API token cannot be read again', async () => {
  upstream.expect('POST', 'api_token/save', created);
  upstream.expect('GET', 'api_token/view', { status: 500 });
  expect((await run(create, { input })).data?.createApiToken).toMatchObject({
    success: true,
    token: 'armada_secret',
    apiToken: null,
  });
});

test('a repeated request returns no token, because only the first reply has it', async () => {
  upstream.expect('POST', 'api_token/save', saved(4));
  const response = await run(
    'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { success token } }',
    {
      input,
    },
  );
  expect(response.data?.createApiToken).toEqual({ success: true, token: null });
});

test('a past expiry date is an error of expiresAt, and there is no token', async () => {
  const message = 'Expiry date must be a day from today on';
  upstream.expect(
    'POST',
    'api_token/save',
    refused(message, [{ field: 'expiresDate', code: 'INVALID', message }]),
  );
  expect((await run(create, { input })).data?.createApiToken).toEqual({
    success: false,
    message,
    errors: [{ field: 'expiresAt', code: 'INVALID', message }],
    token: null,
    apiToken: null,
  });
});

test('an API token is revoked by its id; another user’s is BAD_USER_INPUT', async () => {
  const revoke = 'mutation { revokeApiToken(id: "4") { success message } }';
  upstream.expect('POST', 'api_token/revoke', ({ body }) => {
    expect(body).toEqual({ id: 4 });
    return saved(4, 'Revoked.');
  });
  expect((await run(revoke)).data?.revokeApiToken).toEqual({ success: true, message: 'Revoked.' });
  upstream.expect('POST', 'api_token/revoke', { status: 404, json: { success: false } });
  upstream.expect('GET', 'api_token/view', rows([]));
  expect((await run(revoke)).codes).toEqual(['BAD_USER_INPUT']);
});

test('a data API without API tokens is NOT_SUPPORTED', async () => {
  upstream.expect('GET', 'api_token/view', { status: 404, json: {} });
  expect((await run('{ apiTokens { items { id } } }')).codes).toEqual(['NOT_SUPPORTED']);
  upstream.expect('POST', 'api_token/save', { status: 404, json: {} });
  expect((await run(create, { input })).codes).toEqual(['NOT_SUPPORTED']);
});

test('the token is not in the log', async () => {
  expect(bench.gateway.logLines.join('')).not.toContain('armada_secret');
});

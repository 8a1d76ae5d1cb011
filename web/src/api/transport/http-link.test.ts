import { ApolloClient, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import { MarkAllNotificationsReadDocument, ReverseGeocodeDocument } from '../../gql/graphql';
import { person } from '../../testing/data/people';
import { createApolloClient } from '../client';
import { startSession } from '../session';
import { httpLink } from './http-link';
import { $isOutdated } from './persisted';

interface Sent {
  body: { query?: string; extensions?: { persistedQuery: { sha256Hash: string } } };
  headers: Headers;
}

let sent: Sent[] = [];
let respond: (request: Sent) => Response;
const realFetch = globalThis.fetch;
const done = { data: { reverseGeocode: { __typename: 'Address', address: 'Monas' } } };
const refused = (code: string, status = 200) =>
  Response.json({ errors: [{ message: code, extensions: { code } }] }, { status });

beforeEach(() => {
  sent = [];
  respond = () => Response.json(done);
  globalThis.fetch = async (_address, init) => {
    const request = { body: JSON.parse(String(init?.body)), headers: new Headers(init?.headers) };
    sent.push(request);
    return respond(request);
  };
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const client = () => new ApolloClient({ cache: new InMemoryCache(), link: httpLink });
const query = { query: ReverseGeocodeDocument, variables: { latitude: 1, longitude: 2 } };

// One page's life: what the gateway once refused is remembered.
it('An operation is sent by the id that the code generator has put into its document', async () => {
  const { data } = await client().query(query);
  expect(data).toEqual(done.data);
  const { body, headers } = sent[0] ?? {};
  expect(body).toMatchObject({ operationName: 'ReverseGeocode', variables: query.variables });
  expect(body?.extensions?.persistedQuery.sha256Hash).toMatch(/^[\da-f]{64}$/);
  expect(body).not.toHaveProperty('query');
  expect([headers?.get('accept'), headers?.get('accept-language')]).toEqual(['application/json', 'id']);
});

it('The headers of an operation come on top', async () => {
  respond = () => Response.json({ data: { markAllNotificationsRead: null } });
  const context = { headers: { 'idempotency-key': 'k1' } };
  await client().mutate({ mutation: MarkAllNotificationsReadDocument, context, errorPolicy: 'all' });
  expect(sent[0]?.headers.get('idempotency-key')).toBe('k1');
});

it('A refusal with a status has its code; what is no response of the gateway has none', async () => {
  respond = () => refused('RATE_LIMITED', 429);
  const limited: unknown = await client()
    .query(query)
    .catch((error: unknown) => error);
  expect(CombinedGraphQLErrors.is(limited) && limited.errors[0]?.extensions).toEqual({
    code: 'RATE_LIMITED',
  });
  respond = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  const failed: unknown = await client()
    .query(query)
    .catch((error: unknown) => error);
  expect(CombinedGraphQLErrors.is(failed)).toBe(false);
});

it('A gateway of another build gets the document, and from then on documents; where it takes none the page is outdated', async () => {
  respond = ({ body }) =>
    body.query === undefined
      ? Response.json({
          errors: [
            { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND' } },
          ],
        })
      : Response.json(done);
  expect((await client().query(query)).data).toEqual(done.data);
  expect((await client().query(query)).data).toEqual(done.data);
  expect(sent.map(({ body }) => body.query !== undefined)).toEqual([false, true, true]);
  expect($isOutdated.get()).toBe(false);
  respond = () => refused('PERSISTED_OPERATION_NOT_FOUND');
  const me = person();
  startSession(me);
  const { client: ofUser, close } = createApolloClient(me.user.id);
  await ofUser.query(query).catch(() => undefined);
  expect($isOutdated.get()).toBe(true);
  close();
});

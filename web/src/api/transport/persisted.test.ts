import { MeDocument } from '../../gql/plain/graphql';
import { $isOutdated } from './persisted';
import { post } from './post';

/** The requests that were sent, oldest first. */
let sent: Record<string, unknown>[] = [];
let takes: (body: Record<string, unknown>) => boolean = () => true;
const unknown = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND' } }],
};
const realFetch = globalThis.fetch;

beforeEach(() => {
  sent = [];
  globalThis.fetch = async (_address, init) => {
    const body: Record<string, unknown> = JSON.parse(String(init?.body));
    sent.push(body);
    return Response.json(takes(body) ? { data: { me: null } } : unknown);
  };
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const sha256Hash = expect.stringMatching(/^[\da-f]{64}$/);
const byId = {
  operationName: 'Me',
  variables: {},
  extensions: { persistedQuery: { version: 1, sha256Hash } },
};
const byDocument = { operationName: 'Me', variables: {}, query: expect.stringContaining('query Me') };

// One page's life: what the gateway once refused is remembered.
it('An operation is sent by its id alone', async () => {
  expect(await post(MeDocument, {})).toEqual({ data: { me: null } });
  expect(sent).toEqual([byId]);
});

it('A gateway of another build gets the document, and from then on documents', async () => {
  takes = (body) => 'query' in body;
  expect(await post(MeDocument, {})).toEqual({ data: { me: null } });
  await post(MeDocument, {});
  expect(sent).toEqual([byId, byDocument, byDocument]);
  expect($isOutdated.get()).toBe(false);
});

it('Where it takes no documents either the page is outdated', async () => {
  takes = () => false;
  expect(await post(MeDocument, {})).toEqual(unknown);
  expect($isOutdated.get()).toBe(true);
});

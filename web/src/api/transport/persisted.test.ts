/** What was sent, oldest first, and what the gateway stores of it. */
let sent: Record<string, unknown>[] = [];
let takes: (body: Record<string, unknown>) => boolean = () => true;
const unknown = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND' } }],
};
const realFetch = globalThis.fetch;

Object.assign(globalThis, { ARMADA_OPERATIONS: 'ab12' });
// Read when the page begins: requested once the build has its mark.
const { $isOutdated } = jest.requireActual<typeof import('./persisted')>('./persisted');
const { post } = jest.requireActual<typeof import('./post')>('./post');

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

const text = 'query Me { me { preferences } }';
const byName = {
  operationName: 'Me',
  variables: {},
  extensions: { persistedQuery: { version: 1, sha256Hash: 'ab12.Me' } },
};
const byDocument = { operationName: 'Me', variables: {}, query: text };

// One page's life: what the gateway once refused is remembered.
it('An operation is sent by its name alone, one without a name as its document', async () => {
  expect(await post('Me', text, {})).toEqual({ data: { me: null } });
  await post(undefined, text, {});
  expect(sent).toEqual([byName, { variables: {}, query: text }]);
});

it('A gateway of another build gets the document, and from then on documents', async () => {
  takes = (body) => 'query' in body;
  expect(await post('Me', text, {})).toEqual({ data: { me: null } });
  await post('Me', text, {});
  expect(sent).toEqual([byName, byDocument, byDocument]);
  expect($isOutdated.get()).toBe(false);
});

it('Where it takes no documents either the page is outdated', async () => {
  takes = () => false;
  expect(await post('Me', text, {})).toEqual(unknown);
  expect($isOutdated.get()).toBe(true);
});

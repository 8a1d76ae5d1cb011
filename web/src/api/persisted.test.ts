import { $isOutdated, written } from './persisted';
import { post } from './post';

/** What was sent, oldest first, and what the gateway knows of it. */
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

const text = 'query Me { me { preferences } }';
const ofBuild = { ...written(text), hash: 'ab12' };
const byName = {
  operationName: 'Me',
  variables: {},
  extensions: { persistedQuery: { version: 1, sha256Hash: 'ab12' } },
};
const byDocument = { operationName: 'Me', variables: {}, query: text };

// One page's life: what the gateway once refused is remembered.
it('An operation of the build is sent by its name alone, one of no build as its document', async () => {
  expect(await post('Me', ofBuild, {})).toEqual({ data: { me: null } });
  await post('Me', written(text), {});
  expect(sent).toEqual([byName, byDocument]);
});

it('A gateway of another build gets the document, and from then on documents', async () => {
  takes = (body) => 'query' in body;
  expect(await post('Me', ofBuild, {})).toEqual({ data: { me: null } });
  await post('Me', ofBuild, {});
  expect(sent).toEqual([byName, byDocument, byDocument]);
  expect($isOutdated.get()).toBe(false);
});

it('Where it takes no documents either the page is outdated', async () => {
  takes = () => false;
  expect(await post('Me', ofBuild, {})).toEqual(unknown);
  expect($isOutdated.get()).toBe(true);
});

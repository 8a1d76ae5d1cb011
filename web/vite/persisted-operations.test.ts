import { createHash } from 'node:crypto';
import { persistedOperations, sourcesIn } from './persisted-operations';

const generated = `type Documents = {
    "\\n  query One($id: ID!) {\\n    vehicle(id: $id) { licensePlate }\\n  }\\n": typeof types.OneDocument,
};
const documents: Documents = {
    "\\n  query One($id: ID!) {\\n    vehicle(id: $id) { licensePlate }\\n  }\\n": types.OneDocument,
};`;
const written = '\n  query One($id: ID!) {\n    vehicle(id: $id) { licensePlate }\n  }\n';
const printed = `query One($id: ID!) {
  vehicle(id: $id) {
    licensePlate
    __typename
  }
}`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

it('finds each operation of the generated code once', () => {
  expect(sourcesIn(generated)).toEqual([written]);
});

it('contains an operation as Apollo Client sends it, with its hash', () => {
  expect(persistedOperations([written])).toEqual([
    { id: hashOf(printed), name: 'One', type: 'query', body: printed },
  ]);
});

it('holds the fragments that an operation spreads, as the bundle does, and no fragment alone', () => {
  const operations = persistedOperations([
    'fragment Plate on Vehicle { licensePlate }',
    '{ vehicle(id: 1) { ...Plate } }',
  ]);
  expect(operations).toHaveLength(1);
  expect(operations[0]?.body).toContain('fragment Plate on Vehicle');
});

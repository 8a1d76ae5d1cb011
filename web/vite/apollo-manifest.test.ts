import { createHash } from 'node:crypto';
import { apolloManifest, idOf } from './apollo-manifest';

const written = 'query One($id: ID!) { vehicle(id: $id) { licensePlate } }';
const printed = `query One($id: ID!) {
  vehicle(id: $id) {
    licensePlate
    __typename
  }
}`;
const hash = createHash('sha256').update(printed).digest('hex');

it('identifies an operation by the hash of what Apollo Client sends', () => {
  expect(idOf(written)).toBe(hash);
});

it('lists each operation in Apollo’s manifest format', () => {
  expect(apolloManifest({ [hash]: written })).toEqual({
    format: 'apollo-persisted-query-manifest',
    version: 1,
    operations: [{ id: hash, name: 'One', type: 'query', body: printed }],
  });
});

it('keeps the fragments that an operation spreads', () => {
  const text =
    'query One { vehicle(id: 1) { ...Plate __typename } } fragment Plate on Vehicle { licensePlate }';
  const { operations } = apolloManifest({ [idOf(text)]: text });
  expect(operations).toHaveLength(1);
  expect(operations[0]?.body).toContain('fragment Plate on Vehicle');
});

import { type DocumentNode, parse, print } from 'graphql';
import { compileDocuments } from './graphql-documents';

/** The value that the compiled module exports as `QUERY`. */
function compiled(source: string): DocumentNode {
  const text = /QUERY = \((.*)\);/.exec(compileDocuments(source))?.[1];
  return JSON.parse(text ?? 'null');
}

const QUERY =
  'query One($id: ID!) { vehicle(id: $id) { ...Plate } } fragment Plate on Vehicle { licensePlate }';

it('puts the parsed document in the place of the call', () => {
  expect(print(compiled(`const QUERY = graphql(\`${QUERY}\`);`))).toBe(print(parse(QUERY)));
});

it('adds the fragments of the module that a string spreads, each once', () => {
  const outer = 'fragment Outer on Me { ...Inner user { id } }';
  const inner = 'fragment Inner on Me { preferences }';
  const query = 'query One { me { ...Outer ...Inner } }';
  const code = [inner, query, outer].map((source) => `graphql(\`${source}\`)`);
  const [, compiledQuery = ''] = compileDocuments(code.join(';\n')).split(';\n');
  expect(print(JSON.parse(compiledQuery.slice(1, -1)))).toBe(print(parse([query, outer, inner].join(' '))));
});

it('writes none of the empty lists that the parser puts at every field', () => {
  const bare = compileDocuments('const QUERY = graphql(`{ me { user { id } } }`);');
  expect(bare).toContain('"selections"');
  expect(bare).not.toContain('[]');
});

it('takes calls over several lines, with a trailing comma', () => {
  expect(compiled('const QUERY = graphql(\n  `{ me { user { id } } }`,\n);')).toMatchObject({
    kind: 'Document',
  });
});

it.each([
  ["import { graphql } from '../gql';\nrest", '\nrest'],
  ["import { graphql } from '../../gql/index';\nrest", '\nrest'],
  ["import { type MeQuery, graphql } from '../gql';", "import { type MeQuery } from '../gql';"],
  ["import { parse, graphql } from 'graphql';", "import { parse, graphql } from 'graphql';"],
])('drops the import that nothing needs any more: %j', (source, result) => {
  expect(compileDocuments(source)).toBe(result);
});

it.each([
  [
    'an unknown fragment',
    'graphql(`{ me { ...Elsewhere } }`)',
    'fragment Elsewhere must be written in the same module',
  ],
  ['an interpolation', 'graphql(`{ \u0024{field} }`)', 'must not interpolate'],
  ['broken GraphQL', 'graphql(`{ me `)', 'Syntax Error'],
])('refuses %s', (_what, source, message) => {
  expect(() => compileDocuments(source)).toThrow(message);
});

import { type DocumentNode, type FragmentDefinitionNode, parse, visit } from 'graphql';
import type { Plugin } from 'vite';

/** One call of the generated `graphql` function with a plain template string, spread over any number of lines. */
const CALL = /\bgraphql\(\s*(?:\/\*\s*GraphQL\s*\*\/\s*)?`([^`]*)`,?\s*\)/g;

/** The import that brings `graphql` from the generated folder, alone or among other names. */
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*(['"])([^'"]*\/gql(?:\/(?:index|gql))?)\2;?/g;

/** The fragments that the module's strings define, by name. */
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function parsed(source: string): DocumentNode {
  if (source.includes('${')) throw new Error('a graphql`…` string must not interpolate');
  return parse(source, { noLocation: true });
}

/** The fragments that documents define, by name. */
export function fragmentsOf(documents: readonly DocumentNode[]): Fragments {
  const found = new Map<string, FragmentDefinitionNode>();
  for (const { definitions } of documents)
    for (const definition of definitions)
      if (definition.kind === 'FragmentDefinition') found.set(definition.name.value, definition);
  return found;
}

/**
 * The document with the fragments that it spreads, those of its fragments too.
 * @throws when one is written in no `graphql()` string of the module.
 */
export function whole(document: DocumentNode, fragments: Fragments): DocumentNode {
  const definitions = new Set(document.definitions);
  // What is added on the way is visited as well.
  for (const definition of definitions)
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment === undefined)
          throw new Error(`fragment ${name.value} must be written in the same module as what spreads it`);
        const isThere = [...definitions].some(
          (it) => it.kind === 'FragmentDefinition' && it.name.value === name.value,
        );
        if (!isThere) definitions.add(fragment);
      },
    });
  return { ...document, definitions: [...definitions] };
}

/** What the parser writes at every field, mostly empty, and nobody needs to be there. */
const OPTIONAL = ['arguments', 'directives', 'variableDefinitions'];

function withoutEmpty(key: string, value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 && OPTIONAL.includes(key) ? undefined : value;
}

function withoutGraphqlImport(_whole: string, names: string, quote: string, from: string): string {
  const kept = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'graphql');
  return kept.length === 0 ? '' : `import { ${kept.join(', ')} } from ${quote}${from}${quote};`;
}

/**
 * The module with each `graphql(\`…\`)` call replaced by its parsed document, and the import of `graphql` gone.
 * @throws when a string is no GraphQL, interpolates, or spreads a fragment from another module.
 */
export function compileDocuments(code: string): string {
  const fragments = fragmentsOf([...code.matchAll(CALL)].map(([, source = '']) => parsed(source)));
  return code
    .replace(
      CALL,
      (_call, source: string) => `(${JSON.stringify(whole(parsed(source), fragments), withoutEmpty)})`,
    )
    .replace(IMPORT, withoutGraphqlImport);
}

/**
 * Puts each parsed operation where it is written.
 *
 * The generated `graphql()` looks its argument up in one map of all operations, which would carry every screen's operations
 * in the first chunk. This plugin replaces the call by the document itself, so each screen carries its own, and nothing
 * parses GraphQL in the browser. Jest goes the generated way; both say the same.
 */
export function graphqlDocuments(): Plugin {
  return {
    name: 'armada:graphql-documents',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(?!gql\/).*\.tsx?$/, code: /\bgraphql\(/ },
      handler(code) {
        return { code: compileDocuments(code), map: null };
      },
    },
  };
}

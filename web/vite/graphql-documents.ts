import { type DocumentNode, type FragmentDefinitionNode, getOperationAST, parse, visit } from 'graphql';
import type { Plugin } from 'vite';
import { hashOf, textOnTheWire } from './operation-hash.ts';

/** One call of the generated `graphql` function with a plain template string, spread over any number of lines. */
const CALL = /\bgraphql\(\s*(?:\/\*\s*GraphQL\s*\*\/\s*)?`([^`]*)`,?\s*\)/g;

/** One call of `written` with a plain template string: an operation of a page that has no GraphQL client. */
const WRITTEN = /\bwritten\(\s*\/\*\s*GraphQL\s*\*\/\s*`([^`]*)`,?\s*\)/g;

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

/** A document as the bundle carries it; an operation with the name that the gateway knows it by. */
function carried(document: DocumentNode, isNamed: boolean): string {
  const hash = isNamed && getOperationAST(document) ? { hash: hashOf(textOnTheWire(document)) } : {};
  return `(${JSON.stringify({ ...document, ...hash }, withoutEmpty)})`;
}

/**
 * The module with each `graphql(\`…\`)` call replaced by its parsed document, and the import of `graphql` gone.
 * @param isNamed whether operations carry their names (`src/api/persisted.ts`): those of a build, whose manifest has them.
 * @throws when a string is no GraphQL, interpolates, or spreads a fragment from another module.
 */
export function compileDocuments(code: string, isNamed = false): string {
  const fragments = fragmentsOf([...code.matchAll(CALL)].map(([, source = '']) => parsed(source)));
  return code
    .replace(CALL, (_call, source: string) => carried(whole(parsed(source), fragments), isNamed))
    .replace(WRITTEN, (call, text: string) =>
      isNamed ? `(${JSON.stringify({ text, hash: hashOf(text) })})` : call,
    )
    .replace(IMPORT, withoutGraphqlImport);
}

/**
 * Puts each parsed operation where it is written.
 *
 * The generated `graphql()` looks its argument up in one map of all operations, which would carry every screen's operations
 * in the first chunk. This plugin replaces the call by the document itself, so each screen carries its own, and nothing
 * parses GraphQL in the browser. Jest goes the generated way; both say the same. In a build each operation carries its name as well.
 */
export function graphqlDocuments(): Plugin {
  let isBuild = false;
  return {
    name: 'armada:graphql-documents',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transform: {
      filter: { id: /\/src\/(?!gql\/).*\.tsx?$/, code: /\b(?:graphql|written)\(/ },
      handler(code) {
        return { code: compileDocuments(code, isBuild), map: null };
      },
    },
  };
}

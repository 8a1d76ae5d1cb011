import { type DocumentNode, parse, visit } from 'graphql';
import type { Plugin } from 'vite';

/** One call of the generated `graphql` function with a plain template string, spread over any number of lines. */
const CALL = /\bgraphql\(\s*(?:\/\*\s*GraphQL\s*\*\/\s*)?`([^`]*)`,?\s*\)/g;

/** The import that brings `graphql` from the generated folder, alone or among other names. */
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*(['"])([^'"]*\/gql(?:\/(?:index|gql))?)\2;?/g;

/** @throws when the string spreads a fragment that it does not define itself. */
function parseAlone(source: string): DocumentNode {
  if (source.includes('${')) throw new Error('a graphql`…` string must not interpolate');
  const document = parse(source, { noLocation: true });
  const defined = new Set(
    document.definitions.flatMap((it) => (it.kind === 'FragmentDefinition' ? [it.name.value] : [])),
  );
  visit(document, {
    FragmentSpread({ name }) {
      if (!defined.has(name.value)) {
        throw new Error(
          `fragment ${name.value} must be written in the same graphql() string that spreads it`,
        );
      }
    },
  });
  return document;
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
 * @throws when a string is no GraphQL, interpolates, or spreads a fragment from elsewhere.
 */
export function compileDocuments(code: string): string {
  return code
    .replace(CALL, (_call, source: string) => `(${JSON.stringify(parseAlone(source), withoutEmpty)})`)
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

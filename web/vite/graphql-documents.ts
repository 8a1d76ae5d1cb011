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

function withoutGraphqlImport(_whole: string, names: string, quote: string, from: string): string {
  const kept = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'graphql');
  return kept.length === 0 ? '' : `import { ${kept.join(', ')} } from ${quote}${from}${quote};`;
}

/**
 * Puts each parsed operation where it is written.
 *
 * The generated `graphql()` looks its argument up in one map of all operations, which would carry every screen's operations
 * in the first chunk. This plugin replaces the call by the document itself, so each screen carries its own, and nothing
 * parses GraphQL in the browser. Jest goes the generated way; both give the same document.
 */
export function graphqlDocuments(): Plugin {
  return {
    name: 'armada:graphql-documents',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(?!gql\/).*\.tsx?$/, code: /\bgraphql\(/ },
      handler(code, id) {
        const replaced = code
          .replace(CALL, (_call, source: string) => {
            try {
              return `(${JSON.stringify(parseAlone(source))})`;
            } catch (error) {
              return this.error(`${id}: ${error instanceof Error ? error.message : String(error)}`);
            }
          })
          .replace(IMPORT, withoutGraphqlImport);
        return { code: replaced, map: null };
      },
    },
  };
}

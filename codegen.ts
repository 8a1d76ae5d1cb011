import { readdirSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { idOf } from './web/vite/apollo-manifest.ts';

type Output = CodegenConfig['generates'][string];

/** The types and documents of the operations in some files of the client: parsed, or as text with its hash. */
function client(documents: string[], { isText = false } = {}): Output {
  return {
    documents: [...documents, '!web/src/gql/**', '!web/src/**/*.test.{ts,tsx}'],
    preset: 'client',
    presetConfig: {
      fragmentMasking: false,
      persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: idOf },
    },
    config: {
      ...(isText && { documentMode: 'string' }),
      useTypeImports: true,
      enumsAsTypes: true,
      strictScalars: true,
      onlyOperationTypes: true,
      scalars: {
        Date: 'string',
        DateTime: 'string',
        EmailAddress: 'string',
        JSONObject: 'Record<string, unknown>',
        URL: 'string',
        Upload: 'File',
      },
    },
  };
}

const screens = readdirSync('web/src/screens', { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

/** The files whose operations are loaded with them, by the folder below web/src/gql. */
const apart: Record<string, string[]> = {
  'record-change': ['web/src/crud/dialog/record-change/**/*.{ts,tsx}'],
  'bulk-change': ['web/src/crud/bulk-change/**/*.{ts,tsx}', 'web/src/resources/bulk-change/**/*.{ts,tsx}'],
  ...Object.fromEntries(screens.map(({ name }) => [name, [`web/src/screens/${name}/**/*.{ts,tsx}`]])),
};
const elsewhere = Object.values(apart)
  .flat()
  .map((files) => `!${files}`);

/**
 * schema.graphql and the client's operations become the types and documents in web/src/gql: those of a screen, of
 * changes of many rows, and of the history of a record, in a folder of its own, which is loaded with it; those of files `.graphql`, which
 * are sent without Apollo Client, as text in `plain`. Each folder repeats the schema's inputs and enums, as types
 * only; version 6 of the preset, whose command needs Node 22, writes those that are used.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'web/src/gql/': client(['web/src/**/*.{ts,tsx}', ...elsewhere]),
    'web/src/gql/plain/': client(['web/src/**/*.graphql'], { isText: true }),
    ...Object.fromEntries(
      Object.entries(apart).map(([folder, documents]) => [`web/src/gql/${folder}/`, client(documents)]),
    ),
  },
};

export default config;

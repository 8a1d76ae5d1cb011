import type { CodegenConfig } from '@graphql-codegen/cli';
import { idOf } from './web/vite/apollo-manifest.ts';

/** schema.graphql and the client's operations become the types and documents in web/src/gql. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/src/**/*.{ts,tsx}', '!web/src/gql/**', '!web/src/**/*.test.{ts,tsx}'],
  ignoreNoDocuments: true,
  generates: {
    'web/src/gql/': {
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: idOf },
      },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: {
          Date: 'string',
          DateTime: 'string',
          EmailAddress: 'string',
          JSONObject: 'Record<string, unknown>',
          URL: 'string',
          Upload: 'File',
        },
      },
    },
  },
};

export default config;

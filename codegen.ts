import type { CodegenConfig } from '@graphql-codegen/cli';

/** schema.graphql and the client's operations become the types and documents in web/src/gql. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/src/**/*.{ts,tsx}', '!web/src/gql/**', '!web/src/**/*.test.{ts,tsx}'],
  ignoreNoDocuments: true,
  generates: {
    'web/src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
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

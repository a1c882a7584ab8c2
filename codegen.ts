import type { CodegenConfig } from '@graphql-codegen/cli'

/** Types and hashes of the documents that the screens send, from the schema that the server prints. */
const config: CodegenConfig = {
  schema: './schema.graphql',
  documents: ['src/**/*.documents.ts'],
  ignoreNoDocuments: true,
  generates: {
    './src/generated/graphql/': {
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { hashAlgorithm: 'sha256' },
      },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        scalars: { ID: 'string', DateTime: 'string', Day: 'string', Points: 'number', JSON: 'unknown', Upload: 'File' },
      },
    },
  },
}

export default config

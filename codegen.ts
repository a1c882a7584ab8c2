import type { CodegenConfig } from '@graphql-codegen/cli'
import { createHash } from 'node:crypto'

/** Types and hashes of the screens' GraphQL documents, from the schema that the server prints. */
const config: CodegenConfig = {
  schema: './schema.graphql',
  documents: ['src/**/*.documents.ts'],
  ignoreNoDocuments: true,
  generates: {
    './src/generated/graphql/': {
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { hashAlgorithm: (text: string) => createHash('sha256').update(text).digest('hex') },
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

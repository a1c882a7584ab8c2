/**
 * Writes the types and hashes of the screens' GraphQL documents, from the schema that the server prints. Uses the code
 * generator's parts without its command, which would install 168 packages more.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import { preset } from '@graphql-codegen/client-preset'
import { gqlPluckFromCodeStringSync } from '@graphql-tools/graphql-tag-pluck'
import { buildASTSchema, parse } from 'graphql'

const config = {
  documentMode: 'string',
  useTypeImports: true,
  enumsAsTypes: true,
  importExtension: '.ts',
  scalars: { ID: 'string', DateTime: 'string', Day: 'string', Points: 'number', JSON: 'unknown', Upload: 'File' },
} as const

/** Throws when a document does not fit the schema. */
export async function generateDocuments(): Promise<void> {
  const schema = parse(readFileSync('schema.graphql', 'utf8'))
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: 'src/generated/graphql/',
    presetConfig: {
      fragmentMasking: false,
      persistedDocuments: { hashAlgorithm: (text: string) => createHash('sha256').update(text).digest('hex') },
    },
    schema,
    schemaAst: buildASTSchema(schema),
    documents: globSync('src/**/*.documents.ts').toSorted().flatMap(documentsOf),
    config,
    plugins: [],
    pluginMap: {},
  })
  // Together, because the file of hashes waits for the file of types.
  await Promise.all(
    outputs.map(async (output) => writeFileSync(output.filename, await codegen({ ...output, cache: undefined }))),
  )
}

/** The documents of a file, each with its text as it is written there. */
function documentsOf(location: string) {
  return gqlPluckFromCodeStringSync(location, readFileSync(location, 'utf8'), { skipIndent: true }).map(({ body }) => ({
    location,
    rawSDL: body,
    document: parse(body),
  }))
}

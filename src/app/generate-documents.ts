/**
 * Writes the types and hashes of the screens' GraphQL documents, from the schema that the server prints. Uses the code
 * generator's parts without its command, which would install 168 packages more.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import { preset } from '@graphql-codegen/client-preset'
import * as typescript from '@graphql-codegen/typescript'
import { gqlPluckFromCodeStringSync } from '@graphql-tools/graphql-tag-pluck'
import {
  buildASTSchema,
  type DocumentNode,
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  isObjectType,
  Kind,
  parse,
} from 'graphql'

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
  const schemaAst = buildASTSchema(schema)
  const files = globSync('src/**/*.documents.ts').toSorted()
  const usual = [...new Set(globSync('src/**/web/**/*.{ts,tsx}').flatMap(usualMutationsIn))].toSorted()
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: 'src/generated/graphql/',
    presetConfig: {
      fragmentMasking: false,
      persistedDocuments: { hashAlgorithm: (text: string) => createHash('sha256').update(text).digest('hex') },
    },
    schema,
    schemaAst,
    documents: [
      ...files.flatMap(documentsOf),
      ...usual.map((name) => sourceOf(mutationsFile, usualMutation(schemaAst, name))),
    ],
    config,
    plugins: [],
    pluginMap: {},
  })
  // Together, because the file of hashes waits for the file of types.
  await Promise.all(
    outputs.map(async (output) => writeFileSync(output.filename, await codegen({ ...output, cache: undefined }))),
  )
  writeFileSync(mutationsFile, mutationsModule(usual))
  writeFileSync(inputsFile, await inputTypes(schema))
}

const inputsFile = 'src/generated/graphql/inputs.ts'

/**
 * The types of all mutations' arguments and inputs, for tests: a required field that one of them does not send is found
 * by the compiler.
 */
function inputTypes({ definitions, ...schema }: DocumentNode): Promise<string> {
  const boolean = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'Boolean' } } as const
  const inputs = definitions.flatMap((one) => {
    if (one.kind === Kind.OBJECT_TYPE_DEFINITION && one.name.value === 'Mutation')
      return { ...one, fields: one.fields?.map((field) => ({ ...field, type: boolean })) }
    const kept: string[] = [Kind.INPUT_OBJECT_TYPE_DEFINITION, Kind.ENUM_TYPE_DEFINITION, Kind.SCALAR_TYPE_DEFINITION]
    return kept.includes(one.kind) ? one : []
  })
  return codegen({
    filename: inputsFile,
    schema: { ...schema, definitions: inputs },
    documents: [],
    config: { ...config, inputMaybeValue: 'T | null' },
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
  })
}

const mutationsFile = 'src/generated/graphql/mutations.ts'

/** The names in the `mutation('…')` calls of a file. */
const usualMutationsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\bmutation\('(\w+)'\)/g)].map(([, name]) => name!)

/**
 * The document that sends all arguments of a mutation under their own names, and asks for the record's id and version.
 * The screens always send the version that the person saw, although other clients need not.
 */
function usualMutation(schema: GraphQLSchema, name: string): string {
  const field = schema.getMutationType()?.getFields()[name]
  if (!field) throw new Error(`mutation('${name}'): the schema has no such mutation`)
  const variables = field.args.map(
    (argument) => `$${argument.name}: ${argument.name === 'version' ? 'Int!' : String(argument.type)}`,
  )
  const given = field.args.map((argument) => `${argument.name}: $${argument.name}`)
  const list = (parts: readonly string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '')
  return `mutation ${name}${list(variables)} { ${name}${list(given)} ${selectionOf(field)} }`
}

function selectionOf({ name, type }: GraphQLField<unknown, unknown>): string {
  const result = getNamedType(type)
  if (!isObjectType(result)) return ''
  const fields = ['_id', 'version'].filter((field) => field in result.getFields())
  if (fields.length === 0) throw new Error(`mutation('${name}'): the result has neither an id nor a version`)
  return `{ ${fields.join(' ')} }`
}

/** Like codegen's `graphql()`: the build replaces each call by its document, so that no screen loads all of them. */
function mutationsModule(names: readonly string[]): string {
  const documents = names.map((name) => `  ${name}: types.${name[0]!.toUpperCase()}${name.slice(1)}Document,\n`)
  return `import * as types from './graphql.ts'

const documents = {
${documents.join('')}}

/** The document that sends all arguments of a mutation, and asks for the record's id and version. */
export const mutation = <Name extends keyof typeof documents>(name: Name): (typeof documents)[Name] => documents[name]
`
}

/** The documents of a file, each with its text as it is written there. */
function documentsOf(location: string) {
  const found = gqlPluckFromCodeStringSync(location, readFileSync(location, 'utf8'), { skipIndent: true })
  return found.map(({ body }) => sourceOf(location, body))
}

const sourceOf = (location: string, text: string) => ({ location, rawSDL: text, document: parse(text) })

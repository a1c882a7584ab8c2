import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { schemas } from '../../src/app/schema.ts'
import { listSources, viewedLists } from '../../src/platform/server/lists/list-source.ts'
import type { Client, WireError } from '../harness/client.ts'
import { noId } from '../harness/factories.ts'
import { multipart } from '../harness/multipart-body.ts'

type Call = (client: Client) => Promise<readonly WireError[] | undefined>
type RootField = GraphQLField<unknown, unknown>

/**
 * Arguments that pass the first checks, so that an operation is refused by its permission: empty texts would be refused
 * earlier.
 */
const particular: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cmsSaveView: { name: '"x"', filters: '{ none: 1 }' },
  cmsAddNote: { text: '"x"' },
  cmsSetVerifyStatus: { status: 'IGNORED' },
  cmsSetTermStatus: { termStatus: 'NORMAL' },
  cmsSetTermStatusOfMany: { termStatus: 'NORMAL' },
}

/** Calls that need more than a document. */
const special: Readonly<Record<string, Call>> = {
  uploadMenuBanner: async (client) => {
    const text = 'mutation ($file: Upload!) { uploadMenuBanner(file: $file, bannerType: MENU_BANNER_DISPLAY) { _id } }'
    return (await client.send(await multipart(text, { file: new Blob(['no picture']) }))).errors
  },
  uploadMedia: async (client) => {
    const text = 'mutation ($file: Upload!) { uploadMedia(file: $file, purpose: PUBLIC) { _id } }'
    return (await client.send(await multipart(text, { file: new Blob(['no picture']) }))).errors
  },
  uploadPhoto: async (client) => {
    const text = 'mutation ($file: Upload!) { uploadPhoto(file: $file) { _id } }'
    return (await client.send(await multipart(text, { file: new Blob(['no picture']) }))).errors
  },
}

const literals: Readonly<Record<string, string>> = {
  ID: `"${noId}"`,
  String: '""',
  Int: '1',
  Float: '1',
  Points: '1',
  Boolean: 'true',
  Day: '"2026-01-01"',
  DateTime: '"2026-01-01T00:00:00Z"',
  JSON: '{}',
}

/** Those that take the name of a list that can be exported; others take that of any list. */
const exportable = new Set(['createExport', 'cmsCountListed'])

/**
 * One call of every root field. Its arguments are valid but empty, or name records that do not exist, so that an
 * allowed caller changes nothing. If the permission depends on a record's model or a list, one call for each of them.
 */
const callsIn = (schema: GraphQLSchema): Readonly<Record<string, Call>> =>
  Object.fromEntries(
    [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => callsOf(field, type.name.toLowerCase())),
    ),
  )
export const calls = callsIn(schemas.STAFF)
export const memberCalls = callsIn(schemas.MEMBER)

function callsOf(field: RootField, kind: string): [string, Call][] {
  const given = special[field.name]
  if (given) return [[field.name, given]]
  const required = field.args.filter(isRequiredArgument)
  const chosen = required.find((arg) => arg.name === 'model' || arg.name === 'list')
  if (!chosen) return [[field.name, call(field, kind, {})]]
  const named = getNamedType(chosen.type)
  const choices = isEnumType(named)
    ? named.getValues().map(({ name }) => ({ name, literal: name }))
    : (exportable.has(field.name) ? listSources() : viewedLists()).map(({ spec: { name } }) => ({
        name,
        literal: JSON.stringify(name),
      }))
  return choices.map(({ name, literal }) => [`${field.name} of ${name}`, call(field, kind, { [chosen.name]: literal })])
}

function call(field: RootField, kind: string, chosen: Readonly<Record<string, string>>): Call {
  const written = { ...particular[field.name], ...chosen }
  const args = field.args
    .filter(isRequiredArgument)
    .map(({ name, type }) => `${name}: ${written[name] ?? literalOf(type)}`)
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
  const document = `${kind} { ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selection} }`
  return async (client) => (await client.query(document)).errors
}

function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType)
  if (isListType(type)) return `[${literalOf(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField)
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`
  }
  const literal = literals[type.name]
  if (!literal) throw new Error(`say how a ${type.name} is written`)
  return literal
}

import fc from 'fast-check'
import {
  getNamedType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { argumentsOf } from './values.ts'

/** One call of one operation, as it is sent. */
export interface FuzzedCall {
  readonly operation: string
  readonly text: string
  readonly variables: Record<string, unknown>
}

/** Calls of all operations of a schema, each equally likely. */
export function fuzzedCalls(schema: GraphQLSchema, knownIds: readonly string[]): fc.Arbitrary<FuzzedCall> {
  const roots = { query: schema.getQueryType()!, mutation: schema.getMutationType()! }
  const calls = Object.entries(roots).flatMap(([kind, type]) =>
    Object.values(type.getFields()).map((field) => callOf(kind, field, knownIds)),
  )
  return fc.oneof(...calls)
}

function callOf(kind: string, field: GraphQLField<unknown, unknown>, knownIds: readonly string[]) {
  return argumentsOf(field.args, knownIds).map((variables): FuzzedCall => {
    const given = field.args.filter(({ name }) => Object.hasOwn(variables, name))
    const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
    const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
    const head = `${kind} Fuzzed${declared && `(${declared})`}`
    return {
      operation: field.name,
      text: `${head} { ${field.name}${passed && `(${passed})`} ${selectionOf(field.type, 3)} }`,
      variables,
    }
  })
}

/** All fields that need no argument, some levels deep. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields())
    .filter((field) => field.args.every((argument) => !isNonNullType(argument.type)))
    .filter((field) => isLeafType(getNamedType(field.type)) || depth > 1)
    .map((field) => `${field.name} ${selectionOf(field.type, depth - 1)}`)
  return `{ ${fields.length > 0 ? fields.join(' ') : '__typename'} }`
}

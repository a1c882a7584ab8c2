import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'

export interface Example {
  readonly query: string
  /** JSON. */
  readonly variables: string
}

/** How many objects deep an example selects: enough for the items of a page and what they show first. */
const depth = 3

/** The names of an API's operations, in the order of the alphabet. */
export const operationNames = (schema: GraphQLSchema): string[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {})).toSorted()

/** A document that runs one operation: what it requires as variables, and what its answer can show without arguments. */
export function exampleOf(schema: GraphQLSchema, name: string): Example {
  const kind = schema.getQueryType()?.getFields()[name] ? 'query' : 'mutation'
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  const field = root?.getFields()[name]
  if (!field) throw new Error(`the API has no operation ${name}`)
  const args = field.args.filter(isRequiredArgument)
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`)
  const given = args.map((arg) => `${arg.name}: $${arg.name}`)
  const head = `${kind} ${name[0]!.toUpperCase()}${name.slice(1)}${inBrackets(declared)} {`
  const body = `  ${name}${inBrackets(given)}${selectionOf(schema, field.type, 1)}`
  const values = Object.fromEntries(args.map((arg) => [arg.name, valueOf(arg.name, arg.type)]))
  return { query: `${head}\n${body}\n}\n`, variables: JSON.stringify(values, null, 2) }
}

const inBrackets = (parts: readonly string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '')

/** ` { … }` for an object, nothing for a value. */
function selectionOf(schema: GraphQLSchema, type: GraphQLOutputType, level: number): string {
  const named = getNamedType(type)
  const indent = '  '.repeat(level)
  const lines = isAbstractType(named)
    ? schema
        .getPossibleTypes(named)
        .map((one) => `... on ${one.name} {\n${linesOf(schema, one, level + 2)}\n${indent}  }`)
    : isObjectType(named)
      ? [linesOf(schema, named, level + 1).trimStart()]
      : undefined
  return lines ? ` {\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}` : ''
}

function linesOf(schema: GraphQLSchema, type: GraphQLObjectType, level: number): string {
  const indent = '  '.repeat(level)
  const fields = Object.values(type.getFields()).filter((field) => isShown(field, level))
  const shown = fields.map((field) => `${indent}${field.name}${selectionOf(schema, field.type, level)}`)
  return (shown.length > 0 ? shown : [`${indent}__typename`]).join('\n')
}

/** Values always; objects near the top; nothing that needs an argument. */
const isShown = ({ args, type }: GraphQLField<unknown, unknown>, level: number): boolean =>
  !args.some(isRequiredArgument) && (isLeafType(getNamedType(type)) || level < depth)

const someId = '00000000-0000-7000-8000-000000000000'
const scalars: Readonly<Record<string, () => unknown>> = {
  ID: () => someId,
  Int: () => 1,
  Float: () => 1,
  Boolean: () => true,
  DateTime: () => new Date().toISOString(),
  Day: () => new Date().toISOString().slice(0, 10),
  Points: () => 1,
  JSON: () => ({}),
  Upload: () => null,
}

/** A value that the type accepts, which the reader replaces. */
function valueOf(name: string, given: GraphQLInputType): unknown {
  const type = getNullableType(given)
  if (isListType(type)) return [valueOf(name, type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const required = fields.filter(isRequiredInputField)
    // An object whose fields may all be left out shows which there are.
    const shown = required.length > 0 ? required : type.isOneOf ? fields.slice(0, 1) : fields
    return Object.fromEntries(shown.map((field) => [field.name, valueOf(field.name, field.type)]))
  }
  const value = scalars[type.name]
  return value ? value() : name
}

import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import { schemas } from '../../src/app/schema.ts'
import { memberReadName } from '../../src/platform/shared/member-name.ts'
import { type Audience, type Operation, readByKeys } from '../../src/platform/shared/operation.ts'
import { noId } from './factories.ts'

type Field = GraphQLField<unknown, unknown>
type Slot = Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type' | 'extensions'>
type Path = readonly (string | number)[]

/** A place of an operation's arguments that takes a scalar, also within inputs and lists: `data.names.0`. */
export interface Place {
  readonly audience: Audience
  readonly kind: 'query' | 'mutation'
  readonly field: Field
  readonly path: Path
  /** `createEvent(name)`; an operation of the API of members has `app: ` before it. */
  readonly shown: string
  /** The most characters of a text. */
  readonly longest: number | undefined
}

/** The operations of both APIs. */
const operations = (['STAFF', 'MEMBER'] as const).flatMap((audience) => [
  ...Object.values(schemas[audience].getQueryType()!.getFields()).map(
    (field) => ({ audience, kind: 'query', field }) as const,
  ),
  ...Object.values(schemas[audience].getMutationType()!.getFields()).map(
    (field) => ({ audience, kind: 'mutation', field }) as const,
  ),
])

const ofKeys: ReadonlySet<string> = new Set(Object.keys(memberReadName.shape))

/** The arguments that people give: those by which keys name the member whom they read about, `reading-keys.test.ts` tries. */
export const ownArguments = ({ args, extensions }: Field): readonly GraphQLArgument[] =>
  readByKeys(extensions.operation as Operation) ? args.filter(({ name }) => !ofKeys.has(name)) : args

/** Every place of every operation that takes this scalar, so that tests cover new ones automatically. */
export const placesWith = (scalar: string): Place[] =>
  operations.flatMap(({ audience, kind, field }) =>
    ownArguments(field)
      .flatMap((argument) => placesOf(scalar, argument))
      .map(({ path, longest }) => ({
        audience,
        kind,
        field,
        path,
        longest,
        shown: `${audience === 'MEMBER' ? 'app: ' : ''}${field.name}(${path.join('.')})`,
      })),
  )

/** The places in an argument's value. */
function placesOf(
  scalar: string,
  { name, type, extensions }: Slot,
  above: Path = [],
): Pick<Place, 'path' | 'longest'>[] {
  const inner = getNullableType(type)
  const path = [...above, name]
  if (isListType(inner)) return placesOf(scalar, { name: '0', type: inner.ofType, extensions }, path)
  if (isInputObjectType(inner))
    return Object.values(inner.getFields()).flatMap((field) => placesOf(scalar, field, path))
  return inner.name === scalar ? [{ path, longest: extensions?.longest as number | undefined }] : []
}

const usual: Readonly<Record<string, unknown>> = {
  ID: noId,
  String: 'x',
  Int: 1,
  Boolean: true,
  Float: 1,
  JSON: {},
  Points: 1,
  Day: '2026-01-01',
  DateTime: '2026-01-01T00:00:00Z',
}

/** Chooses among the values of each enum: the first one, or the one after as many others. */
type Choice = number

/** Valid arguments, with another value at the place. */
export function argumentsOf({ field, path }: Place, hostile: unknown, choice: Choice = 0): Record<string, unknown> {
  const [name, ...below] = path
  return slotsWith(field.args, String(name), below, hostile, choice)
}

function slotsWith(slots: readonly Slot[], name: string, path: Path, hostile: unknown, choice: Choice) {
  const needed = (slot: Slot) => slot.name === name || isNonNullType(slot.type) || (choice > 0 && isChoice(slot.type))
  return Object.fromEntries(
    slots
      .filter(needed)
      .map((slot) => [
        slot.name,
        slot.name === name ? valueOf(slot.type, path, hostile, choice) : plausible(slot.type, choice),
      ]),
  )
}

function valueOf(type: GraphQLInputType, path: Path, hostile: unknown, choice: Choice): unknown {
  if (path.length === 0) return hostile
  const inner = getNullableType(type)
  const [step, ...rest] = path
  if (isListType(inner)) return [valueOf(inner.ofType, rest, hostile, choice)]
  if (!isInputObjectType(inner)) throw new Error(`nothing is below ${String(type)}`)
  return slotsWith(Object.values(inner.getFields()), String(step), rest, hostile, choice)
}

const isChoice = (type: GraphQLInputType) => isEnumType(getNullableType(type))

function plausible(type: GraphQLInputType, choice: Choice): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return [plausible(inner.ofType, choice)]
  if (isInputObjectType(inner)) return slotsWith(Object.values(inner.getFields()), '', [], null, choice)
  if (isEnumType(inner)) return inner.getValues().at(choice % inner.getValues().length)!.name
  return usual[inner.name] ?? null
}

/** Operations that take texts, with each of them filled. */
export const operationsWithTexts = operations.filter(({ field }) =>
  ownArguments(field).some((slot) => placesOf('String', slot).length > 0),
)

/** Arguments with a text in every place that takes one, and in lists several. */
export const withTexts = (slots: readonly Slot[], text: (longest: number) => string, several = 1) =>
  Object.fromEntries(
    slots
      .filter((slot) => isNonNullType(slot.type) || placesOf('String', slot).length > 0)
      .map((slot) => [slot.name, filled(slot, text, several)]),
  )

function filled({ type, extensions }: Omit<Slot, 'name'>, text: (longest: number) => string, several: number): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) {
    const one = filled({ type: inner.ofType, extensions }, text, several)
    return Array.from({ length: typeof one === 'string' ? several : 1 }, () => one)
  }
  if (isInputObjectType(inner)) return withTexts(Object.values(inner.getFields()), text, several)
  const longest = extensions?.longest as number | undefined
  return inner.name === 'String' && longest !== undefined ? text(longest) : plausible(type, 0)
}

const selectionOf = ({ type }: Field) => (isLeafType(getNamedType(type)) ? '' : '{ __typename }')

/** The document of a call with all its arguments in variables. */
export function asVariables({ kind, field }: Pick<Place, 'kind' | 'field'>, given: Record<string, unknown>) {
  const names = field.args.filter(({ name }) => Object.hasOwn(given, name))
  const declared = names.map(({ name, type }) => `$v_${name}: ${String(type)}`).join(', ')
  const passed = names.map(({ name }) => `${name}: $v_${name}`).join(', ')
  return {
    text: `${kind} (${declared}) { ${field.name}(${passed}) ${selectionOf(field)} }`,
    variables: Object.fromEntries(Object.entries(given).map(([key, value]) => [`v_${key}`, value])),
  }
}

/** A file cannot be a literal. */
export const takesFile = ({ field }: Place) => field.args.some(({ type }) => getNamedType(type).name === 'Upload')

/** The document of a call with all its arguments written into it. */
export function asLiterals({ kind, field }: Place, given: Record<string, unknown>): string {
  const passed = field.args
    .filter(({ name }) => Object.hasOwn(given, name))
    .map(({ name, type }) => `${name}: ${literal(type, given[name])}`)
  return `${kind} { ${field.name}(${passed.join(', ')}) ${selectionOf(field)} }`
}

function literal(type: GraphQLInputType, value: unknown): string {
  const inner = getNullableType(type)
  if (isListType(inner)) return `[${(value as unknown[]).map((item) => literal(inner.ofType, item)).join(', ')}]`
  if (isInputObjectType(inner)) {
    const fields = inner.getFields()
    const entries = Object.entries(value as object)
    return `{ ${entries.map(([name, item]) => `${name}: ${literal(fields[name]!.type, item)}`).join(', ')} }`
  }
  if (isEnumType(inner)) return String(value)
  return typeof value === 'object' ? '{}' : JSON.stringify(value)
}

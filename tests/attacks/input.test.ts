import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../../src/app/schema.ts'
import { factories, noId } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/** Input is checked in one place, for every argument of every operation: these tests go through all of them. */

const server = await startServer()
const { anAdmin } = factories(server.db)
// Several, because each person may only send so much a second.
const admins = [await anAdmin(), await anAdmin(), await anAdmin(), await anAdmin()].map((person) => server.as(person))
let turn = 0
const anyAdmin = () => admins[turn++ % admins.length]!

type Field = GraphQLField<unknown, unknown>
type Slot = Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type'>
type Path = readonly (string | number)[]

const operations: readonly (readonly [kind: string, field: Field])[] = [
  ...Object.values(schema.getQueryType()!.getFields()).map((field) => ['query', field] as const),
  ...Object.values(schema.getMutationType()!.getFields()).map((field) => ['mutation', field] as const),
]

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

/** A valid value of a type, with another value at the given path. */
function valueOf(type: GraphQLInputType, path: Path, hostile: unknown): unknown {
  if (path.length === 0) return hostile
  const inner = getNullableType(type)
  const [step, ...rest] = path
  if (isListType(inner)) return [valueOf(inner.ofType, rest, hostile)]
  if (!isInputObjectType(inner)) throw new Error(`nothing is below ${String(type)}`)
  return argumentsOf(Object.values(inner.getFields()), String(step), rest, hostile)
}

function argumentsOf(slots: readonly Slot[], name: string, path: Path, hostile: unknown): Record<string, unknown> {
  const given = slots.filter((slot) => slot.name === name || isNonNullType(slot.type))
  return Object.fromEntries(
    given.map((slot) => [slot.name, slot.name === name ? valueOf(slot.type, path, hostile) : plausible(slot.type)]),
  )
}

function plausible(type: GraphQLInputType): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return [plausible(inner.ofType)]
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type))
    return Object.fromEntries(required.map((field) => [field.name, plausible(field.type)]))
  }
  return usual[inner.name] ?? ('getValues' in inner ? inner.getValues()[0]!.name : null)
}

/** The paths in an argument's value that take a scalar of this name. */
function placesOf(scalar: string, { name, type }: Slot, above: Path = []): Path[] {
  const inner = getNullableType(type)
  const path = [...above, name]
  if (isListType(inner)) return placesOf(scalar, { name: '0', type: inner.ofType }, path)
  if (isInputObjectType(inner))
    return Object.values(inner.getFields()).flatMap((field) => placesOf(scalar, field, path))
  return inner.name === scalar ? [path] : []
}

const selectionOf = ({ type }: Field) => (isLeafType(getNamedType(type)) ? '' : '{ __typename }')

function asVariables(kind: string, field: Field, given: Record<string, unknown>): string {
  const names = field.args.filter(({ name }) => Object.hasOwn(given, name))
  const declared = names.map(({ name, type }) => `$v_${name}: ${String(type)}`).join(', ')
  return `${kind} (${declared}) { ${field.name}(${names.map(({ name }) => `${name}: $v_${name}`).join(', ')}) ${selectionOf(field)} }`
}

function literal(type: GraphQLInputType, value: unknown): string {
  const inner = getNullableType(type)
  if (isListType(inner)) return `[${(value as unknown[]).map((item) => literal(inner.ofType, item)).join(', ')}]`
  if (isInputObjectType(inner)) {
    const fields = inner.getFields()
    const entries = Object.entries(value as object)
    return `{ ${entries.map(([name, item]) => `${name}: ${literal(fields[name]!.type, item)}`).join(', ')} }`
  }
  if ('getValues' in inner) return String(value)
  return typeof value === 'object' ? '{}' : JSON.stringify(value)
}

function asLiterals(kind: string, field: Field, given: Record<string, unknown>): string {
  const passed = field.args
    .filter(({ name }) => Object.hasOwn(given, name))
    .map(({ name, type }) => `${name}: ${literal(type, given[name])}`)
  return `${kind} { ${field.name}(${passed.join(', ')}) ${selectionOf(field)} }`
}

interface Place {
  readonly kind: string
  readonly field: Field
  readonly path: Path
  readonly shown: string
}

const placesWith = (scalar: string): Place[] =>
  operations.flatMap(([kind, field]) =>
    field.args
      .flatMap((argument) => placesOf(scalar, argument))
      .map((path) => ({ kind, field, path, shown: `${field.name}(${path.join('.')})` })),
  )

/** Sends a value in this place, once as a variable and, if a document can contain it, once as a literal. */
async function refusals({ kind, field, path }: Place, hostile: unknown, literally: boolean) {
  const [name, ...below] = path
  const given = argumentsOf(field.args, String(name), below, hostile)
  const variables = Object.fromEntries(Object.entries(given).map(([key, value]) => [`v_${key}`, value]))
  const found = [await anyAdmin().refusal(asVariables(kind, field, given), variables)]
  // A file cannot be a literal.
  const hasFile = field.args.some(({ type }) => getNamedType(type).name === 'Upload')
  if (literally && !hasFile) found.push(await anyAdmin().refusal(asLiterals(kind, field, given)))
  return found
}

describe.each(placesWith('ID'))('the id $shown', (place) => {
  test.each([['x'], [''], [12], [`{${noId}}`], [`${noId}\0`]])('cannot be %j', async (hostile) => {
    for (const refusal of await refusals(place, hostile, typeof hostile === 'number' || !hostile.includes('\0')))
      expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: place.path.join('.') }] })
  })
})

describe.each(placesWith('String'))('the text $shown', (place) => {
  test.each([
    ['NUL', 'a\0b', true],
    ['half of a surrogate pair', 'a\ud800b', false],
    ['its other half', '\udfff', false],
  ])('cannot contain %s', async (_, hostile, literally) => {
    for (const { code, fields } of await refusals(place, hostile, literally)) {
      expect(code).toBe('BAD_USER_INPUT')
      expect(fields?.map(({ field }) => field)).toContain(place.path.join('.'))
    }
  })
})

describe.each(placesWith('JSON'))('the JSON $shown', (place) => {
  const [name, ...below] = place.path
  const send = async (json: string) => {
    const given = argumentsOf(place.field.args, String(name), below, 'HOSTILE')
    const variables = Object.fromEntries(Object.entries(given).map(([key, value]) => [`v_${key}`, value]))
    const body = JSON.stringify({ query: asVariables(place.kind, place.field, given), variables })
    return anyAdmin().send({
      headers: { 'content-type': 'application/json' },
      payload: body.replace('"HOSTILE"', json),
    })
  }
  test.each([
    ['NUL', '{"a":["a\\u0000b"]}'],
    ['NUL in a name', '{"a\\u0000":1}'],
    ['half of a surrogate pair', '["\\ud800"]'],
    ['a nesting of 100000 lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['a nesting of 30000 objects', '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000)],
    ['a number beyond all', '[1e400]'],
    ['a name that is a prototype', '{"__proto__":{"group":"ADMIN"}}'],
    ['a hundred thousand values', `[${'1,'.repeat(100_000)}1]`],
  ])('cannot contain %s', async (_, json) => {
    const { errors } = await send(json)
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(errors?.[0]?.extensions.fields?.[0]?.field).toMatch(new RegExp(`^${place.path.join('.')}(\\.|$)`))
    expect(({} as { group?: string }).group).toBeUndefined()
  })
})

describe.each(placesWith('Int'))('the number $shown', (place) => {
  test.each([[2 ** 31], [-(2 ** 31) - 1], [0.5], ['1'], [[{}]]])('cannot be %j', async (hostile) => {
    for (const { code, fields } of await refusals(place, hostile, typeof hostile === 'number')) {
      expect(code).toBe('BAD_USER_INPUT')
      expect(fields?.[0]?.field.startsWith(place.path.join('.'))).toBe(true)
    }
  })
  test('may be -0, or is refused', async () => {
    const [name, ...below] = place.path
    const given = argumentsOf(place.field.args, String(name), below, 0)
    const text = asLiterals(place.kind, place.field, given).replace(/: 0/g, ': -0')
    const { errors } = await anyAdmin().query(text)
    expect(['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', undefined]).toContain(errors?.[0]?.extensions.code)
  })
})

describe.each([...placesWith('DateTime'), ...placesWith('Day')])('the time $shown', (place) => {
  test.each([
    ['now'],
    ['2026-02-30'],
    ['0000-00-00'],
    [1e300],
    [{}],
    ['2026-01-01T00:00:00Z\0'],
    ['9999-12-31T23:59:59Z'],
  ])('cannot be %j', async (hostile) => {
    for (const { code, fields } of await refusals(place, hostile, typeof hostile === 'number')) {
      expect(code).toBe('BAD_USER_INPUT')
      expect(fields?.[0]?.field).toBe(place.path.join('.'))
    }
  })
})

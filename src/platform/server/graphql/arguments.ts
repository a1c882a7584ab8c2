import { z } from 'zod'
import type { TextKey } from '../../shared/text.ts'
import type { Audience } from '../../shared/operation.ts'
import { builders, enumFor, enumNamed } from './builder.ts'

declare module 'zod' {
  interface GlobalMeta {
    /** The name of the GraphQL input type, enum or scalar for this schema, if it has one. */
    graphql?: string
  }
}

/** The part of `z.toJSONSchema`'s result that GraphQL needs. */
interface Shape {
  readonly graphql?: string
  readonly longest?: number
  readonly unreadable?: TextKey
  readonly lowered?: true
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
}

/** An argument or input field in the form that Pothos accepts. */
interface InputField {
  readonly type: unknown
  readonly required: boolean
  readonly description?: string | undefined
  /** The most characters of a text, and of each text of a list. */
  readonly extensions?: { readonly longest?: number; readonly unreadable?: TextKey }
}

/**
 * The GraphQL arguments for a Zod object: a text is a String, `recordId()` an ID, an enum the GraphQL enum with the same
 * values. Nested objects and our own scalars name their type: `.meta({ graphql: 'PostChange' })`. GraphQL does not know
 * about lengths, bounds and further Zod checks.
 */
export function inputFields(schema: z.ZodType, audience: Audience = 'STAFF'): Record<string, InputField> {
  return fieldsOf(shapeOf(schema), audience)
}

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape
}

function fieldsOf({ properties = {}, required = [] }: Shape, audience: Audience): Record<string, InputField> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, given]) => {
      const { shape, nullable } = withoutNull(given)
      const description = given.description ?? shape.description
      const isRequired = required.includes(name) && !nullable && given.default === undefined
      const longest = shape.longest ?? shape.items?.longest
      const { unreadable } = shape
      const extensions = { ...(longest && { longest }), ...(unreadable && { unreadable }) }
      const more = { ...(description ? { description } : {}), extensions }
      return [name, { type: typeOf(shape, name, audience), required: isRequired, ...more }]
    }),
  )
}

function withoutNull(given: Shape): { shape: Shape; nullable: boolean } {
  if (Array.isArray(given.type)) {
    const type = given.type.find((one) => one !== 'null')
    const values = given.enum?.filter((value) => value !== null)
    return { shape: { ...given, type, ...(values ? { enum: values } : {}) }, nullable: given.type.includes('null') }
  }
  const others = given.anyOf?.filter(({ type }) => type !== 'null')
  if (!others || given.graphql) return { shape: given, nullable: false }
  return { shape: others.length === 1 ? others[0]! : { anyOf: others }, nullable: others.length < given.anyOf!.length }
}

const scalars: Readonly<Record<string, string>> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
}

function typeOf(shape: Shape, at: string, audience: Audience): unknown {
  if (shape.properties) return inputType(shape, at, audience)
  if (shape.enum && shape.graphql !== 'String')
    return shape.graphql ? enumNamed(shape.graphql, shape.enum, audience) : enumFor(shape.enum, audience)
  if (shape.graphql) return shape.graphql
  if (shape.type === 'array') return [typeOf(withoutNull(shape.items!).shape, at, audience)]
  if (shape.format === 'uuid') {
    if (!shape.lowered) throw new Error(`the id ${at} may have letters of any case: build its rule with recordId`)
    return 'ID'
  }
  const scalar = scalars[String(shape.type)]
  if (!scalar) throw new Error(`the argument ${at} has no GraphQL type: name one by .meta({ graphql })`)
  // Each rule of a text may only run after its length was checked, which those of `shared/rules.ts` see to.
  if (scalar === 'String' && shape.longest === undefined && !shape.enum)
    throw new Error(`the text ${at} has no greatest length: build its rule with text, requiredText or exactText`)
  return scalar
}

const inputTypes = new Map<string, { readonly ref: unknown; readonly says: string }>()

function inputType(shape: Shape, at: string, audience: Audience): unknown {
  const name = shape.graphql
  if (!name) throw new Error(`the input object ${at} has no GraphQL name: give it one by .meta({ graphql })`)
  const says = JSON.stringify(shape)
  const key = `${audience} ${name}`
  const known = inputTypes.get(key)
  if (known && known.says !== says) throw new Error(`two different inputs are called ${name}`)
  if (known) return known.ref
  const ref = builders[audience].inputType(name, {
    fields: (t) =>
      Object.fromEntries(
        Object.entries(fieldsOf(shape, audience)).map(([field, given]) => [field, t.field(given as never)]),
      ),
  })
  inputTypes.set(key, { ref, says })
  return ref
}

import SchemaBuilder, { type EnumRef } from '@pothos/core'
import type { Context } from '../context.ts'
import type { SpooledFile } from '../files/spool.ts'
import { operationPlugin } from './operation-plugin.ts'
import { dayScalar, dateTimeScalar, jsonScalar, pointsScalar, uploadScalar } from './scalars.ts'

interface BuilderSettings {
  Context: Context
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    Day: { Input: string; Output: string }
    /** In the server whole hundredths of a point; in requests and responses a number with at most two decimals. */
    Points: { Input: number; Output: number }
    JSON: { Input: unknown; Output: unknown }
    Upload: { Input: SpooledFile; Output: never }
  }
}
export type BuilderTypes = PothosSchemaTypes.ExtendDefaultTypes<BuilderSettings>

/**
 * Builds the schema. A root field without `operation` is an error: see `operation-plugin.ts`, which also parses `input` and
 * applies `visibleTo`.
 */
export const builder = new SchemaBuilder<BuilderSettings>({
  plugins: [operationPlugin],
  defaultFieldNullability: false,
})

builder.queryType({})
builder.mutationType({})
builder.addScalarType('DateTime', dateTimeScalar)
builder.addScalarType('Day', dayScalar)
builder.addScalarType('Points', pointsScalar)
builder.addScalarType('JSON', jsonScalar)
builder.addScalarType('Upload', uploadScalar)

const enums = new Map<string, { readonly ref: EnumRef<BuilderTypes, string>; readonly values: string }>()
const nameOfValues = new Map<string, string>()

/**
 * The GraphQL enum of a list of values. It may be declared again, but the same values may not have two names, so that
 * `enumFor` finds it, and one name may not have two lists of values.
 */
export function enumOf<const V extends readonly string[]>(name: string, values: V): EnumRef<BuilderTypes, V[number]> {
  const key = values.join(' ')
  const other = nameOfValues.get(key) ?? name
  if (other !== name) throw new Error(`the values ${key} are called ${other} already, and now ${name}`)
  nameOfValues.set(key, name)
  return enumNamed(name, values)
}

/** A GraphQL enum whose values may equal another's by chance: the sorts of two lists. `enumFor` does not find it. */
export function enumNamed<const V extends readonly string[]>(
  name: string,
  values: V,
): EnumRef<BuilderTypes, V[number]> {
  const known = enums.get(name)
  if (known && known.values !== values.join(' ')) throw new Error(`there are two lists of values called ${name}`)
  if (known) return known.ref
  const ref = builder.enumType(name, { values }) as unknown as EnumRef<BuilderTypes, string>
  enums.set(name, { ref, values: values.join(' ') })
  return ref
}

/** The enum that `enumOf` declared for these values. */
export function enumFor(values: readonly string[]): EnumRef<BuilderTypes, string> {
  const name = nameOfValues.get(values.join(' '))
  if (!name) throw new Error(`no GraphQL enum for ${values.join(', ')}: call enumOf at the top of its feature's schema`)
  return enumNamed(name, values)
}

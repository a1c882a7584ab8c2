import SchemaBuilder, { type EnumRef } from '@pothos/core'
import type { Context } from '../context.ts'
import type { SpooledFile } from '../spool.ts'
import { houseRules } from './house-rules.ts'
import { dayScalar, dateTimeScalar, jsonScalar, pointsScalar, uploadScalar } from './scalars.ts'

interface HouseSettings {
  Context: Context
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    Day: { Input: string; Output: string }
    /** Whole hundredths of a point inside, a number with at most two decimals outside. */
    Points: { Input: number; Output: number }
    JSON: { Input: unknown; Output: unknown }
    Upload: { Input: SpooledFile; Output: never }
  }
}
export type HouseTypes = PothosSchemaTypes.ExtendDefaultTypes<HouseSettings>

/**
 * Builds the schema. A root field without `operation` does not build: see `house-rules.ts`, which also parses
 * `input` and keeps `visibleTo`.
 */
export const builder = new SchemaBuilder<HouseSettings>({ plugins: [houseRules], defaultFieldNullability: false })

builder.queryType({})
builder.mutationType({})
builder.addScalarType('DateTime', dateTimeScalar)
builder.addScalarType('Day', dayScalar)
builder.addScalarType('Points', pointsScalar)
builder.addScalarType('JSON', jsonScalar)
builder.addScalarType('Upload', uploadScalar)

const enums = new Map<readonly string[], EnumRef<HouseTypes, string>>()

/** A GraphQL enum for a list of values; the same list is the same enum everywhere. */
export function enumOf<const V extends readonly string[]>(name: string, values: V): EnumRef<HouseTypes, V[number]> {
  let ref = enums.get(values)
  if (!ref) {
    ref = builder.enumType(name, { values }) as unknown as EnumRef<HouseTypes, string>
    enums.set(values, ref)
  }
  return ref
}

/** The enum that a list of values was given before. Throws when the schema that names it was not loaded first. */
export function knownEnum(values: readonly string[]): EnumRef<HouseTypes, string> {
  const ref = enums.get(values)
  if (!ref) throw new Error(`no GraphQL enum for ${values.join(', ')}: name it with enumOf in its feature's schema`)
  return ref
}

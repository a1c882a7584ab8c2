import SchemaBuilder, { type EnumRef } from '@pothos/core'
import type { Audience } from '../../shared/operation.ts'
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

function newBuilder({ ofMutations }: { readonly ofMutations?: string } = {}) {
  const made = new SchemaBuilder<BuilderSettings>({ plugins: [operationPlugin], defaultFieldNullability: false })
  made.queryType({})
  made.mutationType(ofMutations === undefined ? {} : { description: ofMutations })
  made.addScalarType('DateTime', dateTimeScalar)
  made.addScalarType('Day', dayScalar)
  made.addScalarType('Points', pointsScalar)
  made.addScalarType('Upload', uploadScalar)
  return made
}

/**
 * Builds the schema of staff. A root field without `operation` is an error: see `operation-plugin.ts`, which also parses
 * `input` and applies `visibleTo`.
 */
export const builder = newBuilder()
builder.addScalarType('JSON', jsonScalar)
/** Builds the schema of members, with types of its own: what staff may read of a record is no part of it. */
export const memberBuilder = newBuilder({
  ofMutations: `With the header \`Dry-Run: 1\` of an API key, or a token of \`memberToken(dryRun: true)\`, a mutation is checked and answered
as if it were done, and undone. Codes and draws are MASKED. \`extensions.dryRun\` then says what would have come of it:

- \`entries\`: points that would be booked at once: \`{ memberId, amount, cause }\`
- \`webhooks\`: events that an endpoint would be told of: \`{ type, subject: { model, id } }\`
- \`notices\`: what members would be told: \`{ memberId, type, message, about: { model, id } or null }\`
- \`explain\`: for each action \`{ memberId, kind, subject, amount, reason, rules: [{ rule, version, applied, amount, because, params }] }\`

One mutation at a time; none that checks or gives a secret.`,
})
export const builders = { STAFF: builder, MEMBER: memberBuilder } as const

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
  audience: Audience = 'STAFF',
): EnumRef<BuilderTypes, V[number]> {
  const key = `${audience} ${name}`
  const known = enums.get(key)
  if (known && known.values !== values.join(' ')) throw new Error(`there are two lists of values called ${name}`)
  if (known) return known.ref
  const ref = builders[audience].enumType(name, { values }) as unknown as EnumRef<BuilderTypes, string>
  enums.set(key, { ref, values: values.join(' ') })
  return ref
}

/** The enum that `enumOf` declared for these values, in the schema of staff or of members. */
export function enumFor<const V extends readonly string[]>(
  values: V,
  audience: Audience = 'STAFF',
): EnumRef<BuilderTypes, V[number]> {
  const name = nameOfValues.get(values.join(' '))
  if (!name) throw new Error(`no GraphQL enum for ${values.join(', ')}: call enumOf at the top of its feature's schema`)
  return enumNamed(name, values, audience)
}

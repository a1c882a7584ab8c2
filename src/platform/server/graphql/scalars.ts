import { GraphQLScalarType, Kind } from 'graphql'
import { z } from 'zod'
import { dayOf, supportedYears } from '../../shared/day.ts'
import { SpooledFile } from '../files/spool.ts'

const instant = z.union([z.iso.datetime({ offset: true }), z.number().int()]).transform((value) => new Date(value))
const isInstant = (date: Date) => date >= new Date(supportedYears.from) && date < new Date(supportedYears.until)

export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A moment. Returned as ISO 8601 in UTC; accepted with any offset, or as epoch milliseconds.',
  serialize: (value) => (value as Date).toISOString(),
  parseValue(value) {
    const result = instant.safeParse(value)
    if (!result.success || !isInstant(result.data)) throw new TypeError('must be an ISO 8601 date and time')
    return result.data
  },
})

export const dayScalar = new GraphQLScalarType<string, string>({
  name: 'Day',
  description: 'A day in Asia/Ho_Chi_Minh, YYYY-MM-DD. A moment is also accepted and means its local day.',
  serialize: String,
  parseValue(value) {
    const day = z.iso.date().safeParse(value)
    const moment = instant.safeParse(value)
    const result = day.data ?? (moment.success && isInstant(moment.data) ? dayOf(moment.data) : undefined)
    if (result === undefined || !isInstant(new Date(result))) throw new TypeError('must be a day, YYYY-MM-DD')
    return result
  },
})

export const pointsScalar = new GraphQLScalarType<number, number>({
  name: 'Points',
  description: 'An exact amount of points with at most two decimals.',
  serialize: (value) => Number(value) / 100,
  parseValue: (value) => hundredths(value),
  parseLiteral(node) {
    if (node.kind !== Kind.INT && node.kind !== Kind.FLOAT) throw new TypeError('must be a number')
    return hundredths(Number(node.value))
  },
})

function hundredths(value: unknown): number {
  if (typeof value !== 'number' || !/^-?\d{1,13}(\.\d{1,2})?$/.test(String(value))) {
    throw new TypeError('must be a number with at most two decimals')
  }
  return Math.round(value * 100)
}

export const jsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value; the operation defines its shape.',
  parseValue(value) {
    if (holdsFile(value)) throw new TypeError('must hold no file')
    return value
  },
})

function holdsFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return SpooledFile.isOne(value) || Object.values(value).some(holdsFile)
}

export const uploadScalar = new GraphQLScalarType<SpooledFile, never>({
  name: 'Upload',
  description: 'A file, sent according to the GraphQL multipart request specification.',
  parseValue(value) {
    // An object in JSON could look the same and name any file of this machine.
    if (!SpooledFile.isOne(value)) throw new TypeError('must be a file of a multipart request')
    return value
  },
  parseLiteral() {
    throw new TypeError('must be a variable')
  },
})

import type { GraphQLObjectType, GraphQLSchema } from 'graphql'
import { sql, type RawBuilder } from 'kysely'
import { admin, type Viewer } from '../../shared/permission.ts'
import type { RecordKind } from '../../shared/record.ts'
import type { TextKey } from '../../shared/text.ts'
import type { Context, Loader } from '../context.ts'
import { isVisible } from '../graphql/operation-plugin.ts'
import type { RecordName } from '../live/announce.ts'
import { Refusal } from '../refusal.ts'

/**
 * How records of one model are read by their ids. The record's own query, its history, the comparison of versions,
 * presence and the live stream all ask this.
 */
export interface Reading<Row = unknown> {
  readonly record: RecordKind
  readonly rows: Loader<string, Row | null>
  /** The text for a record that does not exist. */
  readonly gone: TextKey
  /** False for a row that counts as missing: the record was deleted. */
  readonly isShown?: (row: Row) => boolean
  /** Set if those who may read the model do not all see the same records. */
  readonly visibleTo?: (viewer: Viewer | null, row: Row) => boolean
}

const readings = new Map<string, Reading>()

export function registerReading<Row>(model: string, reading: Reading<Row>): Reading<Row> {
  readings.set(model, reading as Reading)
  return reading
}

export const readingOf = (model: string): Reading | undefined => readings.get(model)

/** The record. Throws NOT_FOUND if it does not exist for the viewer. */
export async function readRecord<Row>(ctx: Context, reading: Reading<Row>, id: string): Promise<Row> {
  const found = await lookUp(ctx, reading, id)
  if (typeof found === 'string') throw new Refusal('NOT_FOUND', reading.gone)
  return found.row
}

/** Refuses as the record's own query does. */
export async function requireRecord(ctx: Context, { model, id }: RecordName): Promise<void> {
  await readRecord(ctx, readings.get(model)!, id)
}

/** The same for a record's history, which readers of the whole audit log may read of deleted records too. */
export async function requireRecordOfHistory(ctx: Context, { model, id }: RecordName): Promise<void> {
  const reading = readings.get(model)!
  const found = await lookUp(ctx, reading, id)
  if (found === 'hidden' || (found === 'gone' && !readsWholeLog(ctx.viewer))) {
    throw new Refusal('NOT_FOUND', reading.gone)
  }
}

async function lookUp<Row>(
  ctx: Context,
  { rows, isShown, visibleTo }: Reading<Row>,
  id: string,
): Promise<{ readonly row: Row } | 'gone' | 'hidden'> {
  const row = await ctx.load(rows, id)
  if (row && visibleTo && !visibleTo(ctx.viewer, row)) return 'hidden'
  return row && (isShown?.(row) ?? true) ? { row } : 'gone'
}

type Asking = Pick<Context, 'app' | 'viewer'>
const readsWholeLog = (viewer: Viewer | null) => admin.allows(viewer)

/**
 * Which names in the audit log of a record the viewer may read: a field as in the record's type of the API, an action
 * that changes no field as `seenAs` says. Readers of the whole audit log may read all of them.
 */
export function namesShown({ app, viewer }: Asking, { model, id }: RecordName): (name: string) => boolean {
  if (readsWholeLog(viewer)) return () => true
  const record = readings.get(model)?.record
  return (name) => record !== undefined && (ruleOf(app.schema, record, name)?.(viewer, { id }) ?? false)
}

/**
 * The condition for the audit entries of a record that tell the viewer something: a field that the viewer may read, or
 * an action without fields of which the viewer may know. Of an entry with hidden fields, one that is shown has changed.
 */
export function entriesShown(ctx: Asking, of: RecordName): RawBuilder<boolean> {
  const record = readings.get(of.model)?.record
  if (readsWholeLog(ctx.viewer) || !record) return sql`${readsWholeLog(ctx.viewer)}::boolean`
  const shown = namesIn(record).filter(namesShown(ctx, of))
  const told = sql`(coalesce(before, '{}') || coalesce(after, '{}'))`
  return sql`case when ${told} = '{}' then action = any (${shown}::text[])
    else ${told} - ${shown}::text[] = '{}' or exists (
      select from unnest(${shown}::text[]) name where before -> name is distinct from after -> name) end`
}

type Rule = (viewer: Viewer | null, parent: unknown) => boolean

const namesIn = ({ fields, seenAs }: RecordKind) => [...new Set([...fields, ...Object.keys(seenAs ?? {})])]

/** Who may read a name; undefined if nothing says it. */
function ruleOf(schema: GraphQLSchema, record: RecordKind, name: string): Rule | undefined {
  if (!namesIn(record).includes(name)) return undefined
  const as = record.seenAs?.[name] ?? name
  if (typeof as !== 'string') return as.allows
  const type = record.type && (schema.getType(record.type) as GraphQLObjectType | undefined)
  const field = type ? type.getFields()[as] : undefined
  return field && ((viewer, parent) => isVisible(viewer, field.extensions, parent))
}

/** Refuses a schema without a rule for each field in the log of a record that others than administrators read. */
export function requireRules(schema: GraphQLSchema, records: Readonly<Record<string, RecordKind>>): void {
  for (const [model, record] of Object.entries(records)) {
    if (!record.history && !record.readers) continue
    if (!readings.has(model)) throw new Error(`${model} has no reading: nothing says who may read such a record`)
    const missing = namesIn(record).filter((name) => !ruleOf(schema, record, name))
    if (missing.length > 0) throw new Error(`${model}: say in seenAs who may read ${missing.join(', ')} in its history`)
  }
}

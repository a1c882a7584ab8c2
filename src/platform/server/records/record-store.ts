import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Tables } from '../../../../database/tables.ts'
import type { RecordKind } from '../../shared/record.ts'
import type { TextKey } from '../../shared/text.ts'
import { audit } from '../audit/audit.ts'
import type { AuditedAction, Context } from '../context.ts'
import { command } from '../command.ts'
import { invalid, Refusal } from '../refusal.ts'
import { refuseStale } from './version.ts'

/** Tables whose rows have an id and a version. */
export type RecordTable = {
  [T in keyof Tables]: Selectable<Tables[T]> extends { id: string; version: number } ? T : never
}[keyof Tables]

type Row<T extends RecordTable> = Selectable<Tables[T]> & { readonly id: string; readonly version: number }
type Values<T extends RecordTable> = Omit<Insertable<Tables[T]>, 'id' | 'version' | 'created_at'>
type Patch<T extends RecordTable> = Omit<Updateable<Tables[T]>, 'id' | 'version' | 'created_at'>

/** The record to change, and the version that the caller saw. */
export interface Target {
  readonly _id: string
  readonly version?: number | null | undefined
}

interface Declaration<T extends RecordTable> {
  /** The model's name in the audit log and in live events. */
  readonly model: string
  readonly table: T
  /** The text for a record that does not exist. */
  readonly gone: TextKey
  /** Unique and exclusion constraints: the argument that a violation belongs to, and its text. */
  readonly taken?: Readonly<Record<string, { readonly field: string; readonly reason: TextKey }>>
  readonly record: RecordKind
  /** Columns whose name differs from the field's: `{ group: 'user_group' }`. */
  readonly columns?: Readonly<Record<string, string>>
  /**
   * Converts a column's value for the audit log, if it is not kept as stored: `{ points: (hundredths) => hundredths /
   * 100 }`.
   */
  readonly inLog?: Readonly<Record<string, (value: number) => number>>
  /** Set if a deleted record's row stays in the table, with the time in `deleted_at`. */
  readonly softly?: 'deleted_at' extends keyof Tables[T] ? true : never
}

interface Remark {
  readonly reason?: string | null
  /** The action, if it is not the running operation. */
  readonly action?: string
}

export interface RecordStore<T extends RecordTable> {
  /** The row, locked until the command ends. Call it inside a command. Throws NOT_FOUND, CONFLICT. */
  lock(ctx: Context, target: Target): Promise<Row<T>>
  create(ctx: Context, values: Values<T>, remark?: Remark): Promise<Row<T>>
  /**
   * If all values are equal, nothing is changed. Throws NOT_FOUND, CONFLICT, and BAD_USER_INPUT for a violated
   * constraint of `taken`.
   */
  change(ctx: Context, target: Target, patch: Patch<T>, remark?: Remark): Promise<Row<T>>
  /** The same for a change that depends on the row; returning no patch changes nothing. */
  changeBy(
    ctx: Context,
    target: Target,
    decide: (ctx: Context, row: Row<T>) => Promise<Patch<T> | null> | Patch<T> | null,
    remark?: Remark,
  ): Promise<Row<T>>
  /** Undoes a change: restores the fields' values from its audit entry. Throws as `change` does. */
  putBack(ctx: Context, target: Target, before: Readonly<Record<string, unknown>>): Promise<Row<T>>
  /** Returns the row as it was before; if the row stays in the table, as it is now. */
  remove(ctx: Context, target: Target, before?: (ctx: Context, row: Row<T>) => Promise<void>): Promise<Row<T>>
  /** Undoes a deletion of a record whose row stayed. */
  restore(ctx: Context, target: Target, remark?: Remark): Promise<Row<T>>
}

/**
 * Writes records of one table. Each change locks the row, refuses an older version, raises the version, and writes an
 * audit entry for the running operation with the values before and after.
 */
export function recordStore<T extends RecordTable>(declared: Declaration<T>): RecordStore<T> {
  const { model, gone, softly, taken = {} } = declared
  const table = sql.table(declared.table)

  const lockWhere = async (there: RawBuilder<unknown>, ctx: Context, { _id, version }: Target): Promise<Row<T>> => {
    // The lock leaves the key free, so that others can meanwhile insert rows that refer to this record.
    const found = await sql<Row<T>>`select * from ${table} where id = ${_id} ${there} for no key update`.execute(ctx.db)
    const row = found.rows[0]
    if (!row) throw new Refusal('NOT_FOUND', gone)
    await refuseStale(ctx, { model, id: _id, version: row.version }, version)
    return row
  }
  const lock = (ctx: Context, target: Target) => lockWhere(softly ? sql`and deleted_at is null` : sql``, ctx, target)

  const columnOf = (field: string) => declared.columns?.[field] ?? snakeCase(field)
  const fieldOf = new Map(declared.record.fields.map((field) => [columnOf(field), field]))
  const logged = (column: string, value: unknown) =>
    typeof value === 'number' ? (declared.inLog?.[column]?.(value) ?? value) : (value ?? null)
  /**
   * The values of these columns for the audit log; without `columns`, of all. The log has only the fields that the
   * record declares, because nothing says who may read another one.
   */
  const auditedValues = (row: object, columns: readonly string[] = [...fieldOf.keys()]) =>
    Object.fromEntries(
      columns.flatMap((column) => {
        const field = fieldOf.get(column)
        return field ? [[field, logged(column, (row as never)[column])]] : []
      }),
    )

  const note = (ctx: Context, row: Row<T>, entry: Partial<AuditedAction>, remark: Remark = {}) => {
    const action = remark.action ?? ctx.operation?.name
    if (!action) throw new Error(`a change of ${model} outside of an operation must name its action`)
    const { reason } = remark
    return audit(ctx, { model, targetId: row.id, action, ...(reason ? { reason } : {}), ...entry })
  }

  const write = async (ctx: Context, row: Row<T>, patch: object): Promise<Row<T>> => {
    const sets = Object.entries(patch).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    const changed = await sql<Row<T>>`update ${table} set ${sql.join([...sets, sql`version = ${row.version + 1}`])}
      where id = ${row.id} returning *`.execute(ctx.db)
    return changed.rows[0]!
  }

  /**
   * A command that turns violations of these constraints into refusals. The constraint decides between two
   * simultaneous requests, and its violation ends the transaction.
   */
  const withConstraintRefusals = async <R>(ctx: Context, run: (ctx: Context) => Promise<R>): Promise<R> => {
    try {
      return await command(ctx, run)
    } catch (error) {
      const { code, constraint } = error as { code?: string; constraint?: string }
      const blamed = violations.has(code) ? taken[constraint ?? ''] : undefined
      throw blamed ? invalid(blamed.field, blamed.reason) : error
    }
  }

  const changeBy: RecordStore<T>['changeBy'] = (ctx, target, decide, remark) =>
    withConstraintRefusals(ctx, async (ctx) => {
      const row = await lock(ctx, target)
      const patch = differing(row, await decide(ctx, row))
      const columns = Object.keys(patch)
      if (columns.length === 0) return row
      const changed = await write(ctx, row, patch)
      const entry = {
        before: auditedValues(row, columns),
        after: auditedValues(changed, columns),
        version: changed.version,
      }
      await note(ctx, changed, entry, remark)
      return changed
    })

  return {
    lock,
    changeBy,
    change: (ctx, target, patch, remark) => changeBy(ctx, target, () => patch, remark),
    putBack: (ctx, target, before) => {
      const patch = Object.fromEntries(Object.entries(before).map(([field, value]) => [columnOf(field), value]))
      return changeBy(ctx, target, () => patch as Patch<T>)
    },
    create: (ctx, values, remark) =>
      withConstraintRefusals(ctx, async (ctx) => {
        const columns = Object.keys(values)
        const all = { id: newRecordId(ctx), ...values }
        const inserted = await sql<
          Row<T>
        >`insert into ${table} (${sql.join(Object.keys(all).map((column) => sql.ref(column)))})
          values (${sql.join(Object.values(all))}) returning *`.execute(ctx.db)
        const row = inserted.rows[0]!
        await note(ctx, row, { after: auditedValues(row, columns), version: row.version }, remark)
        return row
      }),
    remove: (ctx, target, before) =>
      withConstraintRefusals(ctx, async (ctx) => {
        const row = await lock(ctx, target)
        await before?.(ctx, row)
        const gone = softly ? await write(ctx, row, { deleted_at: new Date() }) : row
        if (!softly) await sql`delete from ${table} where id = ${row.id}`.execute(ctx.db)
        await note(ctx, row, { before: auditedValues(row), version: row.version + 1 })
        return gone
      }),
    restore: (ctx, target, remark) =>
      command(ctx, async (ctx) => {
        const row = await write(ctx, await lockWhere(sql`and deleted_at is not null`, ctx, target), {
          deleted_at: null,
        })
        await note(ctx, row, { after: auditedValues(row), version: row.version }, remark)
        return row
      }),
  }
}

/** The id of a record that is created. */
export const newRecordId = (ctx: Context): string => ctx.trail?.newId ?? uuidv7()

/** PostgreSQL's codes for violations of unique and exclusion constraints. */
const violations: ReadonlySet<unknown> = new Set(['23505', '23P01'])
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The part of a patch that differs from the row. */
function differing(row: object, patch: object | null): Record<string, unknown> {
  const now = row as Record<string, unknown>
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
  return Object.fromEntries(Object.entries(patch ?? {}).filter(([column, value]) => !isSame(now[column], value)))
}

/** The result of operations that delete: false if the record was already gone. */
export async function wasThere(removal: Promise<unknown>): Promise<boolean> {
  try {
    await removal
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return false
    throw error
  }
}

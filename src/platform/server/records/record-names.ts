import { isId } from '../../shared/list.ts'
import type { Locale } from '../../shared/text.ts'
import type { Context } from '../context.ts'

type NameOf = (ctx: Context, id: string) => Promise<string | null>

interface NamedValue {
  readonly field: string
  readonly value: unknown
}

/** How the audit log finds the names of records of one model. */
export interface RecordNames {
  /** The record's current name; null if it is gone or has no name. */
  readonly nameOf?: NameOf
  /** The record's name as stored in an entry: for records that may be deleted by now. */
  readonly nameIn?: (values: Readonly<Record<string, unknown>>) => unknown
  /** For records that are named by the program, such as lists: what they and the values of their fields are called. */
  readonly inWords?: (id: string, locale: Locale, value?: NamedValue) => string | null
  /** Fields that hold ids of other records, and how to find the names of those. */
  readonly references?: Readonly<Record<string, NameOf>>
}

const names = new Map<string, RecordNames>()

export function registerRecordNames(model: string, given: RecordNames): void {
  names.set(model, given)
}

export const recordNames = (model: string): RecordNames => names.get(model) ?? {}

/** Finds the current names of a model's records by their ids, whichever feature registers them. */
export const namesOf =
  (model: string): NameOf =>
  async (ctx, id) =>
    (await recordNames(model).nameOf?.(ctx, id)) ?? null

/** The display name for a value that is the id of a named record; for a list of ids, all the names. */
export async function nameOfValue(ctx: Context, model: string, field: string, value: unknown): Promise<string | null> {
  const nameOf = recordNames(model).references?.[field]
  if (!nameOf) return null
  const ids = (Array.isArray(value) ? value : [value]).filter(isId)
  const found = await Promise.all(ids.map((id) => nameOf(ctx, id)))
  return found.filter((name) => name !== null).join(', ') || null
}

import type { Context } from '../../../platform/server/context.ts'
import { badgeById } from '../../badges/server/public.ts'
import { userById } from '../../users/server/public.ts'
import { type AuditRow, isRecordId, nameOfPost } from './audit.queries.ts'

/** One field of an entry, before and after; undefined where the entry does not have it. */
export interface AuditChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** What an entry says about each field that it changed, in the order in which it was written. */
export function changesOf(entry: Pick<AuditRow, 'before' | 'after'>): AuditChange[] {
  const before = (entry.before ?? {}) as Record<string, unknown>
  const after = (entry.after ?? {}) as Record<string, unknown>
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return fields
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

/** Fields that hold the id of another record, and what that one is called. */
const names: Readonly<Record<string, (ctx: Context, id: string) => Promise<string | null>>> = {
  badgeId: async (ctx, id) => (await ctx.load(badgeById, id))?.title ?? null,
  createdBy: nameOfPerson,
  userId: nameOfPerson,
}

async function nameOfPerson(ctx: Context, id: string): Promise<string | null> {
  return (await ctx.load(userById, id))?.full_name ?? null
}

/** The name behind a value, where it is the id of a record that has one. */
export async function nameOfValue(ctx: Context, field: string, value: unknown): Promise<string | null> {
  return isRecordId(value) ? ((await names[field]?.(ctx, value)) ?? null) : null
}

/** What the record that an entry is about is called now; null if it is gone or has no name. */
export async function nameOfTarget(ctx: Context, entry: AuditRow): Promise<string | null> {
  const { model, target_id: id } = entry
  if (!isRecordId(id)) return id
  if (model === 'USER') return nameOfPerson(ctx, id)
  if (model === 'POST') return ctx.load(nameOfPost, id)
  // A config may be gone by now; its entries all say its key.
  const { key } = { ...(entry.before as object), ...(entry.after as object) } as { key?: string }
  return (model === 'CONFIG' && key) || null
}

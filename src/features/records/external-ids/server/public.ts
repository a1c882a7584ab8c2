import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { MemberName } from '../../../../platform/shared/member-name.ts'

/** What a record is called in the app's own database. */
interface ExternalName {
  readonly model: string
  readonly externalId: string
}

/** An external id for a record that is about to be added. */
interface Claim {
  readonly externalId: string
  readonly id: string
  /** Where the app shows it. */
  readonly link?: string | null | undefined
}

/**
 * Gives a new record its external id, within the command that adds it, before its row. Of two at once the second waits
 * for the first.
 *
 * @returns the id of the record that has the external id: the given one, or that of an earlier record
 */
export async function claimExternalId(ctx: Context, { model, externalId }: ExternalName, id: string): Promise<string> {
  const isFree = await claimExternalIds(ctx, model, [{ externalId, id }])
  return isFree ? id : (await recordByExternalId(ctx, { model, externalId }))!
}

/** The same for several records of a model. Returns whether all ids were free; if not, some may be claimed nevertheless. */
export async function claimExternalIds(ctx: Context, model: string, claims: readonly Claim[]): Promise<boolean> {
  const rows = claims.map(({ externalId, id, link }) => ({ model, external_id: externalId, record_id: id, link }))
  const claimed = await ctx.db
    .insertInto('external_ids')
    .values(rows)
    .onConflict((oc) => oc.columns(['model', 'external_id']).doNothing())
    .returning('record_id')
    .execute()
  return claimed.length === claims.length
}

/** The id of the record with this external id; null if there is none. */
export const recordByExternalId = async (ctx: Context, { model, externalId }: ExternalName): Promise<string | null> =>
  (await recordsByExternalId(ctx, model, [externalId])).get(externalId) ?? null

/** The ids of a model's records by their external ids; those that are unknown are left out. */
export async function recordsByExternalId(
  ctx: Context,
  model: string,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ external_id: string; record_id: string }>`
    select external_id, record_id from external_ids where model = ${model} and external_id = any(${externalIds}::text[])`.execute(
    ctx.db,
  )
  return new Map(rows.map(({ external_id, record_id }) => [external_id, record_id]))
}
/** The same, and of two requests that delete it at once, the second waits for the first. */
export async function lockByExternalId(ctx: Context, { model, externalId }: ExternalName): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('external_ids')
    .select('record_id')
    .where('model', '=', model)
    .where('external_id', '=', externalId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.record_id ?? null
}

/** The id of the member whom a key names; null if the app calls nobody so. By our id it may be one who does not exist. */
export const memberNamed = async (ctx: Context, { externalId, memberId }: MemberName): Promise<string | null> =>
  memberId ?? recordByExternalId(ctx, { model: 'USER', externalId: externalId! })

/** The external ids of records, by our ids; those that have none are left out. */
export async function externalIdsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ record_id: string; external_id: string }>`
    select record_id, external_id from external_ids where record_id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ record_id, external_id }) => [record_id, external_id]))
}

export { type Named, recordNamed } from './named.ts'
export { appLink } from './app-link.ts'

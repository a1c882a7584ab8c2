import { sql } from 'kysely'
import type { z } from 'zod'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import type { referralInput } from '../trusted-point.rules.ts'
import { rules } from './trusted-point.store.ts'
import type { ReferralConfigs, Rule } from './trusted-point.type.ts'

/** The present ranges, in their order. */
export async function referralConfigs(ctx: Context): Promise<ReferralConfigs> {
  const { rows } = await sql<{ version: number }>`
    select count(*) as version from trusted_point_versions where type = 'REFERRAL'`.execute(ctx.db)
  const items = await ctx.db
    .selectFrom('trusted_point_configs')
    .selectAll()
    .where('type', '=', 'REFERRAL')
    .where('deleted_at', 'is', null)
    .orderBy('invited_from')
    .execute()
  return { version: rows[0]!.version, items }
}

/**
 * Saves all ranges at once. Stored ranges that are missing in the input are no longer used; a range that was no longer
 * used can be restored by its id, and one without an id is the stored one from and to the same numbers. Each changed range has its own audit entry.
 *
 * @param version the version of the ranges that the caller saw; absent if that does not matter
 *
 * @throws Refusal NOT_FOUND if no range ever had this id, CONFLICT
 */
export function saveReferralConfigs(
  ctx: Context,
  { ranges, version }: z.output<typeof referralInput>,
): Promise<ReferralConfigs> {
  return command(ctx, async (ctx) => {
    // New ranges have no rows yet, so there is no row that could be locked against a simultaneous save.
    await sql`select pg_advisory_xact_lock(hashtextextended('referral ranges', 0))`.execute(ctx.db)
    const there = await ctx.db
      .selectFrom('trusted_point_configs')
      .select(['id', 'deleted_at', 'invited_from', 'invited_to'])
      .where('type', '=', 'REFERRAL')
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    await refuseStaleRanges(ctx, version)
    await sql`set constraints trusted_point_configs_ranges_apart deferred`.execute(ctx.db)
    const kept = new Set(ranges.map(({ _id }) => _id))
    for (const { _id, invitedFrom, invitedTo, points, description } of ranges) {
      const numbers = { invited_from: invitedFrom, invited_to: invitedTo, points }
      const values = { ...numbers, description: description ?? '' }
      const isSame = (one: (typeof there)[number]) =>
        !one.deleted_at && !kept.has(one.id) && one.invited_from === invitedFrom && one.invited_to === invitedTo
      const row = there.find((one) => (_id ? one.id === _id : isSame(one)))
      if (_id && !row) throw new Refusal('NOT_FOUND', 'trusted_points_text_gone')
      if (!row) await rules.create(ctx, { type: 'REFERRAL', action_type: 'REFER_FRIEND', ...values })
      else {
        kept.add(row.id)
        if (row.deleted_at) await rules.restore(ctx, { _id: row.id })
        await rules.change(ctx, { _id: row.id }, description === undefined ? numbers : values)
      }
    }
    for (const { id, deleted_at } of there) if (!deleted_at && !kept.has(id)) await rules.remove(ctx, { _id: id })
    await sql`set constraints trusted_point_configs_ranges_apart immediate`.execute(ctx.db)
    return referralConfigs(ctx)
  })
}

/**
 * Refuses if there are more versions of the ranges than the caller has seen. The refusal contains the seen and the
 * present ranges.
 */
async function refuseStaleRanges(ctx: Context, seen: number | null | undefined): Promise<void> {
  const { version, items } = await referralConfigs(ctx)
  if (seen === undefined || seen === null || seen === version) return
  const { rows: then } = await sql<Rule>`
    select * from (
      select distinct on (id) * from (
        select * from trusted_point_versions where type = 'REFERRAL' order by since, id, version limit ${seen}) known
      order by id, version desc) last
    where deleted_at is null order by invited_from`.execute(ctx.db)
  const { rows: last } = await sql<{ by: string | null }>`
    select full_name as by from trusted_point_versions v
      left join audit_entries a on a.chain = 'TRUSTED_POINT_CONFIG:' || v.id and a.version = v.version
      left join users on users.id = a.actor_id
    where v.type = 'REFERRAL' order by since desc limit 1`.execute(ctx.db)
  throw new Refusal('CONFLICT', 'platform_text_stale', {
    version,
    changes: [{ field: 'ranges', seen: then.map(shown), now: items.map(shown), by: last[0]?.by ?? null }],
  })
}

const shown = ({ invited_from, invited_to, points, description }: Rule) => ({
  invitedFrom: invited_from,
  invitedTo: invited_to,
  points: points / 100,
  description,
})

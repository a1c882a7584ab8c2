import { sql } from 'kysely'
import { chainOf } from '../../../../platform/server/audit/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { trustedPointRecord } from '../trusted-point.record.ts'
import type { Rule, RulePeriod } from './trusted-point.type.ts'

export const ruleModel = 'TRUSTED_POINT_CONFIG'

export const rules = recordStore({
  model: ruleModel,
  record: trustedPointRecord,
  table: 'trusted_point_configs',
  gone: 'trusted_points_text_gone',
  taken: {
    trusted_point_configs_ranges_apart: { field: 'data.invitedTo', reason: 'trusted_points_text_ranges_overlap' },
  },
  inLog: { points: (hundredths) => hundredths / 100 },
  softly: true,
})

/** A limit above the number of versions that anybody reads. */
const mostVersions = 100

/** The versions of a rule, newest first. */
export async function versionsOf(ctx: Context, id: string): Promise<RulePeriod[]> {
  const { rows } = await sql<Rule & Omit<RulePeriod, 'rule'>>`
    select v.*, lead(since) over (order by version) as until,
        (select actor_id from audit_entries where chain = ${chainOf(ruleModel, id)} and audit_entries.version = v.version) as "savedBy"
      from trusted_point_versions v where id = ${id} order by v.version desc limit ${mostVersions}`.execute(ctx.db)
  return rows.map(({ since, until, savedBy, ...rule }) => ({ rule, since, until, savedBy }))
}

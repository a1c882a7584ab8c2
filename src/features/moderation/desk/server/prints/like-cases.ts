import { sql } from 'kysely'
import type { Context } from '../../../../../platform/server/context.ts'
import type { TermModel } from '../../../../../platform/shared/term-status.ts'
import type { CaseState } from '../../desk.values.ts'
import type { Print } from './print.ts'

/** Candidates that are compared in each band: the newest records. */
const candidates = 500
/** The largest number of bits in which near duplicates differ: decision 0026. */
const nearest = { TEXT: 8, PICTURE: 3 } as const
/** Days that a decision is remembered for near duplicates. */
const remembered = 90
/** How many records a case has at most. */
const mostMembers = 200

export interface Reported {
  readonly model: TermModel
  readonly id: string
}

export interface LikeCase {
  readonly id: string
  readonly state: CaseState
  readonly lead_model: string
  readonly lead_id: string
}

/**
 * The case whose lead is a record's nearest near duplicate. Open cases come first, then those that are being decided or
 * were decided. Null if there is none.
 */
export async function likeCase(ctx: Context, { model, id }: Reported, print: Print): Promise<LikeCase | null> {
  const bits = sql`${String(BigInt.asIntN(64, print.bits))}::bigint`
  const sharing = print.bands.map(
    (band, i) => sql`(select model, target_id, print from record_prints
      where kind = ${print.kind} and ${sql.ref(`band_${i + 1}`)} = ${band} order by target_id desc limit ${candidates})`,
  )
  const { rows } = await sql<LikeCase>`
    select c.id, c.state, c.lead_model, c.lead_id
      from (
        select model, target_id, bit_count((print # ${bits})::bit(64)) as distance
          from (${sql.join(sharing, sql` union `)}) shared
          where bit_count((print # ${bits})::bit(64)) <= ${nearest[print.kind]}) p
        join cases c on (c.lead_model, c.lead_id) = (p.model, p.target_id)
      where not c.calibrates and (c.state <> 'CLOSED' or c.closed_at > now() - make_interval(days => ${remembered}))
        and (c.state <> 'CLOSED' or exists (select from case_decisions d where d.case_id = c.id and d.state = 'APPLIED'))
        and (c.state <> 'OPEN' or c.members < ${mostMembers})
        and not exists (select from taken_out o where (o.model, o.target_id, o.case_id) = (${model}, ${id}, c.id))
        and c.id is distinct from (select case_id from report_targets t where (t.model, t.target_id) = (${model}, ${id}))
      order by c.state <> 'OPEN', p.distance, c.closed_at desc, c.opened_at, c.id
      limit 1`.execute(ctx.db)
  return rows[0] ?? null
}

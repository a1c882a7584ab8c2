import { type RawBuilder, sql } from 'kysely'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { worksIn } from '../../notes/server/public.ts'
import { type SecondLookReason, secondLookAbove } from '../desk.values.ts'

interface ChangedRecord {
  readonly action: 'STATUS' | 'HANDLED'
  readonly model: TermModel
  readonly id: string
}

/** A decision as far as the need for a second look depends on it. */
interface Weighed {
  readonly status: TermStatus | null
  readonly asked: boolean
  readonly records: readonly ChangedRecord[]
  /** Whether a person cannot confirm it: the records belong to them, or they reported one. */
  readonly isAbout: (person: RawBuilder<unknown>) => RawBuilder<boolean>
}

/**
 * Why another person has to decide too; null if nobody has to, or if there is nobody else. Whoever makes the decision,
 * at the desk or in a list, asks it in the transaction of the decision.
 */
export async function secondLookFor(ctx: Context, decision: Weighed): Promise<SecondLookReason | null> {
  const reason = decision.asked
    ? 'ASKED'
    : decision.records.length > secondLookAbove
      ? 'MANY'
      : await touchy(ctx, decision)
  return reason && (await anybodyElse(ctx, decision)) ? reason : null
}

async function touchy(ctx: Context, { status, records }: Weighed): Promise<SecondLookReason | null> {
  if (status === null || status === 'NORMAL') return null
  const changed = records.filter(({ model, action }) => action === 'STATUS' && (model === 'USER' || model === 'PAGE'))
  if (changed.length === 0) return null
  const { rows } = await sql<{ reason: SecondLookReason }>`
    select coalesce(case when p.is_partner then 'PARTNER' end, case when u.user_group in ('ADMIN', 'STAFF') then 'STAFF' end,
        case when u.badge_status = 'VERIFIED' then 'VERIFIED' end) as reason
      from unnest(${changed.map(({ model }) => model)}::text[], ${changed.map(({ id }) => id)}::uuid[]) with ordinality r (model, id, position)
        left join pages p on r.model = 'PAGE' and p.id = r.id
        left join users u on r.model = 'USER' and u.id = r.id
      where p.is_partner or u.user_group in ('ADMIN', 'STAFF') or u.badge_status = 'VERIFIED'
      order by r.position limit 1`.execute(ctx.db)
  return rows[0]?.reason ?? null
}

/** Whether another person may confirm the decision: nobody about themselves, and nobody about staff by a grant. */
async function anybodyElse(ctx: Context, { records, isAbout }: Weighed): Promise<boolean> {
  const people = records.filter(({ model }) => model === 'USER').map(({ id }) => id)
  const other = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('id', '<>', actorId(ctx))
    .where(worksIn(['MODERATION']))
    .where(
      sql<boolean>`(users.user_group = 'ADMIN'
        or not exists (select from users s where s.id = any(${people}::uuid[]) and s.user_group in ('ADMIN', 'STAFF')))`,
    )
    .where(sql<boolean>`not ${isAbout(sql.ref('users.id'))}`)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

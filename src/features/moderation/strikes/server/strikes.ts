import { sql } from 'kysely'
import { type Context, defineLoader, inOrder } from '../../../../platform/server/context.ts'
import { settingOf } from '../../../../platform/server/setting.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { mostStrikesShown, type UsualStep } from '../strike.values.ts'
import { usualStep } from '../usual-step.ts'

/** A decision that counts against a person, with the first of its changes. */
export interface Strike {
  readonly id: string
  readonly weight: number
  readonly given_at: Date
  readonly ends_at: Date
  readonly model: TermModel
  readonly target_id: string
  readonly status: TermStatus
  readonly reason: string
}

/** A person's strikes that count now, newest first. */
export async function strikesOf(ctx: Context, person: string): Promise<Strike[]> {
  const { rows } = await sql<Strike>`
    select s.decision as id, s.weight, s.given_at, s.ends_at, d.model, d.target_id, d.status, d.reason
      from strikes_of(${person}) s join blocked_details d on d.id = s.detail_id
      order by s.given_at desc, s.decision desc limit ${mostStrikesShown}`.execute(ctx.db)
  return rows
}

/** How many strikes count against people now, by their weight. */
export const strikesNow = defineLoader<string, number>(async (ctx, ids) => {
  const { rows } = await sql<{ id: string; n: number }>`
    select p.id, (select coalesce(sum(s.weight), 0)::int from strikes_of(p.id) s) as n
      from unnest(${ids}::uuid[]) p (id)`.execute(ctx.db)
  return inOrder(ids, rows, (row) => row.id).map((row) => row?.n ?? 0)
})

/** What usually happens when a person's strikes rise: see `usualStep`. */
export async function stepBetween(ctx: Context, before: number, after: number): Promise<UsualStep | null> {
  const [third, fifth, seventh] = await Promise.all([
    settingOf(ctx, 'strikes.third'),
    settingOf(ctx, 'strikes.fifth'),
    settingOf(ctx, 'strikes.seventh'),
  ])
  return usualStep(before, after, { 'strikes.third': third, 'strikes.fifth': fifth, 'strikes.seventh': seventh })
}

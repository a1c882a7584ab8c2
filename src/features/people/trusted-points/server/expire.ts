import { type Kysely, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Tables } from '../../../../../database/tables.ts'
import { type Context, defineLoader } from '../../../../platform/server/context.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'
import { announceOfMember } from '../../../records/webhook-events/server/public.ts'
import { expiredUntil, expiresOn, noticeDays } from '../expiry.ts'

export interface ExpiryRule {
  readonly months: number
  /** When staff set the months. */
  readonly since: Date
}

/** What is left of the points that a member got on a local day. */
export interface Lot {
  readonly day: string
  readonly unspent: number
}

/** When points expire; null while they do not. */
export async function expiryRule(db: Kysely<Tables>): Promise<ExpiryRule | null> {
  const { value, value_since: since } = await db
    .selectFrom('system_settings')
    .select(['value', 'value_since'])
    .where('key', '=', 'points.expireAfterMonths')
    .executeTakeFirstOrThrow()
  return value === '0' ? null : { months: Number(value), since }
}

/** The first local day on which points can be gone since the setting was changed. */
const firstDay = ({ since }: ExpiryRule): string => addDays(dayOf(since), noticeDays + 1)

/** The local day from which points of a day are gone. */
export function goneOn(rule: ExpiryRule, day: string): string {
  const [gone, first] = [expiresOn(day, rule.months), firstDay(rule)]
  return gone > first ? gone : first
}

/** The last local day whose points are gone today; null if none are yet. */
export const goneUntil = (rule: ExpiryRule, today: string): string | null =>
  today < firstDay(rule) ? null : expiredUntil(today, rule.months)

export async function lotsOf(db: Kysely<Tables>, userId: string): Promise<Lot[]> {
  return (await sql<Lot>`select day, unspent from point_lots(${userId}) order by day`.execute(db)).rows
}

/** The days of members' points of which something is left. */
const unspentDays = defineLoader<string, ReadonlySet<string>>((ctx, userIds) =>
  Promise.all(userIds.map(async (id) => new Set((await lotsOf(ctx.db, id)).map(({ day }) => day)))),
)

const ruleNow = defineLoader<'', ExpiryRule | null>(async (ctx, keys) => {
  const rule = await expiryRule(ctx.db)
  return keys.map(() => rule)
})

interface Gained {
  readonly user_id: string
  readonly amount: number
  readonly corrects: string | null
  readonly created_at: Date
}

/** When what is left of an entry's points is gone; null if nothing is left, and while points do not expire. */
export async function expiryOf(ctx: Context, entry: Gained): Promise<Date | null> {
  if (entry.amount < 0 || entry.corrects) return null
  const rule = await ctx.load(ruleNow, '')
  if (!rule) return null
  const day = dayOf(entry.created_at)
  return (await ctx.load(unspentDays, entry.user_id)).has(day) ? startOfDay(goneOn(rule, day)) : null
}

interface Expiring {
  readonly userId: string
  /** The last local day whose points expire; with null nothing is booked, but the balance is locked. */
  readonly until: string | null
  /** Hundredths of a point that expire at most. */
  readonly most?: number
}

/** Books what has expired of a member's points. The balance stays locked until the end of the command. */
export async function expire(ctx: Context, { userId, until, most }: Expiring): Promise<void> {
  const entryId = uuidv7()
  const { rows } = await sql<{ gone: number | null }>`
    select expire_points(${userId}, ${entryId}, ${until}, ${most ?? null}) as gone`.execute(ctx.db)
  if (rows[0]!.gone) await announceOfMember(ctx, 'points.booked', userId, { entryId, cause: 'EXPIRY' })
}

/** After what an entry gave was given back: whatever of it would have expired meanwhile expires now. */
export async function expireRestored(
  ctx: Context,
  { user_id: userId, created_at }: Pick<Gained, 'user_id' | 'created_at'>,
  restored: number,
): Promise<void> {
  const rule = await expiryRule(ctx.db)
  const until = rule && goneUntil(rule, dayOf(new Date()))
  if (until && dayOf(created_at) <= until) await expire(ctx, { userId, until, most: restored })
}

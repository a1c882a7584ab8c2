import { sql } from 'kysely'
import { command } from '../../../../platform/server/command.ts'
import { type App, type Context, ownContext } from '../../../../platform/server/context.ts'
import { textIn } from '../../../../platform/server/english.ts'
import { type ItemJob, itemJob } from '../../../../platform/server/jobs/job-items.ts'
import { addDays, dayOf, startOfDay, writeDate } from '../../../../platform/shared/day.ts'
import { tellMember } from '../../../records/member-notices/server/public.ts'
import { expiredUntil, noticeDays } from '../expiry.ts'
import { expire, expiryRule, type ExpiryRule, goneOn, goneUntil, type Lot, lotsOf } from './expire.ts'
import { pointsIn } from './tell.ts'

const name = 'expire points'
/** The first run after midnight does the work of the night. */
const everySeconds = 60 * 60

/**
 * Each night, for the members who have points of so long ago: books what has expired of them, after they were told, and
 * tells what expires within 30 days. What is booked follows from what is left, so a repeat books nothing.
 */
export const expirePoints: ItemJob = {
  name,
  everySeconds,
  works: 'ITEMS',
  inSandbox: true,
  run: async (app, within) => forRule(await expiryRule(app.database.kysely)).run(app, within),
}

const forRule = (rule: ExpiryRule | null) => {
  const today = dayOf(new Date())
  return itemJob({
    name,
    everySeconds,
    due: (db) =>
      db
        .selectFrom('point_expiry')
        .select('user_id')
        .where('oldest', '<=', rule && toldUntil(rule, today))
        .where((eb) => eb.or([eb('checked_on', 'is', null), eb('checked_on', '<', today)]))
        .orderBy('oldest')
        .orderBy('user_id'),
    item: sql`user_id::text`,
    work: (app, { user_id }) => nightOf(app, user_id),
  })
}

/** The last local day whose points members are told about today. */
const toldUntil = ({ months }: ExpiryRule, today: string) => expiredUntil(addDays(today, noticeDays), months)

const nightOf = (app: App, userId: string) =>
  command(ownContext(app, `expiring points of ${userId}`), async (ctx) => {
    const today = dayOf(new Date())
    // Locks the balance: what was told and what is left stay as they are read.
    await expire(ctx, { userId, until: null })
    const rule = await expiryRule(ctx.db)
    const state = await ctx.db
      .selectFrom('point_expiry')
      .select('checked_on')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!rule || !state || state.checked_on === today) return false
    await expire(ctx, { userId, until: await mayGoUntil(ctx, userId, rule, today) })
    const lots = await lotsOf(ctx.db, userId)
    await tell(ctx, userId, { rule, today, lots })
    // With nothing left: a booking that began before midnight may still wait for the balance.
    await ctx.db
      .updateTable('point_expiry')
      .set({ oldest: lots[0]?.day ?? addDays(today, -1), checked_on: today })
      .where('user_id', '=', userId)
      .execute()
    return true
  })

/** The last local day whose points are gone today, and about which the member was told early enough. */
async function mayGoUntil(ctx: Context, userId: string, rule: ExpiryRule, today: string): Promise<string | null> {
  const gone = goneUntil(rule, today)
  if (!gone) return null
  const told = await lastTold(ctx, userId, rule, startOfDay(addDays(today, 1 - noticeDays)))
  return told && told < gone ? told : told && gone
}

/** The last local day of whose points the member was told since the setting was changed, and before a moment. */
async function lastTold(ctx: Context, userId: string, { since }: ExpiryRule, before?: Date): Promise<string | null> {
  let notices = ctx.db
    .selectFrom('expiry_notices')
    .select((eb) => eb.fn.max('earned_until').as('told'))
    .where('user_id', '=', userId)
    .where('told_at', '>=', since)
  if (before) notices = notices.where('told_at', '<', before)
  return (await notices.executeTakeFirstOrThrow()).told
}

interface Night {
  readonly rule: ExpiryRule
  readonly today: string
  readonly lots: readonly Lot[]
}

/** Tells about points that are due to expire within 30 days, and those of the 30 days after that: one notice a month. */
async function tell(ctx: Context, userId: string, { rule, today, lots }: Night): Promise<void> {
  const told = (await lastTold(ctx, userId, rule)) ?? ''
  // What the member gets from today on is not known yet.
  const untold = lots.filter(({ day }) => day > told && day < today)
  if (!untold[0] || untold[0].day > toldUntil(rule, today)) return
  const later = expiredUntil(addDays(today, 2 * noticeDays), rule.months)
  const until = later < today ? later : addDays(today, -1)
  const points = untold.reduce((sum, { day, unspent }) => sum + (day <= until ? unspent : 0), 0)
  const [gone, earliest] = [goneOn(rule, untold[0].day), addDays(today, noticeDays)]
  const day = writeDate(addDays(gone > earliest ? gone : earliest, -1))
  await ctx.db.deleteFrom('expiry_notices').where('user_id', '=', userId).where('told_at', '<', rule.since).execute()
  await ctx.db.insertInto('expiry_notices').values({ user_id: userId, earned_until: until }).execute()
  await tellMember(ctx, userId, {
    type: 'POINTS',
    sentence: (locale) =>
      textIn(locale, 'trusted_points_text_notice_expiring', { points: pointsIn(points, locale), day }),
  })
}

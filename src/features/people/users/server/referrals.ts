import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { networkOf } from '../../../../platform/server/access/address.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { dayOf, startOfDay } from '../../../../platform/shared/day.ts'

/** How many friends who registered from one address count on a day without a decision by staff. */
export const mostFromOneAddress = 20

export interface Referral {
  readonly friendId: string
  readonly inviterId: string
  readonly registeredAt: Date
}

type Friends = Pick<Referral, 'friendId' | 'inviterId'>
type Listener<R> = (ctx: Context, referral: R) => Promise<void>
const listeners: Listener<Referral & { readonly number: number }>[] = []
const rejectionListeners: Listener<Friends>[] = []

/**
 * What else happens when a friend counts for an inviter, in the same transaction. Friends of one inviter come one after
 * another, in the order of their numbers.
 */
export function onReferral(listener: (typeof listeners)[number]): void {
  listeners.push(listener)
}

/** What else is taken back when a friend who counted is rejected, in the same transaction. */
export function onRejection(listener: (typeof rejectionListeners)[number]): void {
  rejectionListeners.push(listener)
}

/**
 * Notes by whose code a member came, within the command and once for each member. It counts at once, unless too many
 * came from the address today: then it waits for staff.
 *
 * @returns the friend's new version; null while it waits
 */
export async function refer(ctx: Context, { address, ...referral }: Referral & { readonly address: string }) {
  const network = networkOf(address)
  const row = { id: uuidv7(), friend_id: referral.friendId, inviter_id: referral.inviterId, network }
  // Two at once see one another, whoever is the last one of the day.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`referrals ${network}`}, 0))`.execute(ctx.db)
  const { today } = await ctx.db
    .selectFrom('referrals')
    .select((eb) => eb.fn.countAll<number>().as('today'))
    .where('network', '=', network)
    .where('created_at', '>=', startOfDay(dayOf(new Date())))
    .executeTakeFirstOrThrow()
  if (today >= mostFromOneAddress) {
    await ctx.db
      .insertInto('referrals')
      .values({ ...row, status: 'WAITING' })
      .execute()
    return null
  }
  const number = await nextNumber(ctx, referral.inviterId)
  await ctx.db
    .insertInto('referrals')
    .values({ ...row, status: 'COUNTED', number })
    .execute()
  return counted(ctx, { ...referral, number })
}

/**
 * The number of the inviter's next friend. The count stays locked until the commit, so numbers follow the commits. It
 * begins after the friends of the time before.
 */
export async function nextNumber(ctx: Context, inviterId: string): Promise<number> {
  const { rows } = await sql<{ friends: number }>`
    insert into referral_counts as c (user_id, friends)
      select ${inviterId}::uuid, 1 + coalesce(sum(referred), 0) from referral_days where user_id = ${inviterId}
      on conflict (user_id) do update set friends = c.friends + 1
      returning friends`.execute(ctx.db)
  return rows[0]!.friends
}

/** Writes the inviter into the friend's row, and tells those who listen. Returns the friend's new version. */
export async function counted(ctx: Context, referral: Referral & { readonly number: number }): Promise<number> {
  const { version } = await ctx.db
    .updateTable('users')
    .set((eb) => ({ referred_by: referral.inviterId, version: eb('version', '+', 1) }))
    .where('id', '=', referral.friendId)
    .returning('version')
    .executeTakeFirstOrThrow()
  for (const listener of listeners) await listener(ctx, referral)
  return version
}

/**
 * Takes the inviter out of the row of a friend who counted, and tells those who listen. The friend's number is not given
 * again. Returns the friend's new version.
 */
export async function uncounted(ctx: Context, { friendId, inviterId }: Friends): Promise<number> {
  // Friends of one inviter come and go one after another.
  await sql`select from referral_counts where user_id = ${inviterId} for update`.execute(ctx.db)
  const { version } = await ctx.db
    .updateTable('users')
    .set((eb) => ({ referred_by: null, version: eb('version', '+', 1) }))
    .where('id', '=', friendId)
    .returning('version')
    .executeTakeFirstOrThrow()
  for (const listener of rejectionListeners) await listener(ctx, { friendId, inviterId })
  return version
}

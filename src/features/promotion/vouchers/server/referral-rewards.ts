import { type RawBuilder, sql } from 'kysely'
import { command } from '../../../../platform/server/command.ts'
import { type App, type Context, ownContext } from '../../../../platform/server/context.ts'
import { type ItemJob, itemJob } from '../../../../platform/server/jobs/job-items.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { textIn } from '../../../../platform/server/english.ts'
import type { Locale, TextKey } from '../../../../platform/shared/text.ts'
import { announceOfMember } from '../../../records/webhook-events/server/public.ts'
import { holdPeople } from '../../../records/persons/server/public.ts'
import { tellMember } from '../../../records/member-notices/server/public.ts'
import { onReferral, onRejection, type Referral } from '../../../people/users/server/public.ts'
import { currentCampaign } from './campaign.ts'
import { handOver, takeCode } from './redemptions.ts'
import { voucherById } from './voucher.queries.ts'

onReferral(countForCampaign)
onRejection(discountForCampaign)

/**
 * Every `referral_turns` friends who registered within the campaign earn one code. The inviter's count is locked until the
 * commit, so the last of them is one friend alone.
 */
async function countForCampaign(ctx: Context, { friendId, inviterId, registeredAt }: Referral): Promise<void> {
  const campaign = await currentCampaign(ctx)
  if (!campaign || registeredAt < campaign.start_date) return
  const { friends } = await ctx.db
    .insertInto('referral_progress')
    .values({ campaign_id: campaign.id, user_id: inviterId, friends: 1 })
    .onConflict((oc) =>
      oc.columns(['campaign_id', 'user_id']).doUpdateSet({ friends: sql`referral_progress.friends + 1` }),
    )
    .returning('friends')
    .executeTakeFirstOrThrow()
  await ctx.db.updateTable('referrals').set({ campaign_id: campaign.id }).where('friend_id', '=', friendId).execute()
  const turns = campaign.referral_turns!
  if (turns === 0) return
  const earned = Math.floor(friends / turns)
  const have = await countRewards(ctx, campaign.id, inviterId)
  if (have >= earned) return
  await sql`insert into referral_rewards (campaign_id, user_id, number)
    select ${campaign.id}::uuid, ${inviterId}::uuid, n from generate_series(1, ${earned}::int) n
      where not exists (select from referral_rewards
        where campaign_id = ${campaign.id} and user_id = ${inviterId} and number = n)
      order by n limit ${earned - have}`.execute(ctx.db)
}

/** Codes that a member earned in a campaign, those that were used although their friends were rejected among them. */
export async function countRewards(ctx: Context, campaignId: string, userId: string): Promise<number> {
  const { n } = await ctx.db
    .selectFrom('referral_rewards')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('campaign_id', '=', campaignId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return n
}

/**
 * One friend less. If the member has more codes of the campaign than the others earn, the newest that was not used goes
 * with them. What was used, and what nobody needed friends for, stays.
 */
async function discountForCampaign(
  ctx: Context,
  { friendId, inviterId }: Pick<Referral, 'friendId' | 'inviterId'>,
): Promise<void> {
  const { rows } = await sql<{ campaign_id: string; earned: number | null }>`
    update referral_progress p set friends = p.friends - 1 from referrals r, vouchers v
      where r.friend_id = ${friendId} and v.id = r.campaign_id and p.campaign_id = v.id and p.user_id = ${inviterId}
      returning p.campaign_id, p.friends / nullif(v.referral_turns, 0) as earned`.execute(ctx.db)
  const [progress] = rows
  if (!progress || progress.earned === null) return
  const { campaign_id, earned } = progress
  if ((await countRewards(ctx, campaign_id, inviterId)) <= earned) return
  const newest = await lockNewestUnused(ctx, campaign_id, inviterId)
  if (!newest) return
  await ctx.db
    .deleteFrom('referral_rewards')
    .where('campaign_id', '=', campaign_id)
    .where('user_id', '=', inviterId)
    .where('number', '=', newest.number)
    .execute()
  if (newest.redemption_id) await tellOfReward(ctx, inviterId, campaign_id, 'TAKEN_BACK', newest.redemption_id)
}

interface Unused {
  readonly number: number
  readonly redemption_id: string | null
}

async function lockNewestUnused(ctx: Context, campaignId: string, userId: string): Promise<Unused | undefined> {
  for (;;) {
    const { rows } = await sql<Unused>`
      select w.number, w.redemption_id
        from referral_rewards w left join voucher_redemptions r on r.id = w.redemption_id
        where w.campaign_id = ${campaignId} and w.user_id = ${userId} and r.used_at is null
        order by w.number desc limit 1 for update of w`.execute(ctx.db)
    const [newest] = rows
    // It may have been used since it was read: then the next one is the newest.
    if (!newest?.redemption_id || !(await isUsed(ctx, newest.redemption_id))) return newest
  }
}

/** The redemption stays locked: nobody uses it meanwhile. */
async function isUsed(ctx: Context, redemptionId: string): Promise<boolean> {
  const { rows } = await sql<{ used_at: Date | null }>`
    select used_at from voucher_redemptions where id = ${redemptionId} for update`.execute(ctx.db)
  return rows[0]!.used_at !== null
}

const rewardNotices = {
  GIVEN: 'vouchers_text_notice_reward',
  TAKEN_BACK: 'vouchers_text_notice_reward_taken_back',
} as const satisfies Record<string, TextKey>

async function tellOfReward(
  ctx: Context,
  userId: string,
  campaignId: string,
  state: keyof typeof rewardNotices,
  redemptionId: string,
): Promise<void> {
  const { title, title_en } = (await ctx.load(voucherById, campaignId))!
  const titles = { vi: title, en: title_en }
  const sentence = (locale: Locale) => textIn(locale, rewardNotices[state], { title: titles[locale] })
  await tellMember(ctx, userId, { type: 'REFERRAL', sentence, about: { model: 'VOUCHER', id: campaignId } })
  await announceOfMember(ctx, 'referral.rewarded', userId, { voucherId: campaignId, redemptionId, state })
}

interface Reward {
  readonly campaign_id: string
  readonly user_id: string
  readonly number: number
}

const name = 'hand over referral rewards'
const everySeconds = 5

/** Hands over the codes that members have earned, in the order in which they were; without codes they wait. */
export const handOverRewards: ItemJob = {
  name,
  everySeconds,
  works: 'ITEMS',
  inSandbox: true,
  run: (app, within) => (app.sandbox ? inSandbox : outside).run(app, within),
}

/** Only rewards for which there is a code are due: those that wait would be all that a run looks at. */
const whoseCodes = (isLeft: RawBuilder<boolean>) =>
  itemJob<Reward>({
    name,
    everySeconds,
    due: (db) =>
      db
        .selectFrom('referral_rewards as w')
        .innerJoin('users as u', 'u.id', 'w.user_id')
        .select(['w.campaign_id', 'w.user_id', 'w.number'])
        .where('w.redemption_id', 'is', null)
        .where('u.term_status', '<>', 'BLOCKED')
        .where('u.deleted', '=', false)
        .where(
          sql<boolean>`w.campaign_id in
            (select v.id from vouchers v where v.type = 'REFERRAL' and v.deleted_at is null and v.end_date > now())`,
        )
        .where(isLeft)
        .orderBy('w.created_at')
        .orderBy('w.number') as never,
    item: sql`w.campaign_id || ' ' || w.user_id || ' ' || w.number`,
    work: rewarded,
  })

const codeOf = (campaign: string) => sql`voucher_codes c where c.voucher_id = ${sql.ref(campaign)} and c.pool is null
  and c.end_date > now() and c.deleted_at is null and c.status = 'ACTIVE'`
/** A code that serves many serves each of them once. */
const outside = whoseCodes(
  sql<boolean>`w.campaign_id in (select v.id from vouchers v where exists (select from ${codeOf('v.id')}))
    and exists (select from ${codeOf('w.campaign_id')}
      and not exists (select from voucher_redemptions r where r.code_id = c.id and r.user_id = w.user_id))`,
)
/** There a code is made when somebody gets it. */
const inSandbox = whoseCodes(sql<boolean>`true`)

/** @returns false if it has its code already, none is left, or the person was blocked meanwhile */
function rewarded(app: App, { campaign_id, user_id, number }: Reward): Promise<boolean> {
  return command(ownContext(app, `reward ${number} of ${user_id}`), async (ctx) => {
    const [person] = await holdPeople(ctx, [user_id])
    if (!person || person.deleted || person.term_status === 'BLOCKED') return false
    const reward = await ctx.db
      .selectFrom('referral_rewards')
      .select('number')
      .where('campaign_id', '=', campaign_id)
      .where('user_id', '=', user_id)
      .where('number', '=', number)
      .where('redemption_id', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    const codeId = reward && (await takeCode(ctx, { voucherId: campaign_id, userId: user_id }))
    if (!codeId) return false
    const given = { codeId, userId: user_id, cause: 'EARNED' } as const
    const { id } = await handOver(ctx, given, new Refusal('CONFLICT', 'vouchers_text_out_of_codes'))
    await ctx.db
      .updateTable('referral_rewards')
      .set({ redemption_id: id })
      .where('campaign_id', '=', campaign_id)
      .where('user_id', '=', user_id)
      .where('number', '=', number)
      .execute()
    await tellOfReward(ctx, user_id, campaign_id, 'GIVEN', id)
    return true
  })
}

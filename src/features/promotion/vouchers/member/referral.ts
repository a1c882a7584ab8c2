import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { ReferralRewards } from '../../../../../database/tables.ts'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { referralCodeOf } from '../../../people/users/member/public.ts'
import { currentCampaign } from '../server/campaign.ts'
import { countRewards } from '../server/referral-rewards.ts'
import { redemptionById } from '../server/redemptions.ts'
import { codeById } from '../server/voucher-code.type.ts'
import { voucherById, type VoucherRow } from '../server/voucher.queries.ts'
import { memberVoucherOperations } from '../voucher.operations.ts'
import { MemberVoucher } from './vouchers.ts'

const mostRewards = 100

interface Campaign {
  readonly campaign: VoucherRow
  /** How many friends registered within it by the member's code. */
  readonly friends: number
  /** How many codes of it the member has earned, used ones of rejected friends among them. */
  readonly earned: number
}

const CampaignType = memberBuilder.objectRef<Campaign>('ReferralCampaign').implement({
  description: 'A time in which friends who register earn codes.',
  fields: (t) => ({
    _id: t.id({ resolve: ({ campaign }) => campaign.id }),
    title: t.string({ resolve: ({ campaign }) => campaign.title }),
    titleEn: t.string({ resolve: ({ campaign }) => campaign.title_en }),
    endDate: t.field({ type: 'DateTime', resolve: ({ campaign }) => campaign.end_date }),
    turns: t.int({
      description: 'How many friends earn one code; 0 if a code needs none and is asked for with `buyVoucher`.',
      resolve: ({ campaign }) => campaign.referral_turns!,
    }),
    friends: t.exposeInt('friends', { description: 'How many registered within it by the member’s code.' }),
    needed: t.int({
      description: 'How many more friends earn the next code.',
      // Staff may change the turns meanwhile, and what was earned stays.
      resolve: ({ campaign: { referral_turns: turns }, friends, earned }) =>
        turns ? Math.max((earned + 1) * turns - friends, 1) : 0,
    }),
  }),
})

type Reward = Selectable<ReferralRewards>

const RewardType = memberBuilder.objectRef<Reward>('ReferralReward').implement({
  description: 'A code that friends have earned for the member.',
  fields: (t) => ({
    voucher: t.field({
      type: MemberVoucher,
      resolve: async ({ campaign_id }, _, ctx) => (await ctx.load(voucherById, campaign_id))!,
    }),
    code: t.string({
      nullable: true,
      description: 'Null while it waits for codes.',
      resolve: ({ redemption_id }, _, ctx) => (redemption_id ? codeOf(ctx, redemption_id) : null),
    }),
    earnedAt: t.expose('created_at', { type: 'DateTime' }),
  }),
})

async function codeOf(ctx: Context, redemptionId: string): Promise<string> {
  const { code_id } = (await ctx.load(redemptionById, redemptionId))!
  return (await ctx.load(codeById, code_id))!.code
}

const MyReferral = memberBuilder.objectRef<{ readonly userId: string }>('MyReferral').implement({
  description: 'Whom the member has invited, and what that earned.',
  fields: (t) => ({
    code: t.string({
      description: 'By which friends register.',
      resolve: ({ userId }, _, ctx) => referralCodeOf(ctx, userId),
    }),
    invited: t.int({
      description: 'How many friends have registered by the code.',
      resolve: ({ userId }, _, ctx) => friendsOf(ctx, userId),
    }),
    waiting: t.int({
      description: 'How many more count once staff have looked at them.',
      resolve: ({ userId }, _, ctx) => waitingOf(ctx, userId),
    }),
    campaign: t.field({
      type: CampaignType,
      nullable: true,
      description: 'The campaign that runs now.',
      resolve: ({ userId }, _, ctx) => campaignOf(ctx, userId),
    }),
    rewards: t.field({
      type: [RewardType],
      description: `The newest ${mostRewards} codes that friends have earned.`,
      resolve: ({ userId }, _, ctx) => rewardsOf(ctx, userId),
    }),
  }),
})

async function friendsOf({ db }: Context, userId: string): Promise<number> {
  const { rows } = await sql<{ friends: number }>`
    select coalesce(sum(referred), 0)::int as friends from referral_days where user_id = ${userId}`.execute(db)
  return rows[0]!.friends
}

async function waitingOf({ db }: Context, userId: string): Promise<number> {
  const { rows } = await sql<{ friends: number }>`
    select count(*)::int as friends from referrals where inviter_id = ${userId} and status = 'WAITING'`.execute(db)
  return rows[0]!.friends
}

async function campaignOf(ctx: Context, userId: string): Promise<Campaign | null> {
  const campaign = await currentCampaign(ctx)
  if (!campaign) return null
  const progress = await ctx.db
    .selectFrom('referral_progress')
    .select('friends')
    .where('campaign_id', '=', campaign.id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { campaign, friends: progress?.friends ?? 0, earned: await countRewards(ctx, campaign.id, userId) }
}

const rewardsOf = ({ db }: Context, userId: string): Promise<Reward[]> =>
  db
    .selectFrom('referral_rewards')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(mostRewards)
    .execute()

rootField(memberVoucherOperations.myReferral, {
  description: 'The member’s own code, the friends who came by it, and what they earned.',
  type: MyReferral,
  resolve: (_, ctx) => ({ userId: actorId(ctx) }),
})

import { z } from 'zod'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { searchText } from '../../../../platform/server/graphql/lists.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { registerListSource } from '../../../../platform/server/lists/list-source.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import type { MessageKey } from '../../../../platform/shared/text.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { trustedPointList } from '../trusted-point.list.ts'
import { trustedPointOperations } from '../trusted-point.operations.ts'
import { trustedPointRecord } from '../trusted-point.record.ts'
import { referralInput, ruleData } from '../trusted-point.rules.ts'
import { type RuleNumber, ruleNumbers, ruleTypes } from '../trusted-point.values.ts'
import { referralConfigs, saveReferralConfigs } from './referral.commands.ts'
import { changeRule, columnsOf } from './rule-change.ts'
import { ruleModel, rules, versionsOf } from './trusted-point.store.ts'
import {
  numberIn,
  ReferralConfigsType,
  type Rule,
  TrustedPointConfig,
  TrustedPointVersion,
} from './trusted-point.type.ts'

/** A limit far above the number of rules that there will ever be. */
const all = 1_000

/** The names of the screen. */
const titles: Readonly<Record<RuleNumber, MessageKey>> = {
  trustedPointsFrom: 'trusted_points_trusted_points_from',
  trustedPointsTo: 'trusted_points_trusted_points_to',
  rankFrom: 'trusted_points_rank_from',
  rankTo: 'trusted_points_rank_to',
  engagementAdjustPercent: 'trusted_points_engagement_adjust_percent',
  postContentLength: 'trusted_points_post_content_length',
  totalPlaceReviewsFrom: 'trusted_points_total_place_reviews_from',
  totalPlaceReviewsTo: 'trusted_points_total_place_reviews_to',
  newPlaceCoefficient: 'trusted_points_new_place_coefficient',
  adjustPointPercent: 'trusted_points_adjust_point_percent',
  unlimitedPostsPerDayWhenTrustedPointGreaterThan: 'trusted_points_unlimited_posts',
  maxTenPostsPerDayWhenTrustedPointLessThan: 'trusted_points_max_ten_posts',
  maxFivePostsPerDayWhenTrustedPointLessThan: 'trusted_points_max_five_posts',
  invitedFrom: 'trusted_points_invited_from',
  invitedTo: 'trusted_points_invited_to',
}

const list = tableList({
  spec: trustedPointList,
  title: 'trusted_points_title',
  operation: trustedPointOperations.getTrustedPointConfigs,
  table: 'trusted_point_configs',
  where: { q: 'search' },
  sorts: { CREATED_AT: 'created_at' },
  always: { deleted_at: null },
  columns: {
    _id: { title: 'common_id', cell: (rule) => rule.id },
    type: { title: 'common_type', names: 'trusted_points_type', cell: (rule) => rule.type },
    actionType: { title: 'trusted_points_action_type', names: 'trusted_points_does', cell: (rule) => rule.action_type },
    description: { title: 'trusted_points_description', cell: (rule) => rule.description },
    points: { title: 'trusted_points_points', cell: (rule) => rule.points / 100 },
    ...Object.fromEntries(
      ruleNumbers.map((name) => [name, { title: titles[name], cell: (rule: Rule) => numberIn(rule, name) }]),
    ),
    createdAt: { title: 'common_created_at', moment: (rule) => rule.created_at },
  },
})

type Placed = Pick<Rule, 'id' | 'type' | 'invited_from' | 'created_at'>

/** The order of the screen. After a restart, the last row of an export has its times as texts. */
function compareShown(one: Placed, other: Placed): number {
  const placeOf = ({ type }: Placed) => ruleTypes.indexOf(type as (typeof ruleTypes)[number])
  const timeOf = ({ created_at }: Placed) => new Date(created_at).getTime()
  return (
    placeOf(one) - placeOf(other) ||
    (one.invited_from ?? 0) - (other.invited_from ?? 0) ||
    timeOf(other) - timeOf(one) ||
    other.id.localeCompare(one.id)
  )
}
registerListSource({
  ...list,
  async rowsAfter(ctx, filters, sort, after, limit) {
    const rows = (await list.rowsAfter(ctx, filters, sort, null, all)).toSorted(compareShown)
    return rows.filter((rule) => !after || compareShown(rule, after) > 0).slice(0, limit)
  },
})

const ruleById = loaderById('trusted_point_configs')
registerReading(ruleModel, {
  record: trustedPointRecord,
  rows: ruleById,
  gone: 'trusted_points_text_gone',
  isShown: ({ deleted_at }) => !deleted_at,
})
registerRecordNames(ruleModel, {
  nameOf: async (ctx, id) => (await versionsOf(ctx, id))[0]?.rule.description ?? null,
})
registerUndo({
  model: ruleModel,
  operation: trustedPointOperations.updateTrustedPointConfig,
  async run(ctx, { before, ...rule }) {
    const points = typeof before.points === 'number' ? { points: Math.round(before.points * 100) } : {}
    return (await rules.change(ctx, rule, columnsOf({ ...before, ...points }))).version
  },
})

rootField(trustedPointOperations.getTrustedPointConfigs, {
  description: 'All rules, newest first; those of referrals in the order of their ranges.',
  type: [TrustedPointConfig],
  input: z.object({ q: searchText(trustedPointList.filters.q).nullish() }),
  async resolve({ q }, ctx) {
    const asked = { filters: { q }, sort: trustedPointList.defaultSort, limit: all, offset: 0 }
    const found = await list.page(ctx.db, asked).items()
    return found.sort((a, b) => (a.invited_from ?? 0) - (b.invited_from ?? 0))
  },
})
rootField(trustedPointOperations.cmsGetTrustedPointVersions, {
  description: 'What a rule has said, newest first, and who saved it.',
  type: [TrustedPointVersion],
  input: z.object({ _id: recordId() }),
  resolve: ({ _id }, ctx) => versionsOf(ctx, _id),
})
rootField(trustedPointOperations.cmsGetReferralConfigs, {
  type: ReferralConfigsType,
  resolve: (_, ctx) => referralConfigs(ctx),
})
rootField(trustedPointOperations.updateTrustedPointConfig, {
  type: TrustedPointConfig,
  input: target.extend({ data: ruleData }),
  resolve: ({ data, ...rule }, ctx) => changeRule(ctx, rule, data),
})
rootField(trustedPointOperations.cmsSaveReferralConfigs, {
  description:
    'Saves all ranges of referrals at once. A range without an id is new; one that is absent is not used any more.',
  type: ReferralConfigsType,
  input: referralInput,
  resolve: (given, ctx) => saveReferralConfigs(ctx, given),
})

import { z } from 'zod'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { searchText } from '../../../../platform/server/graphql/lists.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { registerListSource } from '../../../../platform/server/lists/list-source.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import type { Target } from '../../../../platform/server/records/record-store.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { invalidFields } from '../../../../platform/server/refusal.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { trustedPointList } from '../trusted-point.list.ts'
import { trustedPointOperations } from '../trusted-point.operations.ts'
import { trustedPointRecord } from '../trusted-point.record.ts'
import { faultyNumbers, referralInput, ruleData } from '../trusted-point.rules.ts'
import { numbersOf, type RuleNumber, ruleNumbers, ruleTypes } from '../trusted-point.values.ts'
import { referralConfigs, saveReferralConfigs } from './referral.commands.ts'
import { ruleModel, rules, versionsOf } from './trusted-point.store.ts'
import {
  columnOf,
  numberIn,
  ReferralConfigsType,
  type Rule,
  TrustedPointConfig,
  TrustedPointVersion,
} from './trusted-point.type.ts'

/** A limit far above the number of rules that there will ever be. */
const all = 1_000

/** The names of the screen. */
const titles: Readonly<Record<RuleNumber, string>> = {
  trustedPointsFrom: 'Trusted points from',
  trustedPointsTo: 'Trusted points to',
  rankFrom: 'Rank from',
  rankTo: 'Rank to',
  engagementAdjustPercent: 'Engagement adjustment (%)',
  postContentLength: 'Length of the post (characters)',
  totalPlaceReviewsFrom: 'Reviews of the place from',
  totalPlaceReviewsTo: 'Reviews of the place to',
  newPlaceCoefficient: 'Coefficient for a new place',
  adjustPointPercent: 'Point adjustment (%)',
  unlimitedPostsPerDayWhenTrustedPointGreaterThan: 'Unlimited posts a day above (trusted points)',
  maxTenPostsPerDayWhenTrustedPointLessThan: 'At most 10 posts a day below (trusted points)',
  maxFivePostsPerDayWhenTrustedPointLessThan: 'At most 5 posts a day below (trusted points)',
  invitedFrom: 'Invited from',
  invitedTo: 'Invited to',
}

const list = tableList({
  spec: trustedPointList,
  operation: trustedPointOperations.getTrustedPointConfigs,
  table: 'trusted_point_configs',
  where: { q: 'search' },
  sorts: { CREATED_AT: 'created_at' },
  always: { deleted_at: null },
  columns: {
    _id: { title: 'ID', cell: (rule) => rule.id },
    type: { title: 'Type', cell: (rule) => rule.type },
    actionType: { title: 'Action type', cell: (rule) => rule.action_type },
    description: { title: 'Description', cell: (rule) => rule.description },
    points: { title: 'Points', cell: (rule) => rule.points / 100 },
    ...Object.fromEntries(
      ruleNumbers.map((name) => [name, { title: titles[name], cell: (rule: Rule) => numberIn(rule, name) }]),
    ),
    createdAt: { title: 'Created at', moment: (rule) => rule.created_at },
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

/** Changes the given fields. Refuses a field that rules of this type do not have. */
function changeRule(ctx: Context, rule: Target, { type, ...data }: z.output<typeof ruleData>): Promise<Rule> {
  return rules.changeBy(ctx, rule, (_, row) => {
    const given = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
    const numbers: readonly RuleNumber[] = numbersOf[row.type]
    const foreign = ruleNumbers.filter((name) => name in given && !numbers.includes(name))
    const merged = Object.fromEntries(
      numbers.map((name) => [name, name in given ? (given[name] as number | null) : numberIn(row, name)]),
    )
    const issues: { field: string; reason: TextKey }[] = [
      ...(type === row.type ? [] : [{ field: 'type', reason: 'trusted_points_text_type_stays' } as const]),
      ...foreign.map((field) => ({ field, reason: 'trusted_points_text_foreign_field' }) as const),
      ...(type === 'REFERRAL' && (data.points ?? 0) < 0
        ? [{ field: 'points', reason: 'trusted_points_text_points_not_negative' } as const]
        : []),
      ...faultyNumbers(merged),
    ]
    if (issues.length > 0) throw invalidFields(issues.map((issue) => ({ ...issue, field: `data.${issue.field}` })))
    return columnsOf(given)
  })
}

/** Values by their names in the API, as columns. */
function columnsOf(values: Readonly<Record<string, unknown>>): object {
  const { description, ...others } = values
  const columns = Object.entries(others).map(([name, value]) => [columnOf(name as RuleNumber), value])
  return { ...Object.fromEntries(columns), ...(description === undefined ? {} : { description: description ?? '' }) }
}

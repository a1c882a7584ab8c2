import type { Selectable } from 'kysely'
import type { TrustedPointVersions } from '../../../../../database/tables.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { type RuleNumber, ruleNumbers, ruleTypes } from '../trusted-point.values.ts'

/** A rule, now or in a former version. */
export type Rule = Omit<Selectable<TrustedPointVersions>, 'since'>

/** The column of a whole number: 'rank_from' for 'rankFrom'. */
export const columnOf = (name: RuleNumber) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as keyof Rule
export const numberIn = (rule: Rule, name: RuleNumber) => rule[columnOf(name)] as number | null

const RuleType = enumOf('TrustedPointConfigType', ruleTypes)

export const TrustedPointConfig = builder.objectRef<Rule>('TrustedPointConfig').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    type: t.field({ type: RuleType, resolve: ({ type }) => type as (typeof ruleTypes)[number] }),
    actionType: t.exposeString('action_type', { nullable: true }),
    points: t.expose('points', { type: 'Points' }),
    description: t.exposeString('description'),
    ...Object.fromEntries(
      ruleNumbers.map((name) => [name, t.int({ nullable: true, resolve: (rule) => numberIn(rule, name) })]),
    ),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})

/** A version of a rule, with the time in which it applied. */
export interface RulePeriod {
  readonly rule: Rule
  readonly since: Date
  /** Null for the present version. */
  readonly until: Date | null
  /** Null for a rule that no person has saved. */
  readonly savedBy: string | null
}

export const TrustedPointVersion = builder.objectRef<RulePeriod>('TrustedPointVersion').implement({
  fields: (t) => ({
    rule: t.field({ type: TrustedPointConfig, resolve: ({ rule }) => rule }),
    since: t.expose('since', { type: 'DateTime' }),
    until: t.expose('until', { type: 'DateTime', nullable: true }),
    savedBy: t.field({
      type: User,
      nullable: true,
      resolve: ({ savedBy }, _, ctx) => (savedBy ? ctx.load(userById, savedBy) : null),
    }),
  }),
})

/** The ranges of referrals, and how many versions of them there have been. */
export interface ReferralConfigs {
  readonly version: number
  readonly items: readonly Rule[]
}

export const ReferralConfigsType = builder.objectRef<ReferralConfigs>('ReferralConfigs').implement({
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Raised by each change of a range.' }),
    items: t.field({ type: [TrustedPointConfig], resolve: ({ items }) => [...items] }),
  }),
})

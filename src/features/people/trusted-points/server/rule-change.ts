import type { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import type { Target } from '../../../../platform/server/records/record-store.ts'
import { invalidFields, Refusal } from '../../../../platform/server/refusal.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import type { DescribedRule } from '../rule-book.ts'
import { faultsOfRule, ruleData } from '../trusted-point.rules.ts'
import { numbersOf, type RuleNumber, ruleNumbers } from '../trusted-point.values.ts'
import { asAwarding } from './rules-in-force.ts'
import { rules } from './trusted-point.store.ts'
import { columnOf, numberIn, type Rule } from './trusted-point.type.ts'

type RuleData = z.output<typeof ruleData>

/** Changes the given fields of a rule. */
export const changeRule = (ctx: Context, rule: Target, data: RuleData): Promise<Rule> =>
  rules.changeBy(ctx, rule, (_, row) => changesOf(row, data, 'data'))

/** The input of a draft: what somebody thinks of saving. */
export const draftInput = ruleData
  .extend({ _id: recordId().describe('The rule that it would change.') })
  .meta({ graphql: 'TrustedPointDraft' })

/**
 * A rule as it would be once the draft is saved.
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT as saving it does
 */
export async function drafted(ctx: Context, { _id, ...data }: z.output<typeof draftInput>): Promise<DescribedRule> {
  const row = await ctx.db
    .selectFrom('trusted_point_configs')
    .selectAll()
    .where('id', '=', _id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND', 'trusted_points_text_gone')
  return asAwarding({ ...row, ...changesOf(row, data, 'draft'), version: row.version + 1 })
}

/** The columns that change. Refuses a field that rules of this type do not have. */
function changesOf(row: Rule, { type, ...data }: RuleData, argument: string): object {
  const given = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
  const numbers: readonly RuleNumber[] = numbersOf[row.type as keyof typeof numbersOf]
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
    ...faultsOfRule({ ...merged, points: (data.points ?? row.points) / 100 }),
  ]
  if (issues.length > 0) throw invalidFields(issues.map((issue) => ({ ...issue, field: `${argument}.${issue.field}` })))
  return columnsOf(given)
}

/** Values by their names in the API, as columns. */
export function columnsOf(values: Readonly<Record<string, unknown>>): object {
  const { description, ...others } = values
  const columns = Object.entries(others).map(([name, value]) => [columnOf(name as RuleNumber), value])
  return { ...Object.fromEntries(columns), ...(description === undefined ? {} : { description: description ?? '' }) }
}

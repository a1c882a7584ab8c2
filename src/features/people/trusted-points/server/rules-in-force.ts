import { sql } from 'kysely'
import { type Context, defineLoader } from '../../../../platform/server/context.ts'
import { type DescribedRule, RuleBook, type RuleVersion } from '../rule-book.ts'
import { numbersOf, type RuleType } from '../trusted-point.values.ts'
import { numberIn, type Rule } from './trusted-point.type.ts'

/** The rules in force, the oldest first. */
export async function rulesInForce(ctx: Context): Promise<DescribedRule[]> {
  const { rows } = await sql<Rule>`
    select * from trusted_point_configs where deleted_at is null order by created_at, id`.execute(ctx.db)
  return rows.map(asAwarding)
}

/** Every version of every rule; there are few. */
export async function ruleVersions({ db }: Pick<Context, 'db'>): Promise<RuleVersion[]> {
  const { rows } = await sql<Rule & { since: Date }>`select * from trusted_point_versions`.execute(db)
  return rows.map((row) => ({
    ...asAwarding(row),
    since: row.since.getTime(),
    createdAt: row.created_at.getTime(),
    isDeleted: row.deleted_at !== null,
  }))
}

const theBook = defineLoader<'all', RuleBook>(async (ctx) => [new RuleBook(await ruleVersions(ctx))])
/** The rules of every moment, read once for a request. */
export const ruleBook = (ctx: Context): Promise<RuleBook> => ctx.load(theBook, 'all')

export function asAwarding(rule: Rule): DescribedRule {
  const type = rule.type as RuleType
  return {
    id: rule.id,
    version: rule.version,
    type,
    actionType: rule.action_type,
    points: rule.points,
    description: rule.description,
    numbers: Object.fromEntries(numbersOf[type].map((name) => [name, numberIn(rule, name)])),
  }
}

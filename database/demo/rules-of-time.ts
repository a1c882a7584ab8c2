import { type Kysely, sql } from 'kysely'
import type { AwardingRule } from '../../src/features/people/trusted-points/award.ts'
import { numbersOf, type RuleType } from '../../src/features/people/trusted-points/trusted-point.values.ts'
import type { Tables } from '../tables.ts'
import { lowerBound } from './timeline.ts'

/** The rules in force at a moment (epoch ms). */
export type RulesAt = (moment: number) => readonly AwardingRule[]

export interface RuleVersion {
  readonly rule: AwardingRule
  /** Epoch ms. */
  readonly since: number
}

/** The stored versions of the rules, as the engine reads them. */
export async function readRules(db: Kysely<Tables>): Promise<RulesAt> {
  const { rows } = await sql<Record<string, unknown> & { id: string; version: number; since: Date }>`
    select * from trusted_point_versions where deleted_at is null`.execute(db)
  const column = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return rulesOfTime(
    rows.map((row) => ({
      since: row.since.getTime(),
      rule: {
        id: row.id,
        version: row.version,
        type: row.type as RuleType,
        actionType: row.action_type as string | null,
        points: Number(row.points),
        numbers: Object.fromEntries(
          numbersOf[row.type as RuleType].map((name) => [name, row[column(name)] as number | null]),
        ),
      },
    })),
  )
}

/** The same moments ask again and again, so the rules of each time between two changes are gathered once. */
export function rulesOfTime(versions: readonly RuleVersion[]): RulesAt {
  const changes = Float64Array.from(new Set(versions.map(({ since }) => since))).toSorted()
  const periods = Array.from(changes, (moment) => {
    const newest = new Map<string, AwardingRule>()
    for (const { rule, since } of versions) {
      if (since > moment) continue
      if (rule.version > (newest.get(rule.id)?.version ?? 0)) newest.set(rule.id, rule)
    }
    return [...newest.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  })
  return (moment) => periods[lowerBound(changes, moment + 1) - 1] ?? []
}

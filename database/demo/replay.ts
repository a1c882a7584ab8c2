import { award, type Facts } from '../../src/features/people/trusted-points/award.ts'
import type { RulesAt } from './rules-of-time.ts'

/** An action with what it gave, as its entries say. */
export interface GivenAction {
  readonly id: string
  readonly facts: Facts
  readonly occurred_at: Date
  readonly booked: readonly object[]
}

/** The actions of the people who meet a condition, as `GivenAction`. */
export const givenActions = (people: string) => `
  select a.id, a.facts, a.occurred_at, coalesce((
      select jsonb_agg(jsonb_build_object('rule', config_id, 'version', rule_version, 'amount', amount) order by id)
        from point_entries e where e.user_id = a.user_id and e.action_id = a.id), '[]') as booked
    from member_actions a where ${people}`

/** What `award` gives for the stored facts by the rules of then: what was booked, if all is well. */
export const replayed = ({ facts, occurred_at }: GivenAction, rulesAt: RulesAt): object[] =>
  award(rulesAt(occurred_at.getTime()), facts).judged.flatMap(({ rule, version, amount }) =>
    amount > 0 ? { rule, version, amount } : [],
  )

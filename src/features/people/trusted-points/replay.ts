import { award } from './award.ts'
import { type DescribedRule, type Given, type RecordedAction, RuleBook, type RuleVersion } from './rule-book.ts'

/** What a replay is asked for. Moments are milliseconds. */
export interface Asked {
  readonly draft: DescribedRule
  readonly days: number
  readonly from: number
  readonly to: number
}

/** Hundredths of a point that were given, and that would have been. */
export type BeforeAfter = readonly [before: number, after: number]

/** One action of a page, small enough that a million of them pass between threads: see `readPage`. */
export type ReplayedRow = readonly [
  userId: string,
  id: string,
  day: string,
  at: number,
  kind: RecordedAction['kind'],
  facts: RecordedAction['facts'],
  outcome: readonly Given[],
]

/** What a replay has come to. Its size depends on days and rules, not on members or actions. */
export interface ReplayState {
  readonly actions: number
  readonly members: number
  readonly byDay: Readonly<Record<string, BeforeAfter>>
  readonly byRule: Readonly<Record<string, BeforeAfter>>
  /** The member of the last action, of whom more may follow, and how much more they would have. */
  readonly open: { readonly userId: string; readonly difference: number } | null
  /** The last action; null before the first and after the last one. */
  readonly after: { readonly userId: string; readonly id: string } | null
}

export const newReplay: ReplayState = { actions: 0, members: 0, byDay: {}, byRule: {}, open: null, after: null }

/** A member, and how many hundredths more they would have. */
export type Difference = readonly [userId: string, difference: number]

export interface Replayed {
  readonly state: ReplayState
  /** Members whose actions have all been seen, if the draft makes a difference to them. */
  readonly differences: readonly Difference[]
}

/** Judges recorded actions by the rules of then, with a draft in the place of one of them. */
export class Replay {
  readonly #book: RuleBook
  readonly #draft: DescribedRule

  readonly #period: Pick<Asked, 'from' | 'to'>

  constructor(
    versions: readonly RuleVersion[],
    draft: DescribedRule,
    period: Pick<Asked, 'from' | 'to'> = { from: -Infinity, to: Infinity },
  ) {
    this.#draft = draft
    this.#period = period
    this.#book = new RuleBook(versions)
  }

  /** What the action would have given. The facts are those that were recorded: none is computed anew. */
  given(action: RecordedAction): readonly Given[] {
    const { id, version, points } = this.#draft
    if (action.kind === 'RANKING')
      return action.outcome.map((one) => (one.rule === id ? { ...one, version, amount: Math.max(points, 0) } : one))
    const rules = this.#book.of(action).map((rule) => (rule.id === id ? this.#draft : rule))
    return award(rules, action.facts).judged.filter(({ applied }) => applied)
  }

  /** Goes on with a page of actions, those of one member together. */
  goOn(state: ReplayState, rows: readonly ReplayedRow[]): Replayed {
    const byDay = { ...state.byDay }
    const byRule = { ...state.byRule }
    const differences: Difference[] = []
    let { open, members } = state
    const { from, to } = this.#period
    const ofPeriod = rows.filter(([, , , at]) => at >= from && at < to)
    for (const [userId, , day, at, kind, facts, outcome] of ofPeriod) {
      const given = this.given({ kind, at, facts, outcome })
      const [before, after] = [sumOf(outcome), sumOf(given)]
      byDay[day] = added(byDay[day], before, after)
      for (const { rule, amount } of outcome) byRule[rule] = added(byRule[rule], amount, 0)
      for (const { rule, amount } of given) byRule[rule] = added(byRule[rule], 0, amount)
      if (open?.userId !== userId) {
        if (open && open.difference !== 0) differences.push([open.userId, open.difference])
        open = { userId, difference: 0 }
        members += 1
      }
      if (after !== before) open = { userId, difference: open.difference + after - before }
    }
    const last = rows.at(-1)
    const after = last ? { userId: last[0], id: last[1] } : state.after
    const actions = state.actions + ofPeriod.length
    return { state: { actions, members, byDay, byRule, open, after }, differences }
  }
}

/** The last member's part, once no action is left. */
export function ended({ open, ...state }: ReplayState): Replayed {
  const differences = open && open.difference !== 0 ? [[open.userId, open.difference] as const] : []
  return { state: { ...state, open: null, after: null }, differences }
}

const sumOf = (given: readonly Given[]) => given.reduce((sum, { amount }) => sum + amount, 0)

const added = (sums: BeforeAfter | undefined, before: number, after: number): BeforeAfter => [
  (sums?.[0] ?? 0) + before,
  (sums?.[1] ?? 0) + after,
]

import type { AwardingRule, Facts, recordedKinds } from './award.ts'

/** A rule with the words in which staff describe it. */
export interface DescribedRule extends AwardingRule {
  readonly description: string
}

/** What a rule said, since a moment. Moments are milliseconds. */
export interface RuleVersion extends DescribedRule {
  readonly since: number
  readonly createdAt: number
  readonly isDeleted: boolean
}

/** What a rule gave for an action, as it is stored with the action. */
export interface Given {
  readonly rule: string
  readonly version: number
  /** Hundredths of a point. */
  readonly amount: number
}

/** What a member did, as it was recorded. */
export interface RecordedAction {
  readonly kind: (typeof recordedKinds)[number]
  readonly at: number
  readonly facts: Facts
  readonly outcome: readonly Given[]
}

/** Every version of every rule: says which rules were in force when. */
export class RuleBook {
  readonly #versions: readonly RuleVersion[]
  /** The moments at which a rule changed, in order, and the rules from then on, once they were asked for. */
  readonly #moments: readonly number[]
  readonly #rules = new Map<number, readonly RuleVersion[]>()

  constructor(versions: readonly RuleVersion[]) {
    this.#versions = versions.toSorted((a, b) => a.since - b.since || a.version - b.version)
    this.#moments = [...new Set(this.#versions.map(({ since }) => since))]
  }

  /** The rules in force, the oldest first. */
  at(moment: number): readonly DescribedRule[] {
    const place = this.#moments.findLastIndex((since) => since <= moment)
    let rules = this.#rules.get(place)
    if (!rules) this.#rules.set(place, (rules = this.#inForceFrom(this.#moments[place] ?? -Infinity)))
    return rules
  }

  /**
   * The rules that judged an action: those of its moment. Who recorded it while a rule was saved had read the version
   * before, which what it gave names.
   */
  of({ at, outcome }: Pick<RecordedAction, 'at' | 'outcome'>): readonly DescribedRule[] {
    const rules = this.at(at)
    const others = outcome.filter(
      (given) => !rules.some(({ id, version }) => id === given.rule && version === given.version),
    )
    if (others.length === 0) return rules
    const named = others.flatMap(
      (given) => this.#versions.find(({ id, version }) => id === given.rule && version === given.version) ?? [],
    )
    return [...rules.filter(({ id }) => !named.some((one) => one.id === id)), ...named].toSorted(byAge as never)
  }

  #inForceFrom(moment: number): readonly RuleVersion[] {
    const last = new Map<string, RuleVersion>()
    for (const version of this.#versions) if (version.since <= moment) last.set(version.id, version)
    return [...last.values()].filter(({ isDeleted }) => !isDeleted).toSorted(byAge)
  }
}

const byAge = (a: RuleVersion, b: RuleVersion) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)

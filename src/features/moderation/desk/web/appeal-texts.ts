import type { AppealOutcome, AppealState } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'

const states: Readonly<Record<AppealState, () => string>> = {
  WAITING: m.desk_appeal_waiting,
  UPHELD: m.desk_appeal_upheld,
  OVERTURNED: m.desk_appeal_overturned,
  UNDONE: m.desk_appeal_undone,
}
/** What became of an appeal. */
export const appealStateName = (state: AppealState) => states[state]()

const verbs: Readonly<Record<AppealOutcome, () => string>> = {
  OVERTURN: m.desk_verb_overturn,
  UPHOLD: m.desk_verb_uphold,
}
/** What somebody decides about it, for a button. */
export const outcomeVerb = (outcome: AppealOutcome) => verbs[outcome]()

export const outcomes: readonly { readonly letter: string; readonly outcome: AppealOutcome }[] = [
  { letter: 'r', outcome: 'OVERTURN' },
  { letter: 'w', outcome: 'UPHOLD' },
]

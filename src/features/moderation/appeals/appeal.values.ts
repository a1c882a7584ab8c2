/** UNDONE: whoever made the decision undid it before anybody answered. */
export const appealStates = ['WAITING', 'UPHELD', 'OVERTURNED', 'UNDONE'] as const
export type AppealState = (typeof appealStates)[number]

/** What somebody decides about an appeal. */
export const appealOutcomes = ['UPHOLD', 'OVERTURN'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** Days after the notice of a decision in which it can be appealed. */
export const appealDays = 30
/** The most letters of an appeal, and of its answer. */
export const longestAppeal = 1_000

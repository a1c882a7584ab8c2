import type texts from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly desk: typeof texts
  }
}

export const caseStates = ['OPEN', 'SECOND_LOOK', 'APPLYING', 'CLOSED'] as const
export type CaseState = (typeof caseStates)[number]

export const decisionStates = ['WAITING', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE', 'DECLINED'] as const
export type DecisionState = (typeof decisionStates)[number]

/** Why another person decides too: the author asked, it is about more than `secondLookAbove` records, or about whom it is. */
export const secondLookReasons = ['ASKED', 'MANY', 'PARTNER', 'STAFF', 'VERIFIED'] as const
export type SecondLookReason = (typeof secondLookReasons)[number]

/** What makes a case severe: `severity_parts` in the database says how. */
export const severityParts = ['REASONS', 'REACH', 'CREATOR', 'REPORTERS'] as const

export const severities = [4, 3, 2, 1] as const

/** Minutes that a claim lasts unless it is renewed. */
export const claimMinutes = 5
/** Minutes in which the author of a decision can undo it. */
export const undoMinutes = 10
/** A decision on more records is carried out by a job. */
export const atOnce = 20
/** A decision on more records needs a second look. */
export const secondLookAbove = 50
/** The most members of a case that the screen shows. */
export const mostMembersShown = 100
/** The most of an author's newest posts that a decision hides too. */
export const mostPostsHidden = 100

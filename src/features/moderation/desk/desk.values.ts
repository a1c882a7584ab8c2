import { termModels } from '../../../platform/shared/term-status.ts'

/** What a case is about: a kind of reported record, or an appeal. */
export const caseKinds = [...termModels, 'APPEAL'] as const
export type CaseKind = (typeof caseKinds)[number]

export const caseStates = ['OPEN', 'SECOND_LOOK', 'APPLYING', 'CLOSED'] as const
export type CaseState = (typeof caseStates)[number]

/** Whether a decision finds that nothing is wrong (any more): reporters can then be told why. */
export const isNoViolation = (status: string | null) => status === null || status === 'NORMAL'

/** What a record around a reported one is to it. */
export const contextRoles = ['POST', 'BEFORE', 'AFTER', 'HOLDER', 'NEWEST'] as const
export type ContextRole = (typeof contextRoles)[number]

/** How a case was closed: at the desk, or by what was done to its last open record in a list. */
export const closingWays = ['DECISION', 'STATUS', 'HANDLED', 'DELETED', 'APPEAL', 'UNKNOWN'] as const
export type ClosingWay = (typeof closingWays)[number]

/** How the queue is ordered: what is due, most severe, oldest or most reported first. */
export const caseOrders = ['DUE', 'SEVERITY', 'AGE', 'REPORTS'] as const
export type CaseOrder = (typeof caseOrders)[number]

export const decisionStates = ['WAITING', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE', 'DECLINED'] as const
export type DecisionState = (typeof decisionStates)[number]

/**
 * Why another person decides too: the author asked, more than `secondLookAbove` records change, or because of who the
 * case is about.
 */
export const secondLookReasons = ['ASKED', 'MANY', 'PARTNER', 'STAFF', 'VERIFIED'] as const
export type SecondLookReason = (typeof secondLookReasons)[number]

/** The parts of a case's severity; the database function `severity_parts` calculates them. */
export const severityParts = ['APPEAL', 'REASONS', 'REACH', 'CREATOR', 'REPORTERS'] as const

export const severities = [4, 3, 2, 1] as const

/** Of fewer answers the share of agreement is not shown: 'too few'. */
export const fewestAnswers = 5
/** How many disagreements are listed at most. */
export const mostDisagreements = 100

/** Minutes that a claim lasts unless it is renewed. */
export const claimMinutes = 5
/** Minutes for which a case stays with a colleague to whom it was handed over, until they open it. */
export const handOverMinutes = 30
/** Minutes in which the author of a decision can undo it. */
export const undoMinutes = 10
/** A decision on more records than this is carried out by a job. */
export const mostStepsInRequest = 20
/** A decision on more records than this needs a second look. */
export const secondLookAbove = 50
/** How many members of a case the screen shows at most. */
export const mostMembersShown = 100
/** How many of an author's newest posts a decision hides too, at most. */
export const mostPostsHidden = 100
/** How many cases that one passed over the search for the next one leaves out, at most. */
export const mostPassedOver = 200
export const longestSearch = 100

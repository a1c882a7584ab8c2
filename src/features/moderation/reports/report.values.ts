import { type TermModel, termModels } from '../../../platform/shared/term-status.ts'

/** The reasons for which a record is reported; SENSITIVE_WORD by no person. */
export const reportReasons = [
  'FAKE_NEWS',
  'HARASSMENT',
  'HATE_SPEECH',
  'NUDITY',
  'SENSITIVE_WORD',
  'SOMETHING_ELSE',
  'SPAM',
  'VIOLENCE',
] as const
export type ReportReason = (typeof reportReasons)[number]
/** The reasons from which members choose. */
export const reasonsOfMembers = reportReasons.filter((reason) => reason !== 'SENSITIVE_WORD')

/** The most letters of what a reporter writes. */
export const longestMessage = 1_000

/** Rows per page of the two lists of a history. */
export const historyPageSize = 5
/** How many reports a lookup by target returns at most, and by default. */
export const mostReportsOfTarget = 500

/** How many posts that contain a picture are counted at most. */
export const mostPostsCounted = 1000

/** The last segment of the address of a model's report list. */
export const kindInAddress = (model: TermModel) => model.toLowerCase()
export const modelInAddress = (kind: string): TermModel | undefined =>
  termModels.find((model) => kindInAddress(model) === kind)

/** Of fewer decided reports for a reason a person’s accuracy is not shown, and does not weigh: as in the database function `reporters_accuracy`. */
export const fewestDecided = 5

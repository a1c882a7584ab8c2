import { type TermModel, termModels } from '../term-status/term-status.values.ts'
import type texts from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly reports: typeof texts
  }
}

/** For which reasons somebody can report a record. */
export const reportReasons = [
  'FAKE_NEWS',
  'HARASSMENT',
  'HATE_SPEECH',
  'NUDITY',
  'SOMETHING_ELSE',
  'SPAM',
  'VIOLENCE',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** Rows per page of the two lists of a history. */
export const historyPageSize = 5
/** The most reports that a lookup by target returns, and how many it returns unless told otherwise. */
export const mostReportsOfTarget = 500

/** The most posts that are counted of those that hold a picture. */
export const mostPostsCounted = 1000

/** The last part of the address of a model's report list. */
export const kindInAddress = (model: TermModel) => model.toLowerCase()
export const modelInAddress = (kind: string): TermModel | undefined =>
  termModels.find((model) => kindInAddress(model) === kind)

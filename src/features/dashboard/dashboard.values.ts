import type dashboard from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly dashboard: typeof dashboard
  }
}

/** What kinds of records can be reported, and for which reasons. */
export const reportModels = ['USER', 'POST', 'COMMENT', 'GROUP', 'MEDIA', 'PAGE', 'PRODUCT'] as const
export type ReportModel = (typeof reportModels)[number]
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

/** Top users: rows per page, number of day buttons, and the longest range that can be added up, in days. */
export const topUsersPageSize = 10
export const topUsersDays = 7
export const longestTopUsersRange = 31

/** How many of the most reported creators the contents dashboard shows. */
export const mostReportedCreatorsLimit = 10

import type { TermStatus } from '../../../../platform/shared/permission.ts'

/** The fields that the rows of all report lists have. */
export interface ReportedRow {
  readonly _id: string
  readonly version: number
  readonly termStatus: TermStatus
  readonly totalReports: number
  readonly lastReportAt: string
  readonly isAdminReport: boolean
  readonly handledVersion: number
  /** Others decide about the viewer's own records. */
  readonly isOwn: boolean
  /** Its open case at the desk, if any. */
  readonly openCaseId?: string | null
  readonly createdAt: string
  readonly reason: readonly { readonly reason: string; readonly until: string | null }[]
  /** Absent in the reports of people and media. */
  readonly creator?: { readonly _id: string }
}

export { deleteOwn, deleteReported, restoreReported } from './deletion.ts'
export { waitingDecision, type WaitingDecision, waits } from './waiting-decision.ts'
export { type DecidedAtDesk, decidedAtDesk, type OpenReports, openReportsOf } from './open-reports.ts'
export {
  announceReports,
  closeReports,
  outcomeBy,
  hasOpenReports,
  openReportsAgain,
  type ReportTarget,
  reportTargetById,
  reportTargetOf,
  reportTotalOf,
} from './report-targets.ts'

export { deleteReported, restoreReported } from './deletion.ts'
export { waitingDecision, type WaitingDecision, waits } from './waiting-decision.ts'
export {
  closeReports,
  openReportsAgain,
  type ReportTarget,
  reportTargetById,
  reportTargetOf,
  reportTotalOf,
} from './report-targets.ts'

export { deleteReported, restoreReported } from './deletion.ts'
export { setHandled } from '../../reports/server/handled.ts'
export { waitingDecision, type WaitingDecision, waits } from './waiting-decision.ts'
export { closeReports, openReportsAgain, type ReportTarget, reportTargetOf, reportTotalOf } from './report-targets.ts'

export { deleteReported, restoreReported } from './deletion.ts'
export { setHandled } from './handled.ts'
export { closeReports, openReportsAgain, type ReportTarget, reportTargetOf, reportTotalOf } from './report-targets.ts'

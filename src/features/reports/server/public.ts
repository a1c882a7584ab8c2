export { deleteReported, restoreReported } from './deletion.ts'
export { closeReports, openReportsAgain, reportTotalOf } from './report-targets.ts'

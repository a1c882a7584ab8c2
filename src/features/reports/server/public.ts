export { deleteReported, restoreReported } from './deletion.ts'
export { reportTotalOf } from './report-targets.ts'

export { setHandled } from './handled.ts'
export { newestHolders } from './report.queries.ts'
export { reportForWords } from './new-report.ts'

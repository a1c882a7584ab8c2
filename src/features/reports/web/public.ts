export { reasonName, reportedName } from './report-texts.ts'

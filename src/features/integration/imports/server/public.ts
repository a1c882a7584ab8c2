export { importFile, type RowKind } from './import-file.ts'
export { members } from './members.ts'
export { progressFile, reportFile } from './progress.ts'
export { records } from './records.ts'

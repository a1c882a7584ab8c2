export {
  importable,
  importFile,
  markLate,
  registerImport,
  stage,
  type StagedRow,
  workedUnlessFailed,
} from './imports.ts'
export type { GivenCell } from '../../../platform/server/table-file/cells.ts'
export { textOf } from '../../../platform/server/table-file/cells.ts'
export { Run } from './run.schema.ts'
export { registerRunKind, type RunRow, type Work } from './run-kinds.ts'
export { beginRun, resultOf, runById, worked } from './runs.ts'
export { advance } from './work.ts'

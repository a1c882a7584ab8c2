export {
  type ImportParameters,
  importable,
  importFile,
  markLate,
  registerImport,
  stage,
  workedUnlessFailed,
} from './imports.ts'
export { Run } from './run.schema.ts'
export { registerRunKind, type RunRow, type Work } from './run-kinds.ts'
export { beginRun, resultOf, runById, worked } from './runs.ts'
export { advance } from './work.ts'

/** The parts of runs that other features' screens show: the file of an import, its dry run, and its result. */
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'

export { fileHint } from './file-hint.ts'
export const ImportDialog = lazyPart(() => import('./import-dialog.tsx'))
export { type RunInfo, runModel, useRun } from './run-cache.ts'
export { RunProgress } from './run-progress.tsx'
export { RunResult } from './run-result.tsx'
export { confirmText, ImportQuestion, replacementOf } from './import-question.tsx'
export { tellImported } from './tell-imported.ts'
export { ImportTemplate } from './import-template.tsx'
export { existingOf } from './existing-rows.ts'
export { canBeImported, type Check, useDryRun } from './use-dry-run.ts'

/** What the screens of other features show of runs: an import's file, its dry run, and what came of it. */
import { lazyPart } from '../../../platform/web/lazy-part.tsx'

export { fileHint } from './file-hint.ts'
export const ImportDialog = lazyPart(() => import('./import-dialog.tsx'))
export { type RunInfo, runModel, useRun } from './run-cache.ts'
export { RunProgress } from './run-progress.tsx'
export { RunResult } from './run-result.tsx'
export { existingOf } from './existing-rows.ts'
export { useDryRun } from './use-dry-run.ts'

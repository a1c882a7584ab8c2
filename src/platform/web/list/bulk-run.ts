import type { Batch, BulkAction, Outcome } from './list-declaration.ts'
import type { Selection } from './list-selection.ts'

/** The progress of a bulk action. `failure` is the text of the error that ended it early. */
export interface BulkProgress {
  readonly done: number
  readonly outcomes: readonly Outcome[]
  readonly state: 'running' | 'stopping' | 'stopped' | 'finished'
  readonly failure?: string | undefined
}

/** Records per call. */
export const batchSize = 100

interface Run {
  readonly action: Pick<BulkAction, 'run'>
  readonly selection: Selection
  readonly filters: Readonly<Record<string, string>>
  readonly reason: string | undefined
  readonly stopped: () => boolean
  readonly onProgress: (progress: BulkProgress) => void
  /** One key per call, the same for its repetitions. */
  readonly newKey: () => string
  readonly describe: (error: unknown) => string
}

/**
 * Runs a bulk action batch by batch and reports the progress after each. It ends after the last batch, when it is asked
 * to stop, or when a whole call fails; what was done until then is kept and reported.
 */
export async function runBulk({
  action,
  selection,
  filters,
  reason,
  stopped,
  onProgress,
  newKey,
  describe,
}: Run): Promise<void> {
  const outcomes: Outcome[] = []
  const report = (state: BulkProgress['state'], failure?: string) =>
    onProgress({ done: outcomes.length, outcomes: [...outcomes], state, failure })
  report('running')
  let batch = firstBatch(selection, filters)
  while (batch !== undefined) {
    if (stopped()) return report('stopped')
    try {
      const result = await action.run(batch, reason, { idempotencyKey: newKey() })
      outcomes.push(...result.outcomes)
      batch = nextBatch(selection, filters, outcomes.length, result.next)
    } catch (error) {
      return report('stopped', describe(error))
    }
    report(batch === undefined ? 'finished' : stopped() ? 'stopping' : 'running')
  }
}

function firstBatch(selection: Selection, filters: Readonly<Record<string, string>>): Batch | undefined {
  if (selection.kind === 'all') return { filters, after: null }
  return idBatch(selection.names, 0)
}

function nextBatch(
  selection: Selection,
  filters: Readonly<Record<string, string>>,
  done: number,
  next: string | null | undefined,
): Batch | undefined {
  if (selection.kind === 'all') return next == null ? undefined : { filters, after: next }
  return idBatch(selection.names, done)
}

function idBatch(names: ReadonlyMap<string, string>, from: number): Batch | undefined {
  const ids = [...names.keys()].slice(from, from + batchSize)
  return ids.length > 0 ? { ids } : undefined
}

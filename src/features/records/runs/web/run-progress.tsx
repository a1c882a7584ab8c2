import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { m } from '../../../../generated/messages/messages.js'
import type { RunInfo } from './run-cache.ts'
import { phaseName } from './run-words.ts'
import './runs.css'

type Progressing = Pick<RunInfo, 'phase' | 'done' | 'total'>

export const doneText = ({ done, total }: Pick<RunInfo, 'done' | 'total'>) =>
  total == null
    ? formatNumber(done)
    : m.runs_done_of({ done: formatNumber(Math.min(done, total)), total: formatNumber(total) })

/** The progress of a run. */
export function RunProgress({ run }: { readonly run: Progressing }) {
  const { phase, done, total } = run
  const isCounted = total != null && (phase === 'READING' || phase === 'WORKING')
  return (
    <span className="runs-progress">
      <progress aria-label={m.runs_progress()} {...(isCounted ? { value: done, max: Math.max(total, 1) } : {})} />
      <small>
        {phaseName[phase]()} {phase === 'JUDGING' || phase === 'COMMITTING' ? '' : doneText(run)}
      </small>
    </span>
  )
}

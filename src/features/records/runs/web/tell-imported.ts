import { m } from '../../../../generated/messages/messages.js'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { succeedWithUndo } from '../../audit/web/public.ts'
import { type RunInfo, runModel } from './run-cache.ts'

/** Tells that an import is done. What replaced other records can be undone, which changes the lists of `shownIn`. */
export function tellImported(
  { _id, created, result, version }: RunInfo,
  shownIn: string = runModel,
  title = m.runs_imported(),
): void {
  const { replaced = 0 } = result as Record<string, number>
  const count = formatNumber(created)
  if (replaced === 0) return notices.success(title, m.runs_confirmed_text({ count }))
  const text = m.runs_replaced_text({ created: count, replaced: formatNumber(replaced) })
  succeedWithUndo({ title, text, model: 'RUN', shownIn, _id, before: version - 1, after: version })
}

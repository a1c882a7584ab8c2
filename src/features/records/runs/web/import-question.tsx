import type { RunKind } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { ConfirmDialog } from '../../../../platform/web/form/confirm-dialog.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import type { RunInfo } from './run-cache.ts'

/** What an import that replaces codes deletes, and what it keeps. */
export function replacementOf({ result }: Pick<RunInfo, 'result'>) {
  const { removes, stays = 0 } = result as Record<string, number>
  return removes === undefined ? null : { removes, stays, all: removes + stays }
}

type Counted = (count: { count: string }) => string

/** What each import creates, one or several. */
const imports: { readonly [K in RunKind]?: readonly [Counted, Counted] } = {
  CODE_IMPORT: [m.runs_import_code, m.runs_import_codes],
  WORD_IMPORT: [m.runs_import_word, m.runs_import_words],
  MESSAGE_IMPORT: [m.runs_import_message, m.runs_import_messages],
}

/** What confirming a run does, for its button. */
export function confirmText(run: RunInfo): string {
  const replacement = replacementOf(run)
  const created = formatNumber(run.created)
  if (replacement) return m.runs_replace_n({ all: formatNumber(replacement.all), created })
  return imports[run.kind]?.[run.created === 1 ? 0 : 1]({ count: created }) ?? m.common_ok()
}

interface Props {
  readonly run: RunInfo
  readonly onOk: () => void | Promise<void>
  readonly onCancel: () => void
}

/** Asks before a dry run becomes an import. */
export function ImportQuestion({ run, onOk, onCancel }: Props) {
  const replacement = replacementOf(run)
  const created = formatNumber(run.created)
  return (
    <ConfirmDialog
      title={
        replacement
          ? m.runs_replace_question({ all: formatNumber(replacement.all), created })
          : m.runs_import_question({ count: created })
      }
      text={
        replacement
          ? m.runs_replace_text({
              removes: formatNumber(replacement.removes),
              stays: formatNumber(replacement.stays),
            })
          : m.runs_import_text({ name: [run.name, run.fileName].filter(Boolean).join(' · ') })
      }
      okText={confirmText(run)}
      danger={(replacement?.removes ?? 0) > 0}
      onOk={onOk}
      onCancel={onCancel}
    />
  )
}

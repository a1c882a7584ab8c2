import { LockOutlined, PauseCircleOutlined, UnlockOutlined } from '@ant-design/icons'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import type { BulkAction, RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { termStatusOperations } from '../term-status.operations.ts'
import { setStatusOfMany, showOutcome } from './set-status-of-many.ts'
import { askedReason, operationOf, type StatusDeclaration, type StatusRecord } from './status-declaration.ts'
import { deskGuard } from './desk-guard.tsx'
import type LoadedStatusDialog from './status-dialog.tsx'

const StatusDialog = lazyPart(() => import('./status-dialog.tsx')) as unknown as typeof LoadedStatusDialog

interface StatusActions<R> {
  readonly rowActions: readonly RowAction<R>[]
  readonly bulkActions: readonly BulkAction[]
  /** Opens the dialog for one record. `onClosed` receives whether the status was changed. */
  readonly ask: (record: R, to: TermStatus, onClosed?: (changed: boolean) => void) => void
  /** The open dialog. */
  readonly dialog: ReactNode
}

interface Asked<R> {
  readonly record: R
  readonly to: TermStatus
  readonly onClosed?: ((changed: boolean) => void) | undefined
}

const choices = [
  { key: 'block', to: 'BLOCKED', label: m.common_block, icon: <LockOutlined aria-hidden />, danger: true },
  { key: 'unblock', to: 'NORMAL', label: m.common_unblock, icon: <UnlockOutlined aria-hidden />, danger: false },
] as const
const shortcut = { letter: 'b', label: m.term_status_block_or_unblock }
const suspend = {
  key: 'suspend',
  to: 'SUSPENDING',
  label: m.term_status_suspend,
  icon: <PauseCircleOutlined aria-hidden />,
  danger: true,
} as const

/**
 * Blocking and unblocking in a list, for one row and for many.
 *
 * @param inline as buttons in the row instead of in its menu
 */
export function useStatusActions<R extends StatusRecord>(
  status: StatusDeclaration<R>,
  { inline = false }: { readonly inline?: boolean } = {},
): StatusActions<R> {
  const viewer = useViewer()
  const [asked, setAsked] = useState<Asked<R>>()
  const rowActions = useMemo(() => {
    const action = ({ to, ...choice }: (typeof choices)[number] | typeof suspend) => ({
      ...choice,
      operation: operationOf(status),
      shown: (record: R) =>
        !record.isOwn && (status.allows?.(record, viewer) ?? true) && leadsTo(status.statusOf(record), to),
      run: (record: R, onDone?: () => void) => setAsked({ record, to, onClosed: (changed) => changed && onDone?.() }),
    })
    return [
      ...choices.map((choice) => ({ ...action(choice), inline, shortcut })),
      { ...action(suspend), shortcut: { letter: 's', label: m.term_status_suspend } },
    ]
  }, [status, inline, viewer])
  const bulkActions = useMemo(() => choices.map((choice) => bulkAction(status, choice)), [status])
  return {
    rowActions,
    bulkActions,
    ask: (record, to, onClosed) => setAsked({ record, to, onClosed }),
    dialog: asked && (
      <Suspense>
        <StatusDialog
          status={status}
          record={asked.record}
          to={asked.to}
          onClose={(changed) => {
            setAsked(undefined)
            asked.onClosed?.(changed)
          }}
        />
      </Suspense>
    ),
  }
}

/** Whether a row with a status offers another one: what is blocked is unblocked first. */
const leadsTo = (from: TermStatus, to: TermStatus) =>
  to === 'SUSPENDING' ? from !== 'BLOCKED' : (from === 'BLOCKED') !== (to === 'BLOCKED')

function bulkAction<R extends StatusRecord>(
  status: StatusDeclaration<R>,
  { to, ...choice }: (typeof choices)[number],
): BulkAction {
  const reason = askedReason(status, to)
  return {
    ...choice,
    operation: termStatusOperations.cmsSetTermStatusOfMany,
    ask: {
      title: (count) => status.askMany(to, count).title,
      text: (count) => status.askMany(to, count).text,
      reason: reason && (() => reason),
    },
    guard: deskGuard(status.model, status.list),
    run: setStatusOfMany(status.model, to, status.list),
    onDone: showOutcome(status.model, to),
  }
}

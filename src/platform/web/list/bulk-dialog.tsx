import { Alert, Button, Modal, Progress } from 'antd'
import { Suspense, useRef, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import '../../../generated/messages/texts/platform.js'
import { failureText } from '../form/failure.ts'
import { randomId } from '../requests/random-id.ts'
import { ReasonDialog } from '../form/reason-dialog.tsx'
import { translate } from '../words/texts.ts'
import { useDialogFocus } from '../use-dialog-focus.ts'
import { type BulkProgress, runBulk } from './bulk-run.ts'
import type { BulkAction, BulkGuard, Chosen, Outcome } from './list-declaration.ts'
import { countSelected, type Selection } from './list-selection.ts'

interface Props {
  readonly action: BulkAction
  readonly selection: Selection
  readonly filters: Readonly<Record<string, string>>
  /** `done` is true when records may have changed. */
  readonly onClose: (done: boolean) => void
}

/**
 * The dialog of a bulk action: asks first, shows the progress with a stop button, then lists the outcome of each row.
 */
export default function BulkDialog({ action, selection, filters, onClose }: Props) {
  // The selection at the time of the question: the list behind may change while the action runs.
  const [asked] = useState({ selection, filters })
  const [progress, setProgress] = useState<BulkProgress>()
  const stopped = useRef(false)
  const count = countSelected(asked.selection)
  const [guard, setGuard] = useState<BulkGuard>()
  useDialogFocus()

  const end = ({ state, outcomes }: BulkProgress, began: number) => {
    const done = outcomes.filter(({ ok }) => ok)
    if (!action.onDone) return
    if (done.length > 0) action.onDone(done, began)
    // A report without a failure need not be read, so the dialog closes.
    if (state === 'finished' && done.length === outcomes.length) onClose(true)
  }

  const start = async (reason: string | undefined) => {
    if (guard && !(await guard.passes())) return
    const began = performance.now()
    void runBulk({
      action,
      ...asked,
      reason,
      stopped: () => stopped.current,
      onProgress: (progress) => {
        setProgress(progress)
        if (isOver(progress)) end(progress, began)
      },
      newKey: randomId,
      describe: failureText,
    })
  }

  if (progress === undefined) {
    return (
      <ReasonDialog
        title={action.ask.title(count)}
        text={action.ask.text?.(count)}
        reason={action.ask.reason?.()}
        okText={action.label()}
        danger={action.danger}
        onCancel={() => onClose(false)}
        onOk={(reason) => void start(reason)}
      >
        <Suspense>{action.guard?.(chosenOf(asked), setGuard)}</Suspense>
      </ReasonDialog>
    )
  }
  const over = isOver(progress)
  const stop = () => {
    stopped.current = true
    setProgress({ ...progress, state: 'stopping' })
  }
  return (
    <Modal
      open
      title={action.label()}
      closable={over}
      keyboard={over}
      mask={{ closable: false }}
      onCancel={() => onClose(true)}
      footer={
        over ? (
          <Button type="primary" autoFocus onClick={() => onClose(true)}>
            {m.common_close()}
          </Button>
        ) : (
          <Button danger disabled={progress.state === 'stopping'} onClick={stop}>
            {m.list_bulk_stop()}
          </Button>
        )
      }
    >
      <BulkReport
        progress={progress}
        count={count}
        names={asked.selection.kind === 'some' ? asked.selection.names : undefined}
      />
    </Modal>
  )
}

const chosenOf = ({ selection, filters }: Pick<Props, 'selection' | 'filters'>): Chosen =>
  selection.kind === 'some' ? { ids: [...selection.names.keys()] } : { filters }

const isOver = ({ state }: BulkProgress) => state === 'stopped' || state === 'finished'

interface ReportProps {
  readonly progress: BulkProgress
  readonly count: number
  readonly names: ReadonlyMap<string, string> | undefined
}

function BulkReport({ progress, count, names }: ReportProps) {
  const { done, outcomes, state, failure } = progress
  const proposed = outcomes.filter(isProposed)
  const failed = outcomes.filter((outcome) => !outcome.ok && !isProposed(outcome))
  const numbers = { done, count: Math.max(count, done) }
  const sentence = {
    running: m.list_bulk_running,
    stopping: m.list_bulk_stopping,
    stopped: m.list_bulk_stopped,
    finished: m.list_bulk_finished,
  }[state]
  return (
    <div className="list-bulk-report">
      <p role="status">{sentence(numbers)}</p>
      <Progress
        percent={Math.floor((100 * done) / Math.max(1, numbers.count))}
        status={
          state === 'finished'
            ? failed.length > 0
              ? 'exception'
              : 'success'
            : state === 'stopped'
              ? 'exception'
              : 'active'
        }
        aria-label={sentence(numbers)}
      />
      {failure !== undefined && <Alert type="error" showIcon title={m.list_bulk_interrupted({ message: failure })} />}
      {done > 0 && (
        <p>
          {m.list_bulk_succeeded_count({ count: done - failed.length - proposed.length })} ·{' '}
          {proposed.length > 0 && `${m.list_bulk_proposed_count({ count: proposed.length })} · `}
          {m.list_bulk_failed_count({ count: failed.length })}
        </p>
      )}
      {(state === 'stopped' || state === 'finished') && outcomes.length > 0 && (
        <Outcomes outcomes={[...failed, ...proposed, ...outcomes.filter((outcome) => outcome.ok)]} names={names} />
      )}
    </div>
  )
}

/** Whether the change waits for another person: it is neither made nor refused. */
const isProposed = ({ reason }: Outcome) => reason === 'waits_for_second_look'

/** More outcomes than this are not rendered; failures come first. */
const mostRows = 500

function Outcomes({
  outcomes,
  names,
}: {
  readonly outcomes: readonly Outcome[]
  readonly names: ReportProps['names']
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div className="list-outcomes" tabIndex={0} role="region" aria-label={m.list_bulk_outcome()}>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.list_bulk_record()}</th>
            <th scope="col">{m.list_bulk_outcome()}</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.slice(0, mostRows).map((outcome) => (
            <tr key={outcome._id}>
              <td>{names?.get(outcome._id) ?? <code>{outcome._id}</code>}</td>
              <td className={isProposed(outcome) ? undefined : outcome.ok ? 'list-outcome-ok' : 'list-outcome-failed'}>
                {outcome.ok ? m.list_bulk_ok() : translate(outcome)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

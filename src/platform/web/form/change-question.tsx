import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Question } from './question-dialog.tsx'
import { type Change, useChange } from './use-change.tsx'

type Asked = Omit<Question, 'onOk' | 'onCancel'>
type Made<R> = Omit<Change<object, R>, 'send' | 'seen' | 'logged' | 'form'>

interface Props<R> extends Asked, Made<R> {
  readonly send: (options: Parameters<Change<object, R>['send']>[1]) => Promise<R>
  readonly onClose: () => void
}

/** A question before a change that needs no form. It stays until it is done, so a conflict can be answered. */
export function ChangeQuestion<R>({ send, onClose, version, words, onDone, onFailure, onTake, ...question }: Props<R>) {
  const { submit, conflict } = useChange<object, R>({
    version,
    words,
    send: (_, options) => send(options),
    onDone: (result, upon) => {
      onClose()
      onDone(result, upon)
    },
    ...(onFailure && { onFailure }),
    onTake: () => {
      onClose()
      return onTake()
    },
  })
  return (
    <>
      <ConfirmDialog {...question} onOk={() => submit({})} onCancel={onClose} />
      {conflict}
    </>
  )
}

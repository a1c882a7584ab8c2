import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { UnsavedGuard } from '../../../../platform/web/form/unsaved-guard.tsx'
import { isRequestError } from '../../../../platform/web/requests/graphql-client.ts'
import { DetailButtons, RecordGone } from '../../../../platform/web/list/detail-dialog.tsx'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import type { RecordModel } from '../../../../generated/graphql/graphql.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { Presence } from './presence.tsx'
import './live.css'

interface Props<R> {
  readonly model: RecordModel
  readonly id: string
  /** Undefined while it loads. */
  readonly record: R | undefined
  readonly error: unknown
  /** The text for a record that does not exist. */
  readonly gone: string
  readonly reload: () => unknown
  /** A control whose choice OK applies (see `useStatusField`); without it the record is only shown. */
  readonly control?: {
    readonly may: boolean
    readonly busy: boolean
    readonly isChanged: () => boolean
    readonly apply: () => void
    readonly field: ReactNode
    readonly dialog: ReactNode
  }
  readonly onClose: () => void
  readonly children: (record: R) => ReactNode
}

/** A record in a dialog over a list: who else has it open, whether it changed meanwhile, and what is in it. */
export function RecordBody<R extends { readonly version: number }>(props: Props<R>) {
  const { model, id, record, error, gone, reload, control, onClose, children } = props
  if (isRequestError(error, 'NOT_FOUND')) return <RecordGone>{gone}</RecordGone>
  if (record === undefined) return error ? <ListError /> : <Skeleton active avatar paragraph={{ rows: 8 }} />
  return (
    <>
      <Presence model={model} id={id} />
      <ChangedElsewhere model={model} id={id} version={record.version} onTake={reload} />
      <div className="live-record">
        {control?.field}
        {children(record)}
      </div>
      {control?.may && (
        <DetailButtons>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button type="primary" loading={control.busy} onClick={control.apply}>
            {m.common_ok()}
          </Button>
        </DetailButtons>
      )}
      {control?.dialog}
      {control && <UnsavedGuard isDirty={control.isChanged} exactAddress />}
    </>
  )
}

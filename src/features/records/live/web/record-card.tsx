import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import type { RecordModel } from '../../../../generated/graphql/graphql.ts'
import { DetailDialog } from '../../../../platform/web/list/detail-dialog.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { RecordHistory } from '../../audit/web/public.ts'
import { type StatusDeclaration, StatusHistory, useStatusField } from '../../term-status/web/public.ts'
import { RecordBody } from './record-body.tsx'

interface CardRecord {
  readonly _id: string
  readonly version: number
  /** What was said about its status, if it has one. */
  readonly reason?: ComponentProps<typeof StatusHistory>['reason']
}

interface Props<R extends CardRecord, Key extends QueryKey> {
  readonly model: RecordModel
  readonly open: OpenDetail
  readonly query: UseQueryOptions<R, Error, R, Key>
  /** Called with undefined while the record loads. */
  readonly title: (record: R | undefined) => string
  /** The text for a record that does not exist. */
  readonly gone: string
  readonly actions: readonly RowAction<NoInfer<R>>[]
  /** See `DetailDialog`. */
  readonly advances?: boolean
  /** With it, the card has a field for the status. */
  readonly status?: StatusDeclaration<NoInfer<R>>
  readonly children: (record: R) => ReactNode
}

/** A record in full, over its list: what it contains, what was said about its status, and its history. */
export function RecordCard<R extends CardRecord, Key extends QueryKey>(props: Props<R, Key>) {
  const { open, query, title, actions, advances = false, status } = props
  const { data } = useQuery(query)
  return (
    <DetailDialog open={open} title={title(data)} record={data} actions={actions} advances={advances}>
      {status ? <WithStatus {...props} status={status} /> : <Content {...props} />}
    </DetailDialog>
  )
}

function WithStatus<R extends CardRecord, Key extends QueryKey>({
  status,
  ...props
}: Props<R, Key> & { readonly status: StatusDeclaration<R> }) {
  const { data } = useQuery(props.query)
  return <Content {...props} control={useStatusField(status, data, props.open.close)} />
}

type Control = Pick<ComponentProps<typeof RecordBody>, 'control'>

function Content<R extends CardRecord, Key extends QueryKey>({
  model,
  open,
  query,
  gone,
  control,
  children,
}: Props<R, Key> & Control) {
  const { data, error, refetch } = useQuery(query)
  return (
    <RecordBody
      model={model}
      id={open.id}
      record={data}
      error={error}
      gone={gone}
      reload={refetch}
      {...(control ? { control } : {})}
      onClose={open.close}
    >
      {(record) => (
        <>
          {children(record)}
          {record.reason && <StatusHistory reason={record.reason} heading="h2" />}
          <RecordHistory model={model} id={open.id} heading="h2" />
        </>
      )}
    </RecordBody>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useId, useState } from 'react'
import type { RecordHistoryQuery } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { request } from '../../../platform/web/graphql-client.ts'
import { Moment } from '../../../platform/web/list/cells.tsx'
import { Face } from '../../../platform/web/face.tsx'
import { useViewer } from '../../../platform/web/session.tsx'
import { type HistoryModel, historyPage, historyPermission } from '../audit.rules.ts'
import { actionName } from './audit-texts.ts'
import { historyDocument } from './audit.documents.ts'
import { ChangeList } from './change-list.tsx'
import './audit.css'

interface Props {
  readonly model: HistoryModel
  readonly id: string
  readonly heading: 'h2' | 'h3'
}

/** The changes of a record, newest first; loaded only when the person opens it. */
export function RecordHistory({ model, id, heading: Heading }: Props) {
  const [open, setOpen] = useState(false)
  const region = useId()
  if (!historyPermission(model).allows(useViewer())) return null
  return (
    <section className="audit-history">
      <header>
        <Heading>{m.audit_history_title()}</Heading>
        <Button size="small" aria-expanded={open} aria-controls={region} onClick={() => setOpen(!open)}>
          {open ? m.audit_history_hide() : m.audit_history_show()}
        </Button>
      </header>
      <div id={region}>{open && <Timeline model={model} id={id} />}</div>
    </section>
  )
}

function Timeline({ model, id }: Omit<Props, 'heading'>) {
  const { data, isError, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [model, 'history', id],
    queryFn: async ({ pageParam, signal }) => {
      const variables = { model, targetId: id, limit: historyPage, after: pageParam }
      return (await request(historyDocument, variables, { signal })).cmsHistory
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
  if (isError) return <p role="alert">{m.audit_history_failed()}</p>
  if (isPending) return <Skeleton active paragraph={{ rows: 3 }} aria-label={m.audit_history_loading()} />
  const entries = data.pages.flatMap((page) => page.items)
  if (entries.length === 0) return <p className="audit-empty">{m.audit_history_empty()}</p>
  return (
    <>
      <ol className="audit-timeline">
        {entries.map((entry) => (
          <Entry key={entry._id} model={model} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.audit_history_more()}
        </Button>
      )}
    </>
  )
}

interface EntryProps {
  readonly model: HistoryModel
  readonly entry: RecordHistoryQuery['cmsHistory']['items'][number]
}

function Entry({ model, entry }: EntryProps) {
  const { action, actor, changes, createdAt, reason, version } = entry
  const name = actor?.fullName ?? m.audit_nobody()
  return (
    <li>
      <Face person={actor ?? { fullName: name }} size={28} />
      <div>
        <p className="audit-what">
          <strong>{actionName(action)}</strong>
          <span>{name}</span>
        </p>
        <ChangeList model={model} changes={changes} />
        {reason && <p className="audit-reason">{reason}</p>}
        <p className="audit-when">
          <Moment at={createdAt} />
          {version !== null && version !== undefined && <small>{m.audit_version_number({ version })}</small>}
        </p>
      </div>
    </li>
  )
}

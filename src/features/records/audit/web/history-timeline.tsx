import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import type { HistoryModel, RecordHistoryQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { historyPage } from '../audit.rules.ts'
import { actionName } from './audit-texts.ts'
import { historyDocument } from './audit.documents.ts'
import { ChangeList } from './change-list.tsx'

interface Props {
  readonly model: HistoryModel
  readonly id: string
}

/** The changes themselves. Loaded separately, because it imports the words for every kind of record. */
export default function HistoryTimeline({ model, id }: Props) {
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

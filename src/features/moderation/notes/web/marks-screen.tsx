import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import type { MarksQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { useLive } from '../../../../platform/web/live/live.ts'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { personOperations } from '../../../records/persons/person.operations.ts'
import { noteOperations } from '../note.operations.ts'
import { notesShown } from '../note.values.ts'
import { marksDocument } from './note.documents.ts'
import './notes.css'

type Row = MarksQuery['cmsGetMarks']['items'][number]

const kinds: Readonly<Record<Row['kind'], (said: { readonly name: string; readonly percent: string }) => string>> = {
  MENTION: m.notes_mark_mention,
  HANDED_OVER: m.notes_mark_handed_over,
  DECLINED: m.notes_mark_declined,
  ENDPOINT_FAILING: m.notes_mark_endpoint_failing,
}

const unnamed: Readonly<Record<Row['model'], () => string>> = {
  CASE: m.notes_unnamed_case,
  USER: m.notes_unnamed_person,
  WEBHOOK_ENDPOINT: m.notes_unnamed_endpoint,
}

/** `/marks`: what colleagues or the system marked for this person, newest first. Opening the case, person or endpoint reads the mark. */
export function MarksScreen() {
  const [limit, setLimit] = useState(notesShown)
  const { data, isError, refetch } = useQuery({
    queryKey: ['MARK', 'list', limit],
    queryFn: async ({ signal }) => (await request(marksDocument, { limit }, { signal })).cmsGetMarks,
    placeholderData: keepPreviousData,
  })
  useLive((event) => {
    const concerns = event.type === 'waiting' && noteOperations.cmsGetMarks.name in event.figures
    if (concerns || event.type === 'resync') void refetch()
  })
  return (
    <section>
      <h1 className="screen-title">{m.notes_marks_title()}</h1>
      {isError ? (
        <ListError />
      ) : data === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      ) : data.items.length === 0 ? (
        <p>{m.notes_marks_empty()}</p>
      ) : (
        <ol className="marks">
          {data.items.map((row) => (
            <MarkItem key={row._id} row={row} />
          ))}
        </ol>
      )}
      {data && data.total > data.items.length && limit < 100 && (
        <Button onClick={() => setLimit(100)}>{m.notes_show_older()}</Button>
      )}
    </section>
  )
}

function MarkItem({ row }: { readonly row: Row }) {
  const { kind, model, targetId, title, text, by, createdAt, readAt } = row
  const name = title || unnamed[model]()
  return (
    <li data-unread={readAt == null || undefined}>
      <p className="notes-by">
        {by && <Face person={by} size={20} />} {kinds[kind]({ name: by?.fullName ?? '', percent: text })}{' '}
        <Moment at={createdAt} />
        {readAt == null && <Mark tone="info">{m.notes_mark_unread()}</Mark>}
      </p>
      <p>
        {model === 'CASE' && (
          <Link to="/reports/case/$id" params={{ id: targetId }}>
            {name}
          </Link>
        )}
        {model === 'USER' && <PersonOf id={targetId} name={name} />}
        {model === 'WEBHOOK_ENDPOINT' && (
          <Link to="/integration/webhooks/$id" params={{ id: targetId }}>
            {name}
          </Link>
        )}
      </p>
      {kind !== 'ENDPOINT_FAILING' && text && <p className="marks-text">{text}</p>}
    </li>
  )
}

/** Who may not open the list of people reads a person over the list of reported ones. */
function PersonOf({ id, name }: { readonly id: string; readonly name: string }) {
  const inList = usePermission(personOperations.cmsGetUsers)
  if (inList)
    return (
      <Link to="/users" search={{ user: id }}>
        {name}
      </Link>
    )
  return (
    <Link to="/reports" search={{ creator: id }}>
      {name}
    </Link>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { ConfirmDialog } from '../../../../platform/web/form/confirm-dialog.tsx'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { useRefetchOnChange } from '../../../records/live/web/public.ts'
import { notesShown } from '../note.values.ts'
import { type Note, notesQuery, type On } from './note-queries.ts'
import { NoteForm } from './note-form.tsx'
import { useReadMarks } from './read-marks.ts'
import { withMentions } from './with-mentions.tsx'
import './notes.css'

interface Props {
  readonly on: On
  readonly heading: 'h2' | 'h3'
}

/** The notes on a case or on a person. Whoever sees them has read what was marked for them here. */
export default function Notes({ on, heading: Heading }: Props) {
  const [limit, setLimit] = useState(notesShown)
  const { data, isError, refetch } = useQuery({ ...notesQuery(on, limit), placeholderData: keepPreviousData })
  const title = useId()
  useRefetchOnChange(on.model, on.targetId, refetch)
  useReadMarks(on, data?.unreadMarks ?? 0)
  const more = (data?.total ?? 0) - (data?.items.length ?? 0)
  return (
    <section className="notes" aria-labelledby={title}>
      <Heading id={title}>
        {m.notes_title()} {data && data.total > 0 && <small>{data.total}</small>}
      </Heading>
      {isError ? (
        <ListError />
      ) : (
        <>
          <NoteForm on={on} />
          <ol>
            {data?.items.map((note) => (
              <NoteItem key={note._id} note={note} on={on} />
            ))}
          </ol>
          {more > 0 && limit < 100 && (
            <Button size="small" onClick={() => setLimit(100)}>
              {m.notes_show_older()}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function NoteItem({ note, on }: { readonly note: Note; readonly on: On }) {
  const { _id, author, text, createdAt, deletable, mentions } = note
  const [asked, setAsked] = useState(false)
  const remove = async () => {
    await request(mutation('cmsDeleteNote'), { _id }).catch((error: unknown) =>
      notices.error(m.common_error(), failureText(error)),
    )
    setAsked(false)
    await recordsChanged(on.model)
  }
  return (
    <li>
      <p className="notes-by">
        <Face person={author} size={20} /> <strong>{author.fullName}</strong> <Moment at={createdAt} />
        {deletable && (
          <Button
            size="small"
            type="text"
            aria-label={m.notes_delete({ time: createdAt })}
            onClick={() => setAsked(true)}
          >
            {m.common_delete()}
          </Button>
        )}
      </p>
      <p className="notes-text">{withMentions(text, mentions)}</p>
      {asked && (
        <ConfirmDialog
          title={m.notes_delete_question()}
          okText={m.common_delete()}
          danger
          onOk={remove}
          onCancel={() => setAsked(false)}
        />
      )}
    </li>
  )
}

import { queryOptions } from '@tanstack/react-query'
import type { NotesQuery } from '../../../../generated/graphql/graphql.ts'
import '../../../../generated/messages/texts/notes.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { type NoteModel, notesShown } from '../note.values.ts'
import { notesDocument } from './note.documents.ts'

export type Note = NotesQuery['cmsGetNotes']['items'][number]

/** What the notes are on. */
export interface On {
  readonly model: NoteModel
  readonly targetId: string
}

/** The key begins with the model, so the notes are read again when the case or the person changes. */
export const notesQuery = (on: On, limit = notesShown) =>
  queryOptions({
    queryKey: [on.model, 'notes', on.targetId, limit],
    queryFn: async ({ signal }) => (await request(notesDocument, { ...on, limit }, { signal })).cmsGetNotes,
  })

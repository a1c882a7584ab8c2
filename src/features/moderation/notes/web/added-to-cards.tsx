import { addToCard } from '../../../../platform/web/records/record-parts.tsx'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { Notes } from './public.ts'

function NotesOnPerson({ record: { _id } }: { readonly record: { readonly _id: string } }) {
  return useViewer()._id === _id ? null : <Notes on={{ model: 'USER', targetId: _id }} heading="h2" />
}

// Nobody reads the notes about themselves.
addToCard('USER', NotesOnPerson)

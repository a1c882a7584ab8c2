import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { noteOperations } from '../../note.operations.ts'
import { MarksScreen } from '../marks-screen.tsx'

export const Route = createFileRoute('/_signed-in/marks')({
  staticData: { operation: noteOperations.cmsGetMarks, breadcrumb: () => [{ label: m.notes_marks_title() }] },
  component: MarksScreen,
})

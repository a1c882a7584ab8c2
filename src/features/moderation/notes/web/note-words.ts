import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { noteRecord } from '../note.record.ts'

export const noteWords = recordWords(noteRecord, {
  name: m.notes_record,
  fields: {
    model: { label: m.notes_on, value: (model) => (model === 'USER' ? m.notes_on_person() : m.notes_on_case()) },
    targetId: { label: m.notes_on_what },
    text: { label: m.notes_text },
  },
  actions: { cmsAddNote: m.notes_action_add, cmsDeleteNote: m.notes_action_delete },
})

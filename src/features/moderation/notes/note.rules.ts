import { z } from 'zod'
import { recordId, requiredText } from '../../../platform/shared/rules.ts'
import { longestNote, markModels, mostMentions, noteModels } from './note.values.ts'

/** In the API one list for both, because `cmsReadMarks` was called with that of notes before there were other marks. */
const noteModel = z.enum(markModels).pipe(z.enum(noteModels, { error: 'notes_text_only_on' }))

export const noteTarget = z.object({ model: noteModel, targetId: recordId() })

export const markTarget = z.object({ model: z.enum(markModels), targetId: recordId() })

export const noteText = requiredText('notes_text_required', longestNote)

export const noteInput = noteTarget.extend({
  text: noteText,
  mentions: z.array(recordId()).max(mostMentions).nullish().describe('Colleagues who get a mark for it.'),
})

import { z } from 'zod'
import { recordId, requiredText, zodMessage } from '../../../platform/shared/rules.ts'
import { longestNote, mostMentions, noteModels } from './note.values.ts'

export const noteTarget = z.object({ model: z.enum(noteModels), targetId: recordId() })

/** What was opened: a case or a person, or an endpoint of webhooks. */
export const openedTarget = noteTarget
  .partial()
  .extend({ endpointId: recordId().optional() })
  .refine(({ model, targetId, endpointId }) => (endpointId ? !model && !targetId : model && targetId), {
    path: ['targetId'],
    ...zodMessage('notes_text_one_opened'),
  })

export const noteText = requiredText('notes_text_required', longestNote)

export const noteInput = noteTarget.extend({
  text: noteText,
  mentions: z.array(recordId()).max(mostMentions).nullish().describe('Colleagues who get a mark for it.'),
})

import { z } from 'zod'
import { requiredText, text } from '../../../platform/shared/rules.ts'

export const mostChanges = 100
/** How far ahead changes can be scheduled, in days. */
export const mostDaysAhead = 366

export const longestTitle = 100
export const longestNote = 1000
export const longestComment = 1000

const title = requiredText('change_sets_text_title_required', longestTitle)
const note = text(longestNote)

export const changeSetForm = z.object({ title, note: note.default('') })
/** What the author should change before the set can be approved. */
export const sendBackForm = z.object({ comment: requiredText('change_sets_text_comment_required', longestComment) })
export const changeSetChange = z.object({ title, note }).partial()

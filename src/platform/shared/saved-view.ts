import { requiredText } from './rules.ts'
import { plainText } from './search-text.ts'

/** How many views one person may keep, over all lists. */
export const viewsPerPerson = 100

export const longestViewName = 60

/** The rule for a view's name, used by the server and by the dialog. */
export const viewName = requiredText('views_text_name_required', longestViewName, { indexed: true }).overwrite(
  plainText,
)

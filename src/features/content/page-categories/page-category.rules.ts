import { z } from 'zod'
import { requiredText, zodMessage } from '../../../platform/shared/rules.ts'

export const longestName = 200
export const longestEnum = 60
const name = requiredText('page_categories_text_name_required', longestName)

/** The form's fields. `enum` is the app's name of a category, in capitals: `^[A-Z][A-Z0-9_]*$`. */
export const pageCategoryForm = z.object({
  VI_VN: name,
  EN_US: name,
  enum: requiredText('page_categories_text_enum_required', longestEnum).regex(
    /^[A-Z][A-Z0-9_]*$/,
    zodMessage('page_categories_text_enum_malformed'),
  ),
})

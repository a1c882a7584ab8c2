import type { FormRule } from 'antd'
import { hasSearchText } from '../../shared/search-text.ts'

/** antd's rule for a text that must show something. Its own `whitespace` knows only spaces. */
export const mustShow = (message: string): FormRule => ({
  required: true,
  validator: (_, typed?: string | null) =>
    hasSearchText(typed ?? '') ? Promise.resolve() : Promise.reject(new Error(message)),
})

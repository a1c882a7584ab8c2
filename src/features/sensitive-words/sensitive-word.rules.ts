import { z } from 'zod'
import { requiredText, zodMessage } from '../../platform/shared/rules.ts'
import { longestWord, wordsOf } from './sensitive-word.values.ts'

/** How many words one call adds or removes at most. */
export const mostWords = 500

const words = (longest: number) =>
  requiredText('sensitive_words_text_required', longest).refine(
    (text) => wordsOf(text).every((word) => word.length <= longestWord),
    zodMessage('sensitive_words_text_too_long', { max: longestWord }),
  )
/** With a comma and a space behind each. */
const mostText = mostWords * (longestWord + 2)

/** The form: one word, or several to add, separated by commas. */
export const sensitiveWordForm = z.object({
  keyword: words(mostText).refine(
    (text) => wordsOf(text).length <= mostWords,
    zodMessage('sensitive_words_text_too_many', { max: mostWords }),
  ),
})

export const keywordInput = words(longestWord + 2)
  .transform(wordsOf)
  .refine((words) => words.length === 1, zodMessage('sensitive_words_text_one'))

export const keywordsInput = z
  .array(words(mostText))
  .min(1, zodMessage('sensitive_words_text_required'))
  .max(mostWords)
  .transform((texts) => [...new Set(texts.flatMap(wordsOf))])
  .refine((all) => all.length <= mostWords, zodMessage('sensitive_words_text_too_many', { max: mostWords }))

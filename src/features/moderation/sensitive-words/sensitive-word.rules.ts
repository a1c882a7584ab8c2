import { z } from 'zod'
import { requiredText, text, zodMessage } from '../../../platform/shared/rules.ts'
import { hasSearchText } from '../../../platform/shared/search-text.ts'
import { isWord, longestWord, wordsOf } from './sensitive-word.values.ts'

/** How many words one call adds or removes at most. */
export const mostWords = 500

/** As many words as one call may name, each as long as possible, with a comma and a space behind. */
const longestList = mostWords * (longestWord + ', '.length)

const tooLong = zodMessage('sensitive_words_text_too_long', { max: longestWord })
const tooMany = zodMessage('sensitive_words_text_too_many', { max: mostWords })
const areShort = (words: readonly string[]) => words.every(isWord)

/** The form: one word, or several to add, separated by commas. */
export const sensitiveWordForm = z.object({
  keyword: requiredText('sensitive_words_text_required', longestList)
    .refine((given) => areShort(wordsOf(given)), tooLong)
    .refine((given) => wordsOf(given).length <= mostWords, tooMany),
})

export const keywordInput = requiredText('sensitive_words_text_required', longestWord + ', '.length)
  .transform(wordsOf)
  .refine(areShort, tooLong)
  .refine((given) => given.length === 1, zodMessage('sensitive_words_text_one'))

export const keywordsInput = z
  .array(
    // A text is split once, and only if its length is right.
    text(longestList)
      .transform((given) => ({ shows: hasSearchText(given), words: wordsOf(given) }))
      .refine(({ words }) => areShort(words), tooLong),
  )
  .min(1, zodMessage('sensitive_words_text_required'))
  .max(mostWords)
  // Those that show nothing are left out, unless all do.
  .refine((lists) => lists.some(({ shows }) => shows), {
    path: [0],
    ...zodMessage('sensitive_words_text_required'),
  })
  .transform((lists) => [...new Set(lists.flatMap(({ words }) => words))])
  .refine((given) => given.length <= mostWords, tooMany)

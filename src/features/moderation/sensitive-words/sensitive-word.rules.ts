import { z } from 'zod'
import { requiredText, zodMessage } from '../../../platform/shared/rules.ts'
import { longestWord, wordsOf } from './sensitive-word.values.ts'

/** How many words one call adds or removes at most. */
export const mostWords = 500

/** As many words as one call may name, each as long as possible, with a comma and a space behind. */
const longestList = mostWords * (longestWord + ', '.length)

const tooLong = zodMessage('sensitive_words_text_too_long', { max: longestWord })
const tooMany = zodMessage('sensitive_words_text_too_many', { max: mostWords })
const areShort = (words: readonly string[]) => words.every(({ length }) => length <= longestWord)

/** The form: one word, or several to add, separated by commas. */
export const sensitiveWordForm = z.object({
  keyword: requiredText('sensitive_words_text_required', longestList)
    .refine((given) => areShort(wordsOf(given)), tooLong)
    .refine((given) => wordsOf(given).length <= mostWords, tooMany),
})

/** A text is split once, and only if its length is right. */
const words = (longest: number) =>
  requiredText('sensitive_words_text_required', longest).transform(wordsOf).refine(areShort, tooLong)

export const keywordInput = words(longestWord + ', '.length).refine(
  (given) => given.length === 1,
  zodMessage('sensitive_words_text_one'),
)

export const keywordsInput = z
  .array(words(longestList))
  .min(1, zodMessage('sensitive_words_text_required'))
  .max(mostWords)
  .transform((lists) => [...new Set(lists.flat())])
  .refine((given) => given.length <= mostWords, tooMany)

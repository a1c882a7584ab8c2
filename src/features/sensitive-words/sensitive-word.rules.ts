import { z } from 'zod'
import { givenText, zodMessage } from '../../platform/shared/rules.ts'
import { longestWord, wordsOf } from './sensitive-word.values.ts'

/** How many words one call adds or removes at most. */
export const mostWords = 500

/** As many words as one call may name, each as long as possible. */
const longestList = mostWords * (longestWord + ', '.length)

const text = givenText('sensitive_words_text_required')
  .max(longestList)
  .regex(/\S/, zodMessage('sensitive_words_text_required'))

const tooLong = zodMessage('sensitive_words_text_too_long', { max: longestWord })
const tooMany = zodMessage('sensitive_words_text_too_many', { max: mostWords })
const areShort = (words: readonly string[]) => words.every(({ length }) => length <= longestWord)

/** The form: one word, or several to add, separated by commas. */
export const sensitiveWordForm = z.object({
  keyword: text
    .refine((given) => areShort(wordsOf(given)), tooLong)
    .refine((given) => wordsOf(given).length <= mostWords, tooMany),
})

/** A text is split once, and only if its length is right. */
const words = text.transform(wordsOf).refine(areShort, tooLong)

export const keywordInput = words.refine((given) => given.length === 1, zodMessage('sensitive_words_text_one'))

export const keywordsInput = z
  .array(words)
  .min(1, zodMessage('sensitive_words_text_required'))
  .max(mostWords)
  .transform((lists) => [...new Set(lists.flat())])
  .refine((given) => given.length <= mostWords, tooMany)

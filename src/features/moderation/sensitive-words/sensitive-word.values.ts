import { isWithin, plainText } from '../../../platform/shared/search-text.ts'

export const longestWord = 100

/** Whether a word is short enough. */
export const isWord = (word: string) => isWithin(word, longestWord, { indexed: true })

/** The words of a text with commas between them, each once, in lower case and as it looks. */
export function wordsOf(text: string): string[] {
  const words = text.split(',').map((word) => plainText(word.toLowerCase()))
  return [...new Set(words.filter(Boolean))]
}

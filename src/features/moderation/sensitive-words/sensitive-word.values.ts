import { plainText } from '../../../platform/shared/search-text.ts'

export const longestWord = 100

/** The words of a text with commas between them, each once, in lower case and as it looks. */
export function wordsOf(text: string): string[] {
  const words = text.split(',').map((word) => plainText(word.toLowerCase()))
  return [...new Set(words.filter(Boolean))]
}

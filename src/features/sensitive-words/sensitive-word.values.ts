import { composed } from '../../platform/shared/composed.ts'

export const longestWord = 100

/**
 * The words of a text with commas between them, each once and normalized: composed, in lower case, with single spaces.
 */
export function wordsOf(text: string): string[] {
  const words = text.split(',').map((word) => composed(word.trim().replace(/\s+/g, ' ').toLowerCase(), longestWord))
  return [...new Set(words.filter(Boolean))]
}

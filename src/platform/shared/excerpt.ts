import { firstLetters } from './search-text.ts'

/** Letters of a longer text that a list shows. */
export const excerptLength = 150

/** The first letters of a text, with an ellipsis if there are more. Never cuts a letter in two. */
export function excerpt(text: string, length = excerptLength): string {
  const start = firstLetters(text, length)
  return start === text ? text : `${start}…`
}

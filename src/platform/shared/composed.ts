/** No character is made of more of them. */
const mostComposed = 4

/**
 * A text with each letter and its marks as one character (NFC). Composing takes quadratic time, so it is done only as far
 * as a text of the given length could reach; more of it is left out, and what remains is longer than that.
 */
export const composed = (text: string, longest: number): string =>
  text.slice(0, longest * mostComposed + 1).normalize('NFC')

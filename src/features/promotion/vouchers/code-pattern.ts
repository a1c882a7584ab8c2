/** Letters and digits of Crockford's base32, none of which looks like another. */
const digits = '0123456789'
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ'

/** What stands in a pattern for a random character; every other character stands for itself. */
const random: Readonly<Record<string, string>> = { '#': digits, '@': letters, '*': digits + letters }

/** 60 random bits. */
export const usualPattern = '************'
export const longestPattern = 40
export const longestPrefix = 20

/** Members see a prefix and the fixed part of a pattern, and type them. */
export const prefixRule = /^[\p{L}\p{N}_-]*$/u
export const patternRule = /^[\p{L}\p{N}_#@*-]*$/u

const bitsOf = (pattern: string) =>
  [...pattern].reduce((bits, character) => bits + Math.log2(random[character]?.length ?? 1), 0)

/**
 * Whether nobody finds one of so many codes by trying, and hardly two of them are the same: one in a thousand million
 * possible ones is given out at most.
 */
export const isHardToGuess = (pattern: string, count: number): boolean =>
  bitsOf(pattern) >= Math.max(40, 30 + Math.log2(Math.max(count, 1)))

/** A code with a random character for each place; `bytes` are as many random numbers below 256 as the pattern is long. */
export const codeOf = (prefix: string, pattern: string, bytes: Uint8Array): string =>
  prefix + [...pattern].map((character, i) => characterOf(character, bytes[i]!)).join('')

/** The remainder prefers the first ones of ten or 22 a little: by a 25th at most. */
function characterOf(character: string, byte: number): string {
  const choices = random[character]
  return choices === undefined ? character : choices[byte % choices.length]!
}

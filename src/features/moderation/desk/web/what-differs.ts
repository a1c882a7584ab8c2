/** How many of the words that differ are named. */
const mostNamed = 12

export interface Difference {
  /** The words that only this text has, in its order, as they are written there. */
  readonly more: string
  /** Those that it lacks. */
  readonly less: string
}

/** In which words a text differs from another one. Case and punctuation at the ends of words do not count. */
export function whatDiffers(text: string, other: string): Difference {
  const [here, there] = [wordsOf(text), wordsOf(other)]
  return { more: named(here, there), less: named(there, here) }
}

interface Word {
  readonly written: string
  readonly compared: string
}

const wordsOf = (text: string): Word[] =>
  text
    .split(/\s+/)
    .filter((written) => /[\p{L}\p{N}]/u.test(written))
    .map((written) => ({
      written,
      compared: written
        .normalize('NFC')
        .toLowerCase()
        .replace(/^[^\p{L}\p{N}]+/u, '')
        .replace(/[^\p{L}\p{N}]+$/u, ''),
    }))

/** The words of a text that occur more often in it than in the other. */
function named(words: readonly Word[], others: readonly Word[]): string {
  const left = new Map<string, number>()
  for (const { compared } of others) left.set(compared, (left.get(compared) ?? 0) + 1)
  const only = words.filter(({ compared }) => {
    const n = left.get(compared) ?? 0
    left.set(compared, n - 1)
    return n <= 0
  })
  const shown = only.slice(0, mostNamed).map(({ written }) => written)
  return [...shown, ...(only.length > mostNamed ? ['…'] : [])].join(' ')
}

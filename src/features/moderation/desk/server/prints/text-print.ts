import { foldText } from '../../../../../platform/shared/fold-text.ts'
import { normalized } from '../../../../../platform/shared/search-text.ts'
import type { Print } from './print.ts'

/** Shorter texts say too little: greetings would be near duplicates of one another. */
const shortest = 40
/** Characters of a 5-gram. */
const gram = 5
/** Only this many characters of a text are used. */
const longest = 10_000

/**
 * The print of a text with its title, or null if they are too short. `titleWeight`: how often each 5-gram of the title
 * counts. Case, accents, marks and spaces do not count. Each bit, and each
 * half of a band, is taken from the smallest hash of all 5-grams, and each has its own hash function. The more 5-grams
 * two texts share, the more of these hashes are equal (min-wise hashing).
 */
export function textPrint(text: string, title = '', titleWeight = 1): Print | null {
  const [body, heading] = [normalised(text), normalised(title)]
  if (body.length + heading.length < shortest) return null
  const repeated = gramsOf(heading).flatMap((one) => Array.from({ length: titleWeight }, (_, i) => `${i}:${one}`))
  const least = leastHashes(new Set([...gramsOf(body), ...repeated]))
  let bits = 0n
  for (let i = 0; i < 64; i++) if (least[i]! & 1) bits |= 1n << BigInt(i)
  const band = (i: number) => mixed(least[64 + 2 * i]! ^ Math.imul(least[65 + 2 * i]!, 31)) & 0xffff
  return { kind: 'TEXT', bits, bands: [band(0), band(1), band(2), band(3)] }
}

const normalised = (text: string): string =>
  foldText(normalized(text.slice(0, longest), 'NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** One for each bit, and two for each band. */
const functions = 64 + 8
const [factors, summands] = constants()

const gramsOf = (text: string): string[] =>
  Array.from({ length: text.length - gram + 1 }, (_, i) => text.slice(i, i + gram))

function leastHashes(grams: ReadonlySet<string>): Uint32Array {
  const least = new Uint32Array(functions).fill(0xffff_ffff)
  for (const one of grams) {
    const hash = hashOf(one)
    for (let i = 0; i < functions; i++) {
      const value = mixed(Math.imul(hash, factors[i]!) + summands[i]!)
      if (value < least[i]!) least[i] = value
    }
  }
  return least
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return mixed(hash)
}

/** The last steps of MurmurHash3: every bit of the result depends on every bit of the hash. */
function mixed(hash: number): number {
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Never change these: stored prints were made with them. */
function constants(): readonly [Uint32Array, Uint32Array] {
  let state = 42
  const next = () => mixed((state = (state + 0x9e3779b9) | 0))
  const factors = Uint32Array.from({ length: functions }, () => next() | 1)
  return [factors, Uint32Array.from({ length: functions }, next)]
}

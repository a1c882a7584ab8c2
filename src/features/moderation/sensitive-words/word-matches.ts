import { automatonOf } from '../../../platform/shared/automaton.ts'
import { foldText } from '../../../platform/shared/fold-text.ts'
import { normalized } from '../../../platform/shared/search-text.ts'

/** The ways in which a text can contain a word. The first that matches is used. */
export const hitKinds = ['EXACT', 'WITHOUT_ACCENTS', 'LOOK_ALIKE', 'SPACED_OUT'] as const
export type HitKind = (typeof hitKinds)[number]

export interface Hit {
  readonly word: string
  readonly kind: HitKind
  /** True if the word occurs only within longer words: 'ass' in 'class'. */
  readonly inside: boolean
  /** Start and end of the match in the composed (NFC) text. */
  readonly from: number
  readonly to: number
}

/** Letters, digits and signs that are written instead of similar ones; similar ones become the same letter. */
const alike: ReadonlyMap<string, string> = new Map(
  // Each pair is a character and what it looks like; then Cyrillic letters, and Greek ones.
  [
    '0o 1i 3e 4a 5s 7t @a $s !i |i li',
    'аa вb еe іi кk мm нh оo рp сc тt уy хx',
    'αa εe ιi κk νv οo ρp τt υu χx',
  ].flatMap((pairs) => pairs.split(' ').map((pair) => [pair[0]!, pair[1]!] as const)),
)
const looks = (letter: string) => alike.get(letter) ?? letter
const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** What a character becomes for each kind of hit. A character that is no letter becomes nothing for SPACED_OUT. */
type Shapes = Readonly<Record<HitKind, string>>

function shapesOf(character: string): Shapes {
  const folded = foldText(character)
  const seen = looks(folded)
  return {
    EXACT: character.toLowerCase(),
    WITHOUT_ACCENTS: folded,
    LOOK_ALIKE: seen,
    SPACED_OUT: isLetter(looks(character)) ? seen : '',
  }
}

/** Of the alphabets of Europe, Vietnamese and common signs. Whoever writes all of Unicode must not fill the memory. */
const common: (Shapes | undefined)[] = Array.from({ length: 0x3000 })

function knownShapes(character: string): Shapes {
  const code = character.codePointAt(0)!
  return code < common.length ? (common[code] ??= shapesOf(character)) : shapesOf(character)
}

function lettersOf(text: string): string {
  let letters = ''
  for (const character of text) letters += knownShapes(character).SPACED_OUT
  return letters
}

/** Where the character of each unit of the letters stands in the text. */
function placesOf(text: string): number[] {
  const places: number[] = []
  let at = 0
  for (const character of text) {
    for (let i = knownShapes(character).SPACED_OUT.length; i > 0; i--) places.push(at)
    at += character.length
  }
  return places
}

/** A text as one kind of hit sees it. */
interface Form {
  readonly text: string
  /** The places of its units in the original. */
  readonly places: readonly number[]
  /** The place here of each unit of the letters alone. */
  readonly ofLetters: readonly number[]
}
type Forms = Readonly<Record<HitKind, Form>>

const formsOf = (text: string): Forms =>
  Object.fromEntries(hitKinds.map((kind) => [kind, formOf(text, kind)])) as Record<HitKind, Form>

function formOf(text: string, kind: HitKind): Form {
  const places: number[] = []
  const ofLetters: number[] = []
  let changed = ''
  let at = 0
  for (const character of text) {
    const shapes = knownShapes(character)
    const now = shapes[kind]
    const first = changed.length
    // A letter may have fewer units here than in its folded form, which is taken apart.
    for (let i = 0; i < shapes.SPACED_OUT.length; i++) ofLetters.push(first + Math.min(i, now.length - 1))
    for (let i = 0; i < now.length; i++) places.push(at)
    changed += now
    at += character.length
  }
  return { text: changed, places, ofLetters }
}

/**
 * Returns a function that finds which words of a list a text contains, in one pass: every hit, of whatever kind,
 * contains the letters of its word in a row, if nothing else is looked at. Only where they are, is the text looked at
 * more closely.
 *
 * @param counts says which hits count, `found` being what stands in the text
 */
export function wordMatcher(
  words: readonly string[],
  counts: (hit: Hit, found: string) => boolean = () => true,
): (text: string) => Hit[] {
  const byLetters = Map.groupBy(words.map(wantedOf), ({ letters }) => letters)
  // Words that consist of signs have no letters, and are found only exactly.
  const signs = byLetters.get('') ?? []
  byLetters.delete('')
  const groups = [...byLetters.values()]
  const letterFinder = automatonOf([...byLetters.keys()])
  const signFinder = automatonOf(signs.map(({ word }) => word))
  return (given) => {
    const text = normalized(given, 'NFC')
    const best = new Map<Wanted, Ranked>()
    const keep = (wanted: Wanted, now: Ranked | null) => {
      if (now && counts(now.hit, text.slice(now.hit.from, now.hit.to))) keepBetter(best, wanted, now)
    }
    let places: readonly number[] | undefined
    letterFinder.find(lettersOf(text), (group, at) => {
      places ??= placesOf(text)
      for (const wanted of groups[group]!) keep(wanted, hitAt(text, places, wanted, at))
    })
    if (signs.length > 0) {
      const lower = formOf(text, 'EXACT')
      signFinder.find(lower.text, (sign, at) => keep(signs[sign]!, signAt(text, lower, signs[sign]!, at)))
    }
    return [...best.values()].map(({ hit }) => hit)
  }
}

/** A word, and its forms: made when its letters are found for the first time, because most words never are. */
interface Wanted {
  readonly word: string
  readonly letters: string
  forms?: Forms
}

const wantedOf = (word: string): Wanted => ({ word, letters: lettersOf(word) })

interface Ranked {
  readonly hit: Hit
  /** The smaller the better: by the kind, then by whether the match is a whole word. */
  readonly rank: number
}

function keepBetter(best: Map<Wanted, Ranked>, wanted: Wanted, now: Ranked): void {
  if (now.rank < (best.get(wanted)?.rank ?? Infinity)) best.set(wanted, now)
}

/**
 * Whether a member wrote the word, and not another one: it does not stand within a longer one, and letters that differ
 * from the word's have lost their accents, so that 'cac' is a spelling of 'cặc' and 'các' is not.
 */
export function isWritten({ word, kind, inside }: Hit, found: string): boolean {
  if (inside) return false
  if (kind !== 'WITHOUT_ACCENTS') return true
  const own = [...word]
  return [...found.toLowerCase()].every((letter, i) => letter === own[i] || letter === foldText(letter))
}

/** A text with stars in place of the letters of these words, wherever one stands by itself as it is written in the list. */
export function maskWords(text: string, words: readonly string[]): string {
  const lower = formOf(text, 'EXACT')
  const units = text.split('')
  for (const word of words) {
    for (let start = lower.text.indexOf(word); start >= 0; start = lower.text.indexOf(word, start + 1)) {
      const { from, to, inside } = rankedAt(text, lower, word, { kind: 'EXACT', start, length: word.length }).hit
      for (let i = inside ? to : from; i < to; i++) if (units[i] !== ' ') units[i] = starFor(units[i]!)
    }
  }
  return units.join('')
}

/** One star for a letter of two units. */
const starFor = (unit: string) => (/[\udc00-\udfff]/.test(unit) ? '' : '*')

/**
 * How the letters of a word at some place are a hit, if they are. Only so much of the text is looked at as can belong to
 * it, and what stands next to that.
 */
function hitAt(text: string, places: readonly number[], wanted: Wanted, at: number): Ranked | null {
  const { word, letters } = wanted
  const begin = Math.max(0, places[at]! - word.length - 1)
  const part = text.slice(begin, places[at + letters.length - 1]! + word.length + 2)
  const forms = formsOf(part)
  let first = at
  while (first > 0 && places[first - 1]! >= begin) first--
  const ownForms = (wanted.forms ??= formsOf(word))
  for (const kind of hitKinds) {
    const form = forms[kind]
    const own = ownForms[kind]
    const start = form.ofLetters[at - first]! - own.ofLetters[0]!
    if (start < 0 || !form.text.startsWith(own.text, start)) continue
    const { hit, rank } = rankedAt(part, form, word, { kind, start, length: own.text.length })
    const { from, to } = hit
    if (kind !== 'SPACED_OUT' || isSpacedOut(part.slice(from, to), word))
      return { hit: { ...hit, from: begin + from, to: begin + to }, rank }
  }
  return null
}

const signAt = (text: string, lower: Form, { word }: Wanted, start: number) =>
  rankedAt(text, lower, word, { kind: 'EXACT', start, length: word.length })

interface Match {
  readonly kind: HitKind
  /** Where it is in its form. */
  readonly start: number
  readonly length: number
}

function rankedAt(text: string, { places }: Form, word: string, { kind, start, length }: Match): Ranked {
  const from = places[start]!
  const last = places[start + length - 1]!
  const to = last + String.fromCodePoint(text.codePointAt(last)!).length
  const inside = isLetter(text[from - 1]) || isLetter(text[to])
  return { hit: { word, kind, inside, from, to }, rank: 2 * hitKinds.indexOf(kind) + Number(inside) }
}

/** Letters written singly or in pairs, 's p a m', or the word's syllables joined in another way, 'cờ-bạc', 'cờbạc'. */
function isSpacedOut(found: string, word: string): boolean {
  const pieces = found.split(/[^\p{L}\p{N}@$!|]+/u).filter(Boolean)
  const own = new Set(word.split(' ').map((syllable) => syllable.length))
  return (
    pieces.every((piece) => piece.length <= 2) || pieces.length === 1 || pieces.every((piece) => own.has(piece.length))
  )
}

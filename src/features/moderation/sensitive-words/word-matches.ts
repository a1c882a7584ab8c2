import { foldText } from '../../../platform/shared/fold-text.ts'
import { normalized } from '../../../platform/shared/search-text.ts'

/** The ways in which a text can contain a word. The first that matches is used. */
export const hitKinds = ['EXACT', 'WITHOUT_ACCENTS', 'LOOK_ALIKE', 'SPACED_OUT'] as const
export type HitKind = (typeof hitKinds)[number]

export interface Hit {
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

/** A changed text; `places` are the positions of its characters in the original. */
interface Form {
  readonly text: string
  readonly places: readonly number[]
}

const skeleton = (text: string) =>
  foldText(text)
    .replaceAll(/./gsu, looks)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Returns a function that finds a word of the list in a text. A cheap check comes first. */
export function wordFinder(word: string): (text: string) => Hit | null {
  const wordLetters = skeleton(word)
  // A word that consists of signs has an empty skeleton.
  const mayHave = (text: string) => wordLetters === '' || skeleton(text).includes(wordLetters)
  return (text) => (mayHave(text) ? findWord(normalized(text, 'NFC'), word, wordLetters) : null)
}

function findWord(text: string, word: string, wordLetters: string): Hit | null {
  const lower = formOf(text, (character) => character.toLowerCase())
  const folded = formOf(text, foldText)
  const lookAlike = formOf(text, (character) => looks(foldText(character)))
  const lettersOnly = formOf(text, (character) => (isLetter(looks(character)) ? looks(foldText(character)) : ''))
  return (
    hitIn(text, lower, word, 'EXACT') ??
    (wordLetters === ''
      ? null
      : (hitIn(text, folded, foldText(word), 'WITHOUT_ACCENTS') ??
        hitIn(text, lookAlike, foldText(word).replaceAll(/./gsu, looks), 'LOOK_ALIKE') ??
        hitIn(text, lettersOnly, wordLetters, 'SPACED_OUT', (from, to) => isSpacedOut(text.slice(from, to), word))))
  )
}

function formOf(text: string, change: (character: string) => string): Form {
  const places: number[] = []
  let changed = ''
  let at = 0
  for (const character of text) {
    const now = change(character)
    for (let i = 0; i < now.length; i++) places.push(at)
    changed += now
    at += character.length
  }
  return { text: changed, places: [...places, at] }
}

/** The first place of a word, preferably one that is not within a longer word. */
function hitIn(
  text: string,
  form: Form,
  wanted: string,
  kind: HitKind,
  fits: (from: number, to: number) => boolean = () => true,
): Hit | null {
  let inside: Hit | null = null
  for (let at = form.text.indexOf(wanted); at >= 0; at = form.text.indexOf(wanted, at + 1)) {
    const from = form.places[at]!
    const last = form.places[at + wanted.length - 1]!
    const to = last + String.fromCodePoint(text.codePointAt(last)!).length
    if (!fits(from, to)) continue
    const isInside = isLetter(text[from - 1]) || isLetter(text[to])
    if (!isInside) return { kind, inside: false, from, to }
    inside ??= { kind, inside: true, from, to }
  }
  return inside
}

/** Letters written singly or in pairs, 's p a m', or the word's syllables joined in another way, 'cờ-bạc', 'cờbạc'. */
function isSpacedOut(found: string, word: string): boolean {
  const pieces = found.split(/[^\p{L}\p{N}@$!|]+/u).filter(Boolean)
  const own = new Set(word.split(' ').map((syllable) => syllable.length))
  return (
    pieces.every((piece) => piece.length <= 2) || pieces.length === 1 || pieces.every((piece) => own.has(piece.length))
  )
}

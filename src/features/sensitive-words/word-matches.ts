import { foldText } from '../../platform/shared/fold-text.ts'

/** How a text contains a word; the first that fits counts. */
export const hitKinds = ['EXACT', 'WITHOUT_ACCENTS', 'LOOK_ALIKE', 'SPACED_OUT'] as const
export type HitKind = (typeof hitKinds)[number]

export interface Hit {
  readonly kind: HitKind
  /** Only within longer words: 'ass' in 'class'. */
  readonly inside: boolean
  /** The place in the text, composed: where it begins, and where it ends. */
  readonly from: number
  readonly to: number
}

/** Letters, digits and signs that are written instead of others; alike ones become the same letter. */
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

/** A text with other letters; `places` are those of its characters in the original. */
interface Form {
  readonly text: string
  readonly places: readonly number[]
}

const skeleton = (text: string) =>
  foldText(text)
    .replaceAll(/./gsu, looks)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Finds a word, as the list of words keeps it, in many texts: each is first looked through roughly. */
export function wordFinder(word: string): (text: string) => Hit | null {
  const bones = skeleton(word)
  // A word of signs alone has no skeleton.
  const mayHave = (text: string) => bones === '' || skeleton(text).includes(bones)
  return (text) => (mayHave(text) ? findWord(text.normalize('NFC'), word, bones) : null)
}

function findWord(text: string, word: string, bones: string): Hit | null {
  const lower = formOf(text, (character) => character.toLowerCase())
  const folded = formOf(text, foldText)
  const seeming = formOf(text, (character) => looks(foldText(character)))
  const bare = formOf(text, (character) => (isLetter(looks(character)) ? looks(foldText(character)) : ''))
  return (
    hitIn(text, lower, word, 'EXACT') ??
    (bones === ''
      ? null
      : (hitIn(text, folded, foldText(word), 'WITHOUT_ACCENTS') ??
        hitIn(text, seeming, foldText(word).replaceAll(/./gsu, looks), 'LOOK_ALIKE') ??
        hitIn(text, bare, bones, 'SPACED_OUT', (from, to) => isSpacedOut(text.slice(from, to), word))))
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

/** The first place of a word, at best one that is not within a longer word. */
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

/** Letters one by one or two by two, 's p a m'; or the word's own syllables joined otherwise, 'cờ-bạc', 'cờbạc'. */
function isSpacedOut(found: string, word: string): boolean {
  const pieces = found.split(/[^\p{L}\p{N}@$!|]+/u).filter(Boolean)
  const own = new Set(word.split(' ').map((syllable) => syllable.length))
  return (
    pieces.every((piece) => piece.length <= 2) || pieces.length === 1 || pieces.every((piece) => own.has(piece.length))
  )
}

/**
 * Characters without a visible shape: marks without a letter, spaces, direction signs, fillers, and signs that fonts draw
 * as nothing. The database's `search_key` removes some of them, so a search for only these would match every row.
 */
const unseen = String.raw`\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{1d159}`
const seen = new RegExp(`[^${unseen}]`, 'u')

/**
 * Whether a text shows anything: what every required text needs, and every search. Digits, signs and emoji do; accents,
 * spaces and joiners alone do not.
 */
export const hasSearchText = (text: string): boolean => seen.test(text)

/**
 * More marks than any script puts on one letter. Bringing marks into their order takes the square of their number, so
 * further ones are dropped (Unicode's stream-safe text format).
 */
const piledMarks = /(\p{M}{30})\p{M}+/gu

/** `String.normalize` in linear time. */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC'): string =>
  text.replace(piledMarks, '$1').normalize(form)

/** A text as it is stored: composed (NFC), without invisible characters at its ends. */
export function tidyText(text: string): string {
  const composed = normalized(text, 'NFC')
  const start = composed.search(seen)
  return start < 0 ? '' : composed.slice(start, endOfShown(composed))
}

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The letters of a text as people count them: one with its marks is one, and so is an emoji of seven parts. */
export function countLetters(text: string, enough = Infinity): number {
  let count = 0
  for (const _ of letters.segment(text)) if (++count >= enough) break
  return count
}

/** A text up to so many letters. */
export function firstLetters(text: string, most: number): string {
  let count = 0
  for (const { index } of letters.segment(text)) if (count++ === most) return text.slice(0, index)
  return text
}

/**
 * The most bytes of a text of so many letters, as a letter may have any number of parts. The checks of the database's
 * columns count characters up to the same number.
 */
const mostBytes = (longest: number) => Math.min(32 * longest, 6 * longest + 13_000)

/** The same for a text in an index, whose rows are small; the order of names is stored beside the name. */
const mostBytesIndexed = (longest: number) => Math.max(6 * longest, 1250)

export interface Room {
  /** The text stands in an index: it is unique, or its list is sorted by it. */
  readonly indexed?: boolean
}

const encoder = new TextEncoder()

/** Whether a text has at most so many letters, of no more parts than can be stored. */
export function isWithin(text: string, longest: number, { indexed = false }: Room = {}): boolean {
  if (text.length <= longest) return true
  const bytes = indexed ? mostBytesIndexed(longest) : mostBytes(longest)
  return text.length <= bytes && encoder.encode(text).length <= bytes && countLetters(text, longest + 1) <= longest
}

/** A text as it is stored, or null if it is too long. Only its length is looked at if it is much too long. */
export function fitText(text: string, longest: number, room?: Room): string | null {
  if (text.length > mostBytes(longest)) return null
  const tidy = tidyText(text)
  return isWithin(tidy, longest, room) ? tidy : null
}

const pictograph = String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?`
/** An emoji with the invisible characters that it consists of: joiners, the sign of its variant, the tags of a flag. */
const emoji = String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|[0-9#*]\ufe0f?\u20e3|${pictograph}(?:\u200d${pictograph})*`
/** Some scripts write one letter in several ways, which an invisible character chooses. */
const variant = String.raw`[\p{Ideographic}\p{Script=Mongolian}][\ufe00-\ufe0d\u180b-\u180d\u180f\u{e0100}-\u{e01ef}]`

/** A character with its accents, and whatever else it consists of. */
const whole = new RegExp(String.raw`^(?:${emoji}|${variant}|.)(?:(?!\p{Default_Ignorable_Code_Point})\p{M})*`, 'su')

/** Searched from the end, because a pattern for 'only such until the end' would begin at each of them anew. */
function endOfShown(text: string): number {
  let at = text.length
  do at -= (text.codePointAt(at - 2) ?? 0) > 0xffff ? 2 : 1
  while (!seen.test(String.fromCodePoint(text.codePointAt(at)!)))
  return at + whole.exec(text.slice(at))![0].length
}

const unseenWithin = new RegExp(
  String.raw`(${emoji}|${variant})|(?!\s)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]`,
  'gu',
)
const blanks = /[\p{Z}\s\u2800]+/gu

/** A text without invisible characters anywhere. Spaces and line breaks stay. */
export const withoutUnseen = (text: string): string => tidyText(text.replace(unseenWithin, '$1'))

/** A text that must be unique: the same for all that look the same, apart from case. */
export const plainText = (text: string): string => withoutUnseen(text).replace(blanks, ' ')

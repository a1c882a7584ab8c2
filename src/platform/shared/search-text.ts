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

/**
 * The last visible character with what changes its look: accents, the sign that makes it an emoji or chooses its
 * variant, the tags of a flag.
 */
const lastShown =
  /^(?:\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|[0-9#*]\ufe0f?\u20e3|(?![0-9#*])\p{Emoji}[\ufe0e\ufe0f]|[\p{Ideographic}\p{Script=Mongolian}][\ufe00-\ufe0d\u180b-\u180d\u180f\u{e0100}-\u{e01ef}]|.)(?:(?!\p{Default_Ignorable_Code_Point})\p{M})*/su

/** Searched from the end, because a pattern for 'only such until the end' would begin at each of them anew. */
function endOfShown(text: string): number {
  let at = text.length
  let character: string
  do {
    const low = text.charCodeAt(at - 1)
    at -= low >= 0xdc00 && low <= 0xdfff && at > 1 ? 2 : 1
    character = String.fromCodePoint(text.codePointAt(at)!)
  } while (!seen.test(character))
  return at + lastShown.exec(text.slice(at))![0].length
}

/** Invisible characters within a text. A joiner or variant sign after an emoji is a part of it. */
const unseenWithin =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u{e0020}-\u{e007e}])(?:(?!\s)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}])+/gu
const blanks = /[\p{Z}\s\u2800]+/gu

/** A text that must be unique: the same for all that look the same, apart from case. */
export const plainText = (text: string): string => tidyText(text.replace(unseenWithin, '').replace(blanks, ' '))

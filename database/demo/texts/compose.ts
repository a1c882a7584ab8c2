import type { Random } from '../random.ts'
import type { Spot } from './places.ts'
import * as english from './english.ts'
import * as vietnamese from './vietnamese.ts'

export type PostType = keyof typeof vietnamese.titles
export type ReportType = keyof typeof vietnamese.reportMessages
export type Language = 'vi' | 'en'

export interface PostText {
  readonly title: string
  readonly content: string
}

/** Title and content of a post of a type about a place, written in a month (1 to 12). */
export function composePost(random: Random, type: PostType, language: Language, spot: Spot, month: number): PostText {
  const book = language === 'vi' ? vietnamese : english
  const words: Words = {
    place: language === 'vi' ? spot.inText : spot.english,
    dish: spot.dish[language === 'vi' ? 0 : 1],
    with: random.pick<string>(book.companions),
    month: String(month),
    n: String(random.between(2, 5)),
  }
  const title = fill(random.pick<string>(book.titles[type]), words)
  return { title, content: fill(sentences(random, type, book, spot).join(' '), words) }
}

/** What a place is like: in English for a place abroad. */
export function describePlace(random: Random, spot: Spot): string {
  const language = spot.country === 'VN' ? 'vi' : 'en'
  const book = language === 'vi' ? vietnamese : english
  const text = [...several(random, book.details[spot.kind], random.between(2, 3)), random.pick<string>(book.tips)]
  const place = language === 'vi' ? spot.inText : spot.english
  const words = {
    place,
    dish: spot.dish[language === 'vi' ? 0 : 1],
    with: '',
    month: '4',
    n: String(random.between(2, 5)),
  }
  return fill(text.join(' '), words)
}

type Book = typeof vietnamese | typeof english
type Words = Readonly<Record<'place' | 'dish' | 'with' | 'month' | 'n', string>>

function sentences(random: Random, type: PostType, book: Book, spot: Spot): string[] {
  const one = (list: readonly string[]) => random.pick(list)
  if (type === 'STATUS') return random.chance(0.6) ? [one(book.moods)] : [one(book.openings), one(book.closings)]
  if (type === 'SHARE') return random.chance(0.35) ? [] : [one(book.closings)]
  if (type === 'CHECK_IN')
    return [one(book.openings), ...several(random, book.details[spot.kind], 1), one(book.closings)]
  const story = [one(book.openings), ...several(random, book.details[spot.kind], random.between(1, 3)), one(book.meals)]
  if (type === 'REVIEW')
    return [...story, ...several(random, book.verdicts, 2), ...several(random, book.tips, random.between(0, 2))]
  return [...story, ...tips(random, book, spot), one(book.closings)]
}

function tips(random: Random, book: Book, spot: Spot): string[] {
  const general = several(random, book.tips, random.between(1, 3))
  return spot.country !== 'VN' || random.chance(0.7) ? general : [...general, random.pick<string>(book.tipsAtHome)]
}

/** `count` different entries, in the list's order from a random one on. */
function several(random: Random, list: readonly string[], count: number): string[] {
  const first = random.below(list.length)
  return Array.from({ length: count }, (_, i) => list[(first + i) % list.length]!)
}

/** Fills in the words, and capitalizes the start of each sentence. */
function fill(text: string, words: Words): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, slot: keyof Words) => words[slot])
  return filled.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/**
 * A comment under a post about a place, and what the post's author answers, if it asks something.
 *
 * @param said the comments of the thread, so that nobody repeats another; this one is added
 */
export function composeComment(random: Random, language: Language, spot: Spot, said: Set<string>) {
  const all = language === 'vi' ? vietnamese.comments : english.comments
  const unsaid = all.filter(([text]) => !said.has(text))
  const [text, answer] = random.pick(unsaid.length > 0 ? unsaid : all)
  said.add(text)
  const [place, dish] = language === 'vi' ? [spot.inText, spot.dish[0]] : [spot.english, spot.dish[1]]
  const filled = (text: string) => fill(text, { place, dish, with: '', month: '', n: '' })
  return { text: filled(text), answer: answer === undefined ? undefined : filled(answer) }
}

/** The text of a report. Every third one is empty. */
export function composeReport(random: Random, type: ReportType, language: Language): string {
  if (random.chance(0.33)) return ''
  return random.pick<string>(language === 'vi' ? vietnamese.reportMessages[type] : english.reportMessages[type])
}

export function blockReason(random: Random, of: keyof typeof vietnamese.blockReasons): string {
  return random.pick<string>(vietnamese.blockReasons[of])
}

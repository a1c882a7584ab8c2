import { vietnameseFamilies, vietnameseFemale, vietnameseMale } from '../names.ts'
import { hashText, type Random, randomOf, weighted } from '../random.ts'

/** What members of the app do while `npm run demo:live` runs: from a seed alone, so that it can be told again. */

export const actKinds = [
  'READ',
  'POST',
  'REVIEW',
  'COMMENT',
  'LIKE',
  'REPORT',
  'RING',
  'SPIN',
  'BUY',
  'USE',
  'ENTER_CODE',
  'INBOX',
  'APPEAL',
] as const
export type ActKind = (typeof actKinds)[number]

/** Mostly people read and like; reports, purchases and appeals are rare. */
const drawKind = weighted<ActKind>([
  ['READ', 22],
  ['LIKE', 24],
  ['COMMENT', 13],
  ['POST', 9],
  ['REVIEW', 8],
  ['INBOX', 8],
  ['SPIN', 5],
  ['REPORT', 4],
  ['BUY', 3],
  ['USE', 1],
  ['ENTER_CODE', 1],
  ['RING', 1],
  ['APPEAL', 1],
])

/** How many members report the same post when a ring does. */
export const ringSize = 4

export interface Act {
  readonly kind: ActKind
  /** Whose act it is, from 0. */
  readonly member: number
  /** For its texts and choices. */
  readonly random: Random
}

const actStream = hashText('live act')

/**
 * The act at a position, from 0.
 *
 * @param seed a whole number
 * @param members how many there are
 */
export function actAt(seed: number, position: number, members: number): Act {
  const random = randomOf(actStream ^ hashText(String(seed)), position)
  return { member: random.below(members), kind: drawKind(random), random }
}

export interface Newcomer {
  readonly fullName: string
  readonly phoneNumber: string
  readonly gender: 'FEMALE' | 'MALE'
}

const newcomerStream = hashText('live member')
const familyName = weighted<string>(vietnameseFamilies)
/** Numbers of a network that the demo's people do not have. */
const numbers = { prefix: '089', count: 10_000_000 }

/**
 * Who registers as a member.
 *
 * @param attempt rises while the number is somebody else's
 */
export function newcomerAt(seed: number, member: number, attempt: number): Newcomer {
  const random = randomOf(newcomerStream ^ hashText(String(seed)), member)
  const gender = random.chance(0.55) ? 'FEMALE' : 'MALE'
  const { middle, given } = gender === 'FEMALE' ? vietnameseFemale : vietnameseMale
  const fullName = [familyName(random), random.pick(middle), random.pick(given)].join(' ')
  const number = (random.below(numbers.count) + attempt) % numbers.count
  return { fullName, gender, phoneNumber: numbers.prefix + String(number).padStart(7, '0') }
}

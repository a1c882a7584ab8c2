import { type Act, actOfPost, blockedAt, createActor, dayAt, succeeds, type ActionRow } from './acts.ts'
import { commentsOf } from './own-comments.ts'
import { idOf, randomOf, weighted, type Random } from './random.ts'
import type { RulesAt } from './rules-of-time.ts'
import { localDayNumber } from './timeline.ts'
import type { World } from './world.ts'

export interface EntryRow {
  id: string
  user_id: string
  other_account: 'REWARDS' | 'VOUCHERS' | 'CORRECTIONS' | 'EXCHANGE'
  cause: 'RULE' | 'POST' | 'VOUCHER' | 'CORRECTION' | 'EXCHANGE'
  /** Hundredths of a point. */
  amount: number
  earned: boolean
  config_id: string | null
  rule_version: number | null
  post_id: string | null
  action_id: string | null
  corrects: string | null
  /** What staff said about a correction. */
  note: string | null
  exchange_hash: string | null
  created_at: string
}

/** A person's ledger with its sums, in hundredths, and the actions that gave the points. */
export interface Ledger {
  readonly entries: readonly EntryRow[]
  readonly actions: readonly ActionRow[]
  readonly point: number
  readonly earned: number
  /** Per local day (counted from 1970), ascending: the earned amount and the number of entries. */
  readonly days: readonly { day: number; earned: number; entries: number }[]
}

type Movement = Pick<EntryRow, 'other_account' | 'cause' | 'amount' | 'earned'> & Partial<EntryRow>

/** What happens at a moment: an act, a post that is blocked, or else an everyday action. */
interface Event {
  readonly at: number
  readonly act?: Act
  readonly blocked?: number
}

/** An entry as `book_points` would have written it. */
export const entryOf = (movement: Movement & Pick<EntryRow, 'id' | 'user_id' | 'created_at'>): EntryRow => ({
  config_id: null,
  rule_version: null,
  post_id: null,
  action_id: null,
  corrects: null,
  note: null,
  exchange_hash: null,
  ...movement,
})

/**
 * All entries of a person, oldest first. Only what is taken back makes the balance negative.
 *
 * @param moderated comments that gave nothing
 */
export function ledgerOf(
  world: World,
  index: number,
  rulesAt: RulesAt,
  moderated: ReadonlySet<string> = new Set(),
): Ledger {
  const random = randomOf(world.kinds.ledger, index)
  const first = world.entryBounds[index]!
  const actor = createActor(world, index, rulesAt)
  const ledger = { ...createSums(), entries: [] as EntryRow[], actions: actor.actions }
  const ofPosts = new Map<number, EntryRow[]>()
  let visitedAt = -Infinity
  const book = (at: number, movement: Movement) => {
    const id = idOf(world.kinds.entry, first + ledger.entries.length, at)
    const entry = entryOf({ id, user_id: world.userId(index), ...movement, created_at: new Date(at).toISOString() })
    ledger.entries.push(entry)
    ledger.add(entry, at)
    return entry
  }
  const perform = (at: number, act: Act) => {
    const outcome = actor.act(act, at, ledger.earned)
    if (act.kind === 'DAILY_VISIT') visitedAt = at
    for (const { rule, version, amount } of outcome?.given ?? []) {
      const from = { config_id: rule, rule_version: version, action_id: outcome!.id }
      const post_id = act.isWritten ? world.postId(act.post!) : null
      const cause = act.isWritten ? 'POST' : 'RULE'
      const entry = book(at, { other_account: 'REWARDS', cause, amount, earned: true, post_id, ...from })
      if (act.post !== undefined) ofPosts.set(act.post, [...(ofPosts.get(act.post) ?? []), entry])
    }
  }
  const events = eventsOf(world, random, { index, count: world.entryBounds[index + 1]! - first, moderated })
  for (const { at, act, blocked } of events) {
    if (blocked !== undefined)
      for (const { id, amount, post_id } of ofPosts.get(blocked) ?? [])
        book(at, { ...correction, amount: -amount, corrects: id, post_id })
    else {
      const what =
        act ?? anything(world, random, { index, at, balance: ledger.point, visitedAt, hasDone: actor.hasDone })
      if (what && 'kind' in what) perform(at, what)
      else if (what) book(at, what)
    }
  }
  const { entries, actions, point, earned, days } = ledger
  return { entries, actions, point, earned, days }
}

const correction = { other_account: 'CORRECTIONS', cause: 'CORRECTION', earned: true } as const

function createSums() {
  return {
    point: 0,
    earned: 0,
    days: [] as { day: number; earned: number; entries: number }[],
    add({ amount, earned }: EntryRow, at: number) {
      this.point += amount
      if (!earned) return
      this.earned += amount
      const day = localDayNumber(at)
      const last = this.days.at(-1)
      if (last?.day === day) {
        last.earned += amount
        last.entries++
      } else this.days.push({ day, earned: amount, entries: 1 })
    },
  }
}

interface Wanted {
  readonly index: number
  readonly count: number
  readonly moderated: ReadonlySet<string>
}

/** At most `count` events: own posts, invited friends and comments first, then everyday actions. */
function eventsOf(world: World, random: Random, { index, count, moderated }: Wanted): Event[] {
  const soonAfter = (moment: number) => Math.min(moment + random.between(1, 60) * 1000, world.now)
  const events: Event[] = []
  for (const post of world.postsOf.of(index).subarray(0, Math.floor(count * 0.6))) {
    const at = world.postAt(post)
    events.push({ at, act: actOfPost(world, post, at) })
    const blocked = blockedAt(world, post)
    if (blocked !== undefined) events.push({ at: Math.min(blocked + 2000, world.now), blocked: post })
  }
  const friends = world.broughtBy.of(index)
  for (const [k, friend] of friends.subarray(0, Math.floor(Math.max(0, count - events.length) * 0.5)).entries()) {
    const act = { kind: 'REFERRAL', subject: world.userId(friend), number: k + 1 } as const
    events.push({ at: soonAfter(world.userTimes[friend]!), act })
  }
  const comments = commentsOf(world, index).filter(({ id }) => !moderated.has(id))
  const told = Math.min(comments.length, Math.floor((count - events.length) * 0.3))
  for (let k = 0; k < told; k++) {
    const { id, postId, at } = comments[Math.floor((k * comments.length) / told)]!
    events.push({ at, act: { kind: 'COMMENT_POST', subject: postId, comment: id } })
  }
  const joined = world.activity.shareAt(world.userTimes[index]!)
  const rest = count - events.length
  for (let k = 0, at = 0; k < rest; k++) {
    // Half of all actions follow within minutes of the one before.
    const again = k > 0 && random.chance(0.5)
    at = again
      ? Math.min(at + random.between(20, 600) * 1000, world.now)
      : world.activity.at(joined + ((1 - joined) * (k + random.next())) / rest)
    events.push({ at })
  }
  return events.sort((a, b) => a.at - b.at)
}

const happening = weighted([
  ['LIKE_POST', 34],
  ['DAILY_VISIT', 22],
  ['VOUCHER', 7],
  ['HELPFUL_REVIEW', 9],
  ['POPULAR_POST', 7],
  ['EXCHANGE_OUT', 1],
  ['EXCHANGE_IN', 0.7],
  ['CORRECTION', 0.5],
] as const)

interface Situation {
  readonly index: number
  readonly at: number
  readonly balance: number
  /** Epoch milliseconds of the person's last visit. */
  readonly visitedAt: number
  hasDone(act: Act): boolean
}

/** An everyday action that the person's balance allows; undefined if they did it before. */
function anything(world: World, random: Random, situation: Situation): Movement | Act | undefined {
  const { balance, at } = situation
  const what = happening(random)
  switch (what) {
    case 'VOUCHER': {
      const price = affordable(balance, random)
      return price
        ? { other_account: 'VOUCHERS', cause: 'VOUCHER', amount: -price, earned: false }
        : anything(world, random, situation)
    }
    case 'EXCHANGE_OUT': {
      const sum = affordable(balance, random)
      return sum
        ? { other_account: 'EXCHANGE', cause: 'EXCHANGE', amount: -sum, earned: false, exchange_hash: hash(random) }
        : anything(world, random, situation)
    }
    case 'EXCHANGE_IN': {
      const amount = random.between(5, 50) * 100
      return { other_account: 'EXCHANGE', cause: 'EXCHANGE', amount, earned: true, exchange_hash: hash(random) }
    }
    case 'CORRECTION': {
      const isGiven = random.chance(0.5) || balance <= 0
      const amount = isGiven ? random.between(1, 500) : -random.between(1, Math.min(balance, 500))
      return { ...correction, amount, note: isGiven ? 'Bù điểm do sự cố' : 'Điều chỉnh điểm cộng trùng' }
    }
    case 'DAILY_VISIT':
      // At least a day apart: whether two moments share a local day depends on when the demo is filled.
      return at - situation.visitedAt < 86_400_000 ? like(world, random, situation) : { kind: what, subject: dayAt(at) }
    case 'HELPFUL_REVIEW':
    case 'POPULAR_POST':
      return success(world, random, what, situation) ?? like(world, random, situation)
    default:
      return like(world, random, situation)
  }
}

/** A post of somebody else that is there by then, and that the person likes for the first time. */
function like(world: World, random: Random, { index, at, hasDone }: Situation) {
  const written = Math.floor(world.activity.shareAt(at) * world.options.posts) - 1
  if (written <= 0) return undefined
  for (let tried = 0; tried < 4; tried++) {
    const post = random.below(written)
    const act: Act = { kind: 'LIKE_POST', subject: world.postId(post) }
    if (world.creators[post] !== index && !hasDone(act)) return act
  }
  return undefined
}

/** One of the person's own posts that is a success, is not blocked and did not count as one before. */
function success(world: World, random: Random, kind: 'HELPFUL_REVIEW' | 'POPULAR_POST', situation: Situation) {
  const own = world.postsOf.of(situation.index)
  if (own.length === 0) return undefined
  const post = random.pick([...own])
  const act: Act = { kind, subject: world.postId(post), post }
  const isThere = world.postAt(post) < situation.at && !situation.hasDone(act)
  return isThere && blockedAt(world, post) === undefined && succeeds(world, kind, post) ? act : undefined
}

/** Of vouchers, in hundredths. */
export const prices = [1000, 2000, 3500, 5000, 10_000, 20_000] as const

/** A price that the balance can pay; undefined if there is none. */
function affordable(balance: number, random: Random): number | undefined {
  const payable = prices.filter((price) => price <= balance)
  return payable.length > 0 ? random.pick(payable) : undefined
}

/** The transaction hash of a wallet. */
function hash(random: Random): string {
  return `0x${Array.from({ length: 8 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')}`
}

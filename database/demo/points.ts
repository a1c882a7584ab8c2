import { rules, type Action } from './catalogue.ts'
import { idOf, randomOf, weighted, type Random } from './random.ts'
import { typeOf } from './post.ts'
import type { PostType } from './texts/compose.ts'
import { localDayNumber } from './timeline.ts'
import type { World } from './world.ts'

export interface EntryRow {
  id: string
  user_id: string
  other_account: 'REWARDS' | 'VOUCHERS' | 'PRIZES' | 'CORRECTIONS' | 'EXCHANGE'
  cause: 'RULE' | 'POST' | 'VOUCHER' | 'PRIZE' | 'CORRECTION' | 'EXCHANGE'
  /** Hundredths of a point. */
  amount: number
  earned: boolean
  config_id: string | null
  post_id: string | null
  exchange_hash: string | null
  created_at: string
}

/** A person's ledger with its sums, in hundredths. */
export interface Ledger {
  readonly entries: readonly EntryRow[]
  readonly point: number
  readonly earned: number
  /** Per local day (counted from 1970), ascending: the earned amount and the number of entries. */
  readonly days: readonly { day: number; earned: number; entries: number }[]
}

type Movement = Pick<EntryRow, 'other_account' | 'cause' | 'amount' | 'earned'> &
  Partial<Pick<EntryRow, 'config_id' | 'post_id' | 'exchange_hash'>>

const ruleIndex = Object.fromEntries(rules.map(({ action }, index) => [action, index])) as Record<Action, number>

/** All entries of a person, oldest first. The balance is never below zero at any moment. */
export function ledgerOf(world: World, index: number): Ledger {
  const random = randomOf(world.kinds.ledger, index)
  const first = world.entryBounds[index]!
  const user_id = world.userId(index)
  const ledger = {
    entries: [] as EntryRow[],
    point: 0,
    earned: 0,
    days: [] as { day: number; earned: number; entries: number }[],
  }
  for (const { at, movement } of eventsOf(world, random, index, world.entryBounds[index + 1]! - first)) {
    const {
      config_id = null,
      post_id = null,
      exchange_hash = null,
      ...moved
    } = movement ?? anything(world, random, ledger.point)
    ledger.entries.push({
      id: idOf(world.kinds.entry, first + ledger.entries.length, at),
      user_id,
      ...moved,
      config_id,
      post_id,
      exchange_hash,
      created_at: new Date(at).toISOString(),
    })
    ledger.point += moved.amount
    if (moved.earned) {
      ledger.earned += moved.amount
      const day = localDayNumber(at)
      const last = ledger.days.at(-1)
      if (last?.day === day) {
        last.earned += moved.amount
        last.entries++
      } else ledger.days.push({ day, earned: moved.amount, entries: 1 })
    }
  }
  return ledger
}

/** Moments of `count` entries: own posts and invited friends first, then everyday actions. */
function eventsOf(world: World, random: Random, index: number, count: number): { at: number; movement?: Movement }[] {
  const soonAfter = (moment: number) => Math.min(moment + random.between(1, 60) * 1000, world.now)
  const posts = world.postsOf.of(index)
  const events: { at: number; movement?: Movement }[] = []
  for (const post of posts.subarray(0, Math.floor(count * 0.6))) {
    events.push({ at: soonAfter(world.postAt(post)), movement: byPost(world, post) })
  }
  const friends = world.broughtBy.of(index)
  for (const [k, friend] of friends.subarray(0, Math.floor((count - events.length) * 0.5)).entries()) {
    const action = k < 10 ? 'REFER_FRIEND' : 'REFER_MANY'
    events.push({
      at: soonAfter(world.userTimes[friend]!),
      movement: byRule(world, action, rules[ruleIndex[action]]!.points),
    })
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

const actionOfPost: Readonly<Record<PostType, Action>> = {
  STATUS: 'CREATE_POST',
  DISCOVERY: 'CREATE_POST',
  CHECK_IN: 'CHECK_IN_PLACE',
  REVIEW: 'REVIEW_PLACE',
  SHARE: 'SHARE_POST',
}

function byPost(world: World, post: number): Movement {
  const action = actionOfPost[typeOf(world, post)]
  return { ...byRule(world, action, rules[ruleIndex[action]]!.points), cause: 'POST', post_id: world.postId(post) }
}

function byRule(world: World, action: Action, amount: number): Movement {
  return {
    other_account: 'REWARDS',
    cause: 'RULE',
    amount,
    earned: true,
    config_id: world.options.ids.rules[ruleIndex[action]]!,
  }
}

const happening = weighted<Action | 'VOUCHER' | 'CORRECTION' | 'EXCHANGE_IN' | 'EXCHANGE_OUT'>([
  ['LIKE_POST', 30],
  ['COMMENT_POST', 24],
  ['DAILY_VISIT', 20],
  ['SHARE_POST', 7],
  ['VOUCHER', 7],
  ['HELPFUL_REVIEW', 5],
  ['POPULAR_POST', 2.5],
  ['LUCKY_WHEEL_PRIZE', 2],
  ['EXCHANGE_OUT', 1],
  ['EXCHANGE_IN', 0.7],
  ['CORRECTION', 0.5],
])

/** An everyday action that the person's balance allows. */
function anything(world: World, random: Random, balance: number): Movement {
  const what = happening(random)
  switch (what) {
    case 'VOUCHER': {
      const price = affordable(balance, random)
      return price
        ? { other_account: 'VOUCHERS', cause: 'VOUCHER', amount: -price, earned: false }
        : anything(world, random, balance)
    }
    case 'EXCHANGE_OUT': {
      const sum = affordable(balance, random)
      return sum
        ? { other_account: 'EXCHANGE', cause: 'EXCHANGE', amount: -sum, earned: false, exchange_hash: hash(random) }
        : anything(world, random, balance)
    }
    case 'EXCHANGE_IN':
      return {
        other_account: 'EXCHANGE',
        cause: 'EXCHANGE',
        amount: random.between(5, 50) * 100,
        earned: true,
        exchange_hash: hash(random),
      }
    case 'CORRECTION': {
      const amount =
        random.chance(0.5) || balance === 0 ? random.between(1, 500) : -random.between(1, Math.min(balance, 500))
      return { other_account: 'CORRECTIONS', cause: 'CORRECTION', amount, earned: false }
    }
    case 'LUCKY_WHEEL_PRIZE':
      return { ...byRule(world, what, random.pick([500, 1000, 2000, 5000])), other_account: 'PRIZES', cause: 'PRIZE' }
    default:
      // A higher engagement counts more: by a tenth, a quarter or a half.
      return byRule(
        world,
        what,
        Math.round((rules[ruleIndex[what]]!.points * random.pick([100, 100, 100, 110, 125, 150])) / 100),
      )
  }
}

const prices = [1000, 2000, 3500, 5000, 10_000, 20_000] as const

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

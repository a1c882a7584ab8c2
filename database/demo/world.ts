import { badges, drawn, groups } from './catalogue.ts'
import { hashText, idOf, randomOf, type Random } from './random.ts'
import { spots } from './texts/places.ts'
import { createTimeline, lowerBound, type Timeline } from './timeline.ts'

/**
 * The structure of a demo: who exists and since when, who writes which post, who invited whom, how many point entries
 * each person has. All of it is derived from the options, in typed arrays of about 60 bytes per person; the records
 * themselves are generated one by one from it (`person.ts`, `post.ts`, `points.ts`, `reports.ts`).
 */
export interface World {
  readonly options: WorldOptions
  readonly kinds: Kinds
  readonly now: number
  /** When the first person joined. */
  readonly start: number
  readonly userTimes: Float64Array
  /** The creator of each post. */
  readonly creators: Int32Array
  /** The person who invited each person, or -1. */
  readonly referrers: Int32Array
  readonly postsOf: Groups
  readonly broughtBy: Groups
  /** Entry numbers of person i are those from `entryBounds[i]` up to, not including, `entryBounds[i + 1]`. */
  readonly entryBounds: Float64Array
  readonly activity: Timeline
  userId(index: number): string
  postAt(index: number): number
  postId(index: number): string
  /** A person who had joined before a moment, active ones more often. */
  someoneBefore(random: Random, moment: number): number
}

export interface WorldOptions {
  readonly seed: string
  readonly users: number
  readonly posts: number
  readonly entries: number
  readonly now: Date
  readonly shares: Shares
  /** The share of comments that are made, of those that a lively community would write. */
  readonly talk: number
  readonly ids: CatalogueIds
}

/** How often rare values occur. */
export interface Shares {
  readonly status: { readonly HIDDEN: number; readonly SUSPENDING: number; readonly BLOCKED: number }
  readonly group: { readonly ADMIN: number; readonly STAFF: number; readonly PROVIDER: number }
  readonly badge: number
}

/** Ids of the shared records, in the order of `catalogue.ts` and of the drawings. */
export interface CatalogueIds {
  readonly badges: readonly string[]
  readonly icons: readonly string[]
  readonly groups: readonly string[]
  readonly places: readonly string[]
  readonly avatars: readonly string[]
  readonly photos: readonly string[]
  readonly promotionPhotos: readonly string[]
  readonly video: string
}

const kindNames = [
  'user',
  'place of user',
  'group',
  'status',
  'name',
  'post',
  'post type',
  'post status',
  'creator',
  'referrer',
  'activity',
  'entry',
  'action',
  'ledger',
  'report on post',
  'report on user',
  'history of post',
  'history of user',
  'detail of user',
  'detail of post',
  'audit of user',
  'audit of post',
  'request on user',
  'request on post',
  'report on page',
  'status of page',
  'history of page',
  'detail of page',
  'audit of page',
  'request on page',
  'report on product',
  'status of product',
  'history of product',
  'detail of product',
  'audit of product',
  'request on product',
  'report on comment',
  'status of comment',
  'history of comment',
  'detail of comment',
  'audit of comment',
  'request on comment',
  'report on group',
  'status of group',
  'history of group',
  'detail of group',
  'audit of group',
  'request on group',
  'report on media',
  'status of media',
  'history of media',
  'detail of media',
  'audit of media',
  'request on media',
  'comment',
  'handled',
  'ring',
  'desk',
  'history of verify',
  'refused media',
] as const
export type Kinds = Readonly<Record<(typeof kindNames)[number], number>>

export function kindsOf(seed: string): Kinds {
  return Object.fromEntries(kindNames.map((name) => [name, hashText(`${seed}/${name}`)])) as Record<
    (typeof kindNames)[number],
    number
  >
}

/** The first people are staff (see `person.ts`): they have been there from the first hour, and moderate. */
export const founders = 6
/** Those of them who may change a status. */
const moderators = [0, 1, 3, 4, 5] as const

export const moderatorIds = (world: World): string[] =>
  moderators.filter((moderator) => moderator < world.options.users).map((moderator) => world.userId(moderator))

const day = 86_400_000
const yearOfActivity = 365 * day
const timeOfJoining = 430 * day

export function createWorld(options: WorldOptions): World {
  const { users, posts, seed } = options
  const kinds = kindsOf(seed)
  const now = options.now.getTime()
  const start = now - timeOfJoining
  const userTimes = joinTimes(kinds, users, createTimeline(start, now, 6))
  const activity = createTimeline(Math.max(now - yearOfActivity, userTimes[0]! + 1), now, 3)
  const sums = activitySums(kinds, userTimes, activity)
  const postAt = (index: number) => activity.at((index + randomOf(kinds.post, index).next()) / posts)
  const someoneBefore = (random: Random, moment: number) => {
    const there = Math.max(lowerBound(userTimes, moment), 1)
    return lowerBound(sums, random.next() * sums[there]!, 1, there) - 1
  }
  const creators = Int32Array.from({ length: posts }, (_, j) => someoneBefore(randomOf(kinds.creator, j), postAt(j)))
  const referrers = Int32Array.from({ length: users }, (_, i) => {
    const random = randomOf(kinds.referrer, i)
    return i >= founders && random.chance(0.18) ? someoneBefore(random, userTimes[i]!) : -1
  })
  return {
    options,
    kinds,
    now,
    start,
    userTimes,
    creators,
    referrers,
    activity,
    postAt,
    someoneBefore,
    postsOf: groupBy(creators, users),
    broughtBy: groupBy(referrers, users),
    entryBounds: Float64Array.from(sums, (sum) => Math.floor((options.entries * sum) / sums[users]!)),
    userId: (index) => idOf(kinds.user, index, userTimes[index]!),
    postId: (index) => idOf(kinds.post, index, postAt(index)),
  }
}

function joinTimes(kinds: Kinds, users: number, joining: Timeline): Float64Array {
  const times = Float64Array.from({ length: users }, (_, i) => joining.at((i + randomOf(kinds.user, i).next()) / users))
  for (let i = 0; i < Math.min(founders, users); i++) times[i] = joining.at(0) + i * 60_000
  for (let i = founders; i < users; i++) times[i] = Math.max(times[i]!, times[founders - 1]! + 1)
  return times
}

/** Running sums of each person's activity: a few people do much, and late joiners had less time. */
function activitySums(kinds: Kinds, userTimes: Float64Array, activity: Timeline): Float64Array {
  const sums = new Float64Array(userTimes.length + 1)
  for (let i = 0; i < userTimes.length; i++) {
    const eagerness = Math.min(0.25 + randomOf(kinds.activity, i).next() ** -0.55, 30)
    sums[i + 1] = sums[i]! + eagerness * (1.01 - activity.shareAt(userTimes[i]!))
  }
  return sums
}

/** Indexes by the group they belong to, without an object per group. */
export interface Groups {
  of(group: number): Int32Array
}

export function groupBy(groupOf: Int32Array, groups: number): Groups {
  const bounds = new Int32Array(groups + 1)
  for (const group of groupOf) if (group >= 0) bounds[group + 1]!++
  for (let i = 0; i < groups; i++) bounds[i + 1]! += bounds[i]!
  const next = bounds.slice()
  const members = new Int32Array(bounds[groups]!)
  for (let i = 0; i < groupOf.length; i++) {
    const group = groupOf[i]!
    if (group >= 0) members[next[group]!++] = i
  }
  return { of: (group) => members.subarray(bounds[group], bounds[group + 1]) }
}

/** The ids of the catalogue's records when the demo created them itself. */
export function ownIds(seed: string, now: Date): CatalogueIds {
  const moment = now.getTime() - timeOfJoining
  const ids = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => idOf(hashText(`${seed}/${name}`), i, moment))
  const photos = ids('photo', drawn.photos)
  return {
    badges: ids('badge', badges.length),
    icons: ids('icon', badges.length),
    groups: ids('social group', groups.length),
    places: ids('place', spots.length),
    avatars: ids('avatar', drawn.avatars),
    photos: photos.slice(0, -drawn.ofPromotions),
    promotionPhotos: photos.slice(-drawn.ofPromotions),
    video: ids('video', 1)[0]!,
  }
}

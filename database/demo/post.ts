import { commentsOn, type Said } from './comment.ts'
import { blockedDetails, drawStatus, historyOf, recordOf, type Status, type StatusChange } from './history.ts'
import { countryOf } from './person.ts'
import { randomOf, weighted, type Random } from './random.ts'
import { reportsOnPost, type ReportRow } from './reports.ts'
import { composePost, type PostType } from './texts/compose.ts'
import { pickSpot, spots } from './texts/places.ts'
import { localMonth } from './timeline.ts'
import type { World } from './world.ts'

export interface PostRow {
  id: string
  type: PostType
  title: string
  content: string
  status: Status
  reason: StatusChange[]
  created_by: string
  group_id: string | null
  place_id: string | null
  shared_post_id: string | null
  total_likes: number
  total_comments: number
  version: number
  created_at: string
}

export interface PostMediaRow {
  post_id: string
  media_id: string
  position: number
}

/** A post with all its related records. */
export interface PostRecord {
  readonly post: PostRow
  readonly media: readonly PostMediaRow[]
  readonly reports: readonly ReportRow[]
  readonly comments: readonly Said[]
  readonly blockedDetails: ReturnType<typeof blockedDetails>
}

const drawType = weighted<PostType>([
  ['STATUS', 28],
  ['DISCOVERY', 24],
  ['CHECK_IN', 19],
  ['REVIEW', 18],
  ['SHARE', 11],
])

/** The type of the `index`-th post. The first ones are no shares, because there is nothing to share yet. */
export function typeOf(world: World, index: number): PostType {
  const type = drawType(randomOf(world.kinds['post type'], index))
  return type === 'SHARE' && index < 5 ? 'STATUS' : type
}

/** The place of the `index`-th post, by its number among the spots. */
export function spotOf(world: World, index: number): number {
  const random = randomOf(world.kinds.post, index)
  random.next()
  return pickSpot(random)
}

export function postOf(world: World, index: number): PostRecord {
  const random = randomOf(world.kinds.post, index)
  random.next() // Skips the draw of its moment: see `postAt`
  const { ids, shares } = world.options
  const id = world.postId(index)
  const at = world.postAt(index)
  const type = typeOf(world, index)
  const creator = world.creators[index]!
  const spot = pickSpot(random)
  const text = composePost(random, type, countryOf(world, creator) === 'VN' ? 'vi' : 'en', spots[spot]!, localMonth(at))
  const history = historyOf(
    world,
    'post',
    index,
    drawStatus(randomOf(world.kinds['post status'], index), shares.status),
    at,
    [world.userId(creator)],
  )
  const status = history[0]?.status ?? 'NORMAL'
  const reports = reportsOnPost(world, index, status)
  const likes = popularity(random, (world.now - at) / 86_400_000)
  const comments = commentsOn(world, index, { id, at, spot: spots[spot]!, likes, creator })
  const post: PostRow = {
    id,
    type,
    ...text,
    status,
    reason: history,
    created_by: world.userId(creator),
    group_id: random.chance(0.3) ? random.pick(ids.groups) : null,
    place_id:
      type === 'CHECK_IN' || type === 'REVIEW' || (type === 'DISCOVERY' && random.chance(0.4))
        ? ids.places[spot]!
        : null,
    shared_post_id: type === 'SHARE' ? world.postId(earlierOriginal(world, random, index)) : null,
    total_likes: likes,
    total_comments: comments.length,
    version: 1 + history.length,
    created_at: new Date(at).toISOString(),
  }
  return {
    post,
    comments,
    reports,
    media: mediaOf(random, world, post, spot),
    blockedDetails: blockedDetails(world, 'post', index, recordOf(world, 'post', index), history),
  }
}

/** An earlier post that is not itself a share. */
function earlierOriginal(world: World, random: Random, index: number): number {
  let candidate = random.below(index)
  while (candidate > 0 && typeOf(world, candidate) === 'SHARE') candidate--
  return candidate
}

/** Most posts get a few likes, some a few thousand; new ones have not got all of theirs yet. */
function popularity(random: Random, ageInDays: number): number {
  const most = 4 * random.next() ** -0.8 + random.below(12)
  return Math.floor(Math.min(most, 20_000) * (1 - Math.exp(-ageInDays / 2)))
}

const photosPerPost: Readonly<Record<PostType, readonly number[]>> = {
  STATUS: [0, 0, 0, 1],
  DISCOVERY: [0, 1, 2, 3, 4],
  CHECK_IN: [0, 1, 1, 2],
  REVIEW: [0, 1, 1, 2, 3],
  SHARE: [0],
}

/** Photos that fit the place: drawings alternate between the kinds (see `pictures/scenes.ts`). */
function mediaOf(random: Random, world: World, post: PostRow, spot: number): PostMediaRow[] {
  const { photos, video } = world.options.ids
  const count = random.pick(photosPerPost[post.type])
  const fitting = photosOfKind(spots[spot]!.kind, photos.length)
  const first = random.below(fitting.length)
  const chosen = Array.from({ length: count }, (_, i) => photos[fitting[(first + i) % fitting.length]!]!)
  if (post.type === 'DISCOVERY' && random.chance(0.08)) chosen.unshift(video)
  return chosen.map((media_id, position) => ({ post_id: post.id, media_id, position }))
}

export const photoKinds = ['beach', 'mountain', 'city', 'heritage', 'food', 'water', 'nature'] as const

/** The drawings that fit a kind of place. */
export function photosOfKind(kind: (typeof photoKinds)[number], photos: number): number[] {
  const found: number[] = []
  for (let i = photoKinds.indexOf(kind); i < photos; i += photoKinds.length) found.push(i)
  return found
}

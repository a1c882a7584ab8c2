import { type ActionKind, award, createsPost, type Facts } from '../../src/features/people/trusted-points/award.ts'
import { historyOf, drawStatus } from './history.ts'
import { postOf, spotOf, typeOf } from './post.ts'
import { idOf, randomOf } from './random.ts'
import type { RulesAt } from './rules-of-time.ts'
import type { PostType } from './texts/compose.ts'
import { spots } from './texts/places.ts'
import { localDayNumber } from './timeline.ts'
import type { World } from './world.ts'

/** What a person did, as `recordAction` stores it. */
export interface ActionRow {
  user_id: string
  id: string
  kind: ActionKind
  subject: string
  record_model: 'POST' | 'COMMENT' | null
  record_id: string | null
  occurred_at: string
  day: string
  /** JSON. */
  facts: string
  outcome: string
}

/** That the action counts once. */
export const keyOf = ({ user_id, kind, subject, id }: ActionRow) => ({ user_id, kind, subject, action_id: id })

/** Something that the rules may give points for. */
export interface Act {
  readonly kind: ActionKind
  readonly subject: string
  /** The post that the person writes, or whose success it is. */
  readonly post?: number
  readonly isWritten?: boolean
  /** The id of the comment that the person writes. */
  readonly comment?: string
  /** Of a friend who registered. */
  readonly number?: number
}

const kindOfPost: Readonly<Record<PostType, ActionKind>> = {
  STATUS: 'CREATE_POST',
  DISCOVERY: 'CREATE_POST',
  CHECK_IN: 'CHECK_IN_PLACE',
  REVIEW: 'REVIEW_PLACE',
  SHARE: 'SHARE_POST',
}

/** The local day of a moment as the database writes it. */
export const dayAt = (at: number) => new Date(localDayNumber(at) * 86_400_000).toISOString().slice(0, 10)

/** That the person wrote a post; places are checked in once a day. */
export function actOfPost(world: World, post: number, at: number): Act {
  const kind = kindOfPost[typeOf(world, post)]
  const subject =
    kind === 'CHECK_IN_PLACE' ? `${world.options.ids.places[spotOf(world, post)]!} ${dayAt(at)}` : world.postId(post)
  return { kind, subject, post, isWritten: true }
}

/** When a post was blocked, if it is. */
export function blockedAt(world: World, post: number): number | undefined {
  const drawn = drawStatus(randomOf(world.kinds['post status'], post), world.options.shares.status)
  if (drawn !== 'BLOCKED') return undefined
  const creator = world.userId(world.creators[post]!)
  const [last] = historyOf(world, 'post', post, drawn, world.postAt(post), [creator])
  return last?.status === 'BLOCKED' ? Date.parse(last.createdAt) : undefined
}

const helpful = 10
const popular = 50

/** Whether others liked the review, or liked and discussed the post, often enough for the engine. */
export function succeeds(world: World, kind: 'HELPFUL_REVIEW' | 'POPULAR_POST', post: number): boolean {
  if (kind === 'HELPFUL_REVIEW' && typeOf(world, post) !== 'REVIEW') return false
  const { total_likes, total_comments } = postOf(world, post).post
  return kind === 'HELPFUL_REVIEW' ? total_likes >= helpful : total_likes + total_comments >= popular
}

/** As many as the engine counts. */
const mostReviews = 1_000
const reviews = new WeakMap<World, Uint16Array>()

/** How many reviews of its place came before a review. */
function reviewsBefore(world: World, post: number): number {
  const known = reviews.get(world) ?? countReviews(world)
  reviews.set(world, known)
  return known[post]!
}

function countReviews(world: World): Uint16Array {
  const ofPlaces = new Uint32Array(spots.length)
  return Uint16Array.from({ length: world.options.posts }, (_, post) =>
    typeOf(world, post) === 'REVIEW' ? Math.min(ofPlaces[spotOf(world, post)]!++, mostReviews) : 0,
  )
}

const characters = new Intl.Segmenter('vi')

/** What one person does, one act after another, judged as the engine would have. */
export function createActor(world: World, index: number, rulesAt: RulesAt) {
  const user_id = world.userId(index)
  const first = world.entryBounds[index]!
  const counted = new Set<string>()
  const actions: ActionRow[] = []
  const posted = new Map<string, number>()

  const factsOf = ({ kind, post, number }: Act, earned: number, postsToday: number): Facts => {
    if (number !== undefined) return { kind, earned, postsToday: 0, number }
    if (kind !== 'REVIEW_PLACE') return { kind, earned, postsToday }
    const { post: written, media } = postOf(world, post!)
    const length = [...characters.segment(written.content)].length
    return {
      kind,
      earned,
      postsToday,
      length,
      hasPicture: media.length > 0,
      reviewsBefore: reviewsBefore(world, post!),
    }
  }

  return {
    actions,
    hasDone: ({ kind, subject }: Act) => counted.has(`${kind} ${subject}`),
    /** What the rules of then give, in hundredths; undefined if the same act counted before. */
    act(act: Act, at: number, earned: number) {
      const { kind, subject, post, comment = null } = act
      if (this.hasDone(act)) return undefined
      counted.add(`${kind} ${subject}`)
      const day = dayAt(at)
      const facts = factsOf(act, earned, createsPost(kind) ? (posted.get(day) ?? 0) : 0)
      if (createsPost(kind)) posted.set(day, (posted.get(day) ?? 0) + 1)
      const given = award(rulesAt(at), facts).judged.filter(({ applied }) => applied)
      const id = idOf(world.kinds.action, first + actions.length, at)
      actions.push({
        user_id,
        id,
        kind,
        subject,
        record_model: comment ? 'COMMENT' : post === undefined ? null : 'POST',
        record_id: comment ?? (post === undefined ? null : world.postId(post)),
        occurred_at: new Date(at).toISOString(),
        day,
        facts: JSON.stringify(facts),
        outcome: JSON.stringify(given.map(({ rule, version, amount }) => ({ rule, version, amount }))),
      })
      return { id, given }
    },
  }
}

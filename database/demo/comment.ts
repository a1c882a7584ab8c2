import { countryOf } from './person.ts'
import { idOf, randomOf } from './random.ts'
import { composeComment } from './texts/compose.ts'
import type { Spot } from './texts/places.ts'
import type { World } from './world.ts'

export interface CommentRow {
  id: string
  post_id: string
  content: string
  created_by: string
  created_at: string
}

interface Post {
  readonly id: string
  /** When it was written: epoch milliseconds. */
  readonly at: number
  readonly spot: Spot
  readonly likes: number
  /** By index. */
  readonly creator: number
}

export const mostComments = 24

/** A comment, and who wrote it, by index. */
export interface Said {
  readonly row: CommentRow
  readonly author: number
}

/**
 * The comments under the `index`-th post: more where more people like it, most of them in the first days. Its creator
 * answers many of the questions.
 */
export function commentsOn(world: World, index: number, { id, at, spot, likes, creator }: Post): Said[] {
  const random = randomOf(world.kinds.comment, index)
  const lively = Math.min(mostComments, likes * random.next() * 0.4)
  const count = Math.floor(lively * world.options.talk + random.next())
  const moments = Array.from({ length: Math.min(count, mostComments) }, () =>
    Math.floor(at + 1 + (world.now - at - 1) * random.next() ** 4),
  ).toSorted((a, b) => a - b)
  const said = new Set<string>()
  let answer: string | undefined
  return moments.map((moment, k) => {
    const author = answer === undefined ? world.someoneBefore(random, moment) : creator
    const language = countryOf(world, author) === 'VN' ? 'vi' : 'en'
    const next = answer === undefined ? composeComment(random, language, spot, said) : { text: answer }
    answer = 'answer' in next && author !== creator && random.chance(0.6) ? next.answer : undefined
    const row = {
      id: idOf(world.kinds.comment, index * mostComments + k, moment),
      post_id: id,
      content: next.text,
      created_by: world.userId(author),
      created_at: new Date(moment).toISOString(),
    }
    return { row, author }
  })
}

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
}

const mostComments = 24

/** The comments under the `index`-th post: more where more people like it, most of them in the first days. */
export function commentsOn(world: World, index: number, { id, at, spot, likes }: Post): CommentRow[] {
  const random = randomOf(world.kinds.comment, index)
  const lively = Math.min(mostComments, likes * random.next() * 0.4)
  const count = Math.floor(lively * world.options.talk + random.next())
  return Array.from({ length: Math.min(count, mostComments) }, (_, k) => {
    const moment = Math.floor(at + 1 + (world.now - at - 1) * random.next() ** 4)
    const author = world.someoneBefore(random, moment)
    return {
      id: idOf(world.kinds.comment, index * mostComments + k, moment),
      post_id: id,
      content: composeComment(random, countryOf(world, author) === 'VN' ? 'vi' : 'en', spot),
      created_by: world.userId(author),
      created_at: new Date(moment).toISOString(),
    }
  })
}

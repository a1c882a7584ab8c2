import { mostComments } from './comment.ts'
import { postOf } from './post.ts'
import { idOf } from './random.ts'
import { groupBy, type Groups, type World } from './world.ts'

/** A comment that somebody wrote under a post of somebody else. */
export interface OwnComment {
  readonly id: string
  readonly postId: string
  /** Epoch milliseconds. */
  readonly at: number
}

interface Talk {
  readonly byAuthor: Groups
  /** Which of all comments that there can be. */
  readonly numbers: Int32Array
  readonly moments: Float64Array
}

const talks = new WeakMap<World, Talk>()

/** The first comment of a person under each post of others. */
export function commentsOf(world: World, index: number): OwnComment[] {
  const { byAuthor, numbers, moments } = talks.get(world) ?? listen(world)
  const first = new Map<number, OwnComment>()
  for (const comment of byAuthor.of(index)) {
    const [number, at] = [numbers[comment]!, moments[comment]!]
    const post = Math.floor(number / mostComments)
    if (world.creators[post] !== index && !first.has(post))
      first.set(post, { id: idOf(world.kinds.comment, number, at), postId: world.postId(post), at })
  }
  return [...first.values()]
}

/** Goes through all posts once. */
function listen(world: World): Talk {
  const [authors, numbers, moments]: [number[], number[], number[]] = [[], [], []]
  for (let post = 0; post < world.options.posts; post++)
    for (const [k, { author, row }] of postOf(world, post).comments.entries()) {
      authors.push(author)
      numbers.push(post * mostComments + k)
      moments.push(Date.parse(row.created_at))
    }
  const talk = {
    byAuthor: groupBy(Int32Array.from(authors), world.options.users),
    numbers: Int32Array.from(numbers),
    moments: Float64Array.from(moments),
  }
  talks.set(world, talk)
  return talk
}

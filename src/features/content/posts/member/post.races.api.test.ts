import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aPost, aUser } = factories(server.db)
const like = 'mutation ($id: ID!) { likePost(_id: $id) { totalLikes } }'
const unlike = 'mutation ($id: ID!) { unlikePost(_id: $id) { totalLikes } }'
const likesOf = async (id: string) => {
  const { total_likes } = await server.db
    .selectFrom('posts')
    .select('total_likes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await server.db.selectFrom('post_likes').select('user_id').where('post_id', '=', id).execute()
  return { total: total_likes, rows: rows.length }
}

test('members who like a post at once are all counted, and one who likes it twice at once counts once', async () => {
  const post = await aPost()
  const people = [await aUser(), await aUser(), await aUser()]
  const clients = [...people, people[0]!].map((person) => server.asMember(person))
  const runs = clients.map((client) => () => client.data(like, { id: post.id }))
  for (const { status } of await atOnce(server, { writesTo: 'posts' }, runs)) expect(status).toBe('fulfilled')
  expect(await likesOf(post.id)).toEqual({ total: 3, rows: 3 })
  const back = [clients[0]!, clients[0]!].map((client) => () => client.data(unlike, { id: post.id }))
  await atOnce(server, { writesTo: 'posts' }, back)
  expect(await likesOf(post.id)).toEqual({ total: 2, rows: 2 })
})

test('a post that is deleted twice at once is counted once', async () => {
  const author = await aUser({ total_posts: 5 })
  const post = await aPost({ created_by: author.id })
  const remove = () => server.asMember(author).data('mutation ($id: ID!) { deletePost(_id: $id) }', { id: post.id })
  const done = await atOnce(server, { writesTo: 'posts' }, [remove, remove])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { total_posts } = await server.db
    .selectFrom('users')
    .select('total_posts')
    .where('id', '=', author.id)
    .executeTakeFirstOrThrow()
  expect(total_posts).toBe(4)
})

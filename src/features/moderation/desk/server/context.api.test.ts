import { expect, test } from 'vitest'
import { caseOf } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const make = factories(server.db)
const client = server.as(await make.anAdmin())

const around = async (model: string, id: string) => {
  await make.aReport(model as never, id)
  const { cmsGetCase } = await client.data(
    `{ cmsGetCase(_id: "${await caseOf(server, id)}") { members { context { role _id } } creatorBlocks creatorBlocked { _id reason } } }`,
  )
  return cmsGetCase
}

test('a comment is shown with its post and its neighbours, in the order of the talk', async () => {
  const post = await make.aPost()
  const comments = []
  for (let i = 0; i < 6; i++)
    comments.push(await make.aComment({ post_id: post.id, created_at: new Date(Date.now() - (10 - i) * 60_000) }))
  const [, one, two, three, four, five] = comments.map(({ id }) => id)
  expect((await around('COMMENT', three!)).members[0].context).toEqual([
    { role: 'POST', _id: post.id },
    { role: 'BEFORE', _id: one },
    { role: 'BEFORE', _id: two },
    { role: 'AFTER', _id: four },
    { role: 'AFTER', _id: five },
  ])
})

test('a person is shown with their newest posts, and with the blocks that are counted', async () => {
  const person = await make.aUser()
  const posts = []
  for (let i = 0; i < 4; i++)
    posts.push(await make.aPost({ created_by: person.id, created_at: new Date(Date.now() - (10 - i) * 60_000) }))
  await client.data(
    `mutation { cmsSetTermStatus(model: POST, _id: "${posts[0]!.id}", termStatus: BLOCKED, reason: "Spam") { version } }`,
  )
  const found = await around('USER', person.id)
  expect(found.members[0].context).toEqual(
    [posts[3]!, posts[2]!, posts[1]!].map(({ id }) => ({ role: 'NEWEST', _id: id })),
  )
  expect(found).toMatchObject({ creatorBlocks: 1, creatorBlocked: [{ _id: posts[0]!.id, reason: 'Spam' }] })
})

test('a picture is shown with the posts that hold it, and is covered everywhere while it is reported as nudity', async () => {
  const media = await make.aMedia()
  const post = await make.aPost()
  await server.db.insertInto('post_media').values({ post_id: post.id, media_id: media.id, position: 0 }).execute()
  const covered = async () =>
    (await client.data(`{ cmsGetPost(_id: "${post.id}") { medias { covered } } }`)).cmsGetPost.medias[0].covered
  expect(await covered()).toBe(false)
  expect((await around('MEDIA', media.id)).members[0].context).toEqual([{ role: 'HOLDER', _id: post.id }])
  expect(await covered()).toBe(false)
  await make.aReport('MEDIA', media.id, { type: 'NUDITY' })
  expect(await covered()).toBe(true)
  await server.db.updateTable('report_targets').set({ handled: true }).where('target_id', '=', media.id).execute()
  expect(await covered()).toBe(false)
  await make.aReport('POST', post.id, { type: 'VIOLENCE' })
  expect(await covered()).toBe(true)
})

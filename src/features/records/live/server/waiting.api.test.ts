import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { liveStreams } from '../../../../../tests/harness/live-streams.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import type { WaitingFigure } from '../../../../platform/server/context.ts'
import { pageOperations } from '../../../content/pages/page.operations.ts'
import { postOperations } from '../../../content/posts/post.operations.ts'
import { personOperations } from '../../persons/person.operations.ts'

const server = await startServer()
const { streamOf } = liveStreams()
const { aBadgeRequest, anAdmin, aStaff, aUser, aVerify } = factories(server.db)

const busy = await anAdmin()
let counts = 0
let posts = 3
const figures = server.app.waiting as WaitingFigure[]
const ofFeatures = figures.splice(0, figures.length)
figures.push(
  {
    operation: personOperations.cmsGetUsers,
    count: async (db) => {
      counts++
      const { users } = await db
        .selectFrom('users')
        .where('user_group', '=', 'PROVIDER')
        .select((eb) => eb.fn.countAll<number>().as('users'))
        .executeTakeFirstOrThrow()
      return users
    },
  },
  { operation: postOperations.cmsGetPosts, count: async () => posts },
  {
    operation: pageOperations.cmsGetPages,
    countFor: async (_, people) => new Map(people.filter((person) => person === busy.id).map((person) => [person, 7])),
  },
)

type Stream = Awaited<ReturnType<typeof streamOf>>
const received = (stream: Stream) => stream.events.filter(({ event }) => event === 'waiting').map(({ data }) => data)

test('what waits is counted once a second for all streams, and each is told what its viewer may see', async () => {
  await setTimeout(1_200)
  expect(counts, 'while nobody watches').toBe(0)
  const streams = [
    await streamOf(server, busy),
    await streamOf(server, await anAdmin()),
    await streamOf(server, await aStaff()),
  ]
  const staff = streams[2]!
  for (const stream of streams) await stream.until(() => received(stream).length > 0)
  expect(streams.map((stream) => received(stream)[0])).toEqual([
    { cmsGetUsers: 0, cmsGetPosts: 3, cmsGetPages: 7 },
    { cmsGetUsers: 0, cmsGetPosts: 3, cmsGetPages: 0 },
    { cmsGetPosts: 3 },
  ])

  const began = performance.now()
  const before = counts
  await aUser({ user_group: 'PROVIDER' })
  await streams[0]!.until(() => received(streams[0]!).length > 1)
  expect(received(streams[0]!)[1]).toEqual({ cmsGetUsers: 1, cmsGetPosts: 3, cmsGetPages: 7 })
  await setTimeout(1_500)
  expect(counts - before).toBeLessThanOrEqual(Math.ceil((performance.now() - began) / 1_000))
  expect(received(staff), 'nothing that this viewer sees has changed').toHaveLength(1)

  posts = 4
  await staff.until(() => received(staff).length > 1)
  expect(received(staff)[1]).toEqual({ cmsGetPosts: 4 })
  for (const stream of streams) stream.close()
})

test('the figures of the features count what nobody has decided', async () => {
  await aBadgeRequest()
  await aBadgeRequest({ status: 'REJECTED' })
  for (const status of ['PENDING', 'PENDING', 'VERIFIED'] as const) await aVerify({ status })
  const counted = await Promise.all(
    ofFeatures.map(async (figure) => [figure.operation.name, 'count' in figure && (await figure.count(server.db))]),
  )
  expect(Object.fromEntries(counted)).toMatchObject({ cmsListRequestBadges: 1, cmsGetVerifies: 2 })
})

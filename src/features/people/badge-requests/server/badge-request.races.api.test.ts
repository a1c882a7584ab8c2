import { expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aBadgeRequest, anAdmin } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]

type Client = typeof one
const decide = (client: Client, _id: string, status: string, version?: number) => () =>
  client.query(
    `mutation ($_id: ID!, $status: BadgeRequestStatus!, $version: Int) { cmsBadgeSetStatus(_id: $_id, status: $status, version: $version) }`,
    { _id, status, version },
  )
const codesOf = (settled: PromiseSettledResult<Awaited<ReturnType<Client['query']>>>[]) =>
  settled.map(
    (result) =>
      (result as PromiseFulfilledResult<Awaited<ReturnType<Client['query']>>>).value.errors?.[0]?.extensions.code,
  )
const badgeOf = async (id: string) =>
  (await server.db.selectFrom('users').select('badge_id').where('id', '=', id).executeTakeFirstOrThrow()).badge_id

const onPostgres = test.runIf(server.engine === 'postgres')

type Request = Awaited<ReturnType<typeof aBadgeRequest>>
type Change = ReturnType<typeof decide>
/** The first waits to write the person; the second begins meanwhile and has to wait too. */
async function whileFirstWrites(first: Change, second: Change) {
  const gate = await lock(server, { writesTo: 'users' })
  try {
    const running = [first()]
    await untilWaiting(server, 1)
    running.push(second())
    await untilWaiting(server, 2)
    await gate.release()
    return codesOf(await Promise.allSettled(running))
  } finally {
    await gate.release()
  }
}

test('of two who decide one request on what they saw, one is refused', async () => {
  const { id, user_id, badge_id } = await aBadgeRequest()
  const codes = codesOf(
    await atOnce(server, { writesTo: 'badge_requests' }, [
      decide(one, id, 'APPROVED', 1),
      decide(two, id, 'REJECTED', 1),
    ]),
  )
  expect(new Set(codes)).toEqual(new Set(['CONFLICT', undefined]))
  expect(await badgeOf(user_id)).toBe(codes[0] === undefined ? badge_id : null)
})

onPostgres('a badge is taken back while the person gets another one: the other one stays', async () => {
  const former = await aBadgeRequest()
  await decide(one, former.id, 'APPROVED')()
  const next = await aBadgeRequest({ user_id: former.user_id })
  const codes = await whileFirstWrites(decide(two, next.id, 'APPROVED'), decide(one, former.id, 'REJECTED'))
  expect(codes).toEqual([undefined, undefined])
  expect(await badgeOf(former.user_id)).toBe(next.badge_id)
})

test('a badge that is deleted while it is approved stays, and is given', async () => {
  const { id, user_id, badge_id } = await aBadgeRequest()
  const codes = codesOf(
    await atOnce(server, { writesTo: 'badges, users' }, [
      decide(one, id, 'APPROVED'),
      () => two.query(`mutation { cmsDeleteBadge(_id: "${badge_id}") }`),
    ]),
  )
  expect(codes).toEqual([undefined, 'CONFLICT'])
  expect(await badgeOf(user_id)).toBe(badge_id)
})

onPostgres.each([
  ['by a request', ({ id }: Request) => decide(one, id, 'APPROVED')],
  [
    'by hand',
    ({ user_id, badge_id }: Request) =>
      () =>
        one.query(`mutation { cmsAssignBadge(userId: "${user_id}", badgeId: "${badge_id}") { success } }`),
  ],
])('a badge is not disabled while it is given %s', async (_, give) => {
  const request = await aBadgeRequest()
  const codes = await whileFirstWrites(give(request), () =>
    two.query(`mutation { cmsUpdateBadge(_id: "${request.badge_id}", status: DISABLED) { _id } }`),
  )
  expect(codes).toEqual([undefined, undefined])
  expect(await badgeOf(request.user_id)).toBe(request.badge_id)
})

test('a rejected request is opened while the person asks again: one stays open', async () => {
  const rejected = await aBadgeRequest({ status: 'REJECTED' })
  const { user_id, badge_id } = rejected
  const [opened, asked] = await atOnce<unknown>(server, { writesTo: 'badge_requests' }, [
    decide(one, rejected.id, 'PENDING'),
    () => aBadgeRequest({ user_id, badge_id }),
  ])
  const refused = (opened as PromiseFulfilledResult<Awaited<ReturnType<Client['query']>>>).value.errors !== undefined
  expect([refused, asked!.status === 'rejected'].filter(Boolean)).toHaveLength(1)
})

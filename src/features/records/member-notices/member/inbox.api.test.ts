import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { deskOf, joinCases } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { notifyPeople } from '../../../moderation/desk/server/notices/notify.job.ts'

const server = await startServer()
const { aUser, anAdmin, aPost, aReport, aNotification } = factories(server.db)

const list = `query ($first: Int, $after: String) { notifications(first: $first, after: $after) {
  items { _id type message read createdAt model targetId } endCursor } }`
const markRead = 'mutation ($until: DateTime!) { markNotificationsRead(until: $until) }'

const told = (user_id: string, created_at: Date, given: object = {}) =>
  server.db
    .insertInto('member_notices')
    .values({ id: uuidv7(), user_id, type: 'BADGE', text_en: 'Given.', text_vi: 'Đã trao.', created_at, ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const unread = async (client: ReturnType<typeof server.asMember>) =>
  (await client.data('{ me { unreadNotifications } }')).me.unreadNotifications

test('all notices are one list, newest first, in the member’s language; a part after another lacks and repeats none', async () => {
  const me = await aUser({ created_at: ago(100) })
  const client = server.asMember(me)
  const moment = ago(3)
  // Two at the same moment are told apart by their ids.
  for (const minutes of [5, 3, 1]) await told(me.id, minutes === 3 ? moment : ago(minutes))
  await told(me.id, moment)
  await told((await aUser()).id, ago(2))
  await aNotification({ sent_at: ago(2), reached: 1, custom_message: 'Bảo trì' })
  const { items } = (await client.data(list)).notifications
  expect(items.map(({ message }: { message: string }) => message)).toEqual([
    'Đã trao.',
    'Bảo trì',
    'Đã trao.',
    'Đã trao.',
    'Đã trao.',
  ])
  const english = (await client.data(list, {}, { 'accept-language': 'en-GB' })).notifications.items
  expect(english[0]).toMatchObject({ type: 'BADGE', message: 'Given.', model: null, targetId: null, read: false })
  const parts: object[] = []
  let after: string | null = null
  do {
    const part: { items: object[]; endCursor: string | null } = (await client.data(list, { first: 1, after }))
      .notifications
    parts.push(...part.items)
    after = part.endCursor
  } while (after !== null)
  expect(parts).toEqual(items)
})

test('read is a moment: what came until then is read, what comes later is not, and it never moves back', async () => {
  const me = await aUser()
  const client = server.asMember(me)
  for (const minutes of [9, 6, 3]) await told(me.id, ago(minutes))
  expect(await unread(client)).toBe(3)
  const [, second] = (await client.data(list)).notifications.items
  expect((await client.data(markRead, { until: second.createdAt })).markNotificationsRead).toBe(true)
  expect(await unread(client)).toBe(1)
  await client.data(markRead, { until: ago(60).toISOString() })
  expect((await client.data(list)).notifications.items.map(({ read }: { read: boolean }) => read)).toEqual([
    false,
    true,
    true,
  ])
  await client.data(markRead, { until: '2999-01-01T00:00:00Z' })
  expect(await unread(client)).toBe(0)
  await told(me.id, new Date(Date.now() + 1))
  expect(await unread(client)).toBe(1)
})

test('unread ones are counted to a hundred', async () => {
  const me = await aUser()
  await sql`insert into member_notices (id, user_id, type, text_en, text_vi)
    select gen_random_uuid(), ${me.id}, 'PRIZE', 'Won', 'Trúng' from generate_series(1, 103)`.execute(server.db)
  expect(await unread(server.asMember(me))).toBe(100)
})

test('suspended members read their inbox and mark it as read', async () => {
  const me = await aUser({ term_status: 'SUSPENDING' })
  const client = server.asMember(me)
  await told(me.id, ago(1))
  expect((await client.data(list)).notifications.items).toHaveLength(1)
  await client.data(markRead, { until: new Date().toISOString() })
  expect(await unread(client)).toBe(0)
})

test('decisions of the desk reach the author and the reporter, each with the record of theirs', async () => {
  const desk = deskOf(server.as(await anAdmin()))
  const [author, reporter] = [await aUser(), await aUser()]
  const [first, reported] = [await aPost({ created_by: author.id }), await aPost({ created_by: author.id })]
  await aReport('POST', first.id)
  await aReport('POST', reported.id, { created_by: reporter.id })
  const { _id } = await desk.decide(await joinCases(server, [first, reported]), {
    status: 'BLOCKED',
    reason: 'Lừa đảo',
  })
  expect((await server.asMember(author).data(list)).notifications.items).toEqual([])
  await sql`update case_decisions set undo_until = now() - interval '3 seconds' where id = ${_id}`.execute(server.db)
  await runThrough(notifyPeople, server.app)
  const [toAuthor] = (await server.asMember(author).data(list)).notifications.items
  expect(toAuthor).toMatchObject({
    type: 'DECISION',
    message: 'Một nội dung bạn đăng đã bị chặn. Lý do: Lừa đảo',
    model: 'POST',
  })
  expect([first.id, reported.id]).toContain(toAuthor.targetId)
  const [toReporter] = (await server.asMember(reporter).data(list)).notifications.items
  expect(toReporter).toMatchObject({ type: 'REPORT', model: 'POST', targetId: reported.id })
})

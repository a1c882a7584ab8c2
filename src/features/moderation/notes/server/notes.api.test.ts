import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { caseOf, deskOf } from '../../../../../tests/harness/desk.ts'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { liveStreams } from '../../../../../tests/harness/live-streams.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { unreadByPerson } from './marks.ts'

const server = await startServer()
const make = factories(server.db)
const { streamOf } = liveStreams()
const author = await make.anAdmin({ full_name: 'Ánh Tác Giả' })
const colleague = await make.anAdmin({ full_name: 'Bình Đồng Nghiệp' })
const moderator = await make.aGrantee('MODERATION')
const people = await make.aGrantee('PEOPLE')
for (const [person, full_name] of [
  [moderator, 'Chi Kiểm Duyệt'],
  [people, 'Dũng Hồ Sơ'],
] as const)
  await server.db.updateTable('users').set({ full_name }).where('id', '=', person.id).execute()
const client = server.as(author)

const add = `mutation ($model: NoteModel!, $targetId: ID!, $text: String!, $mentions: [ID!]) {
  cmsAddNote(model: $model, targetId: $targetId, text: $text, mentions: $mentions) { _id text deletable author { _id } mentions { _id } } }`
const remove = 'mutation ($_id: ID!) { cmsDeleteNote(_id: $_id) { _id } }'
const list = `query ($model: NoteModel!, $targetId: ID!) {
  cmsGetNotes(model: $model, targetId: $targetId) { total unreadMarks items { _id text deletable author { _id } mentions { _id } } } }`
const marks = '{ cmsGetMarks { total items { kind model targetId title text readAt by { _id } } } }'

type Target = { readonly model: 'CASE' | 'USER'; readonly targetId: string }

async function aCase(): Promise<Target> {
  const post = await make.aPost()
  await make.aReport('POST', post.id)
  return { model: 'CASE', targetId: await caseOf(server, post.id) }
}
const aPerson = async (): Promise<Target> => ({ model: 'USER', targetId: (await make.aUser()).id })
const write = async (on: Target, text: string, mentions: string[] = [], as = client) =>
  (await as.data(add, { ...on, text, mentions })).cmsAddNote
const notesOn = async (on: Target, as = client) => (await as.data(list, on)).cmsGetNotes
const marksOf = async (as: typeof client) => (await as.data(marks)).cmsGetMarks.items
const unread = async (person: string) => (await unreadByPerson(server.db, [person])).get(person) ?? 0
const named = async (on: Target, q: string | null, as = client) =>
  (
    await as.data(
      'query ($model: NoteModel!, $targetId: ID!, $q: String) { cmsFindColleagues(model: $model, targetId: $targetId, q: $q) { _id } }',
      { ...on, q },
    )
  ).cmsFindColleagues.map(({ _id }: { _id: string }) => _id)

describe.each([
  ['a case', aCase],
  ['a person', aPerson],
])('notes on %s', (_, aTarget) => {
  test('are listed newest first, with their author, and are in the audit log', async () => {
    const on = await aTarget()
    const first = await write(on, '  Gọi lại chủ trang  ')
    await write(on, 'Đã gọi', [], server.as(colleague))
    expect(await notesOn(on)).toMatchObject({
      total: 2,
      items: [
        { text: 'Đã gọi', author: { _id: colleague.id }, deletable: false },
        { text: 'Gọi lại chủ trang', author: { _id: author.id }, deletable: true },
      ],
    })
    const [entry] = await server.db.selectFrom('audit_entries').selectAll().where('target_id', '=', first._id).execute()
    expect(entry).toMatchObject({
      action: 'cmsAddNote',
      model: 'NOTE',
      actor_id: author.id,
      after: { text: first.text },
    })
  })

  test('give those whom they mention a mark, once, until they open it', async () => {
    const on = await aTarget()
    const before = await unread(colleague.id)
    await write(on, 'Nhờ @Bình Đồng Nghiệp xem giúp', [colleague.id, colleague.id])
    expect(await unread(colleague.id)).toBe(before + 1)
    const seen = server.as(colleague)
    expect((await marksOf(seen))[0]).toMatchObject({
      kind: 'MENTION',
      ...on,
      text: 'Nhờ @Bình Đồng Nghiệp xem giúp',
      readAt: null,
      by: { _id: author.id },
    })
    expect((await notesOn(on, seen)).unreadMarks).toBe(1)
    const read = 'mutation ($model: NoteModel!, $targetId: ID!) { cmsReadMarks(model: $model, targetId: $targetId) }'
    // Another person's opening reads nothing.
    expect((await client.data(read, on)).cmsReadMarks).toBe(0)
    expect((await seen.data(read, on)).cmsReadMarks).toBe(1)
    expect((await seen.data(read, on)).cmsReadMarks).toBe(0)
    expect(await unread(colleague.id)).toBe(before)
    expect((await marksOf(seen))[0].readAt).not.toBeNull()
  })

  test('reach the screens that show it', async () => {
    const on = await aTarget()
    const stream = await streamOf(server, colleague)
    await write(on, 'Xem lại')
    await expect
      .poll(() => stream.changes().some(({ model, id }) => model === on.model && id === on.targetId))
      .toBe(true)
    stream.close()
  })

  test('are deleted by their author alone, for a day, together with their marks', async () => {
    const on = await aTarget()
    const note = await write(on, 'Nhầm', [colleague.id])
    const before = await unread(colleague.id)
    expect(await server.as(colleague).refusal(remove, { _id: note._id })).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'notes_text_only_author',
    })
    await client.data(remove, { _id: note._id })
    expect(await unread(colleague.id)).toBe(before - 1)
    expect((await notesOn(on)).total).toBe(0)
    expect(await client.refusal(remove, { _id: note._id })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'notes_text_gone',
    })
    const old = await write(on, 'Cũ')
    await server.db
      .updateTable('notes')
      .set({ created_at: sql<Date>`created_at - interval '25 hours'` })
      .where('id', '=', old._id)
      .execute()
    expect((await notesOn(on)).items[0].deletable).toBe(false)
    expect(await client.refusal(remove, { _id: old._id })).toMatchObject({
      code: 'CONFLICT',
      reason: 'notes_text_too_old',
    })
  })
})

test.each([
  ['blank', { text: ' \u200b ' }, 'text', 'notes_text_required'],
  ['too long', { text: 'x'.repeat(2001) }, 'text', 'platform_text_too_long'],
  ['of too many mentions', { mentions: Array.from({ length: 11 }, () => noId) }, 'mentions', 'platform_text_too_many'],
  ['with a mention of nobody', { mentions: [noId] }, 'mentions', 'notes_text_no_reader'],
  ['with a mention of oneself', { mentions: [author.id] }, 'mentions', 'notes_text_no_reader'],
])('a note that is %s is refused by its field', async (_, given, field, reason) => {
  const refused = await client.refusal(add, { ...(await aPerson()), text: 'Ghi chú', ...given })
  expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: expect.stringContaining(field), reason }] })
})

test('whoever may not see a case or a person sees no notes on it, and is not mentioned', async () => {
  const [of, on] = [await aCase(), await aPerson()]
  const outsider = server.as(people)
  expect((await outsider.refusal(list, of)).code).toBe('FORBIDDEN')
  expect((await outsider.refusal(add, { ...of, text: 'x' })).code).toBe('FORBIDDEN')
  expect((await notesOn(on, outsider)).total).toBe(0)
  expect(await named(of, 'Dũng')).toEqual([])
  expect(await named(on, 'dung ho so')).toEqual([people.id])
  expect(await client.refusal(add, { ...of, text: 'x', mentions: [people.id] })).toMatchObject({
    fields: [{ field: 'mentions', reason: 'notes_text_no_reader' }],
  })
  const blocked = await make.anAdmin({ full_name: 'Em Bị Chặn', term_status: 'BLOCKED' })
  expect(await named(of, 'Em Bị Chặn')).not.toContain(blocked.id)
  expect(await named(of, null)).not.toContain(author.id)
  expect((await client.refusal(list, { model: 'CASE', targetId: noId })).code).toBe('NOT_FOUND')
})

test('nobody reads, or is mentioned in, the notes about themselves', async () => {
  const about: Target = { model: 'USER', targetId: moderator.id }
  await write(about, 'Hay duyệt vội')
  const self = server.as(moderator)
  expect(await self.refusal(list, about)).toMatchObject({ code: 'FORBIDDEN', reason: 'notes_text_about_you' })
  expect(await named(about, 'Chi Kiểm')).toEqual([])
  const post = await make.aPost({ created_by: moderator.id })
  await make.aReport('POST', post.id)
  const of: Target = { model: 'CASE', targetId: await caseOf(server, post.id) }
  expect((await self.refusal(list, of)).reason).toBe('notes_text_about_you')
  expect(await client.refusal(add, { ...of, text: 'x', mentions: [moderator.id] })).toMatchObject({
    fields: [{ reason: 'notes_text_no_reader' }],
  })
})

test('marks on cases wait, uncounted, while their owner may not see cases', async () => {
  const of = await aCase()
  await write(of, 'Xem giúp', [moderator.id])
  const before = await unread(moderator.id)
  await server.db.updateTable('grants').set({ area: 'PEOPLE' }).where('user_id', '=', moderator.id).execute()
  expect(await unread(moderator.id)).toBe(before - 1)
  expect((await marksOf(server.as(moderator))).filter(({ model }: Target) => model === 'CASE')).toEqual([])
  await server.db.updateTable('grants').set({ area: 'MODERATION' }).where('user_id', '=', moderator.id).execute()
  expect(await unread(moderator.id)).toBe(before)
})

test('the decider hears when a second look declined, with the reason', async () => {
  const of = await aCase()
  const decision = await deskOf(client).decide(of.targetId, { status: 'BLOCKED', reason: 'Spam', secondLook: true })
  expect(decision.state).toBe('WAITING')
  const before = await unread(author.id)
  await deskOf(server.as(colleague)).decline(decision._id, 'Chưa đủ bằng chứng')
  expect(await unread(author.id)).toBe(before + 1)
  expect((await marksOf(client))[0]).toMatchObject({
    kind: 'DECLINED',
    ...of,
    text: 'Chưa đủ bằng chứng',
    by: { _id: colleague.id },
  })
})

test.each(['', `(targetId: "${noId}")`, `(model: CASE, targetId: "${noId}", endpointId: "${noId}")`])(
  'marks of one opened record are read: not cmsReadMarks%s',
  async (given) => {
    const refused = { code: 'BAD_USER_INPUT', fields: [{ field: 'targetId', reason: 'notes_text_one_opened' }] }
    expect(await client.refusal(`mutation { cmsReadMarks${given} }`)).toMatchObject(refused)
  },
)

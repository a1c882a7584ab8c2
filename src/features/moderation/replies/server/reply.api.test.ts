import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { caseOf, deskOf } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { notifyPeople } from '../../desk/server/notices/notify.job.ts'
import { mostReplies } from '../reply.values.ts'

const server = await startServer()
const make = factories(server.db)
const client = server.as(await make.anAdmin())
const desk = deskOf(client)
const moderator = server.as(await make.aGrantee('MODERATION'))

const create =
  'mutation ($title: String!, $textEn: String!, $textVi: String!) { cmsCreateSavedReply(title: $title, textEn: $textEn, textVi: $textVi) { _id title textEn textVi version } }'
const thanks = { title: 'Cảm ơn', textEn: 'Thank you, we looked at it.', textVi: 'Cảm ơn bạn, chúng tôi đã xem.' }
const reply = { textEn: thanks.textEn, textVi: thanks.textVi }

async function aReportedPost() {
  const [post, reporter] = [await make.aPost(), await make.aUser()]
  await make.aReport('POST', post.id, { created_by: reporter.id })
  return { reporter, id: await caseOf(server, post.id) }
}

test('who decides about cases keeps the replies; each change is in the audit log', async () => {
  const { _id } = (await moderator.data(create, thanks)).cmsCreateSavedReply
  const update =
    'mutation ($_id: ID!, $title: String!, $textEn: String!, $textVi: String!, $version: Int) { cmsUpdateSavedReply(_id: $_id, title: $title, textEn: $textEn, textVi: $textVi, version: $version) { title version } }'
  expect((await client.data(update, { _id, ...thanks, title: 'Lời cảm ơn', version: 1 })).cmsUpdateSavedReply).toEqual({
    title: 'Lời cảm ơn',
    version: 2,
  })
  expect((await client.refusal(update, { _id, ...thanks, version: 1 })).code).toBe('CONFLICT')
  const { items } = (await moderator.data('{ cmsGetSavedReplies { counter items { _id textVi } } }')).cmsGetSavedReplies
  expect(items).toContainEqual({ _id, textVi: thanks.textVi })
  await moderator.data('mutation ($_id: ID!) { cmsDeleteSavedReply(_id: $_id, version: 2) { _id } }', { _id })
  const actions = await server.db
    .selectFrom('audit_entries')
    .select('action')
    .where('target_id', '=', _id)
    .orderBy('position')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual([
    'cmsCreateSavedReply',
    'cmsUpdateSavedReply',
    'cmsDeleteSavedReply',
  ])
})

test.each([
  ['title', { title: ' ' }, 'replies_text_title_required'],
  ['title', { title: 'x'.repeat(101) }, 'platform_text_too_long'],
  ['textEn', { textEn: '' }, 'replies_text_required'],
  ['textVi', { textVi: 'x'.repeat(501) }, 'platform_text_too_long'],
])('a faulty %s is named', async (field, given, reason) => {
  const refused = await client.refusal(create, { ...thanks, ...given })
  expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field, reason }] })
})

test('there are only so many', async () => {
  await sql`insert into saved_replies (id, title, text_en, text_vi)
    select gen_random_uuid(), 'Số ' || n, 'a', 'b' from generate_series(1, ${mostReplies}) n`.execute(server.db)
  expect(await client.refusal(create, thanks)).toMatchObject({ code: 'CONFLICT', reason: 'replies_text_too_many' })
})

test('reporters get the reply that was sent instead of the usual sentence, and the decision keeps it', async () => {
  const { id, reporter } = await aReportedPost()
  const { id: usual, reporter: other } = await aReportedPost()
  const decided = await desk.decide(id, { status: null, reply })
  expect(decided.reply).toEqual(reply)
  const plain = await desk.decide(usual, { status: null })
  expect(plain.reply).toBeNull()
  await server.db
    .updateTable('case_decisions')
    .set({ undo_until: sql<Date>`now() - interval '1 minute'` })
    .where('id', 'in', [decided._id, plain._id])
    .execute()
  await runThrough(notifyPeople, server.app)
  const textTo = async (person: string) =>
    (await server.db.selectFrom('case_notices').selectAll().where('person_id', '=', person).executeTakeFirstOrThrow())
      .text_vi
  expect(await textTo(reporter.id)).toBe(thanks.textVi)
  expect(await textTo(other.id)).not.toBe(thanks.textVi)
})

test('a reply stays with a decision that waits for a second look', async () => {
  const { id } = await aReportedPost()
  const waiting = await desk.decide(id, { status: null, reply, secondLook: true })
  expect(await deskOf(moderator).confirm(waiting._id)).toMatchObject({ state: 'APPLIED', reply })
})

test.each([
  [
    'with a violation',
    { status: 'BLOCKED', reason: 'Spam', reply },
    'decision.reply',
    'desk_text_reply_without_violation',
  ],
  [
    'in one language',
    { status: null, reply: { ...reply, textEn: ' ' } },
    'decision.reply.textEn',
    'replies_text_required',
  ],
  [
    'that is too long',
    { status: null, reply: { ...reply, textVi: 'x'.repeat(501) } },
    'decision.reply.textVi',
    'platform_text_too_long',
  ],
])('a reply %s is refused by its field', async (_, decision, field, reason) => {
  const { id } = await aReportedPost()
  expect(await client.refusal(desk.planned, { _id: id, decision })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field, reason }],
  })
})

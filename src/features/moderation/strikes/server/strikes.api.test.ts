import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setStatus } from '../../../../../tests/harness/appeals.ts'
import { casesOf, deskOf } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const make = factories(server.db)
const { aRing } = casesOf(server, make)
const admin = server.as(await make.anAdmin())
const desk = deskOf(admin)

const undo = (id: string, version: number) =>
  admin.data(`mutation { cmsUndo(model: POST, _id: "${id}", version: ${version}) { version } }`)
const asked = `query ($userId: ID!) { cmsStrikesOf(userId: $userId) { total step { at days } items { weight status reason model } } }`
const strikesOf = async (userId: string) => (await admin.data(asked, { userId })).cmsStrikesOf
const total = async (userId: string) => (await strikesOf(userId)).total as number

test('a block and a suspension count against the author, hiding and unblocking do not', async () => {
  const author = await make.aUser()
  const posts = [await make.aPost({ created_by: author.id }), await make.aPost({ created_by: author.id })]
  await setStatus(admin, 'POST', posts[0]!.id, 'HIDDEN')
  expect(await total(author.id)).toBe(0)
  await setStatus(admin, 'POST', posts[0]!.id, 'BLOCKED')
  await setStatus(admin, 'POST', posts[1]!.id, 'SUSPENDING')
  await setStatus(admin, 'POST', posts[1]!.id, 'NORMAL')
  expect(await strikesOf(author.id)).toMatchObject({
    total: 2,
    step: null,
    items: [
      { status: 'SUSPENDING', weight: 1, reason: 'Spam', model: 'POST' },
      { status: 'BLOCKED', weight: 1 },
    ],
  })
})

test('a person’s own block counts against them, and the same status again does not', async () => {
  const person = await make.aUser()
  await setStatus(admin, 'USER', person.id, 'BLOCKED')
  await setStatus(admin, 'USER', person.id, 'BLOCKED')
  expect(await total(person.id)).toBe(1)
})

test('what was reported as violence, nudity or hate speech counts twice', async () => {
  const author = await make.aUser()
  const [spam, hate] = [await make.aPost({ created_by: author.id }), await make.aPost({ created_by: author.id })]
  for (const type of ['SPAM', 'SPAM', 'VIOLENCE'] as const) await make.aReport('POST', spam.id, { type })
  for (const type of ['SPAM', 'HATE_SPEECH'] as const) await make.aReport('POST', hate.id, { type })
  await setStatus(admin, 'POST', spam.id, 'BLOCKED')
  expect(await total(author.id)).toBe(1)
  await setStatus(admin, 'POST', hate.id, 'BLOCKED')
  expect(await strikesOf(author.id)).toMatchObject({ total: 3, step: { at: 3, days: 7 } })
})

test('one decision about many records is one strike, at the desk and from a list', async () => {
  const { author, posts, id } = await aRing(3)
  await desk.decide(id, { status: 'BLOCKED', reason: 'Spam' })
  expect(await total(author.id)).toBe(1)
  const more = [await make.aPost({ created_by: author.id }), await make.aPost({ created_by: author.id })]
  await admin.data(
    `mutation ($ids: [ID!]) { cmsSetTermStatusOfMany(ids: $ids, model: POST, termStatus: BLOCKED, reason: "Spam") { next } }`,
    { ids: more.map((post) => post.id) },
  )
  expect(await total(author.id)).toBe(2)
  expect(posts).toHaveLength(3)
})

test('undoing takes it back, and undoing an unblock brings it back without a second one', async () => {
  const author = await make.aUser()
  const post = await make.aPost({ created_by: author.id })
  const { version } = (await setStatus(admin, 'POST', post.id, 'BLOCKED')).cmsSetTermStatus
  expect(await total(author.id)).toBe(1)
  await undo(post.id, version)
  expect(await total(author.id)).toBe(0)
  await setStatus(admin, 'POST', post.id, 'BLOCKED')
  const lifted = (await setStatus(admin, 'POST', post.id, 'NORMAL')).cmsSetTermStatus
  await undo(post.id, lifted.version)
  expect(await total(author.id)).toBe(1)
})

test('an undone decision of the desk takes back the strike with its last record', async () => {
  const { author, id } = await aRing(2)
  const { _id } = await desk.decide(id, { status: 'BLOCKED', reason: 'Spam' })
  expect(await total(author.id)).toBe(1)
  await desk.undo(_id)
  expect(await total(author.id)).toBe(0)
})

test('a strike ends after 180 days', async () => {
  const author = await make.aUser()
  const post = await make.aPost({ created_by: author.id })
  await setStatus(admin, 'POST', post.id, 'BLOCKED')
  const made = (days: number) =>
    server.asOwner((db) =>
      sql`update blocked_details set created_at = now() - make_interval(days => ${days}) where target_id = ${post.id}`.execute(
        db,
      ),
    )
  await made(179)
  expect(await total(author.id)).toBe(1)
  await made(181)
  expect(await total(author.id)).toBe(0)
})

test('the desk says what another strike would usually lead to, by the settings', async () => {
  const { author, id } = await aRing(1)
  const step = async () =>
    (
      await admin.data(
        'query ($id: ID!) { cmsGetCase(_id: $id) { creatorStrikes strikeWeight usualStep { at days } } }',
        { id },
      )
    ).cmsGetCase
  expect(await step()).toEqual({ creatorStrikes: 0, strikeWeight: 1, usualStep: null })
  for (let i = 0; i < 2; i++)
    await setStatus(admin, 'POST', (await make.aPost({ created_by: author.id })).id, 'BLOCKED')
  expect(await step()).toEqual({ creatorStrikes: 2, strikeWeight: 1, usualStep: { at: 3, days: 7 } })
  const set = (value: string) =>
    admin.data('mutation ($data: SettingInput!) { cmsUpdateSetting(key: "strikes.third", data: $data) { value } }', {
      data: { value },
    })
  await set('14')
  expect((await step()).usualStep).toEqual({ at: 3, days: 14 })
  await set('BLOCK')
  expect((await step()).usualStep).toEqual({ at: 3, days: null })
  await set('7')
})

test.each(['0', '366', '-1', 'block', '1.5', 'NEVER'])('a step is a number of days or BLOCK, not %s', async (value) => {
  const refused = await admin.refusal(
    'mutation ($data: SettingInput!) { cmsUpdateSetting(key: "strikes.fifth", data: $data) { value } }',
    { data: { value } },
  )
  expect(refused.fields?.[0]?.reason).toBe('system_settings_text_not_days_or_block')
})

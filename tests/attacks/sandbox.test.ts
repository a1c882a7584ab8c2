import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { jobs } from '../../src/app/assemble.ts'
import { schemas } from '../../src/app/schema.ts'
import { sweepOrphans } from '../../src/features/records/media/server/media.sweep.ts'
import { webhookTypes } from '../../src/features/records/webhook-events/webhook-event.values.ts'
import { sandboxOf } from '../../src/platform/server/database/sandbox/sandbox.ts'
import { backendOf, type Doing, everyMutation } from '../harness/every-mutation.ts'
import { factories } from '../harness/factories.ts'
import { multipart } from '../harness/multipart-body.ts'
import { plain } from '../harness/pictures.ts'
import { insideSandbox, withSettingsOpen } from '../harness/sandbox.ts'
import { startServer } from '../harness/server.ts'
import { everythingStored } from '../harness/whole-database.ts'

/**
 * What a key for tests does changes no row of any table outside of the sandbox, and so no figure, list or balance: every
 * mutation of members and keys is tried, and every job of the sandbox.
 */
const server = await startServer()
const sandbox = insideSandbox(server)
const outside = factories(server.db)
const me = await factories(sandbox.db).aUser()
await server.db
  .updateTable('system_settings')
  .set({ value: '1000' })
  .where('key', 'in', ['wheel.turnsPerDay', 'wheel.spinsPerMinute'])
  .execute()
await server.db
  .insertInto('webhook_endpoints')
  .values({ id: crypto.randomUUID(), url: 'https://hooks.example/', types: [...webhookTypes], secret_sealed: '' })
  .execute()
const calls = await withSettingsOpen(server, () => everyMutation(sandbox, me))
const { backend, real } = await withSettingsOpen(server, () => backendOf(sandbox, me, 'TEST'))

/** What needs a sign-in: nobody signs in to the sandbox. */
const signedIn = ['appealByPhone', 'changePassword', 'login', 'logout', 'refreshToken', 'register']
const names = Object.keys(schemas.MEMBER.getMutationType()!.getFields()).filter((name) => !signedIn.includes(name))
const perform = ({ byKey, body }: Doing) => (byKey ? backend : real).send(body)

test('every mutation is tried', () => {
  expect([...Object.keys(calls), 'memberToken'].filter((name) => name !== 'logout').toSorted()).toEqual(names.toSorted())
})

describe.each(names.filter((name) => name !== 'memberToken'))('%s', (name) => {
  test('changes the sandbox, and nothing else', async () => {
    const doing = await withSettingsOpen(server, () => calls[name]!())
    const [before, there] = [await everythingStored(server), await everythingStored(server, 'sandbox')]
    const { errors } = await perform(doing)
    expect(errors).toBeUndefined()
    const { files: _, ...after } = await everythingStored(server)
    expect({ ...after, files: before.files }).toEqual(before)
    expect(await everythingStored(server, 'sandbox')).not.toEqual(there)
  })
})

test('the jobs of the sandbox change nothing else', async () => {
  const before = await everythingStored(server)
  const app = sandboxOf(server.app)
  const inSandbox = jobs.filter(({ inSandbox }) => inSandbox)
  expect(inSandbox.length).toBeGreaterThan(10)
  for (const job of inSandbox) await job.run({ ...app, database: { ...app.database, kysely: app.database.background } })
  expect(await everythingStored(server)).toEqual(before)
  const failed = await sandbox.db.selectFrom('job_failures').selectAll().execute()
  expect(failed).toEqual([])
})

const token = 'mutation ($id: ID!) { memberToken(memberId: $id) { idToken } }'
const upsert = 'mutation ($d: MemberUpsertInput!) { upsertMember(data: $d) { _id created } }'

describe('a key for tests', () => {
  test('knows no member outside of the sandbox, and a live one none inside', async () => {
    const somebody = await outside.aUser()
    const live = server.asMember({ idToken: (await outside.anApiKey()).text })
    const gone = { code: 'NOT_FOUND', reason: 'users_text_user_gone' }
    expect(await backend.refusal(token, { id: somebody.id })).toMatchObject(gone)
    expect(await live.refusal(token, { id: me.id })).toMatchObject(gone)
    expect(await backend.refusal(token, { id: crypto.randomUUID() })).toMatchObject(gone)
  })

  test('adds a member with an external id and a number that a member has outside', async () => {
    const live = server.asMember({ idToken: (await outside.anApiKey()).text })
    const d = { externalId: 'same', phoneNumber: '+84913770001', fullName: 'An' }
    const [there, here] = [await backend.data(upsert, { d }), await live.data(upsert, { d })]
    expect(there.upsertMember.created && here.upsertMember.created).toBe(true)
    expect(there.upsertMember._id).not.toBe(here.upsertMember._id)
  })

  test.each([
    ['TEST', false],
    ['LIVE', true],
  ] as const)('of mode %s refuses sandbox: %s', async (mode, sandbox) => {
    const key = await outside.anApiKey({ mode })
    const d = { externalId: 'x', phoneNumber: '+84913770002', fullName: 'An', sandbox }
    const refused = await server.asMember({ idToken: key.text }).refusal(upsert, { d })
    expect(refused.fields).toMatchObject([{ field: 'data.sandbox' }])
  })

  test('gives a token that sees no post of a live member, and writes to none', async () => {
    const post = await outside.aPost({ created_by: (await outside.aUser()).id })
    expect((await real.data('{ posts { items { _id } } }')).posts.items.map(({ _id }: { _id: string }) => _id)).not.toContain(post.id)
    for (const act of [
      `{ post(_id: "${post.id}") { _id } }`,
      `mutation { likePost(_id: "${post.id}") { totalLikes } }`,
      `mutation { commentPost(data: { postId: "${post.id}", content: "x" }) { comment { _id } } }`,
      `mutation { report(data: { _id: "${post.id}", model: POST, reason: SPAM }) { _id } }`,
    ])
      expect((await real.refusal(act)).code).toBe('NOT_FOUND')
  })

  test('has tokens that end with it', async () => {
    const key = await outside.anApiKey({ mode: 'TEST' })
    const own = server.asMember({ idToken: key.text })
    const device = server.asMember({ idToken: (await own.data(token, { id: me.id })).memberToken.idToken })
    expect((await device.data('{ me { _id } }')).me._id).toBe(me.id)
    await server.db.updateTable('api_keys').set({ ended_at: new Date() }).where('id', '=', key.id).execute()
    expect((await device.refusal('{ me { _id } }')).code).toBe('UNAUTHENTICATED')
  })
})

test('the sandbox’s connections cannot change a setting', async () => {
  for (const change of [
    sandbox.db.updateTable('system_settings').set({ value: '1' }).execute(),
    sandbox.db.updateTable('vouchers').set({ status: 'DISABLED' }).execute(),
    sandbox.db.deleteFrom('sensitive_words').execute(),
  ])
    await expect(change).rejects.toMatchObject({ code: 'SB001' })
})

test('a picture of the sandbox outlives the sweep of files, until its row is gone', async () => {
  const file = new Blob([new Uint8Array(await plain('png'))])
  const text = 'mutation ($file: Upload!, $purpose: UploadPurpose!) { uploadMedia(file: $file, purpose: $purpose) { _id } }'
  const { data } = await real.send(await multipart(text, { file }, { purpose: 'PUBLIC' }))
  const stored = async () => (await everythingStored(server)).files!.includes(data.uploadMedia._id)
  vi.setSystemTime(Date.now() + 25 * 3_600_000)
  onTestFinished(() => void vi.useRealTimers())
  await sweepOrphans(server.app)
  expect(await stored()).toBe(true)
  await sandbox.db.deleteFrom('media').where('id', '=', data.uploadMedia._id).execute()
  await sweepOrphans(server.app)
  expect(await stored()).toBe(false)
})

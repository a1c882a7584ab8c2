import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { jobs } from '../../src/app/assemble.ts'
import { schemas } from '../../src/app/schema.ts'
import { sweepOrphans } from '../../src/features/records/media/server/media.sweep.ts'
import { webhookTypes } from '../../src/features/records/webhook-events/webhook-event.values.ts'
import { fanOut } from '../../src/features/integration/webhooks/server/fan-out.ts'
import { sandboxOf } from '../../src/platform/server/database/sandbox/sandbox.ts'
import { backendOf, type Doing, everyMutation } from '../harness/every-mutation.ts'
import { factories } from '../harness/factories.ts'
import { liveStreams } from '../harness/live-streams.ts'
import { multipart } from '../harness/multipart-body.ts'
import { plain } from '../harness/pictures.ts'
import { insideSandbox, withSettingsOpen } from '../harness/sandbox.ts'
import { startServer } from '../harness/server.ts'
import { everythingStored, filesOf } from '../harness/whole-database.ts'

/**
 * What a key for tests does changes no row of any table outside of the sandbox, and so no figure, list or balance: every
 * mutation of members and keys is tried, and every job of the sandbox.
 */
const server = await startServer()
const streams = liveStreams()
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
const signedIn = new Set(['appealByPhone', 'changePassword', 'login', 'logout', 'refreshToken', 'register'])
const names = Object.keys(schemas.MEMBER.getMutationType()!.getFields()).filter((name) => !signedIn.has(name))
const perform = ({ byKey, body }: Doing) => (byKey ? backend : real).send(body)

test('every mutation is tried', () => {
  expect([...Object.keys(calls), 'memberToken'].filter((name) => name !== 'logout').toSorted()).toEqual(
    names.toSorted(),
  )
})

describe.each(names.filter((name) => name !== 'memberToken'))('%s', (name) => {
  test('changes the sandbox, and nothing else', async () => {
    const doing = await withSettingsOpen(server, () => calls[name]!())
    const [before, there] = [await everythingStored(server), await everythingStored(server, 'sandbox')]
    const { errors } = await perform(doing)
    expect(errors).toBeUndefined()
    // Both keep their files in one store, so there may be more, and none may be gone.
    const after = await everythingStored(server)
    expect({ ...after, files: before.files }).toEqual(before)
    expect(filesOf(after)).toEqual(expect.arrayContaining(filesOf(before)))
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
    expect(
      (await real.data('{ posts { items { _id } } }')).posts.items.map(({ _id }: { _id: string }) => _id),
    ).not.toContain(post.id)
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
  const text =
    'mutation ($file: Upload!, $purpose: UploadPurpose!) { uploadMedia(file: $file, purpose: $purpose) { _id } }'
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

describe('staff who look into the sandbox', () => {
  const into = { sandbox: '1' }
  const ids = ({ items }: { items: readonly { _id: string }[] }) => items.map(({ _id }) => _id)
  const people = '{ cmsGetUsers(limit: 100) { items { _id } } }'

  test('see its members and nobody else, and none of them otherwise', async () => {
    const admin = await outside.anAdmin()
    const live = await outside.aUser()
    const staff = server.as(admin)
    const [there, here] = [await staff.data(people, {}, into), await staff.data(people)]
    expect(ids(there.cmsGetUsers)).toContain(me.id)
    expect(ids(there.cmsGetUsers)).not.toContain(live.id)
    expect(ids(here.cmsGetUsers)).toContain(live.id)
    expect(ids(here.cmsGetUsers)).not.toContain(me.id)
  })

  test('decide there, with everything as it was outside', async () => {
    const staff = server.as(await outside.anAdmin())
    const { id } = await factories(sandbox.db).aPost({ created_by: me.id })
    await staff.data('{ __typename }', {}, into)
    const before = await everythingStored(server)
    const hide = `mutation { cmsSetTermStatus(_id: "${id}", model: POST, termStatus: HIDDEN, reason: "x") { _id } }`
    await staff.data(hide, {}, into)
    expect(await everythingStored(server)).toEqual(before)
    const { status } = await sandbox.db
      .selectFrom('posts')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('HIDDEN')
  })

  test('change no setting there, and prove no secret', async () => {
    const admin = await outside.anAdmin()
    const refused = { code: 'FORBIDDEN', reason: 'platform_text_not_in_sandbox' }
    const data = { name: 'x', scopes: ['MEMBERS'], endsAt: new Date(Date.now() + 86_400_000).toISOString() }
    const create = 'mutation ($data: ApiKeyInput!) { cmsCreateApiKey(data: $data) { key } }'
    expect(await server.as(admin).refusal(create, { data }, into)).toMatchObject(refused)
    const login = `mutation { login(data: { phoneNumber: "${admin.phone_number}", password: "x" }) { idToken } }`
    expect(await server.as(null).refusal(login, {}, into)).toMatchObject(refused)
  })

  test('see the pictures and makers of what is shared, and nothing else outside', async () => {
    const [admin, live] = [await outside.anAdmin(), await outside.aPost()]
    const banner = await outside.aBanner({ created_by: admin.id })
    const staff = server.as(await outside.anAdmin())
    const text = 'query ($id: ID!) { cmsGetBanner(_id: $id) { creator { _id } media { _id } } }'
    const { cmsGetBanner: shown } = await staff.data(text, { id: banner.id }, into)
    expect(shown).toEqual({ creator: { _id: admin.id }, media: { _id: banner.media_id } })
    for (const [field, id] of [
      ['cmsGetPost(_id: $id)', live.id],
      ['cmsGetUser(userId: $id)', admin.id],
      ['cmsGetUser(userId: $id)', live.created_by],
      ['cmsGetMedia(_id: $id)', banner.media_id],
    ] as const)
      expect((await staff.refusal(`query ($id: ID!) { ${field} { _id } }`, { id }, into)).code, field).toBe('NOT_FOUND')
  })

  test('designate nobody on a wheel: there are no units there', async () => {
    const { batch } = await outside.aWheel({ start_date: new Date('2040-01-01'), end_date: new Date('2040-02-01') })
    const prize = await outside.aWheelPrize(batch, { qty: 2 })
    const { phone_number } = await sandbox.db
      .selectFrom('users')
      .select('phone_number')
      .where('id', '=', me.id)
      .executeTakeFirstOrThrow()
    const text = `mutation ($id: ID!, $numbers: [String!]!) {
      updateLuckyWheelPrizeWinners(prizeId: $id, designatedUserPhoneNumbers: $numbers, reason: "x") { version } }`
    const admin = server.as(await outside.anAdmin())
    await admin.data('{ __typename }', {}, into)
    const before = await everythingStored(server)
    const refused = await admin.refusal(text, { id: prize.id, numbers: [phone_number] }, into)
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'lucky_wheels_text_all_taken' })
    expect(await everythingStored(server)).toEqual(before)
  })

  test('are told what waits there, and outside what waits outside', async () => {
    const inside = factories(sandbox.db)
    await inside.aReport('POST', (await inside.aPost({ created_by: me.id })).id)
    const admin = await outside.anAdmin()
    const of = async (header: object) => {
      const stream = await streams.streamAt(await streams.addressOf(server), await server.as(admin).token(), header)
      const { data } = await stream.until(() => stream.events.find(({ event }) => event === 'waiting'))
      stream.close()
      return data.cmsGetCases as number
    }
    const waits = async (at: typeof server) =>
      Number(
        (
          await at.db
            .selectFrom('cases')
            .select(({ fn }) => fn.countAll().as('n'))
            .where('state', '=', 'OPEN')
            .executeTakeFirstOrThrow()
        ).n,
      )
    const [there, here] = [await waits(sandbox), await waits(server)]
    expect(there).not.toBe(here)
    expect([await of(into), await of({})]).toEqual([there, here])
  })

  test('lose it with their rights, at the next request', async () => {
    const admin = await outside.anAdmin()
    const staff = server.as(admin)
    await staff.data(people, {}, into)
    await server.db.updateTable('users').set({ user_group: 'MEMBER' }).where('id', '=', admin.id).execute()
    expect((await staff.refusal(people, {}, into)).code).toBe('FORBIDDEN')
  })
})

test('an endpoint hears of the sandbox alone, or of nothing in it', async () => {
  const endpoint = (sandbox: boolean) => ({
    id: crypto.randomUUID(),
    url: 'https://hooks.example/',
    types: [...webhookTypes],
    secret_sealed: '',
    sandbox,
  })
  // What was announced before there were any.
  for (const app of [server.app, sandboxOf(server.app)]) await fanOut(app)
  const [tests, meant] = [endpoint(true), endpoint(false)]
  await server.db.insertInto('webhook_endpoints').values([tests, meant]).execute()
  await real.data('mutation { createPost(data: { type: STATUS, content: "x" }) { post { _id } } }')
  await fanOut(server.app)
  await fanOut(sandboxOf(server.app))
  const heard = await server.db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('endpoint_id', 'in', [tests.id, meant.id])
    .execute()
  expect(heard.map(({ type }) => type)).toContain('record.created')
  for (const { endpoint_id, payload } of heard) {
    expect(endpoint_id).toBe(tests.id)
    expect(JSON.parse(payload).data.sandbox).toBe(true)
  }
})

test('a voucher is bought with a code for tests, and the codes for members stay', async () => {
  const voucher = await outside.aVoucher({ admin_status: 'APPROVED', point_spend: 0 })
  const { _id, available } = (await real.data(`{ voucher(_id: "${voucher.id}") { _id available } }`)).voucher
  expect(available).toBeGreaterThan(0)
  const { buyVoucher } = await real.data(`mutation { buyVoucher(_id: "${_id}") { redemption { code } } }`)
  expect(buyVoucher.redemption.code).toMatch(/^TEST-[0-9A-F]{10}$/)
  const printed = await outside.aVoucher({ type: 'GAME', admin_status: 'APPROVED', is_printed: true })
  const typed = `test ${printed.id.slice(-12)}`
  expect((await real.data(`mutation { enterVoucherCode(code: "${typed}") { _id } }`)).enterVoucherCode._id).toBeTruthy()
  expect((await real.refusal(`mutation { enterVoucherCode(code: "${typed}") { _id } }`)).code).toBe('NOT_FOUND')
  expect(
    await server.db
      .selectFrom('voucher_codes')
      .selectAll()
      .where('voucher_id', 'in', [voucher.id, printed.id])
      .execute(),
  ).toEqual([])
})

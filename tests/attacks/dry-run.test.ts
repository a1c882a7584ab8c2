import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { Client } from '../harness/client.ts'
import { aDrawnWheel } from '../harness/a-drawn-wheel.ts'
import { backendOf } from '../harness/every-mutation.ts'
import { factories } from '../harness/factories.ts'
import { withoutVisits } from '../harness/no-visits.ts'
import { startServer } from '../harness/server.ts'

/** What somebody tries by dry runs: to rehearse without being allowed to, to learn secrets, or to guess without being counted. */
const server = await startServer()
await withoutVisits(server)
const { aUser, anAdmin, aVoucher, aVoucherCode, handOver, points } = factories(server.db)
const setting = (key: string, value: string) =>
  server.db.updateTable('system_settings').set({ value }).where('key', '=', key).execute()
await setting('wheel.turnsPerDay', '1000')
await setting('wheel.spinsPerMinute', '1000')

const header = { 'dry-run': '1' }
const rename = 'mutation ($name: String!) { updateMe(data: { fullName: $name }) { fullName } }'
const token = 'mutation ($id: ID!) { memberToken(memberId: $id) { idToken } }'

describe('a dry run is refused, not ignored, if it is asked for', () => {
  const nameOf = async (id: string) =>
    (await server.db.selectFrom('users').select('full_name').where('id', '=', id).executeTakeFirstOrThrow()).full_name

  test('by a member, whoever gave the token', async () => {
    const me = await aUser()
    const { real } = await backendOf(server, me)
    for (const client of [server.asMember(me), real])
      expect(await client.refusal(rename, { name: 'Tên khác' }, header)).toMatchObject({
        code: 'FORBIDDEN',
        reason: 'platform_text_dry_run_for_keys',
      })
    expect(await nameOf(me.id)).toBe(me.full_name)
  })

  test('by staff, in their own API', async () => {
    const admin = server.as(await anAdmin())
    expect((await admin.refusal('{ me { _id } }', {}, header)).reason).toBe('platform_text_dry_run_for_keys')
  })

  test('by nobody', async () => {
    const refused = await server.asMember(null).refusal('{ wheelTerms { content } }', {}, header)
    expect(refused).toMatchObject({ code: 'UNAUTHENTICATED', tokenProblem: 'missing' })
  })

  test('in other words', async () => {
    const { backend, dry } = await backendOf(server, await aUser())
    for (const value of ['yes', '0', 'true', '1, 1', ''])
      for (const client of [backend, dry])
        expect((await client.refusal('{ wheelTerms { content } }', {}, { 'dry-run': value })).code).toBe(
          'BAD_USER_INPUT',
        )
  })

  test('of several mutations, also of one that a variable leaves out', async () => {
    const { dry } = await backendOf(server, await aUser())
    const two = `mutation { a: updateMe(data: {}) { _id } b: updateMe(data: {}) { _id } }`
    const skipped = `mutation { a: updateMe(data: {}) { _id } b: updateMe(data: {}) @skip(if: true) { _id } }`
    for (const text of [two, skipped])
      expect((await dry.refusal(text)).reason).toBe('platform_text_dry_run_one_mutation')
  })
})

test('a token for dry runs opens nothing of staff, and ends with its key', async () => {
  const admin = await anAdmin()
  const { dry, key } = await backendOf(server, await aUser())
  expect((await server.as({ idToken: (await dry.token())! }).refusal('{ me { _id } }')).tokenProblem).toBe('malformed')
  await server.as(admin).data(`mutation { cmsEndApiKey(_id: "${key.id}") { _id } }`)
  expect((await dry.refusal('{ me { _id } }')).tokenProblem).toBe('ended')
})

describe('what takes or gives a secret has no dry run:', () => {
  const phone = 'phoneNumber: "0901234567", password: "Mat-khau-1"'
  const secrets: Readonly<Record<string, string>> = {
    login: `login(data: { ${phone} }) { idToken }`,
    register: `register(data: { ${phone}, fullName: "An" }) { idToken }`,
    refreshToken: 'refreshToken(refreshToken: "x") { idToken }',
    changePassword: 'changePassword(data: { password: "x", newPassword: "Mat-khau-2" })',
    appealByPhone: `appealByPhone(data: { ${phone}, message: "x" }) { status }`,
    memberToken: `memberToken(memberId: "${uuidv7()}") { idToken }`,
  }

  /** Whom the operation itself is refused to hears that. */
  const otherwise: Readonly<Record<string, Readonly<Record<'dry' | 'backend', string>>>> = {
    changePassword: { dry: 'platform_text_in_person', backend: 'platform_text_permission_denied' },
    memberToken: { dry: 'platform_text_permission_denied', backend: 'platform_text_dry_run_of_secret' },
  }

  test.each(Object.entries(secrets))('%s', async (operation, call) => {
    const clients = await backendOf(server, await aUser())
    const inFragment = `mutation { ...f } fragment f on Mutation { hidden: ${call} }`
    for (const text of [`mutation { ${call} }`, inFragment])
      for (const by of ['dry', 'backend'] as const) {
        const refused = await clients[by].refusal(text, {}, by === 'backend' ? header : {})
        const reason = otherwise[operation]?.[by] ?? 'platform_text_dry_run_of_secret'
        expect(refused).toMatchObject({ code: 'FORBIDDEN', reason })
      }
  })
})

describe('an answer shows', () => {
  test('no code, wherever it stands', async () => {
    const me = await aUser()
    await points(me.id, 10_000)
    const { dry } = await backendOf(server, me)
    const sold = await aVoucher({ admin_status: 'APPROVED', point_spend: 500 })
    const printed = await aVoucher({ type: 'GAME', admin_status: 'APPROVED', is_printed: true })
    const [forSale, typed, own] = [
      await aVoucherCode({ voucher_id: sold.id }),
      await aVoucherCode({ voucher_id: printed.id }),
      await aVoucherCode({ voucher_id: printed.id }),
    ]
    await handOver(own.id, me.id)
    const { myVouchers } = await dry.data('{ myVouchers { items { _id code } } }')
    expect(myVouchers.items).toEqual([{ _id: expect.any(String), code: own.code }])
    const calls = [
      `buyVoucher(_id: "${sold.id}") { redemption { code } points { active } }`,
      `enterVoucherCode(code: "${typed.code}") { code }`,
      `useVoucher(redemptionId: "${myVouchers.items[0]._id}") { code }`,
    ]
    for (const call of calls) {
      const answer = await dry.query(`mutation { ${call} }`)
      expect(answer.errors).toBeUndefined()
      const shown = JSON.stringify([answer.data, answer.extensions])
      expect(shown).toContain('"code":"MASKED"')
      for (const { code } of [forSale, typed, own]) expect(shown).not.toContain(code)
    }
  })

  test('the same, whether a prize is due or not, and a repeated spin neither', async () => {
    const spinning =
      'mutation ($wheelId: ID!, $requestId: String!) { spin(wheelId: $wheelId, requestId: $requestId) { won { prizeId name nameEn point code } message messageEn } }'
    const me = await aUser()
    const { dry, real } = await backendOf(server, me)
    const shown = async (requestId: string, wheelId: string, by: Client = dry) => {
      const { data, errors, extensions } = await by.query(spinning, { wheelId, requestId })
      expect(errors).toBeUndefined()
      return JSON.stringify([data, extensions])
    }
    const rich = await aDrawnWheel(server, [{ qty: 1, point: 1234 }])
    const due = await shown('when-due', rich.id)
    const won = await shown('really-won', rich.id, real)
    expect(won).toContain('12.34')
    expect(await shown('really-won', rich.id)).toBe(due)
    expect(await shown('nothing-due', rich.id)).toBe(due)
    expect(due).toContain('"name":"MASKED"')
    expect(due).not.toContain('Giải')
    // What was shown in earnest stays.
    expect(await shown('really-won', rich.id, real)).toBe(won)
  })
})

describe('guesses count', () => {
  const entering = 'mutation ($code: String!) { enterVoucherCode(code: $code) { _id } }'

  test('in dry runs like others, for both, and right ones do not', async () => {
    await setting('voucher.missesPerMinute', '3')
    const me = await aUser()
    const { dry, real } = await backendOf(server, me)
    const printed = await aVoucher({ type: 'GAME', admin_status: 'APPROVED', is_printed: true })
    const { code } = await aVoucherCode({ voucher_id: printed.id })
    for (let i = 0; i < 5; i++) expect((await dry.query(entering, { code })).errors).toBeUndefined()
    for (let i = 0; i < 3; i++) expect((await dry.refusal(entering, { code: `sai-${i}` })).code).toBe('NOT_FOUND')
    for (const client of [dry, real]) expect((await client.refusal(entering, { code })).code).toBe('RATE_LIMITED')
  })

  test('even if many are made at once', async () => {
    await setting('voucher.missesPerMinute', '3')
    const { dry } = await backendOf(server, await aUser())
    const guess = async (_: unknown, i: number) => (await dry.refusal(entering, { code: `nhiều-${i}` })).code
    const answers = await Promise.all(Array.from({ length: 12 }, guess))
    expect(answers.filter((code) => code === 'NOT_FOUND')).toHaveLength(3)
  })

  test('keys of referrals, too', async () => {
    const { dry } = await backendOf(server, await aUser())
    const entered = 'mutation ($code: String!) { enterReferralCode(code: $code) { inviter { _id } } }'
    await dry.refusal(entered, { code: 'XXXXXX' })
    const counted = await server.db
      .selectFrom('rate_limits')
      .select('points')
      .where('key', 'like', '%referral%')
      .execute()
    expect(counted).toEqual([{ points: 1 }])
  })
})

test('a key rehearses only what its scopes allow', async () => {
  const { anApiKey } = factories(server.db)
  const { text } = await anApiKey({ scopes: ['EVENTS'], event_kinds: ['LIKE_POST'] })
  const refused = await server
    .asMember({ idToken: text })
    .refusal('mutation { upsertMember(data: { externalId: "x" }) { _id } }', {}, header)
  expect(refused).toMatchObject({ code: 'FORBIDDEN', reason: 'platform_text_key_scope' })
  expect((await server.asMember({ idToken: text }).refusal(token, { id: uuidv7() })).reason).toBe(
    'platform_text_key_scope',
  )
})

import { describe, expect, test } from 'vitest'
import { factories, noId, type Person } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { verifyStatuses } from '../verify.values.ts'
import { jobs } from './verify.schema.ts'
import { sealSecrets } from './verify.secrets.ts'

const server = await startServer()
const { aVerify, aDocument, aPage, aUser, aVerified, anAdmin, aStaff, aGrantee } = factories(server.db)
const boss = await anAdmin()
const client = server.as(boss)

const listing = `query ($limit: Int, $offset: Int, $after: ID, $q: String, $filter: VerifyFilter) {
  cmsGetVerifies(limit: $limit, offset: $offset, after: $after, q: $q, filter: $filter) { total items { _id } } }`
const listed = async (variables: object) =>
  (await client.data(listing, { limit: 100, ...variables })).cmsGetVerifies as {
    total: number
    items: { _id: string }[]
  }
const ids = async (variables: object) => (await listed(variables)).items.map(({ _id }) => _id)
const setting = `mutation ($_id: ID!, $status: VerifyStatus!, $reason: String, $version: Int) {
  cmsSetVerifyStatus(_id: $_id, status: $status, reason: $reason, version: $version) { status rejectReason version decidedAt decidedBy { _id } } }`
const set = async (_id: string, status: string, more: object = {}) =>
  (await client.data(setting, { _id, status, ...more })).cmsSetVerifyStatus
const refused = (_id: string, status: string, more: object = {}, by = client) =>
  by.refusal(setting, { _id, status, ...more })
const undo = (_id: string, version: number) =>
  client.data(
    'mutation ($_id: ID!, $version: Int!) { cmsUndo(model: VERIFY, _id: $_id, version: $version) { version } }',
    {
      _id,
      version,
    },
  )
const person = (id: string) =>
  server.db.selectFrom('users').select(['badge_status', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
const page = (id: string) =>
  server.db
    .selectFrom('pages')
    .select(['verified', 'verify_status', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const entries = (target: string) =>
  server.db
    .selectFrom('audit_entries')
    .select(['action', 'model', 'before', 'after', 'reason', 'version', 'actor_id'])
    .where('target_id', '=', target)
    .orderBy('position')
    .execute()

describe('cmsGetVerifies', async () => {
  const made: Awaited<ReturnType<typeof aVerify>>[] = []
  for (const [i, status] of [...verifyStatuses, 'VERIFIED', 'PENDING'].entries()) {
    const type = i % 2 ? 'PAGE' : 'USER'
    const created_at = new Date(Date.UTC(2026, 0, 20 - i))
    made.push(await aVerify({ type, status: status as 'PENDING', target_name: `Lữ khách ${i}`, created_at }))
  }
  const q = 'lu khach'
  const at = (...indexes: number[]) => indexes.map((i) => made[i]!.id)

  test('answers the newest first, in pages that count from 1', async () => {
    expect(await ids({ q })).toEqual(at(0, 1, 2, 3, 4, 5))
    expect(await ids({ q, limit: 4, offset: 2 })).toEqual(at(4, 5))
    expect(await ids({ q, limit: 2, after: made[1]!.id })).toEqual(at(2, 3))
  })

  test('filters by status and type with an exact total, before and after the tally is folded', async () => {
    for (const folded of [false, true]) {
      if (folded) await jobs[0]!.run(server.app)
      for (const filter of [{}, { type: 'PAGE' }, { status: 'VERIFIED' }, { status: 'PENDING', type: 'USER' }]) {
        const { total, items } = await listed({ filter })
        expect(total).toBe(items.length)
      }
      expect(await ids({ q, filter: { type: 'PAGE', status: 'VERIFIED' } })).toEqual(at(1))
      expect((await listed({ q, filter: { type: 'PAGE' } })).total).toBe(3)
    }
  })

  test('finds by name, key name, and the owner’s name, number and address', async () => {
    const owner = await aUser({ full_name: 'Trần Thị Chủ', phone_number: '+84988777666', email: 'chu@trang.example' })
    const { id } = await aVerify({ type: 'PAGE', owner_id: owner.id, target_key_name: 'quan-nho-xinh' })
    for (const text of ['tran thi chu', '0988777666', 'chu@trang', 'quan-nho'])
      expect(await ids({ q: text })).toEqual([id])
  })

  test('answers what the screen shows', async () => {
    const owner = await aUser({ full_name: 'Chủ' })
    const { id } = await aVerify({ type: 'PAGE', owner_id: owner.id, target_name: 'Quán', description: 'Xin xác minh' })
    for (const kind of ['IDENTITY', 'LICENCE', 'TAKEN'] as const) await aDocument(id, { kind })
    const { cmsGetVerify } =
      await client.data(`{ cmsGetVerify(_id: "${id}") { _id targetName targetKeyName type targetType status description
      createdAt rejectReason owner { fullName email phoneNumber } photoIdentityMedias { uri } businessLicenseMedias { uri } photosTaken { uri }
      hasIdentityNumber hasBusinessDetails isNewest } }`)
    const link = [{ uri: expect.stringMatching(/^\/verify-documents\/[\w-]+\.[\w-]+$/) }]
    expect(cmsGetVerify).toMatchObject({
      targetName: 'Quán',
      type: 'PAGE',
      targetType: 'BUSINESS_OR_BRAND',
      status: 'PENDING',
      owner: { fullName: 'Chủ', email: owner.email, phoneNumber: owner.phone_number },
      photoIdentityMedias: link,
      businessLicenseMedias: link,
      photosTaken: link,
      hasIdentityNumber: false,
      isNewest: true,
    })
    expect(await client.refusal(`{ cmsGetVerify(_id: "${noId}") { _id } }`)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('counts what waits, by type and age', async () => {
    const pending = async () =>
      (await client.data('{ cmsPendingVerifies { type requests lastDay lastWeek } }')).cmsPendingVerifies as {
        type: string
        requests: number
        lastDay: number
        lastWeek: number
      }[]
    const users = async () => (await pending()).find(({ type }) => type === 'USER')!
    const before = await users()
    await aVerify({ created_at: new Date(Date.now() - 3 * 86_400_000) })
    await aVerify()
    const after = await users()
    expect(after.requests - before.requests).toBe(2)
    expect(after.lastWeek - before.lastWeek).toBe(2)
    expect(after.lastDay - before.lastDay).toBe(1)
  })
})

describe('cmsSetVerifyStatus', () => {
  test('makes a person’s badge status that of the request, and leaves its entry with both', async () => {
    const { id, target_id } = await aVerify()
    const before = await person(target_id)
    expect(await set(id, 'VERIFIED', { version: 1 })).toMatchObject({
      status: 'VERIFIED',
      rejectReason: null,
      version: 2,
      decidedBy: { _id: boss.id },
    })
    expect(await person(target_id)).toEqual({ badge_status: 'VERIFIED', version: before.version + 1 })
    expect(await entries(id)).toEqual([
      {
        action: 'cmsSetVerifyStatus',
        model: 'VERIFY',
        actor_id: boss.id,
        before: { status: 'PENDING', rejectReason: null, standing: null },
        after: { status: 'VERIFIED', rejectReason: null, standing: 'VERIFIED' },
        reason: null,
        version: 2,
      },
    ])
    expect(await entries(target_id)).toMatchObject([
      {
        action: 'cmsSetVerifyStatus',
        model: 'USER',
        before: { badgeStatus: null },
        after: { badgeStatus: 'VERIFIED' },
      },
    ])
  })

  test('marks a page verified and takes it away again', async () => {
    const { id, target_id } = await aVerify({ type: 'PAGE' })
    expect(await page(target_id)).toMatchObject({ verified: false, verify_status: 'PENDING' })
    await set(id, 'VERIFIED')
    expect(await page(target_id)).toEqual({ verified: true, verify_status: 'VERIFIED', version: 2 })
    await set(id, 'IGNORED')
    expect(await page(target_id)).toEqual({ verified: false, verify_status: 'IGNORED', version: 3 })
    const history = `{ cmsHistory(model: PAGE, targetId: "${target_id}") { items { action changes { field before after } } } }`
    expect((await client.data(history)).cmsHistory.items.map(({ changes }: { changes: object }) => changes)).toEqual([
      [
        { field: 'verified', before: true, after: false },
        { field: 'verifyStatus', before: 'VERIFIED', after: 'IGNORED' },
      ],
      [
        { field: 'verified', before: false, after: true },
        { field: 'verifyStatus', before: 'PENDING', after: 'VERIFIED' },
      ],
    ])
  })

  test('REJECTED needs a reason, any other status clears it', async () => {
    const { id } = await aVerify()
    for (const reason of [undefined, null, '', ' \n ']) {
      expect(await refused(id, 'REJECTED', { reason })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'reason', message: 'Please enter reason' }],
      })
    }
    expect(await set(id, 'REJECTED', { reason: ' Ảnh mờ ' })).toMatchObject({ rejectReason: 'Ảnh mờ', version: 2 })
    expect(await set(id, 'REJECTED', { reason: 'Sai tên' })).toMatchObject({ rejectReason: 'Sai tên', version: 3 })
    expect(await set(id, 'REJECTED', { reason: 'Sai tên' })).toMatchObject({ version: 3 })
    expect(await set(id, 'VERIFIED', { reason: 'không dùng' })).toMatchObject({ rejectReason: null })
  })

  test('is refused for a request that has a newer one, even if that is decided', async () => {
    const created_at = new Date(Date.now() - 1000)
    const { id, target_id } = await aVerify({ status: 'REJECTED', created_at })
    const newer = await aVerify({ target_id })
    expect(await refused(id, 'VERIFIED')).toMatchObject({ code: 'CONFLICT', reason: 'verifies_text_superseded' })
    expect((await client.data(`{ cmsGetVerify(_id: "${id}") { isNewest } }`)).cmsGetVerify.isNewest).toBe(false)
    await set(newer.id, 'IGNORED')
    expect(await refused(id, 'VERIFIED')).toMatchObject({ code: 'CONFLICT' })
  })

  test('asking again takes nothing away; the next decision counts', async () => {
    const first = await aVerify({ created_at: new Date(Date.now() - 1000) })
    await set(first.id, 'VERIFIED')
    const again = await aVerify({ target_id: first.target_id })
    expect((await person(first.target_id)).badge_status).toBe('VERIFIED')
    await set(again.id, 'REJECTED', { reason: 'Hết hạn' })
    expect((await person(first.target_id)).badge_status).toBe('REJECTED')
    await set(again.id, 'PENDING')
    expect((await person(first.target_id)).badge_status).toBe('VERIFIED')
  })

  test('a page keeps its mark while it waits for the next decision', async () => {
    const first = await aVerify({ type: 'PAGE', created_at: new Date(Date.now() - 1000) })
    await set(first.id, 'VERIFIED')
    await aVerify({ type: 'PAGE', target_id: first.target_id })
    expect(await page(first.target_id)).toMatchObject({ verified: true, verify_status: 'PENDING' })
  })

  test('one target has one request that waits', async () => {
    const { target_id } = await aVerify()
    await expect(aVerify({ target_id })).rejects.toThrow(/verify_requests_one_pending/)
  })

  test('nobody decides about their own request, or about their own page', async () => {
    const own = await aVerify({ target_id: boss.id })
    expect(await refused(own.id, 'VERIFIED')).toMatchObject({ code: 'FORBIDDEN', reason: 'verifies_text_own' })
    const ways = [{ created_by: boss.id }, { owner_id: boss.id }]
    for (const given of ways) {
      const { id } = await aVerify({ type: 'PAGE', target_id: (await aPage(given)).id })
      expect(await refused(id, 'VERIFIED')).toMatchObject({ reason: 'verifies_text_own' })
    }
    const administered = await aPage()
    await server.db.insertInto('page_admins').values({ page_id: administered.id, user_id: boss.id }).execute()
    const { id } = await aVerify({ type: 'PAGE', target_id: administered.id })
    expect(await refused(id, 'VERIFIED')).toMatchObject({ reason: 'verifies_text_own' })
    const asked = await aVerify({ type: 'PAGE', owner_id: boss.id })
    expect(await refused(asked.id, 'VERIFIED')).toMatchObject({ reason: 'verifies_text_own' })
  })

  test('a stale decision is refused with what changed since', async () => {
    const { id } = await aVerify()
    await set(id, 'REJECTED', { reason: 'Mờ' })
    expect(await refused(id, 'VERIFIED', { version: 1 })).toMatchObject({
      code: 'CONFLICT',
      version: 2,
      changes: expect.arrayContaining([expect.objectContaining({ field: 'status' })]),
    })
    expect(await refused(noId, 'VERIFIED')).toMatchObject({ code: 'NOT_FOUND' })
  })

  const admitted = async (of: Person) => {
    const member = server.as(of)
    await member.data('{ me { _id } }')
    return member
  }

  test('taking VERIFIED back signs the person out at once, unless they are staff', async () => {
    const member = await aVerified()
    const staff = await aStaff({ badge_status: 'VERIFIED' })
    for (const [who, ends] of [
      [member, true],
      [staff, false],
    ] as const) {
      const { id } = await aVerify({ target_id: who.id, status: 'VERIFIED' })
      const session = await admitted(who)
      await set(id, 'REJECTED', { reason: 'Hết hạn' })
      const { errors } = await session.query('{ me { _id } }')
      expect(errors?.[0]?.extensions.tokenProblem).toBe(ends ? 'ended' : undefined)
    }
  })

  test('VERIFIED keeps the sessions of somebody who had another status', async () => {
    const who = await aUser({ badge_status: 'REJECTED' })
    const { id } = await aVerify({ target_id: who.id })
    const session = await admitted(who)
    expect(await session.refusal('{ cmsGetPosts { counter } }')).toMatchObject({ code: 'FORBIDDEN' })
    await set(id, 'VERIFIED')
    await session.data('{ cmsGetPosts { counter } }')
  })

  test('can be undone: request, person and page are as before', async () => {
    const before = await aUser({ badge_status: 'INCORRECT' })
    const asked = await aVerify({ target_id: before.id })
    await set(asked.id, 'VERIFIED')
    await undo(asked.id, 2)
    expect((await person(before.id)).badge_status).toBe('INCORRECT')
    const onPage = await aVerify({ type: 'PAGE' })
    await set(onPage.id, 'REJECTED', { reason: 'Mờ' })
    await undo(onPage.id, 2)
    expect(await page(onPage.target_id)).toMatchObject({ verified: false, verify_status: 'PENDING' })
    const row = await server.db
      .selectFrom('verify_requests')
      .selectAll()
      .where('id', '=', onPage.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      status: 'PENDING',
      reject_reason: null,
      decided_at: null,
      decided_by: null,
      version: 3,
    })
  })

  test('an undo restores who decided before, and gives nobody else their reason', async () => {
    const other = await anAdmin()
    const { id } = await aVerify({ type: 'PAGE' })
    await server.as(other).data(setting, { _id: id, status: 'REJECTED', reason: 'Ảnh mờ' })
    for (const version of [3, 5]) {
      await set(id, 'VERIFIED')
      await undo(id, version)
      const row = await server.db
        .selectFrom('verify_requests')
        .select(['status', 'reject_reason', 'decided_by'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ status: 'REJECTED', reject_reason: 'Ảnh mờ', decided_by: other.id })
      const undone = (await entries(id)).at(-1)
      expect(undone).toMatchObject({ action: 'cmsUndo', actor_id: boss.id, reason: null })
    }
  })

  test('by a grant, but never about an ADMIN or a member of STAFF', async () => {
    const helper = server.as(await aGrantee('VERIFICATION'))
    const { id } = await aVerify()
    await helper.data(setting, { _id: id, status: 'VERIFIED' })
    for (const who of [await anAdmin(), await aStaff()]) {
      const request = await aVerify({ target_id: who.id })
      expect(await refused(request.id, 'VERIFIED', {}, helper)).toMatchObject({
        code: 'FORBIDDEN',
        reason: 'platform_text_staff_by_grant',
      })
    }
  })
})

describe('what is sealed', async () => {
  const secrets = {
    identityNumber: '000123456789',
    business: {
      name: 'Công ty Mẫu',
      taxCode: '0001234567',
      address: '1 đường Ví Dụ',
      representative: 'Nguyễn Văn Mẫu',
    },
  }
  const sealed = async (given = {}) => {
    const request = await aVerify(given)
    await server.db
      .updateTable('verify_requests')
      .set(sealSecrets(server.app.tokenKey, request.id, secrets))
      .where('id', '=', request.id)
      .execute()
    return request.id
  }
  const reveal = (id: string) =>
    `mutation { cmsRevealVerify(_id: "${id}") { identityNumber business { name taxCode address representative } } }`

  test('is not to be read in the database, nor anywhere in the API but where it is asked for', async () => {
    const id = await sealed()
    const row = await server.db.selectFrom('verify_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const text = JSON.stringify(row)
    for (const secret of [secrets.identityNumber, ...Object.values(secrets.business)])
      expect(text).not.toContain(secret)
    expect(
      (await client.data(`{ cmsGetVerify(_id: "${id}") { hasIdentityNumber hasBusinessDetails } }`)).cmsGetVerify,
    ).toEqual({ hasIdentityNumber: true, hasBusinessDetails: true })
  })

  test('is shown when asked for, and each asking is in the audit log without what was shown', async () => {
    const id = await sealed()
    expect((await client.data(reveal(id))).cmsRevealVerify).toEqual(secrets)
    await client.data(reveal(id))
    const asked = await entries(id)
    expect(asked).toMatchObject([{ action: 'cmsRevealVerify' }, { action: 'cmsRevealVerify', actor_id: boss.id }])
    expect(JSON.stringify(asked)).not.toContain('000123')
  })

  test('is not kept readable for a repeat under the same key', async () => {
    const id = await sealed()
    const headers = { 'idempotency-key': `reveal-${id}` }
    const first = await client.data(reveal(id), {}, headers)
    expect(await client.data(reveal(id), {}, headers)).toEqual(first)
    expect(await entries(id)).toHaveLength(1)
    const kept = await server.db.selectFrom('idempotency_keys').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(secrets.identityNumber)
    expect(kept).not.toEqual([])
  })

  test('opens only as the request that it was sealed for', async () => {
    const [one, other] = [await sealed(), await aVerify()]
    const { identity_number_sealed } = await server.db
      .selectFrom('verify_requests')
      .select('identity_number_sealed')
      .where('id', '=', one)
      .executeTakeFirstOrThrow()
    await server.db.updateTable('verify_requests').set({ identity_number_sealed }).where('id', '=', other.id).execute()
    expect((await client.data(reveal(other.id))).cmsRevealVerify).toEqual({ identityNumber: null, business: null })
  })

  test('is in no export, whatever column is asked for', async () => {
    const id = await sealed()
    const columns = ['_id', 'identityNumber', 'business', 'identity_number_sealed', 'business_sealed', 'targetName']
    const ticket = await client.data(
      'mutation ($columns: [String!]!) { createExport(list: "Verify", format: CSV, filters: {}, columns: $columns) { url } }',
      { columns },
    )
    const { payload } = await server.fastify.inject({ url: ticket.createExport.url })
    expect(payload).toContain(id)
    expect(payload.split('\n')[0]).toMatch(/^\uFEFF?"?ID"?[,;]"?Name"?\r?$/)
    expect(payload).not.toContain(secrets.identityNumber)
  })
})

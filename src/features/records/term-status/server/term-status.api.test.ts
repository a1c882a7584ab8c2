import { describe, expect, test, vi } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, anAdmin, aStaff, aPost, aGroup, aPage, aProduct } = factories(server.db)
const admin = await anAdmin({ full_name: 'Quản Trị' })
const client = server.as(admin)
const staff = server.as(await aStaff())

const set =
  'mutation ($_id: ID!, $termStatus: TermStatus!, $model: TermModel!, $reason: String) { cmsSetTermStatus(_id: $_id, termStatus: $termStatus, model: $model, reason: $reason) { _id model termStatus version reason { reason status by byName createdAt } } }'
const change = async (_id: string, termStatus: string, reason: string | null = null, model = 'USER') =>
  (await client.data(set, { _id, termStatus, model, reason })).cmsSetTermStatus
const refused = (_id: string, termStatus: string, reason: string | null = null, model = 'USER') =>
  client.refusal(set, { _id, termStatus, model, reason })
const details = (id: string) =>
  server.db
    .selectFrom('blocked_details')
    .selectAll()
    .where('target_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

describe.each([
  ['USER', async () => (await aUser()).id],
  ['POST', async () => (await aPost()).id],
  ['GROUP', async () => (await aGroup()).id],
  ['PAGE', async () => (await aPage()).id],
  ['PRODUCT', async () => (await aProduct()).id],
])('the term status of a %s', (model, make) => {
  test('changes with its reason, author and time, newest first', async () => {
    const id = await make()
    const before = Date.now()
    expect(await change(id, 'BLOCKED', '  Spam  ', model)).toMatchObject({
      _id: id,
      model,
      termStatus: 'BLOCKED',
      version: 2,
      reason: [{ reason: 'Spam', status: 'BLOCKED', by: admin.id, byName: 'Quản Trị' }],
    })
    const { reason, version } = await change(id, 'NORMAL', null, model)
    expect(version).toBe(3)
    expect(reason).toMatchObject([
      { reason: '', status: 'NORMAL' },
      { reason: 'Spam', status: 'BLOCKED' },
    ])
    expect(Date.parse(reason[1].createdAt)).toBeGreaterThanOrEqual(before)
    expect(await details(id)).toMatchObject([
      { model, status: 'BLOCKED', reason: 'Spam', created_by: admin.id },
      { model, status: 'NORMAL', reason: '', created_by: admin.id },
    ])
  })

  test('keeps the order of changes when the clock is set back between them', async () => {
    const id = await make()
    const ahead = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000)
    await change(id, 'BLOCKED', 'Spam', model)
    ahead.mockRestore()
    const { reason } = await change(id, 'NORMAL', null, model)
    expect(Date.parse(reason[0].createdAt)).toBe(Date.parse(reason[1].createdAt) + 1)
    expect((await details(id)).map(({ status }) => status)).toEqual(['BLOCKED', 'NORMAL'])
  })

  test('requires a reason that is not blank for BLOCKED', async () => {
    const id = await make()
    for (const reason of [null, '', '   ']) {
      expect(await refused(id, 'BLOCKED', reason, model)).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Please input reason',
        reason: 'term_status_text_reason_required',
        fields: [{ field: 'reason', message: 'Please input reason', reason: 'term_status_text_reason_required' }],
      })
    }
    expect((await refused(id, 'BLOCKED', 'x'.repeat(501), model)).fields).toEqual([
      {
        field: 'reason',
        message: 'must be at most 500 characters',
        reason: 'platform_text_too_long',
        params: { max: 500 },
      },
    ])
    expect(await details(id)).toEqual([])
  })

  test('requires no reason for SUSPENDING, HIDDEN and NORMAL', async () => {
    const id = await make()
    for (const status of ['SUSPENDING', 'HIDDEN', 'NORMAL'])
      expect((await change(id, status, null, model)).termStatus).toBe(status)
  })

  test('stays unchanged when it already has the new value, and there is no reason to keep', async () => {
    const id = await make()
    await change(id, 'HIDDEN', 'Spam', model)
    expect(await change(id, 'HIDDEN', null, model)).toMatchObject({ version: 2, reason: [{ reason: 'Spam' }] })
    expect(await details(id)).toHaveLength(1)
    const entries = await server.db.selectFrom('audit_entries').select('id').where('target_id', '=', id).execute()
    expect(entries).toHaveLength(1)
  })

  test('of an unknown record is NOT_FOUND', async () => {
    expect((await refused(noId, 'HIDDEN', null, model)).code).toBe('NOT_FOUND')
  })
})

test('a malformed reason list is shown empty, and the status can still be changed', async () => {
  const { id } = await aUser({
    reason: JSON.stringify([
      'imported',
      { reason: 'old', status: 'GONE' },
      { reason: 'kept', status: 'BLOCKED', createdAt: '2026-01-01T00:00:00Z', by: null },
    ]),
  })
  expect(
    (await client.data(`{ cmsGetUser(userId: "${id}") { reason { reason by byName } } }`)).cmsGetUser.reason,
  ).toEqual([{ reason: 'kept', by: null, byName: null }])
  expect((await change(id, 'HIDDEN')).reason).toHaveLength(2)
})

describe('rules for people', () => {
  test('nobody changes their own status', async () => {
    expect(await refused(admin.id, 'HIDDEN')).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'platform_text_own_record',
      message: 'This record is your own, or one that you look after. Please leave the decision to somebody else.',
    })
  })

  test('the last active administrator stays, even when a hidden administrator asks', async () => {
    const hidden = await anAdmin({ term_status: 'HIDDEN' })
    const asHidden = server.as(hidden)
    for (const termStatus of ['BLOCKED', 'SUSPENDING', 'HIDDEN']) {
      expect(await asHidden.refusal(set, { _id: admin.id, termStatus, model: 'USER', reason: 'coup' })).toMatchObject({
        code: 'CONFLICT',
        reason: 'users_text_last_admin',
        message: 'The last administrator cannot be demoted or blocked.',
      })
    }
    const demote = `mutation { updateUserGroup(userId: "${admin.id}", group: MEMBER) { _id } }`
    expect((await asHidden.refusal(demote)).reason).toBe('users_text_last_admin')
    expect((await asHidden.refusal(`mutation { blockUser(targetId: "${admin.id}") { _id } }`)).reason).toBe(
      'users_text_last_admin',
    )
    await anAdmin({ term_status: 'NORMAL', deleted: true })
    expect((await asHidden.refusal(demote)).reason).toBe('users_text_last_admin')
    // The other way round, and while there are two, it is allowed.
    expect((await change(hidden.id, 'BLOCKED', 'coup')).termStatus).toBe('BLOCKED')
    const second = await anAdmin()
    expect((await change(second.id, 'BLOCKED', 'spam')).termStatus).toBe('BLOCKED')
  })

  test('blockUser and unBlockUser do the same', async () => {
    const { id } = await aUser()
    const call = (text: string) => client.data(`mutation { ${text} { termStatus reason { reason } version } }`)
    expect((await call(`blockUser(targetId: "${id}", reason: "Spam")`)).blockUser).toEqual({
      termStatus: 'BLOCKED',
      reason: [{ reason: 'Spam' }],
      version: 2,
    })
    expect((await call(`unBlockUser(targetId: "${id}")`)).unBlockUser).toEqual({
      termStatus: 'NORMAL',
      reason: [{ reason: '' }, { reason: 'Spam' }],
      version: 3,
    })
    expect((await call(`blockUser(targetId: "${id}")`)).blockUser.reason[0]).toEqual({
      reason: 'Blocked without a stated reason.',
    })
    expect(await details(id)).toHaveLength(3)
  })
})

describe('cmsSetTermStatusOfMany', () => {
  const many =
    'mutation ($model: TermModel!, $ids: [ID!], $list: JSON, $after: ID, $termStatus: TermStatus!, $reason: String) { cmsSetTermStatusOfMany(model: $model, ids: $ids, list: $list, after: $after, termStatus: $termStatus, reason: $reason) { outcomes { _id ok version code message reason params } next } }'
  const statusOf = async (id: string) =>
    (await server.db.selectFrom('users').select('term_status').where('id', '=', id).executeTakeFirstOrThrow())
      .term_status

  test('by ids returns an outcome for each: one refusal does not undo the others', async () => {
    const [one, two] = [await aUser(), await aUser()]
    const done = { ok: true, version: 2, code: null, message: null, reason: null, params: null }
    const { outcomes, next } = (
      await client.data(many, {
        model: 'USER',
        ids: [one.id, admin.id, noId, two.id, one.id],
        termStatus: 'BLOCKED',
        reason: 'Spam',
      })
    ).cmsSetTermStatusOfMany
    expect(outcomes).toEqual([
      { _id: one.id, ...done },
      {
        _id: admin.id,
        ok: false,
        version: null,
        code: 'FORBIDDEN',
        message: 'This record is your own, or one that you look after. Please leave the decision to somebody else.',
        reason: 'platform_text_own_record',
        params: null,
      },
      {
        _id: noId,
        ok: false,
        version: null,
        code: 'NOT_FOUND',
        message: 'This user no longer exists.',
        reason: 'users_text_user_gone',
        params: null,
      },
      { _id: two.id, ...done },
    ])
    expect(next).toBeNull()
    expect([await statusOf(one.id), await statusOf(two.id), await statusOf(admin.id)]).toEqual([
      'BLOCKED',
      'BLOCKED',
      'NORMAL',
    ])
    const entries = await server.db
      .selectFrom('audit_entries')
      .select(['action', 'reason'])
      .where('target_id', 'in', [one.id, two.id])
      .execute()
    expect(entries).toEqual(Array.from({ length: 2 }, () => ({ action: 'cmsSetTermStatusOfMany', reason: 'Spam' })))
  })

  test('tells of what has the status already, where there is nothing to keep', async () => {
    const [blocked, fine] = [await aPost(), await aPost()]
    await change(blocked.id, 'BLOCKED', 'Spam', 'POST')
    const ids = [blocked.id, fine.id]
    const block = async (termStatus: string, reason: string | null) =>
      (await staff.data(many, { model: 'POST', ids, termStatus, reason })).cmsSetTermStatusOfMany.outcomes
    expect(await block('BLOCKED', 'Scam')).toMatchObject([
      { ok: true, version: 3 },
      { ok: true, version: 2 },
    ])
    expect(await details(blocked.id)).toMatchObject([{ reason: 'Spam' }, { reason: 'Scam' }])
    for (const [status, message] of [
      ['NORMAL', 'Already normal.'],
      ['HIDDEN', 'Already hidden.'],
      ['SUSPENDING', 'Already suspended.'],
    ] as const) {
      await block(status, null)
      expect(await block(status, null)).toMatchObject([{ message }, { message }])
    }
  })

  test('does the same under an Idempotency-Key, where each record is a savepoint', async () => {
    const one = await aUser()
    const variables = { model: 'USER', ids: [admin.id, one.id], termStatus: 'BLOCKED', reason: 'Spam' }
    const headers = { 'idempotency-key': 'bulk-with-savepoints' }
    const first = await client.data(many, variables, headers)
    expect(first.cmsSetTermStatusOfMany.outcomes.map((outcome: { ok: boolean }) => outcome.ok)).toEqual([false, true])
    expect(await client.data(many, variables, headers)).toEqual(first)
    expect(await statusOf(one.id)).toBe('BLOCKED')
  })

  test('by a filter changes all matches, a hundred per call, and nobody else', async () => {
    const lot = await Promise.all(Array.from({ length: 105 }, (_, i) => aUser({ full_name: `Hàng Loạt ${i}` })))
    const other = await aUser({ full_name: 'Hàng Xóm' })
    const seen: string[] = []
    let after: string | null = null
    let calls = 0
    do {
      const { outcomes, next }: { outcomes: { _id: string; ok: boolean }[]; next: string | null } = (
        await client.data(many, {
          model: 'USER',
          list: { query: 'hàng loạt', group: 'MEMBER' },
          after,
          termStatus: 'BLOCKED',
          reason: 'Spam',
        })
      ).cmsSetTermStatusOfMany
      expect(outcomes.every((outcome) => outcome.ok)).toBe(true)
      seen.push(...outcomes.map((outcome) => outcome._id))
      after = next
      calls++
    } while (after)
    expect(calls).toBe(2)
    expect(seen.toSorted()).toEqual(lot.map((user) => user.id).toSorted())
    expect(await statusOf(other.id)).toBe('NORMAL')
  })

  test.each([
    ['neither ids nor a list', {}],
    ['both', { ids: [noId], list: {} }],
    [
      'more than a hundred ids',
      { ids: Array.from({ length: 101 }, (_, i) => noId.slice(0, -3) + String(i).padStart(3, '0')) },
    ],
    ['no ids', { ids: [] }],
    ['a filter that the list does not have', { list: { grup: 'MEMBER' } }],
    ['a filter with a value that it does not know', { list: { group: 'BOSS' } }],
    ['a list that is a text', { list: 'all' }],
    ['a list that is an array', { list: [] }],
    ['a list that is a number', { list: 1 }],
  ])('refuses %s, and changes nothing', async (_, given) => {
    const target = await aUser()
    expect((await client.refusal(many, { model: 'USER', termStatus: 'BLOCKED', reason: 'Spam', ...given })).code).toBe(
      'BAD_USER_INPUT',
    )
    expect(await statusOf(target.id)).toBe('NORMAL')
  })

  test('is allowed to STAFF for posts, by ids and by filter, but not for people', async () => {
    const post = await aPost({ title: 'Chỉ một bài' })
    const { outcomes } = (
      await staff.data(many, { model: 'POST', list: { q: 'chi mot bai' }, termStatus: 'BLOCKED', reason: 'Spam' })
    ).cmsSetTermStatusOfMany
    expect(outcomes).toMatchObject([{ _id: post.id, ok: true }])
    expect(
      (await staff.refusal(many, { model: 'USER', ids: [admin.id], termStatus: 'BLOCKED', reason: 'Spam' })).code,
    ).toBe('FORBIDDEN')
  })
})

import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { auditCreated } from '../../../../platform/server/audit/audit-created.ts'
import { command } from '../../../../platform/server/command.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { dayOf } from '../../../../platform/shared/day.ts'
import { auditActions } from '../audit.rules.ts'
import { foldAuditTally } from './tally.ts'

const server = await startServer()
const { aUser, anAdmin, aStaff, aVerified, aPost, aBadge } = factories(server.db)
const admin = await anAdmin({ full_name: 'Quản Trị' })
const other = await anAdmin({ full_name: 'Người Khác' })
const client = server.as(admin)
const staff = server.as(await aStaff())

const setStatus =
  'mutation ($_id: ID!, $model: TermModel!, $to: TermStatus!, $reason: String) { cmsSetTermStatus(_id: $_id, model: $model, termStatus: $to, reason: $reason) { version } }'
const change = (_id: string, to: string, reason: string | null = null, model = 'USER', by = client) =>
  by.data(setStatus, { _id, model, to, reason })
const history =
  'query ($model: HistoryModel!, $targetId: ID!, $limit: Int, $after: ID) { cmsHistory(model: $model, targetId: $targetId, limit: $limit, after: $after) { items { _id action actor { fullName } changes { field before after beforeName afterName } reason version createdAt requestId targetName } next } }'
const list =
  'query ($filter: AuditFilter, $action: String, $limit: Int, $page: Int) { cmsGetAuditEntries(filter: $filter, action: $action, limit: $limit, page: $page) { counter items { _id model action targetId } } }'

// The embedded database has the clock of its process.
test.runIf(server.engine === 'postgres')(
  'entries have the time of the database, however wrong the server’s',
  async () => {
    const changed = { action: 'update', model: 'USER', targetId: (await aUser()).id } as const
    const created = { action: 'create', model: 'USER', records: [{ id: (await aUser()).id, version: 1, after: {} }] }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 })
    onTestFinished(() => void vi.useRealTimers())
    await command(ownContext(server.app, 'a day behind'), async (ctx) => {
      await audit(ctx, changed)
      await auditCreated(ctx, created)
    })
    const { rows } = await sql<{ late: boolean }>`
    select created_at < now() - interval '1 minute' as late from audit_entries where request_id like '%a day behind%'`.execute(
      server.db,
    )
    expect(rows).toEqual([{ late: false }, { late: false }])
  },
)

describe('the history of a record', () => {
  test('shows who did what, when and why, with the values before and after, newest first', async () => {
    const user = await aUser({ full_name: 'Chị Hoa' })
    const badge = await aBadge({ title: 'Người sành ăn' })
    await client.data(`mutation { cmsAssignBadge(userId: "${user.id}", badgeId: "${badge.id}") { success } }`)
    await change(user.id, 'BLOCKED', 'Spam')
    const { items, next } = (await client.data(history, { model: 'USER', targetId: user.id })).cmsHistory
    expect(next).toBeNull()
    expect(items).toMatchObject([
      {
        action: 'cmsSetTermStatus',
        actor: { fullName: 'Quản Trị' },
        version: 3,
        reason: 'Spam',
        targetName: 'Chị Hoa',
        changes: [{ field: 'termStatus', before: 'NORMAL', after: 'BLOCKED' }],
      },
      {
        action: 'cmsAssignBadge',
        version: 2,
        reason: null,
        changes: [{ field: 'badgeId', before: null, beforeName: null, after: badge.id, afterName: 'Người sành ăn' }],
      },
    ])
  })

  test('of a config is for administrators, and shows the config’s name even after it was deleted', async () => {
    const { createConfig } = await client.data(
      'mutation { createConfig(key: "GIOI_HAN", value: "5", type: NORMAL) { _id version } }',
    )
    const { _id } = createConfig
    await client.data(`mutation { updateConfig(_id: "${_id}", key: "GIOI_HAN", value: "7", type: NORMAL) { _id } }`)
    await client.data(`mutation { deleteConfig(_id: "${_id}") { _id } }`)
    const of = { model: 'CONFIG', targetId: _id }
    const { items } = (await client.data(history, of)).cmsHistory
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'deleteConfig',
      'updateConfig',
      'createConfig',
    ])
    expect(items[1].changes).toContainEqual(expect.objectContaining({ field: 'value', before: '5', after: '7' }))
    expect(items[0].targetName).toBe('GIOI_HAN')
    expect((await staff.refusal(history, of)).code).toBe('FORBIDDEN')
  })

  test('comes in pages without gaps or duplicates', async () => {
    const { id } = await aUser()
    for (const to of ['HIDDEN', 'SUSPENDING', 'NORMAL', 'HIDDEN', 'NORMAL']) await change(id, to)
    const versions: number[] = []
    let after: string | null = null
    do {
      const page: { items: { version: number }[]; next: string | null } = (
        await client.data(history, { model: 'USER', targetId: id, limit: 2, after })
      ).cmsHistory
      versions.push(...page.items.map((entry) => entry.version))
      after = page.next
    } while (after)
    expect(versions).toEqual([6, 5, 4, 3, 2])
  })

  test('of a person is for ADMIN, of a post for everyone who may change posts', async () => {
    const { id } = await aPost()
    await change(id, 'HIDDEN', null, 'POST', staff)
    expect((await staff.data(history, { model: 'POST', targetId: id })).cmsHistory.items).toHaveLength(1)
    expect((await staff.refusal(history, { model: 'USER', targetId: admin.id })).code).toBe('FORBIDDEN')
    expect((await server.as(await aVerified()).refusal(history, { model: 'POST', targetId: id })).code).toBe(
      'FORBIDDEN',
    )
    expect((await client.data(history, { model: 'USER', targetId: noId })).cmsHistory.items).toEqual([])
  })
})

describe('the whole audit log', () => {
  const count = async (given: object) => (await client.data(list, given)).cmsGetAuditEntries.counter as number
  const recount = async (where: ReturnType<typeof sql<boolean>>) =>
    (
      await server.db
        .selectFrom('audit_entries')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where(where)
        .executeTakeFirstOrThrow()
    ).n

  test('has an exact counter under every filter, before and after its tally is folded', async () => {
    const { id } = await aPost()
    for (const to of ['HIDDEN', 'NORMAL']) await change(id, to, null, 'POST', server.as(other))
    const today = `${dayOf(new Date())}T05:00:00Z`
    const all: [object, ReturnType<typeof sql<boolean>>][] = [
      [{}, sql<boolean>`true`],
      [{ filter: { model: 'POST' } }, sql<boolean>`model = 'POST'`],
      [{ filter: { actor: other.id } }, sql<boolean>`actor_id = ${other.id}`],
      [
        { filter: { actor: other.id, model: 'POST' }, action: 'cmsSetTermStatus' },
        sql<boolean>`actor_id = ${other.id} and model = 'POST' and action = 'cmsSetTermStatus'`,
      ],
      [{ filter: { createdAt: { from: today, to: today } } }, sql<boolean>`true`],
      [{ filter: { createdAt: { to: '2020-01-01T00:00:00Z' } } }, sql<boolean>`false`],
    ]
    for (const fold of [false, true]) {
      if (fold) await foldAuditTally.run(server.app)
      for (const [given, where] of all) expect(await count(given), JSON.stringify(given)).toBe(await recount(where))
    }
    const rows = await server.db.selectFrom('audit_tally').selectAll().execute()
    expect(new Set(rows.map(({ day, actor_id, model, action }) => `${day} ${actor_id} ${model} ${action}`)).size).toBe(
      rows.length,
    )
  })

  test('can be paged from both ends', async () => {
    const ids: string[] = []
    const total = await count({})
    for (let page = 1; page <= Math.ceil(total / 3); page++)
      ids.push(
        ...(await client.data(list, { limit: 3, page })).cmsGetAuditEntries.items.map(
          (entry: { _id: string }) => entry._id,
        ),
      )
    const expected = await server.db
      .selectFrom('audit_entries')
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    expect(ids).toEqual(expected.map((entry) => entry.id))
  })

  test('is for ADMIN, and refuses unknown filter values', async () => {
    expect((await staff.refusal(list)).code).toBe('FORBIDDEN')
    expect((await client.refusal(list, { action: 'dance' })).code).toBe('BAD_USER_INPUT')
    expect((await client.refusal(list, { filter: { actor: 'me' } })).code).toBe('BAD_USER_INPUT')
  })

  test('is exported with names and changes, in the language of who asked', async () => {
    const { id, full_name: name } = await aUser()
    await change(id, 'BLOCKED', 'Spam, nhiều lần')
    const filters = { model: 'USER', action: 'cmsSetTermStatus' }
    const ticket =
      'mutation ($filters: JSON!, $locale: Locale) { createExport(list: "Audit", format: CSV, filters: $filters, locale: $locale, columns: ["createdAt", "actor", "action", "target", "changes", "reason"]) { url } }'
    const file = async (locale: string | null) =>
      (await server.fastify.inject((await client.data(ticket, { filters, locale })).createExport.url)).body
    expect(await file(null)).toContain(`Quản Trị,Changed the status,${name},Status: Normal → Blocked,"Spam, nhiều lần"`)
    expect(await file('vi')).toContain(
      `Quản Trị,Đổi trạng thái,${name},Trạng thái: Bình thường → Bị chặn,"Spam, nhiều lần"`,
    )
    expect((await staff.refusal(ticket, { filters })).code).toBe('FORBIDDEN')
  })

  test('has words for all actions that the code can write', () => {
    const sources = globSync('src/**/{server,member}/**/*.ts')
      .concat('src/app/admin-create.ts')
      .filter((file) => !file.includes('.test.'))
    const written = sources.flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return source.includes('audit(ctx') ? [...source.matchAll(/\baction: '([\w:]+)'/g)].map((match) => match[1]!) : []
    })
    expect(written.filter((action) => !(auditActions as readonly string[]).includes(action))).toEqual([])
  })
})

describe('an undo', () => {
  const undo =
    'mutation ($model: RecordModel!, $_id: ID!, $version: Int!) { cmsUndo(model: $model, _id: $_id, version: $version) { _id model version } }'
  const person = (id: string) =>
    server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const lastEntry = (id: string) =>
    server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('target_id', '=', id)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()

  test('of a block restores the status, as an action of its own', async () => {
    const { id } = await aUser()
    await change(id, 'BLOCKED', 'Spam')
    expect((await client.data(undo, { model: 'USER', _id: id, version: 2 })).cmsUndo).toEqual({
      _id: id,
      model: 'USER',
      version: 3,
    })
    expect(await person(id)).toMatchObject({
      term_status: 'NORMAL',
      version: 3,
      reason: [
        { status: 'NORMAL', reason: '' },
        { status: 'BLOCKED', reason: 'Spam' },
      ],
    })
    expect(await lastEntry(id)).toMatchObject({
      action: 'cmsUndo',
      before: { termStatus: 'BLOCKED' },
      after: { termStatus: 'NORMAL' },
      version: 3,
      actor_id: admin.id,
    })
  })

  test('of an unblocking blocks again with the earlier reason', async () => {
    const { id } = await aPost()
    await change(id, 'BLOCKED', 'Bạo lực', 'POST', staff)
    await staff.data(`mutation { cmsSetPostStatus(_id: "${id}", status: NORMAL) { version } }`)
    await staff.data(undo, { model: 'POST', _id: id, version: 3 })
    // The reason applies again, but the person who undid did not give it.
    const post = await server.db.selectFrom('posts').select('reason').where('id', '=', id).executeTakeFirstOrThrow()
    expect(post.reason).toMatchObject([{ status: 'BLOCKED', reason: 'Bạo lực', restored: true }, {}, {}])
    expect(await lastEntry(id)).toMatchObject({ after: { termStatus: 'BLOCKED' }, reason: '' })
    const imported = await aUser({ term_status: 'BLOCKED' })
    await change(imported.id, 'NORMAL')
    await client.data(undo, { model: 'USER', _id: imported.id, version: 2 })
    expect(await lastEntry(imported.id)).toMatchObject({ after: { termStatus: 'BLOCKED' }, reason: '' })
    expect((await person(imported.id)).reason).toMatchObject([
      { status: 'BLOCKED', reason: 'Blocked without a stated reason.', restored: true },
      {},
    ])
  })

  test('of a badge restores the earlier badge, even one that has been disabled since', async () => {
    const [old, next] = [await aBadge(), await aBadge()]
    const { id } = await aUser({ badge_id: old.id })
    await client.data(`mutation { cmsAssignBadge(userId: "${id}", badgeId: "${next.id}") { success } }`)
    await server.db.updateTable('badges').set({ status: 'DISABLED' }).where('id', '=', old.id).execute()
    await client.data(undo, { model: 'USER', _id: id, version: 2 })
    expect(await person(id)).toMatchObject({ badge_id: old.id, version: 3 })
    expect(await lastEntry(id)).toMatchObject({
      action: 'cmsUndo',
      before: { badgeId: next.id },
      after: { badgeId: old.id },
    })
  })

  test('of a change of many undoes each exactly, with an outcome for each', async () => {
    const blockMany =
      'mutation ($ids: [ID!]) { cmsSetTermStatusOfMany(model: USER, ids: $ids, termStatus: BLOCKED, reason: "Spam") { outcomes { _id version } } }'
    const undoMany =
      'mutation ($model: RecordModel!, $changes: [UndoneChange!]!) { cmsUndoMany(model: $model, changes: $changes) { _id ok version code reason } }'
    const [normal, hidden, moved, foreign] = [
      await aUser(),
      await aUser({ term_status: 'HIDDEN' }),
      await aUser(),
      await aUser(),
    ]
    const ids = [normal.id, hidden.id, moved.id]
    const { outcomes } = (await client.data(blockMany, { ids })).cmsSetTermStatusOfMany
    await server.as(other).data(`mutation { updateUserGroup(userId: "${moved.id}", group: PROVIDER) { version } }`)
    await server.as(other).data(blockMany, { ids: [foreign.id] })
    const changes = [...outcomes, { _id: foreign.id, version: 2 }, outcomes[0]]
    expect((await client.data(undoMany, { model: 'USER', changes })).cmsUndoMany).toEqual([
      { _id: normal.id, ok: true, version: 3, code: null, reason: null },
      { _id: hidden.id, ok: true, version: 3, code: null, reason: null },
      { _id: moved.id, ok: false, version: null, code: 'CONFLICT', reason: 'platform_text_stale' },
      { _id: foreign.id, ok: false, version: null, code: 'FORBIDDEN', reason: 'audit_text_not_yours' },
    ])
    expect((await person(normal.id)).term_status).toBe('NORMAL')
    expect((await person(hidden.id)).term_status).toBe('HIDDEN')
    expect((await person(moved.id)).term_status).toBe('BLOCKED')
    expect(await lastEntry(hidden.id)).toMatchObject({ action: 'cmsUndo', after: { termStatus: 'HIDDEN' } })
    const tooMany = Array.from({ length: 101 }, () => ({ _id: normal.id, version: 3 }))
    expect((await client.refusal(undoMany, { model: 'USER', changes: tooMany })).fields).toMatchObject([
      { field: 'changes', reason: 'platform_text_too_many' },
    ])
    expect((await staff.refusal(undoMany, { model: 'USER', changes: [{ _id: normal.id, version: 2 }] })).code).toBe(
      'FORBIDDEN',
    )
  })

  test('is refused when the record has changed since, and names the changed fields', async () => {
    const { id } = await aUser()
    await change(id, 'BLOCKED', 'Spam')
    await server.as(other).data(`mutation { updateUserGroup(userId: "${id}", group: PROVIDER) { version } }`)
    expect(await client.refusal(undo, { model: 'USER', _id: id, version: 2 })).toMatchObject({
      code: 'CONFLICT',
      reason: 'platform_text_stale',
      version: 3,
      changes: [{ field: 'group', seen: 'MEMBER', now: 'PROVIDER' }],
    })
    expect((await person(id)).term_status).toBe('BLOCKED')
  })

  test('that is refused names the records that the changed fields refer to', async () => {
    const user = await aUser()
    const badge = await aBadge({ title: 'Người sành ăn' })
    await change(user.id, 'SUSPENDING', 'Spam')
    await server.as(other).data(`mutation { cmsAssignBadge(userId: "${user.id}", badgeId: "${badge.id}") { success } }`)
    const { changes } = await client.refusal(undo, { model: 'USER', _id: user.id, version: 2 })
    expect(changes).toContainEqual({
      field: 'badgeId',
      seen: null,
      now: badge.id,
      nowName: 'Người sành ăn',
      at: expect.any(String),
      by: 'Người Khác',
    })
  })

  test('takes effect once, cannot itself be undone, and works only on one’s own change', async () => {
    const { id } = await aUser()
    await change(id, 'HIDDEN')
    expect(await server.as(other).refusal(undo, { model: 'USER', _id: id, version: 2 })).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'audit_text_not_yours',
    })
    await client.data(undo, { model: 'USER', _id: id, version: 2 })
    expect((await client.refusal(undo, { model: 'USER', _id: id, version: 2 })).code).toBe('CONFLICT')
    expect(await client.refusal(undo, { model: 'USER', _id: id, version: 3 })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'audit_text_nothing_to_undo',
    })
    expect((await person(id)).term_status).toBe('NORMAL')
  })

  test('requires the permission of its model', async () => {
    const { id } = await aUser()
    await change(id, 'HIDDEN')
    expect((await staff.refusal(undo, { model: 'USER', _id: id, version: 2 })).code).toBe('FORBIDDEN')
    expect((await server.as(await aVerified()).refusal(undo, { model: 'POST', _id: id, version: 2 })).code).toBe(
      'FORBIDDEN',
    )
  })

  test('follows the model’s rules: the last administrator is not blocked again', async () => {
    const alone = await startServer()
    const make = factories(alone.db)
    const [first, second] = [await make.anAdmin(), await make.anAdmin({ term_status: 'BLOCKED' })]
    await alone.as(first).data(setStatus, { _id: second.id, model: 'USER', to: 'NORMAL' })
    await alone.db.updateTable('users').set({ term_status: 'HIDDEN' }).where('id', '=', first.id).execute()
    expect(await alone.as(first).refusal(undo, { model: 'USER', _id: second.id, version: 2 })).toMatchObject({
      reason: 'users_text_last_admin',
    })
  })
})

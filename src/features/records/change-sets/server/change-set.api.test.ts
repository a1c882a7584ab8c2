import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { endPauses } from '../../../../platform/server/jobs/job-failures.ts'
import { applyDueChangeSets } from './apply.ts'
import { setsToLookAt } from './change-set.queries.ts'

const server = await startServer()
const { aBadge, aBanner, anAdmin, aGrantee, anEvent, aVoucher, aStaff, aWheel, aWheelPrize } = factories(server.db)
const person = await aGrantee('PROMOTION')
const [author, approver] = [server.as(person), server.as(await aGrantee('PROMOTION'))]

const fields = `{ _id title note status changes version applyAt appliedAt approver { _id } rolledBackBy { _id }
  failure { field reason params }
  items { _id operation model targetId name outdated effects { model targetId name changes { field before after } } } }`
const planning = `mutation ($_id: ID, $title: String, $operation: PlannedOperation!, $input: JSON!) {
  cmsPlanChange(_id: $_id, title: $title, operation: $operation, input: $input) ${fields} }`
const approving = `mutation ($_id: ID!, $version: Int!, $applyAt: DateTime) {
  cmsApproveChangeSet(_id: $_id, version: $version, applyAt: $applyAt) ${fields} }`
const of = (name: string) => `mutation ($_id: ID!, $version: Int) { ${name}(_id: $_id, version: $version) ${fields} }`
const [withdrawing, rollingBack] = [of('cmsWithdrawChangeSet'), of('cmsRollBackChangeSet')]

const plan = async (operation: string, input: object, set: object = { title: 'Tết' }) =>
  (await author.data(planning, { ...set, operation, input })).cmsPlanChange
const approve = async ({ _id, version }: { _id: string; version: number }, applyAt?: Date) =>
  (await approver.data(approving, { _id, version, applyAt })).cmsApproveChangeSet
const bannerOf = (id: string) =>
  server.db.selectFrom('banners').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const setOf = async (_id: string) =>
  (await author.data(`query ($_id: ID!) { cmsChangeSet(_id: $_id) ${fields} }`, { _id })).cmsChangeSet
const history = (id: string) =>
  server.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'reason', 'before'])
    .where('target_id', '=', id)
    .orderBy('position')
    .execute()
async function aWholeWheel(): Promise<string> {
  const { id, batch } = await aWheel()
  await aWheelPrize(batch)
  return id
}
const soon = () => new Date(Date.now() + 60_000)
/** Lets the time of a scheduled set come. */
async function due(_id: string) {
  await server.db
    .updateTable('change_sets')
    .set({ apply_at: new Date(Date.now() - 1000) })
    .where('id', '=', _id)
    .execute()
  await applyDueChangeSets.run(server.app)
}

describe('a draft', () => {
  test('keeps a change without making it, and tells what it would do', async () => {
    const banner = await aBanner({ name: 'Hè' })
    const set = await plan('updateBanner', { _id: banner.id, name: 'Thu', version: 1 })
    expect(set).toMatchObject({ title: 'Tết', status: 'DRAFT', changes: 1, approver: null })
    expect(set.items).toEqual([
      {
        _id: expect.any(String),
        operation: 'updateBanner',
        model: 'BANNER',
        targetId: banner.id,
        name: 'Hè',
        outdated: false,
        effects: [
          {
            model: 'BANNER',
            targetId: banner.id,
            name: 'Thu',
            changes: [{ field: 'name', before: 'Hè', after: 'Thu' }],
          },
        ],
      },
    ])
    expect(await bannerOf(banner.id)).toMatchObject({ name: 'Hè', version: 1 })
    expect(await history(banner.id)).toEqual([])
  })

  test('shows what a change does to other records', async () => {
    const [shown, next] = [await anEvent({ name: 'Hè', status: true }), await anEvent({ name: 'Thu' })]
    const set = await plan('updateEvent', { _id: next.id, data: { status: true } })
    expect(
      set.items[0].effects.map(({ name, changes }: { name: string; changes: object[] }) => [name, changes]),
    ).toEqual([
      ['Hè', [{ field: 'status', before: true, after: false }]],
      ['Thu', [{ field: 'status', before: false, after: true }]],
    ])
    await server.db.updateTable('events').set({ status: false }).where('id', '=', shown.id).execute()
  })

  test('refuses what the operation refuses, naming the field', async () => {
    const banner = await aBanner()
    const refused = (input: object) => author.refusal(planning, { title: 'Tết', operation: 'updateBanner', input })
    expect(await refused({ _id: banner.id, endDate: 0 })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'input.endDate' }],
    })
    expect(await refused({ _id: banner.id, colour: 'red' })).toMatchObject({ fields: [{ field: 'input.colour' }] })
    expect(await refused({ name: 'Thu' })).toMatchObject({ fields: [{ field: 'input._id' }] })
    expect(await refused({ _id: noId, name: 'Thu' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refused({ _id: banner.id, name: banner.name })).toMatchObject({
      reason: 'change_sets_text_nothing_changes',
    })
    expect(await refused({ _id: banner.id, name: 'Thu', version: 7 })).toMatchObject({ code: 'CONFLICT' })
    expect(
      await author.refusal(planning, { operation: 'updateBanner', input: { _id: banner.id, name: 'X' } }),
    ).toMatchObject({
      reason: 'change_sets_text_set_or_title',
    })
  })

  test('changes a record once', async () => {
    const banner = await aBanner({ name: 'Hè' })
    const { _id } = await plan('updateBanner', { _id: banner.id, name: 'Thu' })
    const again = { _id, operation: 'updateBanner', input: { _id: banner.id, status: 'DISABLED' } }
    expect(await author.refusal(planning, again)).toMatchObject({
      fields: [{ field: '_id', reason: 'change_sets_text_record_taken', params: { name: 'Hè' } }],
    })
  })

  test('holds at most a hundred changes', async () => {
    const { _id } = await plan('updateBanner', { _id: (await aBanner()).id, name: 'Thu' })
    await server.db.updateTable('change_sets').set({ changes: 100 }).where('id', '=', _id).execute()
    const more = { _id, operation: 'updateBanner', input: { _id: (await aBanner()).id, name: 'Đông' } }
    expect(await author.refusal(planning, more)).toMatchObject({
      fields: [{ field: '_id', reason: 'change_sets_text_too_many' }],
    })
  })

  test('belongs to its author', async () => {
    const banner = await aBanner()
    const { _id, items } = await plan('updateBanner', { _id: banner.id, name: 'Thu' })
    const other = { _id, operation: 'updateBanner', input: { _id: (await aBanner()).id, name: 'Đông' } }
    const unplanning = `mutation ($_id: ID!) { cmsUnplanChange(_id: $_id) ${fields} }`
    const editing =
      'mutation ($_id: ID!, $title: String, $note: String) { cmsUpdateChangeSet(_id: $_id, title: $title, note: $note) { title note } }'
    for (const [text, variables] of [
      [planning, other],
      [unplanning, { _id: items[0]._id }],
      [editing, { _id, title: 'Của tôi' }],
    ] as const)
      expect(await approver.refusal(text, variables)).toMatchObject({ reason: 'change_sets_text_not_yours' })
    expect((await author.data(editing, { _id, note: ' Xin xem ' })).cmsUpdateChangeSet).toEqual({
      title: 'Tết',
      note: 'Xin xem',
    })
    const undoing = 'mutation ($_id: ID!) { cmsUndo(model: CHANGE_SET, _id: $_id, version: 3) { version } }'
    await author.data(undoing, { _id })
    expect(await setOf(_id)).toMatchObject({ title: 'Tết', note: '' })
    expect((await author.data(unplanning, { _id: items[0]._id })).cmsUnplanChange).toMatchObject({
      changes: 0,
      items: [],
    })
    expect(await author.refusal(unplanning, { _id: items[0]._id })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is deleted by its author or an ADMIN, whatever its state before it takes effect', async () => {
    const deleting = 'mutation ($_id: ID!) { cmsDeleteChangeSet(_id: $_id) }'
    const [boss, banner] = [await anAdmin(), await aBanner({ name: 'Hè' })]
    for (const [by, actor_id] of [
      [author, person.id],
      [server.as(boss), boss.id],
    ] as const) {
      const set = await plan('updateBanner', { _id: banner.id, name: 'Thu' })
      for (const scheduled of [false, true]) {
        if (scheduled) await approve(set, soon())
        expect(await approver.refusal(deleting, set)).toMatchObject({
          code: 'FORBIDDEN',
          reason: 'change_sets_text_delete_not_yours',
        })
      }
      expect(await by.data(deleting, set)).toEqual({ cmsDeleteChangeSet: true })
      expect(await by.data(deleting, set)).toEqual({ cmsDeleteChangeSet: false })
      expect((await history(set._id)).at(-1)).toEqual({
        action: 'cmsDeleteChangeSet',
        actor_id,
        reason: null,
        before: expect.objectContaining({ title: 'Tết', authorId: person.id }),
      })
    }
  })
})

describe('an approval', () => {
  test('makes all changes at once, as their author, under the title of the set', async () => {
    const [banner, badge, voucher] = [await aBanner(), await aBadge(), await aVoucher({ type: 'GAME' })]
    const { _id } = await plan('updateBanner', { _id: banner.id, name: 'Thu' })
    await plan('cmsUpdateBadge', { _id: badge.id, title: 'Nhà thám hiểm' }, { _id })
    const set = await plan('updateVoucher', { _id: voucher.id, data: { title: 'Giảm nửa giá' } }, { _id })
    const approved = await approve(set)
    expect(approved).toMatchObject({ status: 'APPLIED', applyAt: null, appliedAt: expect.any(String), changes: 3 })
    expect(await bannerOf(banner.id)).toMatchObject({ name: 'Thu', version: 2 })
    expect(await history(banner.id)).toMatchObject([{ action: 'updateBanner', actor_id: person.id, reason: 'Tết' }])
    expect(approved.items.map(({ outdated }: { outdated: boolean }) => outdated)).toEqual([false, false, false])
    const more = { _id, operation: 'updateBanner', input: { _id: (await aBanner()).id, name: 'Đông' } }
    for (const [by, text, variables] of [
      [approver, approving, approved],
      [approver, withdrawing, { _id }],
      [author, 'mutation ($_id: ID!) { cmsDeleteChangeSet(_id: $_id) }', { _id }],
      [author, planning, more],
    ] as const)
      expect((await by.refusal(text, variables)).reason, text).toBe('change_sets_text_applied_already')
  })

  test('makes none of the changes if one is refused, and names it', async () => {
    const [first, second] = [await aBanner(), await aBanner()]
    const { _id } = await plan('updateBanner', { _id: first.id, name: 'Một' })
    const set = await plan('updateBanner', { _id: second.id, name: 'Hai' }, { _id })
    await author.data('mutation ($_id: ID!) { updateBanner(_id: $_id, name: "Khác") { _id } }', { _id: second.id })
    const items = (await setOf(_id)).items as { _id: string; targetId: string; outdated: boolean }[]
    const late = items.find(({ targetId }) => targetId === second.id)!
    expect(late.outdated).toBe(true)
    expect(await approver.refusal(approving, set)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        {
          field: `changes.${late._id}`,
          reason: 'change_sets_text_overtaken_by',
          params: { name: second.name, by: person.full_name },
        },
      ],
    })
    expect(await bannerOf(first.id)).toMatchObject({ version: 1 })
    expect(await setOf(_id)).toMatchObject({ status: 'DRAFT' })
  })

  test('is given by somebody else, for what they saw, and needs changes', async () => {
    const banner = await aBanner()
    const set = await plan('updateBanner', { _id: banner.id, name: 'Thu' })
    expect(await author.refusal(approving, set)).toMatchObject({ reason: 'change_sets_text_own' })
    await plan('updateBanner', { _id: (await aBanner()).id, name: 'Đông' }, { _id: set._id })
    expect(await approver.refusal(approving, set)).toMatchObject({ code: 'CONFLICT' })
    const { _id, items } = await plan('updateBanner', { _id: banner.id, name: 'Thu' })
    await author.data('mutation ($_id: ID!) { cmsUnplanChange(_id: $_id) { _id } }', { _id: items[0]._id })
    expect(await approver.refusal(approving, { _id, version: 3 })).toMatchObject({ reason: 'change_sets_text_empty' })
  })

  test('does nothing once its author may not', async () => {
    const leaving = await aGrantee('PROMOTION')
    const banner = await aBanner()
    const input = { _id: banner.id, name: 'Thu' }
    const { cmsPlanChange: set } = await server
      .as(leaving)
      .data(planning, { title: 'Tết', operation: 'updateBanner', input })
    await server.db.deleteFrom('grants').where('user_id', '=', leaving.id).execute()
    expect(await approver.refusal(approving, set)).toMatchObject({
      fields: [{ field: `changes.${set.items[0]._id}`, reason: 'platform_text_permission_denied' }],
    })
    await server.db.updateTable('users').set({ term_status: 'BLOCKED' }).where('id', '=', leaving.id).execute()
    expect(await approver.refusal(approving, set)).toMatchObject({ reason: 'change_sets_text_author_gone' })
  })
})

describe('a scheduled set that is broken', () => {
  const itemsOf = (_id: string) => server.db.updateTable('change_set_items').where('change_set_id', '=', _id)
  const planned = async () => approve(await plan('updateBanner', { _id: (await aBanner()).id, name: 'Thu' }), soon())

  test.each([
    ['an operation that is gone', { operation: 'updateNothing' }, 'change_sets_text_operation_gone'],
    [
      'a kind of record that is gone',
      { model: 'NOTHING', operation: 'updateNothing' },
      'change_sets_text_operation_gone',
    ],
    ['an argument that is gone', { input: JSON.stringify({ nothing: 1 }) }, 'platform_text_malformed'],
    ['a value that is no longer valid', { input: JSON.stringify({ name: 7 }) }, expect.any(String)],
  ])(
    'by %s fails at once with the reason, which its author sees, and keeps no later one waiting',
    async (_, change, reason) => {
      const [set, later] = [await planned(), await planned()]
      await itemsOf(set._id).set(change).execute()
      for (const { _id } of [set, later])
        await server.db
          .updateTable('change_sets')
          .set({ apply_at: new Date(0) })
          .where('id', '=', _id)
          .execute()
      expect(await applyDueChangeSets.run(server.app)).toMatchObject({ failures: [] })
      expect(await setOf(later._id)).toMatchObject({ status: 'APPLIED' })
      const broken = await setOf(set._id)
      expect(broken).toMatchObject({ status: 'FAILED', failure: [{ field: `changes.${broken.items[0]._id}`, reason }] })
      const listed = await author.data(`{ cmsChangeSets(limit: 5) { items ${fields} } }`)
      expect(listed.cmsChangeSets.items).toContainEqual(broken)
      expect(await approver.refusal(approving, broken)).toMatchObject({ code: 'BAD_USER_INPUT' })
    },
  )

  test('by a fault fails after five tries', async () => {
    const set = await planned()
    const fault = vi.spyOn(server.app.schema, 'getMutationType').mockImplementation(() => {
      throw new TypeError('a fault')
    })
    for (let i = 1; i <= 5; i++) {
      await due(set._id)
      await endPauses(server.db, { job: applyDueChangeSets.name })
      const { status } = await server.db
        .selectFrom('change_sets')
        .select('status')
        .where('id', '=', set._id)
        .executeTakeFirstOrThrow()
      expect(status).toBe(i < 5 ? 'SCHEDULED' : 'FAILED')
    }
    fault.mockRestore()
    expect(await setOf(set._id)).toMatchObject({ failure: [{ field: '', reason: 'change_sets_text_broken' }] })
  })
})

describe('a scheduled set', () => {
  test('takes effect when its time has come, once', async () => {
    const banner = await aBanner()
    const at = soon()
    const set = await approve(await plan('updateBanner', { _id: banner.id, name: 'Thu' }), at)
    expect(set).toMatchObject({ status: 'SCHEDULED', applyAt: at.toISOString() })
    await applyDueChangeSets.run(server.app)
    expect(await bannerOf(banner.id)).toMatchObject({ version: 1 })
    await due(set._id)
    await applyDueChangeSets.run(server.app)
    expect(await bannerOf(banner.id)).toMatchObject({ name: 'Thu', version: 2 })
    expect(await setOf(set._id)).toMatchObject({ status: 'APPLIED' })
    expect((await history(set._id)).map(({ action }) => action)).toEqual([
      'cmsPlanChange',
      'cmsPlanChange',
      'cmsApproveChangeSet',
      'change-set:due',
    ])
  })

  test('fails as a whole, and says why', async () => {
    const [first, second] = [await aBanner(), await aBanner()]
    const { _id } = await plan('updateBanner', { _id: first.id, name: 'Một' })
    await approve(await plan('updateBanner', { _id: second.id, name: 'Hai' }, { _id }), soon())
    await author.data('mutation ($_id: ID!) { cmsDeleteBanner(_id: $_id) }', { _id: second.id })
    await due(_id)
    const failed = await setOf(_id)
    expect(failed).toMatchObject({ status: 'FAILED', failure: [{ reason: 'banners_text_gone' }] })
    expect(await bannerOf(first.id)).toMatchObject({ version: 1 })
    const drafted = (await author.data(withdrawing, failed)).cmsWithdrawChangeSet
    expect(drafted).toMatchObject({ status: 'DRAFT', failure: [], approver: null })
  })

  test('fails if its approver may no longer do that', async () => {
    const leaving = await aGrantee('PROMOTION')
    const set = await plan('updateBanner', { _id: (await aBanner()).id, name: 'Thu' })
    await server.as(leaving).data(approving, { ...set, applyAt: soon() })
    await server.db.deleteFrom('grants').where('user_id', '=', leaving.id).execute()
    await due(set._id)
    expect(await setOf(set._id)).toMatchObject({ failure: [{ reason: 'change_sets_text_approver_gone' }] })
  })

  test('becomes a draft by an edit, or when the approval is withdrawn', async () => {
    const set = await approve(await plan('updateBanner', { _id: (await aBanner()).id, name: 'Thu' }), soon())
    const edited = await plan('updateBanner', { _id: (await aBanner()).id, name: 'Đông' }, { _id: set._id })
    expect(edited).toMatchObject({ status: 'DRAFT', approver: null, applyAt: null, changes: 2 })
    const again = await approve(edited, soon())
    expect((await author.data(withdrawing, again)).cmsWithdrawChangeSet).toMatchObject({ status: 'DRAFT' })
    await due(set._id).catch(() => undefined)
    expect(await setOf(set._id)).toMatchObject({ status: 'DRAFT' })
  })

  test('has a time in the future, and could take effect now', async () => {
    const banner = await aBanner()
    const set = await plan('updateBanner', { _id: banner.id, name: 'Thu' })
    const refused = (applyAt: Date) => approver.refusal(approving, { ...set, applyAt })
    expect(await refused(new Date(Date.now() - 1))).toMatchObject({
      fields: [{ field: 'applyAt', reason: 'change_sets_text_time_past' }],
    })
    expect(await refused(new Date(Date.now() + 400 * 86_400_000))).toMatchObject({ fields: [{ field: 'applyAt' }] })
    await author.data('mutation ($_id: ID!) { updateBanner(_id: $_id, name: "Khác") { _id } }', { _id: banner.id })
    expect(await refused(soon())).toMatchObject({ fields: [{ reason: 'change_sets_text_overtaken_by' }] })
  })
})

describe('a record that moves on', () => {
  const other = `mutation ($_id: ID!, $name: String, $status: BannerStatus, $version: Int) {
    updateBanner(_id: $_id, name: $name, status: $status, version: $version) { version } }`
  const outdated = `query ($_id: ID!) { cmsChangeSet(_id: $_id) { items { outdated overtaken { field now by at } } } }`
  const itemOf = async (_id: string) => (await author.data(outdated, { _id })).cmsChangeSet.items[0]

  test('in other fields leaves a change good, when it is written, approved and due', async () => {
    const banner = await aBanner({ name: 'Hè' })
    await approver.data(other, { _id: banner.id, status: 'DISABLED' })
    const set = await plan('updateBanner', { _id: banner.id, name: 'Thu', version: 1 })
    expect(await itemOf(set._id)).toEqual({ outdated: false, overtaken: [] })
    const scheduled = await approve(set, soon())
    await approver.data(other, { _id: banner.id, status: 'ENABLED' })
    await approver.data(other, { _id: banner.id, status: 'DISABLED' })
    await due(scheduled._id)
    expect(await setOf(set._id)).toMatchObject({ status: 'APPLIED', failure: [] })
    expect(await bannerOf(banner.id)).toMatchObject({ name: 'Thu', status: 'DISABLED' })
  })

  test('in the same fields breaks it, and says whose change that was, and what', async () => {
    const banner = await aBanner({ name: 'Hè' })
    const set = await approve(await plan('updateBanner', { _id: banner.id, name: 'Thu' }), soon())
    await approver.data(other, { _id: banner.id, name: 'Đông' })
    const by = (
      await server.db.selectFrom('users').select('full_name').where('id', '=', set.approver._id).execute()
    )[0]!
    expect(await itemOf(set._id)).toEqual({
      outdated: true,
      overtaken: [{ field: 'name', now: 'Đông', by: by.full_name, at: expect.any(String) }],
    })
    await due(set._id)
    expect(await setOf(set._id)).toMatchObject({
      status: 'FAILED',
      failure: [{ reason: 'change_sets_text_overtaken_by', params: { name: 'Hè', by: by.full_name } }],
    })
    expect(await bannerOf(banner.id)).toMatchObject({ name: 'Đông' })
  })

  test('and back again has not changed', async () => {
    const banner = await aBanner({ name: 'Hè' })
    const set = await plan('updateBanner', { _id: banner.id, name: 'Thu' })
    for (const name of ['Đông', 'Hè']) await approver.data(other, { _id: banner.id, name })
    expect(await itemOf(set._id)).toEqual({ outdated: false, overtaken: [] })
    expect(await approve(set)).toMatchObject({ status: 'APPLIED' })
  })

  test('an input of the whole record does not put old values back', async () => {
    const banner = await aBanner({ name: 'Hè' })
    const input = { _id: banner.id, name: 'Thu', status: banner.status, version: 1 }
    const set = await plan('updateBanner', input)
    await approver.data(other, { _id: banner.id, status: 'DISABLED' })
    expect(await approver.refusal(approving, set)).toMatchObject({
      fields: [{ reason: 'change_sets_text_overtaken_by' }],
    })
    const late = { title: 'Tết', operation: 'updateBanner', input }
    expect(await author.refusal(planning, late)).toMatchObject({ code: 'CONFLICT' })
    expect(await bannerOf(banner.id)).toMatchObject({ name: 'Hè', status: 'DISABLED' })
  })
})

describe('a set that needs its people', () => {
  const sendingBack = `mutation ($_id: ID!, $version: Int, $comment: String!) {
    cmsSendBackChangeSet(_id: $_id, version: $version, comment: $comment) {
      _id status version approver { _id } sentBackBy { _id } sentBackComment } }`
  const figures = (...people: { readonly id: string }[]) =>
    setsToLookAt(
      server.db,
      people.map(({ id }) => id),
    )

  test('is sent back with a comment, which its next edit ends', async () => {
    const writer = await aGrantee('PROMOTION')
    const banner = await aBanner()
    const change = { title: 'Tết', operation: 'updateBanner', input: { _id: banner.id, name: 'Thu' } }
    const { cmsPlanChange: set } = await server.as(writer).data(planning, change)
    const scheduled = await approve(set, soon())
    const back = { _id: set._id, version: scheduled.version, comment: ' Sai tên ' }
    expect(await server.as(writer).refusal(sendingBack, back)).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'change_sets_text_send_back_own',
    })
    expect(await approver.refusal(sendingBack, { ...back, version: set.version })).toMatchObject({ code: 'CONFLICT' })
    expect(await approver.refusal(sendingBack, { ...back, comment: ' ' })).toMatchObject({
      fields: [{ field: 'comment', reason: 'change_sets_text_comment_required' }],
    })
    const { cmsSendBackChangeSet: returned } = await approver.data(sendingBack, back)
    expect(returned).toMatchObject({ status: 'DRAFT', approver: null, sentBackComment: 'Sai tên' })
    expect((await history(set._id)).at(-1)).toMatchObject({ action: 'cmsSendBackChangeSet', reason: 'Sai tên' })
    expect(await figures(writer)).toEqual(new Map([[writer.id, 1]]))
    await server
      .as(writer)
      .data('mutation ($_id: ID!) { cmsUpdateChangeSet(_id: $_id, note: "Đã sửa") { _id } }', returned)
    expect(await figures(writer)).toEqual(new Map())
  })

  test('is counted for its author and its approver once it failed, and for nobody else', async () => {
    const [writer, reader, stranger] = [await aGrantee('PROMOTION'), await aGrantee('PROMOTION'), await aStaff()]
    const banner = await aBanner({ name: 'Hè' })
    const change = { title: 'Tết', operation: 'updateBanner', input: { _id: banner.id, name: 'Thu' } }
    const { cmsPlanChange: set } = await server.as(writer).data(planning, change)
    await server.as(reader).data(approving, { ...set, applyAt: soon() })
    expect(await figures(writer, reader)).toEqual(new Map())
    await author.data('mutation ($_id: ID!) { updateBanner(_id: $_id, name: "Đông") { _id } }', { _id: banner.id })
    await due(set._id)
    expect(await figures(writer, reader, stranger)).toEqual(
      new Map([
        [writer.id, 1],
        [reader.id, 1],
      ]),
    )
    await author.data(withdrawing, { _id: set._id })
    expect(await figures(writer, reader)).toEqual(new Map())
  })

  test('is named by its records as long as it is scheduled, the earliest first', async () => {
    const banner = await aBanner()
    const asked = 'query ($_id: ID!) { cmsScheduledChanges(_id: $_id) { _id applyAt } }'
    const scheduled = async () => (await author.data(asked, { _id: banner.id })).cmsScheduledChanges
    const late = await plan('updateBanner', { _id: banner.id, name: 'Thu' })
    const early = await plan('updateBanner', { _id: banner.id, status: 'DISABLED' })
    expect(await scheduled()).toEqual([])
    await approve(late, new Date(Date.now() + 120_000))
    await approve(early, soon())
    expect(await scheduled()).toMatchObject([{ _id: early._id }, { _id: late._id }])
    await author.data(withdrawing, { _id: early._id })
    expect(await scheduled()).toMatchObject([{ _id: late._id }])
  })
})

describe('rolling back', () => {
  test('puts everything back, side effects included', async () => {
    const [shown, next] = [await anEvent({ status: true }), await anEvent()]
    const banner = await aBanner({ name: 'Hè' })
    const { _id } = await plan('updateEvent', { _id: next.id, data: { status: true } })
    const set = await approve(await plan('updateBanner', { _id: banner.id, name: 'Thu' }, { _id }))
    const statusOf = async (id: string) =>
      (await server.db.selectFrom('events').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
    expect([await statusOf(shown.id), await statusOf(next.id)]).toEqual([false, true])
    const back = (await approver.data(rollingBack, set)).cmsRollBackChangeSet
    expect(back).toMatchObject({ status: 'ROLLED_BACK', rolledBackBy: { _id: expect.any(String) } })
    expect([await statusOf(shown.id), await statusOf(next.id)]).toEqual([true, false])
    expect(await bannerOf(banner.id)).toMatchObject({ name: 'Hè', version: 3 })
    expect(await approver.refusal(rollingBack, back)).toMatchObject({ reason: 'change_sets_text_not_applied' })
    await server.db.updateTable('events').set({ status: false }).execute()
  })

  test('a set that enables two events goes back through both', async () => {
    const [first, second] = [await anEvent(), await anEvent()]
    const { _id } = await plan('updateEvent', { _id: first.id, data: { status: true } })
    const set = await approve(await plan('updateEvent', { _id: second.id, data: { status: true } }, { _id }))
    await approver.data(rollingBack, set)
    const enabled = await server.db.selectFrom('events').select('id').where('status', '=', true).execute()
    expect(enabled).toEqual([])
  })

  test.each(['updateBanner', 'cmsUpdateBadge', 'updateVoucher', 'updateEvent', 'updateLuckyWheel'])(
    'takes back %s',
    async (operation) => {
      const made = {
        updateBanner: async () => ({ table: 'banners', id: (await aBanner()).id, input: { name: 'Mới' } }),
        cmsUpdateBadge: async () => ({ table: 'badges', id: (await aBadge()).id, input: { title: 'Mới' } }),
        updateVoucher: async () => ({
          table: 'vouchers',
          id: (await aVoucher()).id,
          input: { data: { title: 'Mới' } },
        }),
        updateLuckyWheel: async () => ({
          table: 'lucky_wheels',
          id: await aWholeWheel(),
          input: { data: { title: 'Mới' } },
        }),
        updateEvent: async () => ({ table: 'events', id: (await anEvent()).id, input: { data: { name: 'Mới' } } }),
      }
      const { table, id, input } = await made[operation as keyof typeof made]()
      const stored = async () =>
        (await sql<object>`select * from ${sql.table(table)} where id = ${id}`.execute(server.db)).rows[0]!
      const before = await stored()
      const set = await approve(await plan(operation, { _id: id, ...input }))
      expect(await stored()).not.toMatchObject(before)
      await approver.data(rollingBack, set)
      expect(await stored()).toMatchObject({ ...before, version: 3 })
    },
  )

  test('takes nothing back if one of the records has changed since', async () => {
    const [first, second] = [await aBanner({ name: 'a' }), await aBanner({ name: 'b' })]
    const { _id } = await plan('updateBanner', { _id: first.id, name: 'Một' })
    const set = await approve(await plan('updateBanner', { _id: second.id, name: 'Hai' }, { _id }))
    await author.data('mutation ($_id: ID!) { updateBanner(_id: $_id, name: "Khác") { _id } }', { _id: first.id })
    const refusal = await approver.refusal(rollingBack, set)
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ reason: 'platform_text_stale' }] })
    expect(await bannerOf(second.id)).toMatchObject({ name: 'Hai', version: 2 })
  })
})

test('the list filters by status and finds by title', async () => {
  const { _id } = await plan('updateBanner', { _id: (await aBanner()).id, name: 'Thu' }, { title: 'Trung thu rực rỡ' })
  const found = async (filter: object) =>
    (
      await author.data(
        'query ($filter: ChangeSetFilter) { cmsChangeSets(limit: 100, filter: $filter) { counter items { _id } } }',
        { filter },
      )
    ).cmsChangeSets
  expect(await found({ q: 'trung thu' })).toEqual({ counter: 1, items: [{ _id }] })
  expect(await found({ q: 'trung thu', status: 'APPLIED' })).toEqual({ counter: 0, items: [] })
  expect(await author.refusal('query ($_id: ID!) { cmsChangeSet(_id: $_id) { _id } }', { _id: noId })).toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('without the area nobody plans or approves', async () => {
  const staff = server.as(await aStaff())
  const set = await plan('updateBanner', { _id: (await aBanner()).id, name: 'Thu' })
  expect(await staff.refusal(approving, set)).toMatchObject({ code: 'FORBIDDEN' })
})

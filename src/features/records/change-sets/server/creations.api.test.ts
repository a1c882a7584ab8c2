import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { applyDueChangeSets } from './apply.ts'

const server = await startServer()
const { aBadge, aBanner, aMedia, aRegisterForm, aGrantee } = factories(server.db)
const person = await aGrantee('PROMOTION')
const [author, approver] = [server.as(person), server.as(await aGrantee('PROMOTION'))]

const fields = `{ _id status changes version failure { field reason }
  items { _id operation model targetId name creates outdated effects { targetId name changes { field after } } } }`
const planning = `mutation ($_id: ID, $title: String, $operation: PlannedOperation!, $input: JSON!) {
  cmsPlanChange(_id: $_id, title: $title, operation: $operation, input: $input) ${fields} }`
const approving = `mutation ($_id: ID!, $version: Int!, $applyAt: DateTime) {
  cmsApproveChangeSet(_id: $_id, version: $version, applyAt: $applyAt) ${fields} }`
const plan = async (operation: string, input: object, set: object = { title: 'Tết' }) =>
  (await author.data(planning, { ...set, operation, input })).cmsPlanChange
const approve = async ({ _id, version }: { _id: string; version: number }, applyAt?: Date) =>
  (await approver.data(approving, { _id, version, applyAt })).cmsApproveChangeSet
const rollBack = (_id: string) => `mutation { cmsRollBackChangeSet(_id: "${_id}") { status } }`

const photo = async () => (await aMedia({ uploaded_by: person.id, uploaded_bytes: 9 })).id
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const period = { startDate: inDays(40), endDate: inDays(42) }
const aBannerInput = async (name = 'Khai xuân') => ({
  name,
  type: 'SCREEN',
  data: { screen: 'WALLET' },
  mediaId: await photo(),
  ...period,
})

/** Each kind that can be planned anew: its input, its table, and whether its row stays when it is deleted. */
const kinds = [
  ['createBanner', 'banners', false, () => aBannerInput()],
  [
    'createVoucher',
    'vouchers',
    true,
    async () => ({
      data: { type: 'GAME', title: 'Trà', titleEn: 'Tea', description: 'x', descriptionEn: 'x', ...period },
    }),
  ],
  [
    'createLuckyWheel',
    'lucky_wheels',
    true,
    async () => ({
      title: 'Vòng xuân',
      titleEn: 'Spring',
      activeDate: period,
      batchs: [
        {
          activeDate: period,
          prizes: [{ prize_index: 0, prizeTier: 'GOLD', qty: 2, point: 1, mediaId: await photo() }],
        },
      ],
    }),
  ],
  [
    'createEvent',
    'events',
    false,
    async () => ({
      name: 'Lì xì',
      loop: 3,
      logoId: await photo(),
      logoStatus: true,
      backgroundId: await photo(),
      backgroundStatus: true,
      animationId: await photo(),
      animationStatus: true,
    }),
  ],
  [
    'cmsCreateBadge',
    'badges',
    false,
    async () => ({
      title: 'Xông đất',
      titleEn: 'First foot',
      mediaId: await photo(),
      registerFormIds: [(await aRegisterForm((await aBadge()).id)).id],
    }),
  ],
] as const

test.each(kinds)(
  '%s is planned, created with the id of its change, and deleted by a rollback',
  async (operation, table, stays, input) => {
    const rowOf = (id: string) => server.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
    const set = await plan(operation, await input())
    const [item] = set.items
    expect(item).toMatchObject({ operation, creates: true, outdated: false, targetId: item._id })
    expect(item.name).not.toBe('')
    expect(item.effects).toHaveLength(1)
    expect(item.effects[0]).toMatchObject({ targetId: item._id, name: item.name })
    expect(await rowOf(item._id)).toBeUndefined()
    expect((await approve(set)).status).toBe('APPLIED')
    expect(await rowOf(item._id)).toMatchObject({ version: 1 })
    expect((await approver.data(rollBack(set._id))).cmsRollBackChangeSet.status).toBe('ROLLED_BACK')
    const left = await rowOf(item._id)
    expect(stays ? (left as { deleted_at: Date | null }).deleted_at : left).toEqual(
      stays ? expect.any(Date) : undefined,
    )
  },
)

test('what is created appears at the time of the set, as its author’s, with all other changes or not at all', async () => {
  const changed = await aBanner({ name: 'Hè' })
  const set = await plan('createBanner', await aBannerInput('Đêm giao thừa'))
  const both = await plan('updateBanner', { _id: changed.id, name: 'Thu' }, { _id: set._id })
  const { _id } = await approve(both, new Date(Date.now() + 60_000))
  const due = async () => {
    const past = { apply_at: new Date(Date.now() - 1000) }
    await server.db.updateTable('change_sets').set(past).where('id', '=', _id).execute()
    await applyDueChangeSets.run(server.app)
  }
  const namesNow = async () =>
    (await server.db.selectFrom('banners').select('name').where('id', 'in', [changed.id, set.items[0]._id]).execute())
      .map(({ name }) => name)
      .toSorted()
  await server.db.updateTable('banners').set({ version: 2 }).where('id', '=', changed.id).execute()
  await author.data(`mutation { updateBanner(_id: "${changed.id}", name: "Đông") { _id } }`)
  await due()
  expect(await namesNow()).toEqual(['Đông'])
  const removing = `mutation { cmsUnplanChange(_id: "${both.items.find(({ creates }: { creates: boolean }) => !creates)._id}") ${fields} }`
  await approve((await author.data(removing)).cmsUnplanChange, new Date(Date.now() + 60_000))
  await due()
  expect(await namesNow()).toEqual(['Đêm giao thừa', 'Đông'])
  const { created_by } = await server.db
    .selectFrom('banners')
    .select('created_by')
    .where('id', '=', set.items[0]._id)
    .executeTakeFirstOrThrow()
  expect(created_by).toBe(person.id)
})

test('several records of one kind are planned in one set, and one is taken out again', async () => {
  const first = await plan('createBanner', await aBannerInput('một'))
  const both = await plan('createBanner', await aBannerInput('hai'), { _id: first._id })
  expect(both.items.map(({ name }: { name: string }) => name).toSorted()).toEqual(['hai', 'một'])
  const left = (await author.data(`mutation { cmsUnplanChange(_id: "${first.items[0]._id}") ${fields} }`))
    .cmsUnplanChange
  expect(left.items.map(({ name }: { name: string }) => name)).toEqual(['hai'])
  expect((await approve(left)).status).toBe('APPLIED')
})

test('a creation is refused by the rules of the direct one, by field', async () => {
  const input = { ...(await aBannerInput()), name: '' }
  expect(await author.refusal(planning, { title: 'x', operation: 'createBanner', input })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [expect.objectContaining({ field: 'input.name', message: 'Please input name!' })],
  })
  const set = await plan('createBanner', await aBannerInput())
  await server.db
    .updateTable('media')
    .set({ uploaded_by: (await aGrantee('PROMOTION')).id })
    .where('uploaded_by', '=', person.id)
    .execute()
  const { _id, version } = set
  expect((await approver.refusal(approving, { _id, version })).fields).toEqual([
    expect.objectContaining({ field: `changes.${set.items[0]._id}`, reason: 'media_text_not_yours' }),
  ])
})

test('a rollback is refused once somebody has changed or deleted what the set created', async () => {
  const set = await plan('createBanner', await aBannerInput())
  await approve(set)
  const id = set.items[0]._id as string
  await author.data(`mutation { updateBanner(_id: "${id}", name: "Khác") { _id } }`)
  expect((await approver.refusal(rollBack(set._id))).fields).toEqual([
    expect.objectContaining({ field: `changes.${id}`, reason: 'platform_text_stale' }),
  ])
  await author.data(`mutation { cmsDeleteBanner(_id: "${id}") }`)
  expect((await approver.refusal(rollBack(set._id))).fields).toEqual([
    expect.objectContaining({ field: `changes.${id}`, reason: 'banners_text_gone' }),
  ])
})

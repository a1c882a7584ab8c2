import { describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'
import { foldTally } from '../../../../platform/server/jobs/fold-tally.ts'
import { tallies } from './voucher.schema.ts'
import type { VoucherInput } from '../../../../generated/graphql/inputs.ts'

const server = await startServer()
const { aVoucher, aVoucherCode, aMedia, aUser, anAdmin, aGrantee, handOver } = factories(server.db)
const boss = await anAdmin()
const client = server.as(boss)

const day = (offset: number) => startOfDay(addDays(dayOf(new Date()), offset)).toISOString()
const photo = async (uploaded_bytes = 1000) => (await aMedia({ uploaded_by: boss.id, uploaded_bytes })).id

const creating = `mutation ($data: VoucherInput!) { createVoucher(data: $data) {
  _id voucherId type status enable adminStatus pointSpend mediaIds referralTurns startDate contact { email } createdBy version } }`
const updating = `mutation ($_id: ID!, $data: VoucherChangeInput!, $version: Int) {
  updateVoucher(_id: $_id, data: $data, version: $version) { title pointSpend status editedSinceApproval mediaIds prizeTitle version } }`
const deciding = `mutation ($_ids: [ID!], $list: JSON, $adminStatus: VoucherAdminStatus!, $version: Int) {
  cmsSetVoucherAdminStatus(_ids: $_ids, list: $list, adminStatus: $adminStatus, version: $version) { outcomes { _id ok reason version } next } }`

const exchange = (): VoucherInput => ({
  title: 'Cà phê sáng',
  titleEn: 'Morning coffee',
  type: 'POINT_EXCHANGE',
  description: 'Một ly',
  descriptionEn: 'One cup',
  pointSpend: 12.5,
  startDate: day(0),
  endDate: day(30),
})
const campaign = async (): Promise<VoucherInput> => ({
  title: 'Mời bạn',
  titleEn: 'Invite friends',
  type: 'REFERRAL',
  referralTurns: 3,
  mediaIds: [await photo()],
  startDate: day(0),
  endDate: day(30),
})
const create = async (data: object) => (await client.data(creating, { data })).createVoucher
const faultsOf = async (data: object) =>
  ((await client.refusal(creating, { data })).fields ?? []).map(({ field, message }) => [field, message])
const update = async (_id: string, data: object) => (await client.data(updating, { _id, data })).updateVoucher
const undo = (_id: string, version: number) =>
  client.data(`mutation { cmsUndo(model: VOUCHER, _id: "${_id}", version: ${version}) { version } }`)

describe('createVoucher', () => {
  test('makes a voucher that is enabled and waits for approval, with a number by its type', async () => {
    const mediaIds = [await photo(), await photo()]
    const made = await create({ ...exchange(), mediaIds, contact: { email: 'a@b.vn', phoneNumber: '' } })
    expect(made).toMatchObject({
      type: 'POINT_EXCHANGE',
      status: 'ENABLED',
      enable: true,
      adminStatus: 'PENDING',
      pointSpend: 12.5,
      referralTurns: null,
      mediaIds,
      contact: { email: 'a@b.vn' },
      createdBy: boss.id,
      startDate: day(0),
    })
    expect(made.voucherId).toMatch(/^PE-\d{6}$/)
    const { pointSpend: _, ...game } = exchange()
    expect((await create({ ...game, type: 'GAME', status: 'DISABLED' })).voucherId).toMatch(/^GA-\d{6}$/)
  })

  test('a referral voucher starts disabled and approved', async () => {
    const made = await create({ ...(await campaign()), status: 'ENABLED' })
    expect(made).toMatchObject({ status: 'DISABLED', adminStatus: 'APPROVED', referralTurns: 3, pointSpend: 0 })
    expect(made.voucherId).toMatch(/^RF-/)
  })

  test('refuses, by field, what the type does not allow or lacks', async () => {
    const { description: _, ...undescribed } = exchange()
    expect(await faultsOf({ ...undescribed, descriptionEn: ' ', pointSpend: null })).toEqual([
      ['data.description', 'Please input description!'],
      ['data.descriptionEn', 'Please input description!'],
      ['data.pointSpend', 'Please input point spend!'],
    ])
    expect(await faultsOf({ ...exchange(), type: 'GAME' })).toEqual([
      ['data.pointSpend', 'Only a voucher of point exchange costs points.'],
    ])
    expect(await faultsOf({ ...(await campaign()), mediaIds: [], referralTurns: null })).toEqual([
      ['data.mediaIds', 'Please select image for this voucher type'],
      ['data.referralTurns', 'Please input referralTurns!'],
    ])
    expect(await faultsOf({ ...(await campaign()), mediaIds: [await photo(), await photo()] })).toEqual([
      ['data.mediaIds', 'You can only upload up to 1 photos'],
    ])
  })

  test.each([
    [{ title: '   ' }, 'data.title', 'Please input title!'],
    [{ titleEn: 'x'.repeat(101) }, 'data.titleEn', 'The maximum length of the title is 100 characters.'],
    [{ pointSpend: -1 }, 'data.pointSpend', 'must be at least 0'],
    [{ startDate: day(-1) }, 'data.startDate', 'Please select a day that is not past.'],
    [{ endDate: day(0) }, 'data.endDate', 'The end must be after the start.'],
    [{ mediaIds: Array.from({ length: 6 }, () => uuidv7()) }, 'data.mediaIds', 'You can only upload up to 5 photos'],
    [{ mediaIds: [noId] }, 'data.mediaIds', 'Please choose photos that you have uploaded, or that the voucher has.'],
    [{ contact: { email: 'nobody' } }, 'data.contact.email', 'Please enter an email address.'],
  ])('%o is refused at %s', async (given, field, message) => {
    expect(await faultsOf({ ...exchange(), ...given })).toEqual([[field, message]])
  })

  test('judges the size of a picture as it was uploaded', async () => {
    const fits = await photo(2 * 1024 * 1024)
    expect((await create({ ...exchange(), mediaIds: [fits] })).mediaIds).toEqual([fits])
    expect(await faultsOf({ ...exchange(), mediaIds: [await photo(2 * 1024 * 1024 + 1)] })).toEqual([
      ['data.mediaIds', 'Please select image has size less than 2 MB'],
    ])
  })
})

describe('updateVoucher', () => {
  test('changes what is given, is undone, and refuses another type', async () => {
    const { _id, version } = await create(exchange())
    expect(await update(_id, { title: 'Trà', pointSpend: 3 })).toMatchObject({
      title: 'Trà',
      pointSpend: 3,
      version: 2,
    })
    await undo(_id, 2)
    expect((await client.data(`{ voucher(_id: "${_id}") { title pointSpend version } }`)).voucher).toEqual({
      title: 'Cà phê sáng',
      pointSpend: 12.5,
      version: 3,
    })
    expect(await client.refusal(updating, { _id, data: { type: 'GAME' } })).toMatchObject({
      fields: [{ field: 'data.type', reason: 'vouchers_text_type_stays' }],
    })
    expect((await client.refusal(updating, { _id, data: { title: 'x' }, version })).code).toBe('CONFLICT')
  })

  test('refuses, by field, what the voucher’s type does not allow or lacks', async () => {
    const refusedFields = async (id: string, data: object) =>
      (await client.refusal(updating, { _id: id, data })).fields!.map(({ field }) => field)
    const [voucher, invitation] = [await aVoucher(), await aVoucher({ type: 'REFERRAL', status: 'DISABLED' })]
    const wrong = { description: ' ', referralTurns: 1, endDate: day(-1) }
    expect(await refusedFields(voucher.id, wrong)).toEqual(['data.description', 'data.referralTurns', 'data.endDate'])
    expect(await refusedFields(invitation.id, { mediaIds: [], pointSpend: 5 })).toEqual([
      'data.mediaIds',
      'data.pointSpend',
    ])
  })

  test('an edit of what was approved keeps the approval and is marked, until it is approved again', async () => {
    const { id } = await aVoucher({ admin_status: 'APPROVED' })
    expect(await update(id, { status: 'DISABLED' })).toMatchObject({ editedSinceApproval: false })
    expect(await update(id, { title: 'Khác' })).toMatchObject({ editedSinceApproval: true, version: 3 })
    await undo(id, 3)
    expect((await client.data(`{ voucher(_id: "${id}") { editedSinceApproval } }`)).voucher.editedSinceApproval).toBe(
      false,
    )
    await update(id, { title: 'Khác nữa' })
    await client.data(deciding, { _ids: [id], adminStatus: 'APPROVED' })
    const read = await client.data(`{ voucher(_id: "${id}") { adminStatus editedSinceApproval } }`)
    expect(read.voucher).toEqual({ adminStatus: 'APPROVED', editedSinceApproval: false })
  })

  test('keeps pictures that somebody else uploaded, and a start that is past', async () => {
    const old = (await aMedia()).id
    const { id } = await aVoucher({ media_ids: [old] })
    const added = await photo()
    expect((await update(id, { mediaIds: [added, old] })).mediaIds).toEqual([added, old])
    expect(await client.refusal(updating, { _id: id, data: { mediaIds: [old, old] } })).toMatchObject({
      fields: [{ field: 'data.mediaIds', reason: 'vouchers_text_image_twice' }],
    })
    expect(await client.refusal(updating, { _id: id, data: { mediaIds: [(await aMedia()).id] } })).toMatchObject({
      fields: [{ field: 'data.mediaIds', reason: 'vouchers_text_image_not_yours' }],
    })
    await update(id, { endDate: day(9) })
    expect(await client.refusal(updating, { _id: id, data: { startDate: day(-3) } })).toMatchObject({
      fields: [{ field: 'data.startDate' }],
    })
  })

  test('a prize without a title of its own shows the voucher’s', async () => {
    const { id } = await aVoucher({ type: 'REFERRAL', status: 'DISABLED' })
    expect((await update(id, { prizeTitle: 'Quà' })).prizeTitle).toBe('Quà')
    expect((await update(id, { prizeTitle: '' })).prizeTitle).toBeNull()
  })
})

test('enabled campaigns never overlap, and may touch', async () => {
  const period = (from: number, to: number) => ({ start_date: new Date(day(from)), end_date: new Date(day(to)) })
  const [first, touching, overlapping] = [
    await aVoucher({ type: 'REFERRAL', status: 'ENABLED', ...period(100, 110) }),
    await aVoucher({ type: 'REFERRAL', status: 'DISABLED', ...period(110, 120) }),
    await aVoucher({ type: 'REFERRAL', status: 'DISABLED', ...period(105, 108) }),
  ]
  expect((await update(touching.id, { status: 'ENABLED' })).status).toBe('ENABLED')
  expect(await client.refusal(updating, { _id: overlapping.id, data: { status: 'ENABLED' } })).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'There is a campaign running this time',
    fields: [{ field: 'data.status', reason: 'vouchers_text_campaign_running' }],
  })
  expect((await client.refusal(updating, { _id: first.id, data: { endDate: day(111) } })).reason).toBe(
    'vouchers_text_campaign_running',
  )
})

describe('deleteVoucher', () => {
  const deleting = 'mutation ($_id: ID!) { deleteVoucher(_id: $_id) { status deletedAt version } }'

  test('disables it and leaves it out of the list, unless deleted ones are asked for; undo restores it', async () => {
    const { id } = await aVoucher({ title: 'Sắp xóa' })
    const { deleteVoucher } = await client.data(deleting, { _id: id })
    expect(deleteVoucher).toMatchObject({ status: 'DISABLED', version: 2 })
    const found = async (withTrash: boolean) =>
      (
        await client.data(
          `{ cmsVouchers(q: "sap xoa", filter: { withTrash: ${withTrash} }) { counter items { _id } } }`,
        )
      ).cmsVouchers
    expect(await found(false)).toEqual({ counter: 0, items: [] })
    expect(await found(true)).toEqual({ counter: 1, items: [{ _id: id }] })
    expect((await client.refusal(`{ voucher(_id: "${id}") { _id } }`)).code).toBe('NOT_FOUND')
    expect((await client.refusal(updating, { _id: id, data: { title: 'x' } })).code).toBe('NOT_FOUND')
    expect((await client.refusal(deleting, { _id: id })).code).toBe('NOT_FOUND')
    await undo(id, 2)
    expect((await client.data(`{ voucher(_id: "${id}") { status } }`)).voucher.status).toBe('ENABLED')
  })

  test('a campaign that is enabled is disabled first', async () => {
    const far = { start_date: new Date(day(900)), end_date: new Date(day(901)) }
    const { id } = await aVoucher({ type: 'REFERRAL', status: 'ENABLED', ...far })
    expect((await client.refusal(deleting, { _id: id })).reason).toBe('vouchers_text_disable_before_delete')
  })
})

describe('cmsSetVoucherAdminStatus', () => {
  test('sets it for many, each on its own; a campaign needs none', async () => {
    const deleted = await aVoucher({ status: 'DISABLED', deleted_at: new Date() })
    const invitation = await aVoucher({ type: 'REFERRAL', status: 'DISABLED' })
    const ids = [(await aVoucher()).id, invitation.id, noId, deleted.id]
    const { outcomes } = (await client.data(deciding, { _ids: ids, adminStatus: 'REJECTED' })).cmsSetVoucherAdminStatus
    expect(outcomes.map(({ ok, reason }: { ok: boolean; reason: string }) => [ok, reason])).toEqual([
      [true, null],
      [false, 'vouchers_text_campaign_needs_no_approval'],
      [false, 'vouchers_text_gone'],
      [false, 'vouchers_text_gone'],
    ])
    const read = await client.data(`{ voucher(_id: "${ids[0]}") { adminStatus } }`)
    expect(read.voucher.adminStatus).toBe('REJECTED')
  })

  test('of one voucher with its version, a stale decision is a conflict; it is undone', async () => {
    const { id } = await aVoucher()
    await client.data(deciding, { _ids: [id], adminStatus: 'APPROVED', version: 1 })
    expect((await client.refusal(deciding, { _ids: [id], adminStatus: 'REJECTED', version: 1 })).code).toBe('CONFLICT')
    await undo(id, 2)
    expect((await client.data(`{ voucher(_id: "${id}") { adminStatus } }`)).voucher.adminStatus).toBe('PENDING')
  })

  test('of all that filters match', async () => {
    const ids = [(await aVoucher({ title: 'Cùng lọc' })).id, (await aVoucher({ title: 'Cùng lọc' })).id]
    const list = { q: 'cung loc', trash: 'NO' }
    const { outcomes } = (await client.data(deciding, { list, adminStatus: 'APPROVED' })).cmsSetVoucherAdminStatus
    expect(new Set(outcomes.map(({ _id }: { _id: string }) => _id))).toEqual(new Set(ids))
  })
})

describe('the lists', () => {
  const counted = async (filter: object) =>
    (
      await client.data(
        'query ($f: VoucherFilter) { cmsVouchers(limit: 1000, filter: $f) { counter items { _id } } }',
        { f: filter },
      )
    ).cmsVouchers as { counter: number; items: { _id: string }[] }

  test('count exactly, before and after the tally is folded, and filter by status and creator', async () => {
    const creator = await aUser()
    const made = await aVoucher({ created_by: creator.id, status: 'DISABLED', admin_status: 'REJECTED' })
    expect((await counted({ uid: creator.id })).items).toEqual([{ _id: made.id }])
    for (const folded of [false, true]) {
      if (folded) for (const tally of tallies) await foldTally(server.db, tally)
      for (const filter of [
        {},
        { status: 'DISABLED' },
        { adminStatus: 'REJECTED', status: 'DISABLED' },
        { withTrash: true },
      ]) {
        const { counter, items } = await counted(filter)
        expect(counter).toBe(items.length)
      }
    }
  })

  test('page newest first, find by title and number, and refuse a limit over 1000', async () => {
    const { id, voucher_number } = await aVoucher({ title: 'Bánh mì Hội An' })
    const find = 'query ($q: String) { cmsVouchers(q: $q, limit: 1) { items { _id } } }'
    for (const q of ['banh mi', voucher_number, null])
      expect((await client.data(find, { q })).cmsVouchers.items).toEqual([{ _id: id }])
    expect((await client.refusal('{ cmsVouchers(limit: 1001) { counter } }')).code).toBe('BAD_USER_INPUT')
  })

  test('referral vouchers are a list of their own', async () => {
    const { id } = await aVoucher({ type: 'REFERRAL', status: 'DISABLED' })
    const { cmsReferralVouchers } = await client.data('{ cmsReferralVouchers { counter items { _id type } } }')
    expect(cmsReferralVouchers.items[0]).toEqual({ _id: id, type: 'REFERRAL' })
    expect((await counted({ withTrash: true })).items.map(({ _id }) => _id)).not.toContain(id)
  })

  test('the prizes of games find vouchers that cover their time', async () => {
    const game = { type: 'GAME', admin_status: 'APPROVED', title: 'Vòng quay' } as const
    const { id } = await aVoucher(game)
    await aVoucher({ ...game, status: 'DISABLED' })
    await aVoucher({ ...game, admin_status: 'PENDING' })
    const find = `query ($filter: VoucherGameFilter) { vouchersGame(limit: 1000, filter: $filter) { counter items { _id } } }`
    const found = async (to: number) =>
      (await client.data(find, { filter: { q: 'vong', activeDate: { startDate: day(1), endDate: day(to) } } }))
        .vouchersGame
    expect(await found(29)).toEqual({ counter: 1, items: [{ _id: id }] })
    expect(await found(31)).toEqual({ counter: 0, items: [] })
  })

  test('a voucher’s quantity is that of its codes, of which some are handed over, reserved or deleted', async () => {
    const { id } = await aVoucher()
    const code = await aVoucherCode({ voucher_id: id, qty: 3 })
    await aVoucherCode({ voucher_id: id, pool: uuidv7() })
    await aVoucherCode({ voucher_id: id, deleted_at: new Date() })
    await handOver(code.id)
    await handOver(code.id)
    const quantities = async () => (await client.data(`{ voucher(_id: "${id}") { qty available } }`)).voucher
    expect(await quantities()).toEqual({ qty: 4, available: 1 })
    for (const tally of tallies) await foldTally(server.db, tally)
    expect(await quantities()).toEqual({ qty: 4, available: 1 })
  })
})

test('the area PROMOTION opens vouchers, with the names of their creators', async () => {
  const { id } = await aVoucher()
  const grantee = server.as(await aGrantee('PROMOTION'))
  const read = `{ voucher(_id: "${id}") { creator { fullName } medias { uri } } }`
  expect((await grantee.data(read)).voucher.creator.fullName).toBeTruthy()
  await grantee.data(updating, { _id: id, data: { title: 'Của STAFF' } })
  expect((await server.as(await aGrantee('POINTS')).refusal(read)).code).toBe('FORBIDDEN')
})

test('a picture of a blocked record stays visible while a voucher shows it', async () => {
  const media = await aMedia()
  await aVoucher({ media_ids: [media.id] })
  await server.db.updateTable('media').set({ refused: true }).where('id', '=', media.id).execute()
  await aVoucher({ media_ids: [media.id] })
  const { refused } = await server.db
    .selectFrom('media')
    .select('refused')
    .where('id', '=', media.id)
    .executeTakeFirstOrThrow()
  expect(refused).toBe(false)
})

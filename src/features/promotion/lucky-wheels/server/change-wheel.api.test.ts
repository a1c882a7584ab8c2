import { describe, expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { wheelCalls, hour, day, type BatchOut, period, updating } from '../../../../../tests/harness/wheels.ts'

const server = await startServer()
const { aGrantee, aUser, aVoucher, aVoucherCode } = factories(server.db)
const staff = await aGrantee('PROMOTION')
const { client, photo, aDay, valid, create, update, read, faultsOf, lanesOf, reserved } = wheelCalls(server, staff)

describe('a wheel that has not begun', () => {
  test('is changed as a whole: batches and prizes are added, moved and removed at once', async () => {
    const start = aDay()
    const wheel = await create(await valid(start))
    const [first] = wheel.batchs
    const batchs = [
      {
        _id: first._id,
        activeDate: period(start + hour, start + 4 * hour),
        prizes: [
          { prize_index: 0, prizeTier: 'GOLD', qty: 3 },
          { prize_index: 7, prizeTier: 'SILVER', qty: 9, point: 5, mediaId: await photo() },
        ],
      },
      { _id: '1732384800000', activeDate: period(start + 4 * hour, start + 6 * hour), prizes: [] },
    ]
    const changed = await update(wheel._id, { title: 'Mới', numberOfBatch: 2, batchs })
    expect(changed).toMatchObject({ title: 'Mới', version: 2, totalPrize: 12 })
    expect(changed.batchs[0]).toMatchObject({
      _id: first._id,
      activeDate: batchs[0]!.activeDate,
      seedHash: first.seedHash,
    })
    expect(changed.batchs[0].prizes).toMatchObject([
      { _id: first.prizes[0]._id, prizeTier: 'GOLD', qty: 3, point: 50.5, mediaId: first.prizes[0].mediaId },
      { prize_index: 7, qty: 9 },
    ])
    expect(changed.batchs[1]._id).toMatch(/^[\da-f-]{36}$/)
    expect(changed.batchs[1].prizes).toEqual([])
    expect(changed.tierNames).toEqual(wheel.tierNames)
    const { items } = (
      await client.data(
        `{ cmsHistory(model: LUCKY_WHEEL, targetId: "${wheel._id}") { items { action changes { field } } } }`,
      )
    ).cmsHistory
    expect(items[0].action).toBe('updateLuckyWheel')
    expect(items[0].changes.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'batchs',
      'prizes',
      'title',
    ])
  })

  test('a larger quantity alone raises a total that was only the sum', async () => {
    const wheel = await create(await valid())
    const [first, last] = wheel.batchs[0].prizes
    const change = async (id: string, qty: number) =>
      (await client.data(`mutation { updateLuckyWheelPrize(_id: "${id}", data: { qty: ${qty} }) { qty totalQty } }`))
        .updateLuckyWheelPrize
    expect(await change(first._id, 5)).toEqual({ qty: 5, totalQty: 5 })
    expect(await change(first._id, 3)).toEqual({ qty: 3, totalQty: 5 })
    // A total that somebody chose stays in the way.
    const tooMany = `mutation { updateLuckyWheelPrize(_id: "${last._id}", data: { qty: 81 }) { qty } }`
    expect((await client.refusal(tooMany)).code).toBe('BAD_USER_INPUT')
  })

  test('changes nothing if one part is wrong, and says what others changed meanwhile', async () => {
    const wheel = await create(await valid())
    const [first] = wheel.batchs
    const wrong = [
      { _id: first._id, activeDate: first.activeDate, prizes: [{ prize_index: 0, prizeTier: 'GOLD', qty: 0 }] },
    ]
    expect(await faultsOf(updating, { _id: wheel._id, data: { title: 'Khác', batchs: wrong } })).toEqual([
      ['data.batchs.0.prizes.0.qty', 'At least one batch must have some of this prize.'],
    ])
    const twice = [0, 1].map((i) => ({
      _id: first._id,
      activeDate: wheel.batchs[i].activeDate,
      prizes: [{ prize_index: 0, prizeTier: 'GOLD', qty: 1 }],
    }))
    expect(await faultsOf(updating, { _id: wheel._id, data: { batchs: twice } })).toEqual([
      ['data.batchs.1._id', 'This batch is named twice.'],
    ])
    expect(await faultsOf(updating, { _id: wheel._id, data: { title: 'Khác', numberOfBatch: 3 } })).toEqual([
      ['data.numberOfBatch', 'The number of batches must be that of the batches below: 2.'],
    ])
    const reasonsOf = async (data: object) =>
      (await client.refusal(updating, { _id: wheel._id, data })).fields!.map(({ field, reason }) => [field, reason])
    expect(await reasonsOf({ batchs: [{ ...wrong[0], _id: noId }] })).toEqual([
      ['data.batchs.0._id', 'lucky_wheels_text_batch_unknown'],
    ])
    expect(await reasonsOf({ batchs: wrong, activeDateForEachBatch: [] })).toEqual([
      ['data.activeDateForEachBatch', 'platform_text_not_together'],
    ])
    expect((await read(wheel._id)).title).toBe('Vòng quay hè')
    await update(wheel._id, { title: 'Khác' })
    const stale = await client.refusal(updating, { _id: wheel._id, data: { title: 'Nữa' }, version: 1 })
    expect(stale).toMatchObject({ code: 'CONFLICT', reason: 'platform_text_stale' })
    expect(await update(wheel._id, { title: 'Khác' })).toMatchObject({ version: 2 })
  })

  test('moves batches past one another in one step', async () => {
    const wheel = await create(await valid())
    const [first, second] = wheel.batchs
    const activeDateForEachBatch = [
      { batchId: first._id, activeDate: second.activeDate },
      { batchId: second._id, activeDate: first.activeDate },
    ]
    const moved = await update(wheel._id, { activeDateForEachBatch })
    expect(moved.batchs.map(({ _id }: { _id: string }) => _id)).toEqual([second._id, first._id])
    expect(
      await faultsOf(updating, {
        _id: wheel._id,
        data: { activeDateForEachBatch: [{ ...activeDateForEachBatch[0], batchId: noId }] },
      }),
    ).toEqual([['data.activeDateForEachBatch.0.batchId', 'This batch does not exist.']])
    const twice = {
      _id: wheel._id,
      data: { activeDateForEachBatch: [activeDateForEachBatch[0], activeDateForEachBatch[0]] },
    }
    expect((await faultsOf(updating, twice)).map(([field]) => field)).toEqual(['data.activeDateForEachBatch.1.batchId'])
    expect(
      await faultsOf(updating, {
        _id: wheel._id,
        data: { activeDateForEachBatch: [{ batchId: first._id, activeDate: first.activeDate }] },
      }),
    ).toEqual([['data.activeDateForEachBatch.0.activeDate', 'The duration(s) you have chosen is not valid!']])
  })

  test('takes and loses batches and prizes one by one', async () => {
    const start = aDay()
    const wheel = await create(await valid(start))
    const adding = `mutation ($id: ID!, $data: LuckyWheelBatchInput!) { createLuckyWheelBatch(luckyWheelId: $id, data: $data) { _id totalPrize } }`
    const data = {
      activeDate: period(start + 9 * hour, start + 10 * hour),
      prizes: [{ prize_index: 1, prizeTier: 'BRONZE', qty: 5 }],
    }
    const twice = { ...data, prizes: [...data.prizes, ...data.prizes] }
    expect(await faultsOf(adding, { id: wheel._id, data: twice })).toEqual([
      ['data.prizes', 'Another prize of this batch has this index.'],
    ])
    const batch = (await client.data(adding, { id: wheel._id, data })).createLuckyWheelBatch
    expect(batch.totalPrize).toBe(5)
    const addingPrize = `mutation ($batchId: ID!, $data: LuckyWheelPrizeInput!) { createLuckyWheelPrize(batchId: $batchId, data: $data) { _id qty totalQty point } }`
    const prize = { prize_index: 3, prizeTier: 'SILVER', qty: 4, point: 2, mediaId: await photo() }
    const made = (await client.data(addingPrize, { batchId: batch._id, data: prize })).createLuckyWheelPrize
    expect(made).toMatchObject({ qty: 4, totalQty: 4, point: 2 })
    expect(await faultsOf(addingPrize, { batchId: batch._id, data: prize })).toEqual([
      ['data.prize_index', 'Another prize of this batch has this index.'],
    ])
    const silver = { name: 'Giải ba', nameEn: 'Third prize' }
    for (const wrong of [{ name: 'Giải khác' }, { nameEn: 'Another prize' }]) {
      const misnamed = { ...prize, prize_index: 4, ...silver, ...wrong }
      expect((await client.refusal(addingPrize, { batchId: batch._id, data: misnamed })).fields).toEqual([
        expect.objectContaining({ field: 'data.name', reason: 'lucky_wheels_text_tier_disagrees' }),
      ])
    }
    const inFirst = { batchId: wheel.batchs[0]._id, data: { prize_index: 3, prizeTier: 'SILVER', qty: 2 } }
    expect((await client.data(addingPrize, inFirst)).createLuckyWheelPrize).toMatchObject({ totalQty: 6, point: 2 })
    const gone = await client.data(`mutation { deleteLuckyWheelPrize(_id: "${made._id}") { totalPrize } }`)
    expect(gone.deleteLuckyWheelPrize.totalPrize).toBe(67)
    const left = await client.data(`mutation { deleteLuckyWheelBatch(_id: "${batch._id}") { numberOfBatch version } }`)
    expect(left.deleteLuckyWheelBatch).toEqual({ numberOfBatch: 2, version: 6 })
    const deletingBatch = (i: number) => `mutation { deleteLuckyWheelBatch(_id: "${wheel.batchs[i]._id}") { version } }`
    await client.data(deletingBatch(1))
    expect((await client.refusal(deletingBatch(1))).code).toBe('NOT_FOUND')
    expect((await client.refusal(deletingBatch(0))).reason).toBe('lucky_wheels_text_only_batch')
    const naming = `mutation { cmsUpdateLuckyPrizesName(luckyId: "${wheel._id}", prizeTier: GOLD, name: "Vàng", nameEn: "Gold") { version tierNames { name } } }`
    expect((await client.data(naming)).cmsUpdateLuckyPrizesName.tierNames[1]).toEqual({ name: 'Vàng' })
  })
})

describe('undo', () => {
  const undo = (id: string, version: number) =>
    client.data(`mutation { cmsUndo(model: LUCKY_WHEEL, _id: "${id}", version: ${version}) { version } }`)

  test('of a change of everything gives back titles, dates, batches, prizes and names', async () => {
    const start = aDay()
    const wheel = await create(await valid(start))
    const batchs = [
      {
        _id: wheel.batchs[1]._id,
        activeDate: period(start, start + hour),
        prizes: [{ prize_index: 9, prizeTier: 'GOLD', qty: 1, point: 7, mediaId: await photo() }],
      },
    ]
    const tierNames = [{ prizeTier: 'GOLD', name: 'Vàng', nameEn: 'Gold' }]
    await update(wheel._id, { title: 'Khác', batchs, tierNames })
    await undo(wheel._id, 2)
    const withoutIds = ({ batchs, ...rest }: { batchs: BatchOut[] }) => ({
      ...rest,
      version: 0,
      batchs: batchs.map(({ activeDate, prizes }) => ({
        activeDate,
        prizes: prizes.map((prize) => ({ ...prize, _id: '' })),
      })),
    })
    const restored = await read(wheel._id)
    expect(withoutIds(restored)).toEqual(withoutIds(wheel))
    expect(restored.batchs[1]._id).toBe(wheel.batchs[1]._id)
  })

  test('of moved batches keeps what is in each; of a deletion reserves the codes again', async () => {
    const end_date = new Date(Date.now() + 900 * day)
    const voucher = await aVoucher({ type: 'GAME', admin_status: 'APPROVED', end_date })
    await aVoucherCode({ voucher_id: voucher.id })
    const plan = await valid()
    const gift = { prize_index: 5, prizeTier: 'GOLD', qty: 1, voucherId: voucher.id, mediaId: await photo() }
    const [first, second] = plan.batchs
    const wheel = await create({ ...plan, batchs: [{ ...first, prizes: [...first!.prizes, gift] }, second] })
    const [one, two] = wheel.batchs
    const activeDateForEachBatch = [
      { batchId: one._id, activeDate: two.activeDate },
      { batchId: two._id, activeDate: one.activeDate },
    ]
    await update(wheel._id, { activeDateForEachBatch })
    await undo(wheel._id, 2)
    expect((await read(wheel._id)).batchs).toEqual(wheel.batchs)
    const prizeId = one.prizes.find(({ voucherId }: { voucherId: string | null }) => voucherId)._id
    await client.data(`mutation { deleteLuckyWheel(_id: "${wheel._id}") { version } }`)
    expect(await reserved(prizeId)).toBe(0)
    await undo(wheel._id, 4)
    expect(await read(wheel._id)).toMatchObject({ deletedAt: null, version: 5 })
    expect(await reserved(prizeId)).toBe(1)
  })

  test('of a removed batch designates again whoever was designated for its prizes', async () => {
    const plan = await valid()
    const wheel = await create(plan)
    const people = [await aUser(), await aUser()]
    const designating = `mutation ($prizeId: ID!, $numbers: [String!]!) {
      updateLuckyWheelPrizeWinners(prizeId: $prizeId, designatedUserPhoneNumbers: $numbers, reason: "Quà tri ân") { free } }`
    const prizeIn = (batch: { prizes: { _id: string; prize_index: number }[] }) =>
      batch.prizes.find(({ prize_index }) => prize_index === 1)!._id
    const numbers = people.map(({ phone_number }) => phone_number)
    await client.data(designating, { prizeId: prizeIn(wheel.batchs[1]), numbers })
    await client.data(`mutation { deleteLuckyWheelBatch(_id: "${wheel.batchs[1]._id}") { version } }`)
    await undo(wheel._id, 2)

    const { batchs } = await read(wheel._id)
    const reading = `{ cmsListLuckyWheelPrizeWinners(prizeId: "${prizeIn(batchs[1])}") {
      designations { user { _id } reason creator { _id } } free } }`
    const { designations, free } = (await client.data(reading)).cmsListLuckyWheelPrizeWinners
    expect(designations).toEqual(
      people.map(({ id }) => ({ user: { _id: id }, reason: 'Quà tri ân', creator: { _id: staff.id } })),
    )
    expect(free).toBe(18)
    expect(await lanesOf(prizeIn(batchs[1]))).toHaveLength(16)
  })
})

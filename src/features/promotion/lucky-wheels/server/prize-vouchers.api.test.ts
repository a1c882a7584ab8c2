import { describe, expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { wheelCalls, day, creating } from '../../../../../tests/harness/wheels.ts'

const server = await startServer()
const { aGrantee, anAdmin, aVoucher, aVoucherCode, handOver } = factories(server.db)
const { client, aDay, valid, create, faultsOf, reserved } = wheelCalls(server, await aGrantee('PROMOTION'))

describe('vouchers as prizes', () => {
  const aGameVoucher = async (codes: number) => {
    const end_date = new Date(Date.now() + 400 * day)
    const voucher = await aVoucher({ type: 'GAME', admin_status: 'APPROVED', end_date })
    for (let i = 0; i < codes; i++) await aVoucherCode({ voucher_id: voucher.id })
    return voucher.id
  }
  const tooFew = async (id: string, count: number) => {
    const { voucher } = await client.data(`{ voucher(_id: "${id}") { title } }`)
    return `The voucher “${voucher.title}” has too few free codes that serve once: ${count} could be reserved.`
  }
  const withVoucher = async (voucherId: string, qty: number) => {
    const wheel = await valid()
    const [first] = wheel.batchs
    const prize = { ...first!.prizes[0], point: null, voucherId, qty }
    return { ...wheel, batchs: [{ ...first, prizes: [prize] }], numberOfBatch: 1 }
  }
  const available = async (id: string) => (await client.data(`{ voucher(_id: "${id}") { qty available } }`)).voucher

  test('reserve codes that serve once, which leave what is available; a deleted wheel frees them', async () => {
    const voucherId = await aGameVoucher(5)
    await aVoucherCode({ voucher_id: voucherId, qty: 10 })
    const wheel = await create(await withVoucher(voucherId, 3))
    const prizeId = wheel.batchs[0].prizes[0]._id
    expect(await reserved(prizeId)).toBe(3)
    expect(await available(voucherId)).toEqual({ qty: 15, available: 12 })
    expect(await faultsOf(creating, await withVoucher(voucherId, 3))).toEqual([
      ['batchs.0.prizes.0.qty', await tooFew(voucherId, 2)],
    ])
    const changing = `mutation ($_id: ID!, $qty: Int!) { updateLuckyWheelPrize(_id: $_id, data: { qty: $qty, totalQty: $qty }) { qty } }`
    await client.data(changing, { _id: prizeId, qty: 5 })
    expect(await reserved(prizeId)).toBe(5)
    await client.data(changing, { _id: prizeId, qty: 1 })
    expect(await reserved(prizeId)).toBe(1)
    const deletion = await client.refusal(`mutation { deleteVoucher(_id: "${voucherId}") { _id } }`)
    expect(deletion).toMatchObject({
      code: 'CONFLICT',
      message: 'Batch 1 of the lucky wheel “Vòng quay hè” gives this voucher. It cannot be deleted.',
    })
    await client.data(`mutation { deleteLuckyWheel(_id: "${wheel._id}") { _id } }`)
    expect(await available(voucherId)).toEqual({ qty: 15, available: 15 })
    await client.data(`mutation { deleteVoucher(_id: "${voucherId}") { _id } }`)
  })

  test('reserve no code that was handed over or has ended', async () => {
    const voucherId = await aGameVoucher(1)
    await aVoucherCode({ voucher_id: voucherId, end_date: new Date(Date.now() - 1000) })
    await handOver((await aVoucherCode({ voucher_id: voucherId })).id)
    expect(await faultsOf(creating, await withVoucher(voucherId, 2))).toEqual([
      ['batchs.0.prizes.0.qty', await tooFew(voucherId, 1)],
    ])
  })

  test('free their codes when the prize is taken out of the wheel', async () => {
    const voucherId = await aGameVoucher(4)
    const wheel = await withVoucher(voucherId, 3)
    const [batch] = wheel.batchs
    const points = { ...batch!.prizes[0]!, voucherId: null, point: 1, prize_index: 7 }
    const { batchs } = await create({ ...wheel, batchs: [{ ...batch, prizes: [...batch!.prizes, points] }] })
    expect(await available(voucherId)).toEqual({ qty: 4, available: 1 })
    await client.data(`mutation { deleteLuckyWheelPrize(_id: "${batchs[0].prizes[0]._id}") { _id } }`)
    expect(await available(voucherId)).toEqual({ qty: 4, available: 4 })
  })

  test('must be for games, enabled, approved, and last as long as the batches', async () => {
    const offered = 'Please choose a game voucher that is enabled and approved.'
    const of = async (given: object) => {
      const voucher = await aVoucher({
        type: 'GAME',
        admin_status: 'APPROVED',
        end_date: new Date(aDay() + day),
        ...given,
      })
      return (await faultsOf(creating, await withVoucher(voucher.id, 1)))[0]
    }
    expect(await of({ admin_status: 'PENDING' })).toEqual(['batchs.0.prizes.0.voucherId', offered])
    expect(await of({ status: 'DISABLED' })).toEqual(['batchs.0.prizes.0.voucherId', offered])
    expect(await of({ type: 'POINT_EXCHANGE' })).toEqual(['batchs.0.prizes.0.voucherId', offered])
    const uncovered = [
      'batchs.0.prizes.0.voucherId',
      'The dates of the voucher “Trà” do not cover every batch that gives it.',
    ]
    expect(await of({ title: 'Trà', end_date: new Date(Date.now() + day) })).toEqual(uncovered)
    const later = { start_date: new Date(Date.now() + 300 * day), end_date: new Date(Date.now() + 400 * day) }
    expect(await of({ title: 'Trà', ...later })).toEqual(uncovered)
  })

  const extending =
    'mutation ($_id: ID!, $data: VoucherChangeInput!) { updateVoucher(_id: $_id, data: $data) { version } }'
  const extend = async (_id: string, data: object) => (await client.data(extending, { _id, data })).updateVoucher
  const shownDay = (moment: string) =>
    new Date(Date.parse(moment) + 7 * 3_600_000).toISOString().slice(0, 10).split('-').toReversed().join('/')

  test('keep their dates as long as a living batch needs them; a refusal names the wheel and the batch', async () => {
    const voucherId = await aGameVoucher(9)
    const wheel = await valid()
    const gift = { ...wheel.batchs[0]!.prizes[0], point: null, voucherId, qty: 2 }
    const batchs = wheel.batchs.map((batch) => ({ ...batch, prizes: [gift] }))
    const { _id } = await create({ ...wheel, batchs })
    const [first, last] = wheel.batchs.map(({ activeDate }) => activeDate)
    const before = new Date(Date.parse(last!.endDate) - 1).toISOString()
    expect(await faultsOf(extending, { _id: voucherId, data: { endDate: before } })).toEqual([
      [
        'data.endDate',
        `Batch 2 of the lucky wheel “Vòng quay hè” gives this voucher until ${shownDay(last!.endDate)}. Choose an end that is not before that.`,
      ],
    ])
    const after = new Date(Date.parse(first!.startDate) + 1).toISOString()
    expect(await faultsOf(extending, { _id: voucherId, data: { startDate: after } })).toEqual([
      [
        'data.startDate',
        `Batch 1 of the lucky wheel “Vòng quay hè” gives this voucher from ${shownDay(first!.startDate)} on. Choose a start that is not after that.`,
      ],
    ])
    await extend(voucherId, { startDate: first!.startDate, endDate: last!.endDate })
    await client.data(`mutation { deleteLuckyWheel(_id: "${_id}") { _id } }`)
    await extend(voucherId, { endDate: before })
  })

  test('are not shortened by a change set that was planned before the prize', async () => {
    const end_date = new Date(Date.now() + 5 * day)
    const voucher = await aVoucher({ type: 'GAME', admin_status: 'APPROVED', end_date })
    await aVoucherCode({ voucher_id: voucher.id })
    await extend(voucher.id, { endDate: new Date(Date.now() + 400 * day).toISOString() })
    const planning = `mutation ($input: JSON!) { cmsPlanChange(title: "Ngắn hơn", operation: updateVoucher, input: $input) { _id version } }`
    const input = { _id: voucher.id, data: { endDate: new Date(Date.now() + day).toISOString() } }
    const set = (await client.data(planning, { input })).cmsPlanChange
    await extend(voucher.id, { highlight: 'Mới' })
    await create(await withVoucher(voucher.id, 1))
    const approval = await server
      .as(await anAdmin())
      .refusal(`mutation { cmsApproveChangeSet(_id: "${set._id}", version: ${set.version}) { _id } }`)
    expect(approval.fields).toEqual([expect.objectContaining({ reason: 'vouchers_text_needed_until' })])
  })

  test('refuse the undo of an extension that a prize needs by now', async () => {
    const voucher = await aVoucher({ type: 'GAME', admin_status: 'APPROVED', end_date: new Date(Date.now() + 5 * day) })
    await aVoucherCode({ voucher_id: voucher.id })
    const { version } = await extend(voucher.id, { endDate: new Date(Date.now() + 400 * day).toISOString() })
    await create(await withVoucher(voucher.id, 1))
    const undo = await client.refusal(
      `mutation { cmsUndo(model: VOUCHER, _id: "${voucher.id}", version: ${version}) { version } }`,
    )
    expect(undo.fields).toEqual([expect.objectContaining({ field: 'endDate', reason: 'vouchers_text_needed_until' })])
  })

  test('do not come back with a wheel if they were deleted or shortened meanwhile', async () => {
    const deleted = await aGameVoucher(1)
    const shortened = await aGameVoucher(1)
    const outcomes = []
    for (const [voucherId, change] of [
      [deleted, () => client.data(`mutation { deleteVoucher(_id: "${deleted}") { _id } }`)],
      [shortened, () => extend(shortened, { endDate: new Date(Date.now() + day).toISOString() })],
    ] as const) {
      const { _id } = await create(await withVoucher(voucherId, 1))
      await client.data(`mutation { deleteLuckyWheel(_id: "${_id}") { _id } }`)
      await change()
      const undo = await client.refusal(
        `mutation { cmsUndo(model: LUCKY_WHEEL, _id: "${_id}", version: 2) { version } }`,
      )
      outcomes.push(undo.fields?.map(({ reason }) => reason))
    }
    expect(outcomes).toEqual([['lucky_wheels_text_voucher_gone'], ['lucky_wheels_text_voucher_ends']])
  })

  test('keep the codes that they reserve, which a refusal names', async () => {
    const voucherId = await aGameVoucher(1)
    await create(await withVoucher(voucherId, 1))
    const { id } = await server.db
      .selectFrom('voucher_codes')
      .select('id')
      .where('voucher_id', '=', voucherId)
      .executeTakeFirstOrThrow()
    const message = 'Batch 1 of the lucky wheel “Vòng quay hè” reserves this code for a prize.'
    expect(await client.refusal(`mutation { deleteVoucherCode(_id: "${id}") { _id } }`)).toMatchObject({
      code: 'CONFLICT',
      message,
    })
    const many = `mutation { cmsDeleteVoucherCodes(_ids: ["${id}"]) { outcomes { ok message } } }`
    expect((await client.data(many)).cmsDeleteVoucherCodes.outcomes).toEqual([{ ok: false, message }])
  })
})

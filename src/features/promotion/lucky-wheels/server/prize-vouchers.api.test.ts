import { describe, expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { wheelCalls, day, creating } from '../../../../../tests/harness/wheels.ts'

const server = await startServer()
const { aGrantee, aVoucher, aVoucherCode, handOver } = factories(server.db)
const { client, aDay, valid, create, faultsOf, reserved } = wheelCalls(server, await aGrantee('PROMOTION'))

describe('vouchers as prizes', () => {
  const aGameVoucher = async (codes: number) => {
    const end_date = new Date(Date.now() + 400 * day)
    const voucher = await aVoucher({ type: 'GAME', admin_status: 'APPROVED', end_date })
    for (let i = 0; i < codes; i++) await aVoucherCode({ voucher_id: voucher.id })
    return voucher.id
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
      ['batchs.0.prizes.0.qty', 'This voucher has too few free codes that serve once: 2 could be reserved.'],
    ])
    const changing = `mutation ($_id: ID!, $qty: Int!) { updateLuckyWheelPrize(_id: $_id, data: { qty: $qty, totalQty: $qty }) { qty } }`
    await client.data(changing, { _id: prizeId, qty: 5 })
    expect(await reserved(prizeId)).toBe(5)
    await client.data(changing, { _id: prizeId, qty: 1 })
    expect(await reserved(prizeId)).toBe(1)
    const deletion = await client.refusal(`mutation { deleteVoucher(_id: "${voucherId}") { _id } }`)
    expect(deletion).toMatchObject({ code: 'CONFLICT', reason: 'vouchers_text_prize_of_wheel' })
    await client.data(`mutation { deleteLuckyWheel(_id: "${wheel._id}") { _id } }`)
    expect(await available(voucherId)).toEqual({ qty: 15, available: 15 })
    await client.data(`mutation { deleteVoucher(_id: "${voucherId}") { _id } }`)
  })

  test('reserve no code that was handed over', async () => {
    const voucherId = await aGameVoucher(1)
    await handOver((await aVoucherCode({ voucher_id: voucherId })).id)
    expect(await faultsOf(creating, await withVoucher(voucherId, 2))).toEqual([
      ['batchs.0.prizes.0.qty', 'This voucher has too few free codes that serve once: 1 could be reserved.'],
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
    const uncovered = ['batchs.0.prizes.0.voucherId', 'The dates of this voucher do not cover every batch.']
    expect(await of({ end_date: new Date(Date.now() + day) })).toEqual(uncovered)
    const later = { start_date: new Date(Date.now() + 300 * day), end_date: new Date(Date.now() + 400 * day) }
    expect(await of(later)).toEqual(uncovered)
  })
})

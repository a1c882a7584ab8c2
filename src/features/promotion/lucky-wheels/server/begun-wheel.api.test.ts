import { describe, expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { wheelCalls, hour, day, type BatchOut, updating } from '../../../../../tests/harness/wheels.ts'

const server = await startServer()
const { aGrantee, aWheel, aWheelBatch, aWheelPrize, anAward, aUser } = factories(server.db)
const { client, photo, update, read, faultsOf } = wheelCalls(server, await aGrantee('PROMOTION'))

describe('a wheel that has begun', () => {
  /**
   * A wheel whose first batch has begun, and whose second has not. One unit of one prize was won, and none of another
   * prize.
   */
  const begun = async (start = Date.now() - hour) => {
    await server.db
      .updateTable('lucky_wheels')
      .set({ deleted_at: new Date() })
      .where('deleted_at', 'is', null)
      .execute()
    const wheel = await aWheel({ start_date: new Date(start), end_date: new Date(start + 100 * day) })
    await server.db.deleteFrom('wheel_batches').where('id', '=', wheel.batch.id).execute()
    const first = await aWheelBatch({
      wheel_id: wheel.id,
      start_date: new Date(start),
      end_date: new Date(start + 2 * hour),
    })
    const second = await aWheelBatch({
      wheel_id: wheel.id,
      start_date: new Date(start + 3 * hour),
      end_date: new Date(start + 4 * hour),
    })
    const won = await aWheelPrize(first, { prize_index: 0, total_qty: 50 })
    const wonLater = await aWheelPrize(second, { line: won.line })
    const other = await aWheelPrize(first, { prize_index: 1 })
    await anAward(won.id)
    return { wheel: await read(wheel.id), first, second, won, wonLater, other }
  }
  type Sent = ReturnType<typeof input>[number]
  const input = (wheel: { batchs: BatchOut[] }) =>
    wheel.batchs.map(({ _id, activeDate, prizes }) => ({
      _id,
      activeDate,
      prizes: prizes.map(({ prize_index, prizeTier, qty }) => ({ prize_index, prizeTier, qty, totalQty: 50 })),
    }))

  test('keeps its start and its batches; its end only moves later', async () => {
    const { wheel, first } = await begun()
    const { startDate, endDate } = (
      await client.data(`{ cmsLuckyWheel(id: "${wheel._id}") { activeDate { startDate endDate } } }`)
    ).cmsLuckyWheel.activeDate
    const faults = (data: object) => faultsOf(updating, { _id: wheel._id, data })
    const later = new Date(Date.parse(endDate) + 1).toISOString()
    expect(
      await faults({ activeDate: { startDate: new Date(Date.parse(startDate) - 1).toISOString(), endDate } }),
    ).toEqual([['data.activeDate', 'You cannot fix the starting time of the started wheel.']])
    expect(
      await faults({ activeDate: { startDate, endDate: new Date(Date.parse(endDate) - 1).toISOString() } }),
    ).toEqual([['data.activeDate', 'The end of a started wheel can only be moved to a later time.']])
    await update(wheel._id, { activeDate: { startDate, endDate: later }, title: 'Dài hơn' })
    expect(await faults({ batchs: input(wheel).slice(0, 1) })).toContainEqual([
      'data.batchs',
      'A started wheel keeps its batches.',
    ])
    const deleting = `mutation { deleteLuckyWheelBatch(_id: "${first.id}") { _id } }`
    expect((await client.refusal(deleting)).fields).toMatchObject([{ reason: 'lucky_wheels_text_batches_locked' }])
  })

  test('a batch that has begun keeps its dates and quantities and takes no prizes; the next one does not', async () => {
    const { wheel, second } = await begun()
    const faults = (batchs: object) => faultsOf(updating, { _id: wheel._id, data: { batchs } })
    const with0 = (change: (batch: Sent) => object) => input(wheel).map((batch, i) => (i === 0 ? change(batch) : batch))
    expect(
      await faults(
        with0((batch) => ({ ...batch, activeDate: { ...batch.activeDate, endDate: second.start_date.toISOString() } })),
      ),
    ).toEqual([['data.batchs.0.activeDate', 'A batch that has begun keeps its dates.']])
    expect(
      await faults(with0((batch) => ({ ...batch, prizes: [{ ...batch.prizes[0], qty: 4 }, batch.prizes[1]] }))),
    ).toEqual([['data.batchs.0.prizes.0.qty', 'A batch that has begun keeps its quantities.']])
    const added = { prize_index: 5, prizeTier: 'GOLD', qty: 1, point: 1, mediaId: await photo() }
    expect(await faults(with0((batch) => ({ ...batch, prizes: [...batch.prizes, added] })))).toEqual([
      ['data.batchs.0.prizes.2.qty', 'A batch that has begun takes no new prizes.'],
    ])
    expect(
      await faults(with0((batch) => ({ ...batch, prizes: [{ ...batch.prizes[0], point: 99 }, batch.prizes[1]] }))),
    ).toContainEqual([
      'data.batchs.0.prizes.0.point',
      'What a prize gives stays. Delete the prize and add another one.',
    ])
    const batchs = input(wheel)
    const next = { ...batchs[1]!, prizes: [{ ...batchs[1]!.prizes[0], qty: 8 }, added] }
    expect((await update(wheel._id, { batchs: [batchs[0], next] })).batchs[1].prizes).toMatchObject([
      { qty: 8 },
      { qty: 1 },
    ])
  })

  test('a prize of which something was won stays, and so does the only one', async () => {
    const { wheel, won, wonLater, other } = await begun()
    const deleting = (id: string) => `mutation { deleteLuckyWheelPrize(_id: "${id}") { totalPrize } }`
    for (const id of [won.id, wonLater.id])
      expect(await client.refusal(deleting(id))).toMatchObject({
        code: 'CONFLICT',
        reason: 'lucky_wheels_text_awarded',
      })
    expect((await client.data(deleting(other.id))).deleteLuckyWheelPrize.totalPrize).toBe(10)
    expect((await client.refusal(deleting(won.id))).reason).toBe('lucky_wheels_text_only_prize')
    expect((await client.refusal(deleting(other.id))).code).toBe('NOT_FOUND')
    expect(await read(wheel._id)).toMatchObject({ totalRedeemPrize: 1, totalRemainingPrize: 9 })
  })

  test('names and pictures can still be changed, the tier cannot', async () => {
    const { wheel, won } = await begun()
    const changing = `mutation ($data: LuckyWheelPrizeChangeInput!) { updateLuckyWheelPrize(_id: "${won.id}", data: $data) { mediaId } }`
    const mediaId = await photo()
    expect((await client.data(changing, { data: { mediaId } })).updateLuckyWheelPrize.mediaId).toBe(mediaId)
    expect(await faultsOf(changing, { data: { prizeTier: 'BRONZE' } })).toEqual([
      ['data.prizeTier', 'The tier of a prize stays once one of its batches has begun.'],
    ])
    expect(await faultsOf(changing, { data: { name: 'Khác' } })).toEqual([
      ['data.name', 'All prizes of this tier are called “Giải nhì”. Change the name of the tier instead.'],
    ])
    expect(await faultsOf(changing, { data: { qty: 6 } })).toEqual([
      ['data.qty', 'A batch that has begun keeps its quantities.'],
    ])
    const tierNames = [{ prizeTier: 'GOLD', name: 'Khác', nameEn: 'Other' }]
    expect((await update(wheel._id, { tierNames })).batchs[0].prizes[0].name).toBe('Khác')
  })
})

test('a deleted wheel is listed apart, keeps its awards and cannot be changed', async () => {
  await server.db.updateTable('lucky_wheels').set({ deleted_at: new Date() }).where('deleted_at', 'is', null).execute()
  const wheel = await aWheel({ title: 'Vòng quay đã xóa' })
  const prize = await aWheelPrize(wheel.batch)
  await anAward(prize.id)
  const deleting = `mutation { deleteLuckyWheel(_id: "${wheel.id}") { deletedAt } }`
  expect((await client.data(deleting)).deleteLuckyWheel.deletedAt).not.toBeNull()
  expect((await client.refusal(deleting)).code).toBe('NOT_FOUND')
  const listed = async (filter: string) => {
    const { items, counter } = (
      await client.data(
        `{ cmsListLuckyWheel(limit: 100, filter: { q: "da xoa" ${filter} }) { counter items { _id totalRedeemPrize } } }`,
      )
    ).cmsListLuckyWheel
    expect(items).toHaveLength(counter)
    return items
  }
  expect(await listed(', deletedAt: true')).toEqual([{ _id: wheel.id, totalRedeemPrize: 1 }])
  expect(await listed(', deletedAt: false')).toEqual([])
  expect(await listed('')).toHaveLength(1)
  const refused = await client.refusal(updating, { _id: wheel.id, data: { title: 'Sống lại' } })
  expect(refused).toMatchObject({ code: 'CONFLICT', reason: 'lucky_wheels_text_deleted' })
  const numbers = [(await aUser()).phone_number]
  const designating = `mutation ($numbers: [String!]!) {
    updateLuckyWheelPrizeWinners(prizeId: "${prize.id}", designatedUserPhoneNumbers: $numbers, reason: "x") { free } }`
  expect((await client.refusal(designating, { numbers })).reason).toBe('lucky_wheels_text_deleted')
  await expect(anAward(prize.id)).rejects.toMatchObject({ constraint: 'wheel_awards_in_time' })
})

import { describe, expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { wheelCalls, hour, type BatchOut, period, creating, type Valid } from '../../../../../tests/harness/wheels.ts'
import { largestPicture } from '../lucky-wheel.values.ts'
import { hashOfSeed, openSeed } from './batch-seed.ts'

const server = await startServer()
const { aGrantee, aMedia } = factories(server.db)
const person = await aGrantee('PROMOTION')
const { client, valid, create, faultsOf, lanesOf } = wheelCalls(server, person)

describe('createLuckyWheel', () => {
  test('stores batches, lines and tiers; a quantity is divided among up to sixteen lanes', async () => {
    const wheel = await create(await valid())
    expect(wheel).toMatchObject({ title: 'Vòng quay hè', numberOfBatch: 2, totalPrize: 62, totalRedeemPrize: 0 })
    expect(wheel.totalRemainingPrize).toBe(62)
    expect(wheel.tierNames[0]).toEqual({ prizeTier: 'DIAMOND', name: 'Giải nhất', nameEn: 'First prize' })
    const [first, second] = wheel.batchs
    expect(first.prizes).toMatchObject([
      { prize_index: 0, name: 'Giải nhất', qty: 2, remaining: 2, totalQty: 2, point: 50.5, voucherId: null },
      { prize_index: 1, name: 'Giải khuyến khích', qty: 40, totalQty: 100, point: 1 },
    ])
    expect(second.prizes).toMatchObject([{ prize_index: 1, qty: 20, totalQty: 100, mediaId: first.prizes[1].mediaId }])
    expect((await lanesOf(first.prizes[0]._id)).map(({ qty }) => qty)).toEqual([1, 1])
    const lanes = await lanesOf(first.prizes[1]._id)
    expect(lanes).toHaveLength(16)
    expect(lanes.map(({ qty }) => qty).reduce((a, b) => a + b)).toBe(40)
    const history = `{ cmsHistory(model: LUCKY_WHEEL, targetId: "${wheel._id}") { items { action changes { field } } } }`
    const [entry, ...others] = (await client.data(history)).cmsHistory.items
    expect([entry.action, others]).toEqual(['createLuckyWheel', []])
    expect(entry.changes).toContainEqual({ field: 'title' })
  })

  test('takes only photos of the caller’s own, whose size is judged as they were uploaded', async () => {
    const mine = { uploaded_by: person.id }
    for (const [given, reason] of [
      [{ ...mine, uploaded_bytes: largestPicture + 1 }, 'media_text_too_large'],
      [{ ...mine, kind: 'VIDEO' }, 'media_text_not_yours'],
      [{}, 'media_text_not_yours'],
    ] as const) {
      const wheel = await valid()
      Object.assign(wheel.batchs[0]!.prizes[0]!, { mediaId: (await aMedia(given)).id })
      expect((await client.refusal(creating, { ...wheel })).fields).toEqual([
        expect.objectContaining({ field: 'batchs.0.prizes.0.mediaId', reason }),
      ])
    }
  })

  test('seals a seed for each batch, and tells only its hash', async () => {
    const { batchs } = await create(await valid())
    const rows = await server.db
      .selectFrom('wheel_batches')
      .select(['id', 'seed'])
      .where(
        'id',
        'in',
        batchs.map(({ _id }: { _id: string }) => _id),
      )
      .orderBy('start_date')
      .execute()
    const seeds = rows.map(({ id, seed }) => openSeed(server.app.tokenKey, id, seed)!)
    expect(seeds.map((seed) => hashOfSeed(seed).toString('hex'))).toEqual(
      batchs.map((batch: BatchOut) => batch.seedHash),
    )
    expect(new Set(batchs.map((batch: BatchOut) => batch.seedHash)).size).toBe(2)
  })

  test('takes the names of tiers that are given apart, or by the prizes', async () => {
    const usual = { DIAMOND: 'Xe máy', GOLD: 'Vàng', SILVER: 'Giải ba', BRONZE: 'Giải khuyến khích' }
    const tierNames = Object.entries(usual).map(([prizeTier, name]) => ({ prizeTier, name, nameEn: name }))
    const named = await valid()
    Object.assign(named.batchs[0]!.prizes[0]!, { name: 'Xe máy', nameEn: 'Xe máy' })
    for (const some of [[], tierNames.slice(1), [...tierNames.slice(1), tierNames[1]]])
      expect(await client.refusal(creating, { ...named, tierNames: some })).toMatchObject({
        reason: 'lucky_wheels_text_tiers_incomplete',
      })
    expect((await create({ ...named, tierNames })).tierNames.map(({ name }: { name: string }) => name)).toEqual([
      'Xe máy',
      'Vàng',
      'Giải ba',
      'Giải khuyến khích',
    ])
    const disagreeing = await valid()
    Object.assign(disagreeing.batchs[0]!.prizes[1]!, { name: 'A', nameEn: 'A' })
    Object.assign(disagreeing.batchs[1]!.prizes[0]!, { name: 'B', nameEn: 'B' })
    expect(await faultsOf(creating, disagreeing)).toEqual([
      ['batchs.1.prizes.0.name', 'All prizes of this tier are called “A”. Change the name of the tier instead.'],
    ])
  })

  const duration = 'The duration(s) you have chosen is not valid!'
  test.each<[string, (wheel: Valid) => object, string[][]]>([
    ['a blank title', (wheel) => ({ ...wheel, title: ' ' }), [['title', 'Please input title!']]],
    [
      'a long title',
      (wheel) => ({ ...wheel, titleEn: 'x'.repeat(101) }),
      [['titleEn', 'The maximum title length is 100 characters!']],
    ],
    [
      'a long tier name',
      (wheel) => ({ ...wheel, tierNames: [{ prizeTier: 'GOLD', name: 'x'.repeat(51), nameEn: ' ' }] }),
      [
        ['tierNames.0.name', 'Prize title must not exceed 50 characters'],
        ['tierNames.0.nameEn', 'This field is required!'],
      ],
    ],
    [
      'a past start',
      (wheel) => ({
        ...wheel,
        activeDate: { ...wheel.activeDate, startDate: new Date(Date.now() - 90_000).toISOString() },
      }),
      [['activeDate', duration]],
    ],
    [
      'a batch before its wheel',
      (wheel) => ({
        ...wheel,
        activeDate: {
          ...wheel.activeDate,
          startDate: new Date(Date.parse(wheel.activeDate.startDate) + 1).toISOString(),
        },
      }),
      [['batchs.0.activeDate', duration]],
    ],
    [
      'batches that overlap',
      (wheel) => ({
        ...wheel,
        batchs: [
          wheel.batchs[0],
          { ...wheel.batchs[1], activeDate: { ...wheel.batchs[1]!.activeDate, startDate: wheel.activeDate.startDate } },
        ],
      }),
      [['batchs.1.activeDate', duration]],
    ],
    [
      'another number of batches',
      (wheel) => ({ ...wheel, numberOfBatch: 3 }),
      [['numberOfBatch', 'The number of batches must be that of the batches below: 2.']],
    ],
    [
      'no prizes',
      (wheel) => ({ ...wheel, batchs: wheel.batchs.map((batch) => ({ ...batch, prizes: [] })) }),
      [['batchs', 'You have not created any prizes!']],
    ],
    [
      'more in batches than in all',
      (wheel) => changed(wheel, { totalQty: 59 }),
      [['batchs.0.prizes.1.qty', 'The total prize in batches cannot be greater than the total number!']],
    ],
    [
      'no picture',
      (wheel) => changed(wheel, { mediaId: null }),
      [['batchs.0.prizes.1.mediaId', 'Please select enough photos for the prize!']],
    ],
    [
      'somebody else’s picture',
      (wheel) => changed(wheel, { mediaId: noId }),
      [['batchs.0.prizes.1.mediaId', 'Choose a photo that you uploaded.']],
    ],
    [
      'points and a voucher',
      (wheel) => changed(wheel, { voucherId: noId }),
      [['batchs.0.prizes.1.point', 'A prize gives either points or a voucher.']],
    ],
    [
      'an unknown voucher',
      (wheel) => changed(wheel, { voucherId: noId, point: null }),
      [['batchs.0.prizes.1.voucherId', 'Please choose a game voucher that is enabled and approved.']],
    ],
    [
      'a line that disagrees',
      (wheel) => changed(wheel, { prizeTier: 'GOLD' }),
      [['batchs.1.prizes.0.prizeTier', 'Prizes with the same index are one prize: they must agree in all batches.']],
    ],
    [
      'an index twice in a batch',
      (wheel) => changed(wheel, { prize_index: 0 }),
      [['batchs.0.prizes.1.prize_index', 'Another prize of this batch has this index.']],
    ],
  ])('refuses %s', async (_, wrong, faults) => {
    expect(await faultsOf(creating, { ...wrong(await valid()) })).toEqual(faults)
  })

  /** The wheel with another second prize in its first batch. */
  function changed(wheel: Valid, prize: object) {
    const [first, second] = wheel.batchs
    return { ...wheel, batchs: [{ ...first!, prizes: [first!.prizes[0], { ...first!.prizes[1], ...prize }] }, second] }
  }

  test('a start may be a minute past; wheels may touch, but not overlap, unless one is deleted', async () => {
    const soon = Date.now() - 50_000
    const wheel = await valid(soon)
    const first = await create(wheel)
    const running = await client.data(`{ cmsGetRunningLuckyWheel { _id } }`)
    expect(running.cmsGetRunningLuckyWheel._id).toBe(first._id)
    const overlapping = await valid(soon + 9 * hour)
    expect(await faultsOf(creating, overlapping)).toEqual([
      ['activeDate', 'Another lucky wheel runs during this time.'],
    ])
    await create(await valid(soon + 10 * hour))
    await client.data(`mutation { deleteLuckyWheel(_id: "${first._id}") { deletedAt } }`)
    expect((await client.data(`{ cmsGetRunningLuckyWheel { _id } }`)).cmsGetRunningLuckyWheel).toBeNull()
    await create({
      ...(await valid(Date.now() + hour)),
      activeDate: period(Date.now() + hour, soon + 10 * hour),
      batchs: [
        { activeDate: period(Date.now() + hour, Date.now() + 2 * hour), prizes: (await valid()).batchs[0]!.prizes },
      ],
      numberOfBatch: 1,
    })
  })
})

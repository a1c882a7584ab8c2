import { describe, expect, test } from 'vitest'
import { factories, noId } from '../../../../tests/harness/factories.ts'
import { startServer } from '../../../../tests/harness/server.ts'
import { hashOfSeed, openSeed } from './batch-seed.ts'

const server = await startServer()
const { aGrantee, aMedia, aVoucher, aVoucherCode, aWheel, aWheelBatch, aWheelPrize, anAward } = factories(server.db)
const person = await aGrantee('PROMOTION')
const client = server.as(person)

const hour = 3_600_000
const day = 24 * hour
const photo = async () => (await aMedia({ uploaded_by: person.id, uploaded_bytes: 1000 })).id

/** A day of its own for each wheel: wheels that live may not overlap. */
let days = 10
const aDay = () => Date.now() + ++days * day
const period = (start: number, end: number) => ({
  startDate: new Date(start).toISOString(),
  endDate: new Date(end).toISOString(),
})

const wheelFields = `{ _id title version numberOfBatch totalPrize totalRedeemPrize totalRemainingPrize deletedAt
  tierNames { prizeTier name nameEn }
  batchs { _id activeDate { startDate endDate } seedHash totalPrize totalRedeemPrize
    prizes { _id prize_index prizeTier name qty remaining totalQty point voucherId mediaId } } }`
const creating = `mutation ($title: String!, $titleEn: String!, $activeDate: LuckyWheelPeriodInput!, $numberOfBatch: Int,
    $batchs: [LuckyWheelBatchInput!]!, $tierNames: [LuckyWheelTierNameInput!]) {
  createLuckyWheel(title: $title, titleEn: $titleEn, activeDate: $activeDate, numberOfBatch: $numberOfBatch,
    batchs: $batchs, tierNames: $tierNames) ${wheelFields} }`
const updating = `mutation ($_id: ID!, $data: LuckyWheelChangeInput!, $version: Int) {
  updateLuckyWheel(_id: $_id, data: $data, version: $version) ${wheelFields} }`
const reading = `query ($id: ID!) { cmsLuckyWheel(id: $id) ${wheelFields} }`

/** A wheel of a day with two batches and two prizes. */
const valid = async (start = aDay()) => ({
  title: ' Vòng quay hè ',
  titleEn: 'Summer wheel',
  activeDate: period(start, start + 10 * hour),
  numberOfBatch: 2,
  batchs: [
    {
      activeDate: period(start, start + 4 * hour),
      prizes: [
        { prize_index: 0, prizeTier: 'DIAMOND', qty: 2, point: 50.5, mediaId: await photo() },
        { prize_index: 1, prizeTier: 'BRONZE', qty: 40, point: 1, mediaId: await photo(), totalQty: 100 },
      ],
    },
    {
      activeDate: period(start + 5 * hour, start + 9 * hour),
      prizes: [{ prize_index: 1, prizeTier: 'BRONZE', qty: 20 }],
    },
  ],
})
interface BatchOut {
  readonly _id: string
  readonly activeDate: { readonly startDate: string; readonly endDate: string }
  readonly seedHash: string
  readonly prizes: readonly { readonly prize_index: number; readonly prizeTier: string; readonly qty: number }[]
}
type Valid = Awaited<ReturnType<typeof valid>>
const create = async (wheel: object) => (await client.data(creating, { ...wheel })).createLuckyWheel
const update = async (_id: string, data: object) => (await client.data(updating, { _id, data })).updateLuckyWheel
const read = async (id: string) => (await client.data(reading, { id })).cmsLuckyWheel
const faultsOf = async (text: string, variables: Record<string, unknown>) =>
  ((await client.refusal(text, variables)).fields ?? []).map(({ field, message }) => [field, message])
const lanesOf = (stockId: string) =>
  server.db.selectFrom('stock_lanes').selectAll().where('stock_id', '=', stockId).orderBy('lane').execute()
const reserved = async (pool: string) =>
  Number(
    (
      await server.db
        .selectFrom('voucher_codes')
        .select((eb) => eb.fn.countAll().as('n'))
        .where('pool', '=', pool)
        .executeTakeFirstOrThrow()
    ).n,
  )

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
    const tierNames = [{ prizeTier: 'GOLD', name: 'Vàng', nameEn: 'Gold' }]
    const named = await valid()
    Object.assign(named.batchs[0]!.prizes[0]!, { name: 'Xe máy', nameEn: 'Motorbike' })
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
    expect(await of({ end_date: new Date(Date.now() + day) })).toEqual([
      'batchs.0.prizes.0.voucherId',
      'The dates of this voucher do not cover every batch.',
    ])
  })
})

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

  test('changes nothing if one part is wrong, and says what others changed meanwhile', async () => {
    const wheel = await create(await valid())
    const [first] = wheel.batchs
    const wrong = [
      { _id: first._id, activeDate: first.activeDate, prizes: [{ prize_index: 0, prizeTier: 'GOLD', qty: 0 }] },
    ]
    expect(await faultsOf(updating, { _id: wheel._id, data: { title: 'Khác', batchs: wrong } })).toEqual([
      ['data.batchs.0.prizes.0.qty', 'At least one batch must have some of this prize.'],
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
    const batch = (await client.data(adding, { id: wheel._id, data })).createLuckyWheelBatch
    expect(batch.totalPrize).toBe(5)
    const addingPrize = `mutation ($batchId: ID!, $data: LuckyWheelPrizeInput!) { createLuckyWheelPrize(batchId: $batchId, data: $data) { _id qty totalQty point } }`
    const prize = { prize_index: 3, prizeTier: 'SILVER', qty: 4, point: 2, mediaId: await photo() }
    const made = (await client.data(addingPrize, { batchId: batch._id, data: prize })).createLuckyWheelPrize
    expect(made).toMatchObject({ qty: 4, totalQty: 4, point: 2 })
    expect(await faultsOf(addingPrize, { batchId: batch._id, data: prize })).toEqual([
      ['data.prize_index', 'Another prize of this batch has this index.'],
    ])
    const inFirst = { batchId: wheel.batchs[0]._id, data: { prize_index: 3, prizeTier: 'SILVER', qty: 2 } }
    expect((await client.data(addingPrize, inFirst)).createLuckyWheelPrize).toMatchObject({ totalQty: 6, point: 2 })
    const gone = await client.data(`mutation { deleteLuckyWheelPrize(_id: "${made._id}") { totalPrize } }`)
    expect(gone.deleteLuckyWheelPrize.totalPrize).toBe(67)
    const left = await client.data(`mutation { deleteLuckyWheelBatch(_id: "${batch._id}") { numberOfBatch version } }`)
    expect(left.deleteLuckyWheelBatch).toEqual({ numberOfBatch: 2, version: 6 })
    const naming = `mutation { cmsUpdateLuckyPrizesName(luckyId: "${wheel._id}", prizeTier: GOLD, name: "Vàng", nameEn: "Gold") { version tierNames { name } } }`
    expect((await client.data(naming)).cmsUpdateLuckyPrizesName.tierNames[1]).toEqual({ name: 'Vàng' })
  })
})

describe('a wheel that has begun', () => {
  /** Its first batch has begun, with a prize of which one was won and one of which none was; its second one comes. */
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
  await expect(anAward(prize.id)).rejects.toMatchObject({ constraint: 'wheel_awards_in_time' })
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
    const withoutIds = ({ batchs, version: _, ...rest }: { batchs: BatchOut[]; version: number }) => ({
      ...rest,
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
})

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { drawOf } from '../lucky-wheels/due.ts'
import { hashOfPerson, hashOfSpin, noRoot, pathOf, rootOf, type SealedSpin } from './draw-log.ts'
import { type DrawIndex, type DrawPage, faultsOfLog, faultsOfReceipt, type Receipt } from './verify-draws.ts'

const salt = randomBytes(32).toString('hex')

const hour = 3_600_000
const start = Date.parse('2026-03-01T00:00:00.000Z')
const [wheelId, batchId, prizeId, userId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
const seed = randomBytes(32)
const [qty, end] = [7, start + 7 * hour]
const draw = drawOf(seed, { _id: prizeId, qty, start, end })
const seedHash = createHash('sha256').update(seed).digest('hex')

let index: DrawIndex
let pages: DrawPage[]
let receipts: Receipt[]

/** Two seals: in the first, units 0 to 2 are won, in the second the others, with misses between them. */
beforeAll(async () => {
  const spins = await Promise.all(Array.from({ length: 14 }, (_, i) => aSpin(i)))
  pages = []
  receipts = []
  let former = noRoot
  for (const [i, sealed] of [spins.slice(0, 5), spins.slice(5)].entries()) {
    const hashes = await Promise.all(sealed.map(hashOfSpin))
    const root = await rootOf(former, hashes)
    const awards = sealed.filter(({ unit }) => unit !== null).map((spin) => ({ ...spin, dueAt: dueAt(spin) }))
    pages.push({ seal: i + 1, firstNumber: sealed[0]!.number, formerRoot: former, root, hashes, awards })
    for (const [at, spin] of sealed.entries()) {
      const path = await pathOf(hashes, at)
      receipts.push({
        ...spin,
        wheelId,
        userId,
        salt,
        dueAt: dueAt(spin),
        seedHash,
        seed: seed.toString('hex'),
        root,
        formerRoot: former,
        path,
      })
    }
    former = root
  }
  const prizes = [{ prizeId, prizeTier: 'GOLD', qty }]
  const [startDate, endDate] = [new Date(start).toISOString(), new Date(end).toISOString()]
  const batches = [{ batchId, startDate, endDate, seedHash, seed: seed.toString('hex'), prizes }]
  index = { wheelId, batches, seals: 2, root: former }
})

async function aSpin(i: number): Promise<SealedSpin> {
  const unit = i % 2 === 0 ? i / 2 : null
  return {
    spinId: randomUUID(),
    number: i + 1,
    moment: new Date(draw.momentOf(Math.floor(i / 2)) + i + 1).toISOString(),
    batchId,
    eligibleTiers: ['GOLD'],
    prizeId: unit === null ? null : prizeId,
    unit,
    assigned: false,
    person: await hashOfPerson(salt, userId),
  }
}
const pageOf = ({ number }: Receipt) => pages[number <= 5 ? 0 : 1]!
const dueAt = ({ unit }: SealedSpin) => (unit === null ? null : new Date(draw.momentOf(unit)).toISOString())

test('an honest log and its receipts have no fault', async () => {
  expect(await faultsOfLog(index, pages)).toEqual([])
  for (const receipt of receipts) expect(await faultsOfReceipt(receipt, index, pageOf(receipt))).toEqual([])
})

/** Every text of hexadecimal digits and every id, with one digit changed. */
function* withOneDigitChanged(value: unknown, path = ''): Generator<[string, unknown]> {
  if (typeof value === 'string' && /^[LR]?[0-9a-f-]{32,}$/.test(value)) {
    for (let at = 0; at < value.length; at++) {
      if (!/[0-9a-f]/.test(value[at]!)) continue
      const other = value[at] === '0' ? '1' : '0'
      yield [`${path} digit ${at}`, value.slice(0, at) + other + value.slice(at + 1)]
    }
  } else if (Array.isArray(value)) {
    for (const [i, part] of value.entries())
      for (const [where, changed] of withOneDigitChanged(part, `${path}[${i}]`)) yield [where, value.with(i, changed)]
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value))
      for (const [where, changed] of withOneDigitChanged(part, `${path}.${name}`))
        yield [where, { ...value, [name]: changed }]
  }
}

test('a receipt with one digit changed, wherever, has a fault', async () => {
  let tried = 0
  for (const [where, changed] of withOneDigitChanged(receipts[4])) {
    expect(await faultsOfReceipt(changed as Receipt, index, pages[0]!), where).not.toEqual([])
    tried++
  }
  expect(tried).toBeGreaterThan(500)
})

test('a page with one digit changed, wherever, has a fault', async () => {
  let tried = 0
  for (const [where, changed] of withOneDigitChanged(pages[1])) {
    expect(await faultsOfLog(index, [pages[0]!, changed as DrawPage]), where).not.toEqual([])
    tried++
  }
  expect(tried).toBeGreaterThan(500)
})

const respellings: readonly ((hash: string) => string)[] = [
  (hash) => hash.toUpperCase(),
  (hash) => `${hash}0`,
  (hash) => `${hash}\n`,
  (hash) => hash.replace('00', 'zz'),
  (hash) => hash.replace(/^0(.)/, '$1 '),
]

test('a hash that is spelt in another way, wherever it stands, is a fault, though it reads as the same bytes', async () => {
  const all = JSON.stringify({ index, pages, receipt: receipts[4] })
  const hashes = new Set(all.match(/[0-9a-f]{64}/g))
  expect(hashes.size).toBeGreaterThan(15)
  for (const hash of hashes)
    for (const respelt of respellings.map((respell) => respell(hash))) {
      if (respelt === hash) continue
      const changed = JSON.parse(all, (_, value: unknown) =>
        typeof value === 'string' ? value.replace(hash, respelt) : value,
      ) as { index: DrawIndex; pages: DrawPage[]; receipt: Receipt }
      const isIn = (part: unknown) => JSON.stringify(part).includes(hash)
      if (isIn([index, pages])) expect(await faultsOfLog(changed.index, changed.pages), respelt).not.toEqual([])
      const ofReceipt = await faultsOfReceipt(changed.receipt, changed.index, changed.pages[0]!)
      if (isIn(receipts[4])) expect(ofReceipt, respelt).not.toEqual([])
    }
})

test('a page without leaves, and a win that the awards leave out, are faults', async () => {
  expect(await faultsOfLog(index, [{ ...pages[0]!, hashes: [], awards: [] }, pages[1]!])).toContainEqual({
    key: 'lucky_wheel_spins_fault_seal_root',
    params: { seal: 1 },
  })
  const withoutAwards = { ...pages[0]!, awards: [] }
  expect(await faultsOfReceipt(receipts[4]!, index, withoutAwards)).toEqual([
    { key: 'lucky_wheel_spins_fault_not_published', params: { number: 5 } },
  ])
  expect(await faultsOfReceipt(receipts[3]!, index, withoutAwards)).toEqual([])
})

test('an award of which anything was changed is named', async () => {
  const [first] = pages[1]!.awards
  const changes: Partial<DrawPage['awards'][number]>[] = [
    { moment: new Date(Date.parse(first!.moment) + 1).toISOString() },
    { unit: first!.unit! - 1 },
    { eligibleTiers: [] },
    { assigned: true },
    { prizeId: null },
  ]
  for (const change of changes) {
    const changed = changedAwards((awards) => [{ ...awards[0]!, ...change }, ...awards.slice(1)])
    expect(await faultsOfLog(index, changed), JSON.stringify(change)).toContainEqual({
      key: 'lucky_wheel_spins_fault_award',
      params: { number: first!.number },
    })
  }
  const dueLater = changedAwards((awards) => [
    { ...awards[0]!, dueAt: new Date(start).toISOString() },
    ...awards.slice(1),
  ])
  expect(await faultsOfLog(index, dueLater)).toEqual([
    { key: 'lucky_wheel_spins_fault_due', params: { unit: first!.unit, prize: prizeId } },
  ])
})

test('a receipt of which the published log knows nothing has a fault', async () => {
  const receipt = receipts[4]!
  const missing = [{ key: 'lucky_wheel_spins_fault_not_published', params: { number: receipt.number } }]
  expect(await faultsOfReceipt(receipt, index, null)).toEqual(missing)
  expect(await faultsOfReceipt(receipt, index, pages[1]!)).toEqual(missing)
})

test.each<[string, (receipt: Receipt) => Receipt]>([
  ['another moment', (receipt) => ({ ...receipt, moment: new Date(start).toISOString() })],
  ['another unit', (receipt) => ({ ...receipt, unit: receipt.unit! + 1 })],
  ['another number', (receipt) => ({ ...receipt, number: receipt.number + 1 })],
  ['other tiers', (receipt) => ({ ...receipt, eligibleTiers: ['GOLD', 'SILVER'] })],
  ['assigned', (receipt) => ({ ...receipt, assigned: true })],
  ['a miss', (receipt) => ({ ...receipt, prizeId: null, unit: null })],
  ['due earlier', (receipt) => ({ ...receipt, dueAt: new Date(start).toISOString() })],
])('a receipt that says %s has a fault', async (_, change) => {
  expect(await faultsOfReceipt(change(receipts[4]!), index, pages[0]!)).not.toEqual([])
})

const changedAwards = (change: (awards: DrawPage['awards']) => DrawPage['awards']) => [
  pages[0]!,
  { ...pages[1]!, awards: change(pages[1]!.awards) },
]

test('a log that leaves something out, repeats it or wins out of order has a fault', async () => {
  expect(await faultsOfLog(index, pages.slice(1))).not.toEqual([])
  expect(await faultsOfLog(index, pages.slice(0, 1))).not.toEqual([])
  expect(await faultsOfLog(index, pages.toReversed())).not.toEqual([])
  expect(
    await faultsOfLog(
      index,
      changedAwards((awards) => [awards[0]!, ...awards]),
    ),
  ).not.toEqual([])
  const tooMany = changedAwards((awards) => [...awards, { ...awards[0]!, unit: qty }])
  expect(await faultsOfLog(index, tooMany)).toContainEqual({
    key: 'lucky_wheel_spins_fault_no_unit',
    params: { unit: qty, prize: prizeId, qty },
  })
  const early = changedAwards(([first, ...rest]) => [{ ...first!, moment: new Date(start).toISOString() }, ...rest])
  expect(await faultsOfLog(index, early)).not.toEqual([])
})

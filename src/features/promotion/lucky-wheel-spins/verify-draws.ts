import { drawOf, laneOfUnit } from '../lucky-wheels/due.ts'
import type { Fault } from './draws-texts.ts'
import {
  bytesOf,
  chained,
  hashOfBytes,
  hashOfPerson,
  hashOfSpin,
  isHash,
  isStep,
  noRoot,
  rootOf,
  type SealedSpin,
  treeByPath,
} from './draw-log.ts'

/** A receipt of a spin; what is missing of it is not sealed, or not published yet. */
export interface Receipt extends SealedSpin {
  readonly wheelId: string
  readonly userId: string
  readonly salt: string
  readonly seedHash: string
  readonly seed: string | null
  readonly dueAt: string | null
  readonly root: string
  readonly formerRoot: string
  readonly path: readonly string[]
}

export interface PublishedBatch {
  readonly batchId: string
  /** ISO dates. */
  readonly startDate: string
  readonly endDate: string
  readonly seedHash: string
  /** Null until the batch has ended. */
  readonly seed: string | null
  readonly prizes: readonly { readonly prizeId: string; readonly prizeTier: string; readonly qty: number }[]
}

/** What `/app/draws/{wheelId}` says. */
export interface DrawIndex {
  readonly wheelId: string
  readonly batches: readonly PublishedBatch[]
  /** How many pages there are: `/app/draws/{wheelId}/1` and so on. */
  readonly seals: number
  /** The root of the last one. */
  readonly root: string
}

/** All that was sealed of a spin that won, and when its unit fell due. */
export interface PublishedAward extends SealedSpin {
  readonly dueAt: string | null
}

/** One seal. */
export interface DrawPage {
  readonly seal: number
  readonly firstNumber: number
  readonly formerRoot: string
  readonly root: string
  readonly hashes: readonly string[]
  readonly awards: readonly PublishedAward[]
}

/** Whether a page has the root that its leaves and the root before make. */
const hasItsRoot = async ({ formerRoot, root, hashes }: DrawPage): Promise<boolean> =>
  hashes.length > 0 && [formerRoot, ...hashes].every(isHash) && (await rootOf(formerRoot, hashes)) === root

const isSeedOf = async (seed: string, seedHash: string): Promise<boolean> =>
  isHash(seed) && (await hashOfBytes(seed)) === seedHash

const faultIf = (isWrong: boolean, key: Fault['key'], params?: Fault['params']): Fault[] =>
  isWrong ? [params ? { key, params } : { key }] : []

/**
 * What is wrong with a receipt: it is not in the log, its seed is another than was promised, or what it won was not due.
 * Nothing, if all is as it should be.
 *
 * @param index of the receipt's wheel; with it and the seed, the moment at which the unit fell due is computed anew
 * @param page of the published log, on which the receipt's number stands; null if there is none
 */
export async function faultsOfReceipt(receipt: Receipt, index: DrawIndex, page: DrawPage | null): Promise<Fault[]> {
  const leaf = await hashOfSpin(receipt)
  const leadsToRoot =
    isHash(receipt.formerRoot) &&
    receipt.path.every(isStep) &&
    (await chained(receipt.formerRoot, await treeByPath(leaf, receipt.path))) === receipt.root
  const batch = index.batches.find(({ batchId }) => batchId === receipt.batchId)
  const isPublished =
    page !== null &&
    page.root === receipt.root &&
    page.formerRoot === receipt.formerRoot &&
    page.hashes[receipt.number - page.firstNumber] === leaf &&
    // What was won is counted by the awards of the log.
    (receipt.prizeId === null || page.awards.some(({ number }) => number === receipt.number)) &&
    (await hasItsRoot(page))
  return [
    ...faultIf(receipt.wheelId !== index.wheelId, 'lucky_wheel_spins_fault_other_wheel'),
    ...faultIf(!leadsToRoot, 'lucky_wheel_spins_fault_not_in_log'),
    ...faultIf(!isPublished, 'lucky_wheel_spins_fault_not_published', { number: receipt.number }),
    ...faultIf((await hashOfPerson(receipt.salt, receipt.userId)) !== receipt.person, 'lucky_wheel_spins_fault_person'),
    ...faultIf(!isHash(receipt.seedHash) || batch?.seedHash !== receipt.seedHash, 'lucky_wheel_spins_fault_seed_hash'),
    ...faultIf(
      receipt.seed !== null && !(await isSeedOf(receipt.seed, receipt.seedHash)),
      'lucky_wheel_spins_fault_seed',
    ),
    ...faultsOfWin(receipt, batch),
  ]
}

/**
 * What is wrong with the log of a wheel: a root that its leaves or the root before do not make, an award that is not what
 * was sealed, a unit that was won before it was due, out of its order, twice, or beyond what there were.
 *
 * @param pages all of them; one at a time is kept
 */
export async function faultsOfLog(
  index: DrawIndex,
  pages: Iterable<DrawPage> | AsyncIterable<DrawPage>,
): Promise<Fault[]> {
  const faults: Fault[] = []
  const awards = awardsInOrder(index)
  let [former, next, seals] = [noRoot, 1, 0]
  for await (const page of pages) {
    const { seal } = page
    faults.push(
      ...faultIf(page.formerRoot !== former, 'lucky_wheel_spins_fault_seal_follows', { seal }),
      ...faultIf(page.firstNumber !== next, 'lucky_wheel_spins_fault_leaves_missing', { seal }),
      ...faultIf(!(await hasItsRoot(page)), 'lucky_wheel_spins_fault_seal_root', { seal }),
    )
    for (const award of page.awards) {
      const { number } = award
      const isSealed = page.hashes[number - page.firstNumber] === (await hashOfSpin(award))
      faults.push(...faultIf(!isSealed, 'lucky_wheel_spins_fault_award', { number }), ...awards(award))
    }
    next = page.firstNumber + page.hashes.length
    former = page.root
    seals++
  }
  return [
    ...faults,
    ...faultIf(index.seals !== seals || index.root !== former, 'lucky_wheel_spins_fault_last_root'),
    ...(await faultsOfSeeds(index)),
  ]
}

export async function faultsOfSeeds({ batches }: DrawIndex): Promise<Fault[]> {
  const found = batches.map(async ({ batchId, seed, seedHash }) =>
    faultIf(
      !isHash(seedHash) || (seed !== null && !(await isSeedOf(seed, seedHash))),
      'lucky_wheel_spins_fault_batch_seed',
      { batch: batchId },
    ),
  )
  return (await Promise.all(found)).flat()
}

interface Won {
  /** Units won by chance, by lane. */
  readonly lanes: Map<number, number>
  units: number
}

/** What is wrong with each award, given one after the other in the order of the log. */
export function awardsInOrder({ batches }: DrawIndex): (award: PublishedAward) => Fault[] {
  const won = new Map<string, Won>()
  let [lastNumber, lastMoment] = [0, '']
  return (award) => {
    const { number, moment, prizeId, unit } = award
    const faults = faultIf(number <= lastNumber || moment < lastMoment, 'lucky_wheel_spins_fault_order', { number })
    ;[lastNumber, lastMoment] = [number, moment]
    const batch = batches.find(({ batchId }) => batchId === award.batchId)
    faults.push(...faultsOfWin(award, batch))
    const prize = batch?.prizes.find((prize) => prize.prizeId === prizeId)
    if (!prize) return faults
    const so = won.get(prize.prizeId) ?? { lanes: new Map<number, number>(), units: 0 }
    won.set(prize.prizeId, so)
    const named = { prize: prize.prizeId, qty: prize.qty }
    faults.push(...faultIf(++so.units > prize.qty, 'lucky_wheel_spins_fault_too_many', named))
    if (unit === null) return faults
    const { lane, nth } = laneOfUnit(unit, prize.qty)
    const before = so.lanes.get(lane) ?? 0
    // A unit that a person was designated for and that was given back may stand for the last one.
    const isInOrder = nth === before || unit === prize.qty - 1
    so.lanes.set(lane, nth === before ? before + 1 : before)
    return [...faults, ...faultIf(!isInOrder, 'lucky_wheel_spins_fault_unit_order', { unit, prize: prize.prizeId })]
  }
}

type Win = Pick<PublishedAward, 'prizeId' | 'unit' | 'dueAt' | 'moment' | 'assigned'>

function faultsOfWin({ prizeId, unit, dueAt, moment, assigned }: Win, batch: PublishedBatch | undefined): Fault[] {
  const prize = batch?.prizes.find((prize) => prize.prizeId === prizeId)
  if (prizeId === null || assigned)
    return [
      ...faultIf(unit !== null || dueAt !== null, 'lucky_wheel_spins_fault_unit_without_chance'),
      ...faultIf(prizeId !== null && !prize, 'lucky_wheel_spins_fault_other_prize', { prize: prizeId ?? '' }),
    ]
  const named = { unit: unit ?? '?', prize: prizeId }
  if (!batch || !prize || unit === null || dueAt === null)
    return faultIf(true, 'lucky_wheel_spins_fault_other_prize', { prize: prizeId })
  if (unit < 0 || unit >= prize.qty)
    return faultIf(true, 'lucky_wheel_spins_fault_no_unit', { ...named, qty: prize.qty })
  if (dueAt > moment) return faultIf(true, 'lucky_wheel_spins_fault_early', named)
  if (batch.seed === null) return []
  const draw = drawOf(bytesOf(batch.seed), { _id: prizeId, qty: prize.qty, ...periodOf(batch) })
  return faultIf(draw.momentOf(unit) !== Date.parse(dueAt), 'lucky_wheel_spins_fault_due', named)
}

export const periodOf = ({ startDate, endDate }: PublishedBatch) => ({
  start: Date.parse(startDate),
  end: Date.parse(endDate),
})

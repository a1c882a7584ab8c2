import { drawOf, drawOfLane, laneOfUnit, type Draw } from '../lucky-wheels/due.ts'
import type { Fault } from './draws-texts.ts'
import { bytesOf, hashOfSpin, isHash, noRoot, rootOf } from './draw-log.ts'
import {
  awardsInOrder,
  type DrawIndex,
  faultsOfSeeds,
  periodOf,
  type PublishedAward,
  type PublishedBatch,
} from './verify-draws.ts'

/** The lines of an auditor's file, in their order. People are numbers, which are others in every file. */
export type DrawsLine =
  | { readonly kind: 'wheel'; readonly index: DrawIndex }
  /** A unit that was kept for a designated person, and out of the draw: of which lane, and until when (null: still). */
  | ({ readonly kind: 'reserved' } & Reserved)
  | ({ readonly kind: 'spin'; readonly who: number; readonly salt: string; readonly hash: string } & PublishedAward)
  /** A designation that was sealed, by its hash alone: it may have been taken back since. */
  | { readonly kind: 'designation'; readonly number: number; readonly hash: string }
  | { readonly kind: 'seal'; readonly seal: number; readonly formerRoot: string; readonly root: string }
  | { readonly kind: 'end'; readonly lines: number }

export interface Reserved {
  readonly prizeId: string
  readonly lane: number
  readonly from: string
  readonly to: string | null
}

export interface CheckedFile {
  readonly faults: readonly Fault[]
  readonly spins: number
  readonly awards: number
  /** Batches that have ended, so that their seeds are known. */
  readonly batches: number
  readonly all: number
}

/** Faults that are kept: a changed file has as many as it has lines. */
const mostFaults = 100

/** What is wrong with an auditor's file: what the log's verifier finds, and eligible spins that were passed over. */
export async function checkFile(lines: AsyncIterable<string>): Promise<CheckedFile> {
  const check = new FileCheck()
  for await (const line of lines) {
    const read = parsed(line)
    if (read) await check.line(read)
    else check.unreadable()
  }
  return check.result()
}

function parsed(line: string): DrawsLine | null {
  try {
    return JSON.parse(line) as DrawsLine
  } catch {
    return null
  }
}

class FileCheck {
  private faults: Fault[] = []
  private index: DrawIndex = { wheelId: '', batches: [], seals: 0, root: noRoot }
  private awardOf = awardsInOrder(this.index)
  private passing = new PassingOver(this.index)
  private leaves: string[] = []
  private lines = 0
  private spins = 0
  private awards = 0
  private next = 1
  private former = noRoot
  private seals = 0
  private ended = false

  private found(faults: readonly Fault[]): void {
    this.faults.push(...faults.slice(0, mostFaults - this.faults.length))
  }

  private foundIf(isWrong: boolean, fault: Fault): void {
    if (isWrong) this.found([fault])
  }

  unreadable(): void {
    this.found([{ key: 'lucky_wheel_spins_fault_line', params: { line: ++this.lines } }])
  }

  async line(line: DrawsLine): Promise<void> {
    this.lines++
    switch (line.kind) {
      case 'wheel':
        this.index = line.index
        this.awardOf = awardsInOrder(line.index)
        this.passing = new PassingOver(line.index)
        return this.found(await faultsOfSeeds(line.index))
      case 'reserved':
        return this.passing.reserve(line)
      case 'designation':
        return this.leaf(line.number, line.hash)
      case 'spin':
        return this.spin(line)
      case 'seal':
        return this.seal(line)
      case 'end':
        this.ended = line.lines === this.lines
        return
      default:
        this.lines--
        this.unreadable()
    }
  }

  private leaf(number: number, hash: string): void {
    this.foundIf(number !== this.next, { key: 'lucky_wheel_spins_fault_order', params: { number } })
    this.foundIf(!isHash(hash), { key: 'lucky_wheel_spins_fault_leaf', params: { number } })
    this.next = number + 1
    this.leaves.push(hash)
  }

  private async spin(spin: DrawsLine & { kind: 'spin' }): Promise<void> {
    const { number } = spin
    this.spins++
    const isSealed = (await hashOfSpin(spin)) === spin.hash
    this.foundIf(!isSealed, { key: 'lucky_wheel_spins_fault_leaf', params: { number } })
    this.leaf(number, spin.hash)
    if (spin.prizeId !== null) {
      this.awards++
      this.found(this.awardOf(spin))
    }
    this.found(this.passing.faultsAt(spin))
  }

  private async seal({ seal, formerRoot, root }: DrawsLine & { kind: 'seal' }): Promise<void> {
    this.foundIf(formerRoot !== this.former || seal !== ++this.seals, {
      key: 'lucky_wheel_spins_fault_seal_follows',
      params: { seal },
    })
    const isWhole = this.leaves.length > 0 && isHash(formerRoot) && (await rootOf(formerRoot, this.leaves)) === root
    this.foundIf(!isWhole, { key: 'lucky_wheel_spins_fault_seal_root', params: { seal } })
    this.leaves = []
    this.former = root
  }

  result(): CheckedFile {
    this.found(this.passing.rest())
    const isWhole = this.former === this.index.root && this.seals === this.index.seals && this.leaves.length === 0
    this.foundIf(!isWhole, { key: 'lucky_wheel_spins_fault_last_root' })
    this.foundIf(!this.ended, { key: 'lucky_wheel_spins_fault_end', params: { lines: this.lines } })
    const { faults, spins, awards, index } = this
    const batches = index.batches.filter(({ seed }) => seed !== null).length
    return { faults, spins, awards, batches, all: index.batches.length }
  }
}

/** A lane of a prize in the batch whose spins are read. */
interface Lane {
  readonly prizeId: string
  readonly tier: string
  readonly lane: number
  readonly qty: number
  readonly draw: Draw
  awarded: number
}

/** Milliseconds around a designation within which a spin may not have seen it yet, or may still have seen it. */
const slack = 10_000

/** Finds spins that won nothing though something that they could win was due. */
class PassingOver {
  private readonly lanes = new Map<string, readonly Lane[]>()
  private readonly reserved: Reserved[] = []
  /** Spins of the latest moment that won nothing: whatever was won at the same moment may have come before them. */
  private missed: PublishedAward[] = []

  private readonly index: DrawIndex

  constructor(index: DrawIndex) {
    this.index = index
  }

  reserve(reserved: Reserved): void {
    this.reserved.push(reserved)
  }

  faultsAt(spin: PublishedAward): Fault[] {
    const faults = this.missed[0] && this.missed[0].moment < spin.moment ? this.rest() : []
    if (spin.prizeId === null) this.missed.push(spin)
    else if (spin.unit !== null) this.won(spin, spin.unit)
    return faults
  }

  rest(): Fault[] {
    const missed = this.missed
    this.missed = []
    return missed.flatMap((spin) => {
      const lane = this.lanesOf(spin.batchId).find((lane) => this.isOpen(lane, spin))
      if (!lane) return []
      const unit = lane.lane + lane.awarded * Math.min(16, lane.qty)
      return { key: 'lucky_wheel_spins_fault_passed_over', params: { number: spin.number, unit, prize: lane.prizeId } }
    })
  }

  private won({ batchId, prizeId }: PublishedAward, unit: number): void {
    const lanes = this.lanesOf(batchId).filter((lane) => lane.prizeId === prizeId)
    const own = lanes.find(({ lane, qty }) => lane === laneOfUnit(unit, qty).lane)
    if (own) own.awarded++
  }

  private isOpen({ prizeId, tier, lane, draw, awarded }: Lane, { moment, eligibleTiers }: PublishedAward): boolean {
    if (!eligibleTiers.includes(tier) || awarded >= draw.qty) return false
    const at = Date.parse(moment)
    if (draw.momentOf(awarded) > at) return false
    const kept = this.reserved.filter(
      (one) =>
        one.prizeId === prizeId &&
        one.lane === lane &&
        Date.parse(one.from) - slack <= at &&
        (one.to === null || at <= Date.parse(one.to) + slack),
    )
    return awarded < draw.qty - kept.length
  }

  private lanesOf(batchId: string): readonly Lane[] {
    const known = this.lanes.get(batchId)
    if (known) return known
    const batch = this.index.batches.find((batch) => batch.batchId === batchId)
    const lanes = batch?.seed ? lanesIn(batch, bytesOf(batch.seed)) : []
    this.lanes.set(batchId, lanes)
    return lanes
  }
}

const lanesIn = (batch: PublishedBatch, seed: Uint8Array): Lane[] =>
  batch.prizes.flatMap(({ prizeId, prizeTier: tier, qty }) => {
    const draw = drawOf(seed, { _id: prizeId, qty, ...periodOf(batch) })
    const count = Math.min(16, qty)
    return Array.from({ length: count }, (_, lane): Lane => {
      const share = Math.floor(qty / count) + (lane < qty % count ? 1 : 0)
      return { prizeId, tier, lane, qty, draw: { ...drawOfLane(draw, lane), qty: share }, awarded: 0 }
    })
  })

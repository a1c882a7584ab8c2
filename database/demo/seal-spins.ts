import { hashOfSpin, noRoot, rootOf } from '../../src/features/promotion/lucky-wheel-spins/draw-log.ts'
import { sealedSpin, type SpinToSeal } from '../../src/features/promotion/lucky-wheel-spins/server/sealed.ts'
import { bytea } from './audit.ts'

/** Leaves of a seal, as the job makes them at most. */
export const leavesOfSeal = 1024

/** The end of a wheel's log. */
export interface LogEnd {
  readonly seals: number
  readonly leaves: number
  readonly root: string
}

export const emptyLog: LogEnd = { seals: 0, leaves: 0, root: noRoot }

/** One seal of a wheel's next spins with its leaves, as the job would have written them, and the end of the log then. */
export async function sealSpins(wheel_id: string, spins: readonly SpinToSeal[], former: LogEnd) {
  const numbered = spins.map((spin, i) => ({ spin, number: former.leaves + 1 + i }))
  const hashes = await Promise.all(numbered.map(async ({ spin, number }) => hashOfSpin(await sealedSpin(spin, number))))
  const end: LogEnd = {
    seals: former.seals + 1,
    leaves: former.leaves + hashes.length,
    root: await rootOf(former.root, hashes),
  }
  const seal = {
    wheel_id,
    seal: end.seals,
    first_number: former.leaves + 1,
    last_number: end.leaves,
    former_root: bytesOf(former.root),
    root: bytesOf(end.root),
    created_at: new Date(spins.at(-1)!.created_at.getTime() + 30_000),
  }
  const leaves = hashes.map((hash, i) => ({ wheel_id, number: numbered[i]!.number, hash: bytesOf(hash) }))
  return { seal, leaves, end }
}

const bytesOf = (hex: string) => bytea(Buffer.from(hex, 'hex'))

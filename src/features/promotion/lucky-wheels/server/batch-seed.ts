import { createHash } from 'node:crypto'
import { seal, sealingKey, unseal } from '../../../../platform/server/access/sealing.ts'

export const seedBytes = 32

const keyOf = (tokenKey: Uint8Array, batchId: string) => sealingKey(tokenKey, batchId, 'seed of a wheel’s batch')

/** A batch's seed as it is stored: encrypted, so that only this application can read it. */
export const sealSeed = (tokenKey: Uint8Array, batchId: string, seed: Uint8Array): string =>
  seal(keyOf(tokenKey, batchId), seed)

/** Null if it was encrypted with another secret, or changed since. */
export const openSeed = (tokenKey: Uint8Array, batchId: string, sealed: string): Uint8Array | null =>
  unseal(keyOf(tokenKey, batchId), sealed)

/** The commitment to a seed, public from the beginning, so that nobody can replace the seed later. */
export const hashOfSeed = (seed: Uint8Array): Buffer => createHash('sha256').update(seed).digest()

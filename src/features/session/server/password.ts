import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { networkOf } from '../../../platform/server/address.ts'
import type { Context } from '../../../platform/server/context.ts'
import { standingInLine } from '../../../platform/server/turns.ts'

/** argon2id at OWASP's recommended cost: 19 MiB, 2 passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Half of the processors for each line, so that strangers who guess passwords leave room for everything else. */
const most = Math.max(1, Math.floor(availableParallelism() / 2))
const lines = {
  strangers: standingInLine({ most, places: 256 * most, placesOfOne: 64 }),
  signedIn: standingInLine({ most, places: 256 * most, placesOfOne: 64 }),
}

/** Who waits in line: the signed-in person, or everybody at one address. */
type Caller = Pick<Context, 'db' | 'viewer' | 'address'>

/** For the console, the demo's people and tests, where nobody else waits. A request takes `hashPasswordOf`. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/**
 * Hashes a password in the caller's line. Outside of transactions: whoever waits must not hold a connection.
 *
 * @throws Refusal RATE_LIMITED when the line is full
 */
export function hashPasswordOf(caller: Caller, password: string): Promise<string> {
  return inLine(caller, () => hashPassword(password))
}

let decoy: Promise<string> | undefined

/**
 * Whether the password is the hash's. Without a hash (nobody has that number) it works as long, then says no. It
 * waits in line as `hashPasswordOf` does.
 */
export async function passwordMatches(caller: Caller, stored: string | null, password: string): Promise<boolean> {
  const nobodys = await (decoy ??= hashPassword('nobody signs in with this'))
  const matches = await inLine(caller, () => verify(stored ?? nobodys, password))
  return matches && stored !== null
}

async function inLine<T>({ db, viewer, address }: Caller, work: () => Promise<T>): Promise<T> {
  if (db.isTransaction) throw new Error('passwords are hashed outside of transactions')
  return viewer ? lines.signedIn(viewer._id, work) : lines.strangers(networkOf(address), work)
}

import { hash, verify } from '@node-rs/argon2'
import { callerOf } from '../../../../platform/server/access/caller.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { hashingThreads } from '../../../../platform/server/threads.ts'
import { fairQueue } from '../../../../platform/server/turns.ts'

/** argon2id at OWASP's recommended cost: 19 MiB, 2 passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const limits = { most: hashingThreads, mostPerCaller: 1, places: 256 * hashingThreads, placesPerCaller: 64 }
/** Two queues, so that strangers who guess passwords leave capacity for everything else. */
const lines = {
  strangers: fairQueue('passwords of strangers', limits),
  signedIn: fairQueue('passwords', limits),
}

/** Whose queue a hash waits in: the signed-in person's, or that of everybody at one address. */
type Caller = Pick<Context, 'db' | 'viewer' | 'key' | 'address'>

/** For the console, demo data and tests, where nobody else waits. A request uses `hashPasswordOf`. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/**
 * Hashes a password in the caller's queue. Call it outside of transactions: a waiting request must not hold a
 * connection.
 *
 * @throws Refusal RATE_LIMITED when the queue is full
 */
export function hashPasswordOf(caller: Caller, password: string): Promise<string> {
  return inLine(caller, () => hashPassword(password))
}

/** Stored for people who were given no password: nothing that is typed matches it. */
export const noPassword = ''

let decoy: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (an unknown number, no password) it takes the same time and returns false.
 * It waits in the same queue as `hashPasswordOf`.
 */
export async function passwordMatches(caller: Caller, stored: string | null, password: string): Promise<boolean> {
  const nobodys = await (decoy ??= hashPassword('nobody signs in with this'))
  const matches = await inLine(caller, () => verify(stored || nobodys, password))
  return matches && Boolean(stored)
}

async function inLine<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  if (caller.db.isTransaction) throw new Error('passwords are hashed outside of transactions')
  return (caller.viewer ? lines.signedIn : lines.strangers).run(callerOf(caller), work)
}

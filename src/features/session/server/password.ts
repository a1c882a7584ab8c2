import { hash, verify } from '@node-rs/argon2'

/** argon2id at OWASP's recommended cost: 19 MiB, 2 passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let decoy: Promise<string> | undefined

/** Whether the password is the hash's. Without a hash (nobody has that number) it works as long, then says no. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody signs in with this')
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored !== null
}

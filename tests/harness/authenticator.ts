import { setTimeout } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import type { Client } from './client.ts'
import { testPassword } from './provided.ts'

/** Milliseconds. */
const step = 30_000

/** An authenticator app with one account. */
export interface Authenticator {
  readonly secret: string
  /** The current code, or the one of so many 30-second steps before (-1) or after (+1). */
  code(steps?: number): string
}

export function authenticator(secret: string): Authenticator {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return { secret, code: (steps = 0) => totp.generate({ timestamp: Date.now() + steps * step }) }
}

/** Starts to set up a second factor for the client's person. */
export async function beginEnrolment(
  client: Client,
  password = testPassword,
): Promise<{ secret: string; uri: string }> {
  const begin = 'mutation ($proof: ProofInput!) { startSecondFactor(proof: $proof) { secret uri } }'
  return (await client.data(begin, { proof: { password } })).startSecondFactor
}

/**
 * Sets up a second factor for the client's person with the code of the previous step, so that the current one is still
 * unused.
 */
export async function enrol(client: Client): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const app = authenticator((await beginEnrolment(client)).secret)
  await untilStepLasts()
  const confirm = 'mutation ($code: String!) { confirmSecondFactor(code: $code) { codes } }'
  const { codes } = (await client.data(confirm, { code: app.code(-1) })).confirmSecondFactor as { codes: string[] }
  return { app, recoveryCodes: codes }
}

/**
 * Waits if the current step is about to end, because a code of the previous one would then be refused.
 *
 * @param least milliseconds that typing and sending the code may take
 */
export async function untilStepLasts(least = 2_000): Promise<void> {
  const left = step - (Date.now() % step)
  if (left < least) await setTimeout(left)
}

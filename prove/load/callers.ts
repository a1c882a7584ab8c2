/** People who use the product at their own pace, each by one connection that is kept. */
import { randomInt } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, post } from '../../bench/harness/client.ts'
import type { Act, Kind } from './acts.ts'
import { postSlowly } from './slow-client.ts'

export interface Caller {
  /** The replica that they use. */
  readonly url: string
  readonly next: () => Act
  /** An id token that is still good. */
  token(): Promise<string>
  /** Sends and reads in pieces; what they wait for is their own network, so it is not counted. */
  readonly slow: boolean
}

export interface Seen {
  /** Milliseconds of each answer. */
  readonly times: Readonly<Record<Kind, number[]>>
  slowAnswers: number
  /** How often each was seen. */
  readonly errors: Map<string, number>
}

/** Milliseconds between an answer and the next request of the same person. */
const pauses = [400, 1_200] as const

export async function callUntil(end: number, { url, next, token, slow }: Caller, seen: Seen): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = slow ? postSlowly : post
  await wait(randomInt(pauses[1]))
  while (performance.now() < end) {
    const act = next()
    const headers = { authorization: `Bearer ${await token()}` }
    const began = performance.now()
    try {
      const answer = JSON.parse(
        await send(agent, `${url}${act.path}`, JSON.stringify(act.body), headers),
      ) as Answer<unknown>
      if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join('; '))
      if (slow) seen.slowAnswers++
      else seen.times[act.kind].push(performance.now() - began)
      act.done?.(answer.data)
    } catch (error) {
      const told = `${act.kind}: ${(error as Error).message}`
      seen.errors.set(told, (seen.errors.get(told) ?? 0) + 1)
    }
    await wait(randomInt(...pauses))
  }
  agent.destroy()
}

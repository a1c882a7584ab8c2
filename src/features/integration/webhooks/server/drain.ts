import { setTimeout as wait } from 'node:timers/promises'
import type { App, Job } from '../../../../platform/server/context.ts'
import { sandboxOf } from '../../../../platform/server/database/sandbox/sandbox.ts'
import { withoutPatience } from '../../../../platform/server/database/patience.ts'
import { traced } from '../../../../platform/server/tracing/tracing.ts'
import { fairQueue } from '../../../../platform/server/turns.ts'
import { fanOut } from './fan-out.ts'
import { noteHealth, watchFailing } from './health.ts'
import { endLease, type EndpointRow, renewed, takeLease, untended } from './lease.ts'
import { claim, type Claimed, keep, type Tried } from './line.ts'
import { queueAgain, wake } from './requeue.ts'
import { openSecret, signedHeaders } from './secrets.ts'
import { type Sender, senderTo, type TryOutcome } from './send.ts'

/** Tries of one endpoint at the same time. */
export const connections = 64
/** So many are claimed at once, unless only fewer come free for a while. */
const fewest = 16
/** Milliseconds between looks at an empty line; between renewals of the lease. */
const idle = 1_000
const renewEvery = 2_000
/** Milliseconds between looks at the outbox. */
const handOutEvery = 200

/** The drains' turns on the connections for background work, so that they leave some to others. */
const statements = fairQueue('webhooks', { most: 2, mostPerCaller: 2, places: Infinity, placesPerCaller: Infinity })

/** The secrets with which an endpoint's messages are signed now. */
export const secretsOf = ({ tokenKey }: Pick<App, 'tokenKey'>, endpoint: EndpointRow, now: Date): string[] =>
  [
    endpoint.secret_sealed,
    endpoint.former_secret_until && endpoint.former_secret_until > now ? endpoint.former_secret_sealed : null,
  ].flatMap((sealed) => {
    const secret = sealed && openSecret(tokenKey, endpoint.id, sealed)
    return secret ? [secret] : []
  })

/** Signs and sends one delivery. */
export function tryOnce(app: App, endpoint: EndpointRow, sender: Sender, delivery: Claimed): Promise<TryOutcome> {
  const { id, type, tries } = delivery
  const attributes = {
    'webhook.endpoint': endpoint.id,
    'webhook.delivery': id,
    'webhook.type': type,
    'webhook.try': tries + 1,
  }
  return traced(
    () => [`webhook ${type}`, attributes],
    async (span) => {
      const outcome = await signAndSend(app, endpoint, sender, delivery)
      if (outcome.fault) span?.setAttribute('webhook.fault', outcome.fault)
      return outcome
    },
  )
}

function signAndSend(app: App, endpoint: EndpointRow, sender: Sender, delivery: Claimed): Promise<TryOutcome> {
  const secrets = secretsOf(app, endpoint, delivery.now)
  if (secrets.length === 0) return Promise.resolve({ fault: 'SECRET', status: null, answer: '', tookMs: 0 })
  return sender.send({ headers: signedHeaders(secrets, delivery, delivery.now), body: delivery.payload })
}

/**
 * Sends to one endpoint, as long as this process has its lease: until the endpoint is paused or deleted, or the process
 * stops. Nothing is sent within a transaction. Never rejects.
 */
export async function drain(app: App, endpointId: string): Promise<void> {
  const turn = <T>(work: () => Promise<T>) => statements.run(endpointId, work)
  await withoutPatience(async () => {
    try {
      const lease = await turn(() => takeLease(app, endpointId))
      if (!lease) return
      try {
        await sendAll(app, endpointId, lease, turn)
      } finally {
        await turn(() => endLease(app, endpointId, lease))
      }
    } catch (error) {
      if (!app.stopping.signal.aborted) app.log.error({ err: error, endpoint: endpointId }, 'webhooks were interrupted')
    }
  })
}

type Turn = <T>(work: () => Promise<T>) => Promise<T>

async function sendAll(app: App, endpointId: string, lease: string, turn: Turn): Promise<void> {
  const sending = new Set<Promise<void>>()
  const noted = recorder(app, endpointId, turn)
  let link: { readonly endpoint: EndpointRow; readonly sender: Sender } | undefined
  let renewedAt = -Infinity
  let handedAt = -Infinity
  try {
    while (!app.stopping.signal.aborted) {
      if (performance.now() - renewedAt >= renewEvery) {
        renewedAt = performance.now()
        const endpoint = await turn(() => renewed(app, endpointId, lease))
        if (!endpoint) return
        link = relinked(app, link, endpoint)
        await turn(() => wake(app, endpointId))
        await turn(() => queueAgain(app, endpointId))
      }
      if (performance.now() - handedAt >= handOutEvery) {
        handedAt = performance.now()
        await turn(() => fanOut(link!.endpoint.sandbox ? sandboxOf(app) : app))
      }
      const { endpoint, sender } = link!
      const places = connections - sending.size
      const claimed = places > 0 ? await turn(() => claim(app.database.background, endpointId, places)) : []
      for (const delivery of claimed) {
        const one: Promise<void> = tryOnce(app, endpoint, sender, delivery)
          .then((outcome) => noted({ ...outcome, delivery }))
          .catch((error: unknown) => app.log.error({ err: error, delivery: delivery.id }, 'a try was not kept'))
          .finally(() => sending.delete(one))
        sending.add(one)
      }
      await room(sending, claimed.length)
    }
  } finally {
    await Promise.allSettled(sending)
    await link?.sender.close()
  }
}

/** The sender, a new one for another address. */
function relinked(app: App, link: { endpoint: EndpointRow; sender: Sender } | undefined, endpoint: EndpointRow) {
  if (link?.endpoint.url === endpoint.url) return { endpoint, sender: link.sender }
  // What is being sent to the former address fails, and is sent to the new one.
  void link?.sender.close()
  return { endpoint, sender: senderTo(endpoint.url, { allowed: app.environment.webhookAllow, connections }) }
}

/** Waits until a good part of the places are free, or some for a while; with nothing to do, for the next look. */
async function room(sending: ReadonlySet<Promise<void>>, claimed: number): Promise<void> {
  const over = new AbortController()
  const pause = (milliseconds: number) => wait(milliseconds, undefined, { signal: over.signal }).catch(() => undefined)
  if (claimed === 0) await Promise.race([pause(sending.size > 0 ? 50 : idle), ...sending])
  else {
    const end = pause(50).then(() => 'late' as const)
    while (connections - sending.size < fewest) if ((await Promise.race([end, ...sending])) === 'late') break
  }
  over.abort()
}

/** Keeps what came of tries: those that end while others are being written are written together. */
function recorder(app: App, endpointId: string, turn: Turn): (tried: Tried) => Promise<void> {
  let next: { readonly tried: Tried[]; readonly kept: Promise<void> } | undefined
  let writing: Promise<unknown> = Promise.resolve()
  return (one) => {
    if (!next) {
      const tried: Tried[] = []
      const kept = writing.then(async () => {
        next = undefined
        await turn(() => keep(app.database.background, endpointId, tried))
        await turn(() => noteHealth(app, endpointId, tried))
      })
      writing = kept.catch(() => undefined)
      next = { tried, kept }
    }
    next.tried.push(one)
    return next.kept
  }
}

/** Takes up the endpoints to which nobody sends, and does not wait for their end. */
export const sendWebhooks: Job = {
  name: 'send webhooks',
  everySeconds: 5,
  works: 'WHOLE',
  async run(app) {
    // Also for endpoints that are paused.
    while ((await fanOut(app)) > 0);
    while ((await fanOut(sandboxOf(app))) > 0);
    await watchFailing(app)
    for (const id of await untended(app)) void drain(app, id)
  },
}

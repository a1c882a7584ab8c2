import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { App } from '../context.ts'

/** Milliseconds that a connection is kept open for the next request. */
export const keptAliveFor = 72_000

/** When each server was last asked for anything, by `performance.now()`. */
const askedAt = new WeakMap<FastifyInstance, number>()

/** Has callers close the connections that they keep, one answer after another, once the process is to end. */
export function registerStopping(fastify: FastifyInstance, app: App): void {
  fastify.addHook('onRequest', async () => void askedAt.set(fastify, performance.now()))
  fastify.addHook('onSend', async (_, reply) => {
    if (app.stopping.signal.aborted) reply.header('connection', 'close')
  })
}

/**
 * Stops a server so that nobody is turned away who could not know: `/readyz` says at once that it stops, and for the
 * grace it answers all the same, so that load balancers look elsewhere and kept connections end after an answer. Then
 * it takes nothing new and ends what is at hand. Whom nobody has asked for as long as connections are kept has nobody
 * to tell.
 *
 * @param grace milliseconds
 */
export async function stopServing(fastify: FastifyInstance, app: App, grace: number): Promise<void> {
  app.stopping.abort()
  if (performance.now() - (askedAt.get(fastify) ?? -Infinity) < keptAliveFor) await setTimeout(grace)
  await fastify.close()
}

import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { App } from '../context.ts'

/** Milliseconds that a connection is kept open for the next request. */
export const keepAliveMilliseconds = 72_000

/** When each server last received a request, by `performance.now()`. */
const askedAt = new WeakMap<FastifyInstance, number>()

/** The connections of each server, and milliseconds between looks at which of them are of no use to a server that stops. */
const connectionsOf = new WeakMap<FastifyInstance, Set<Socket>>()
const closeEvery = 250

/** While the process is stopping, asks clients to close their kept connections with each response. */
export function registerStopping(fastify: FastifyInstance, app: App): void {
  const connections = new Set<Socket>()
  connectionsOf.set(fastify, connections)
  fastify.server.on('connection', (socket) => {
    connections.add(socket)
    socket.on('close', () => connections.delete(socket))
  })
  fastify.addHook('onRequest', async () => void askedAt.set(fastify, performance.now()))
  fastify.addHook('onSend', async (_, reply) => {
    if (app.stopping.signal.aborted) reply.header('connection', 'close')
  })
}

/**
 * Stops a server so that no client is turned away without warning: `/readyz` fails at once, and for the grace period
 * requests are still answered, so that load balancers choose another replica and kept connections end after a response.
 * Then it accepts nothing new and finishes open requests. If no request came for as long as connections are kept, there
 * is no client to warn and no need to wait.
 *
 * @param grace milliseconds
 */
export async function stopServing(fastify: FastifyInstance, app: App, grace: number): Promise<void> {
  app.stopping.abort()
  if (performance.now() - (askedAt.get(fastify) ?? -Infinity) < keepAliveMilliseconds) await setTimeout(grace)
  const closed = fastify.close()
  const rest = setInterval(() => closeUnused(fastify), closeEvery)
  await closed.finally(() => clearInterval(rest))
}

/** Those that became idle since, and those on which nothing was ever asked: browsers open some ahead, and Node waits for them. */
function closeUnused(fastify: FastifyInstance): void {
  fastify.server.closeIdleConnections()
  for (const socket of connectionsOf.get(fastify) ?? []) if (socket.bytesRead === 0) socket.destroy()
}

import type { FastifyInstance } from 'fastify'
import { admitted } from '../../shared/permission.ts'
import type { App } from '../context.ts'
import { contextOf } from '../http/request-context.ts'
import { Refusal, signInFirst } from '../refusal.ts'
import { type AudienceOf, openHub } from './live-hub.ts'

/**
 * Serves `GET /live`: server-sent events for the person whose bearer token the request carries. Events: `hello`,
 * `changed` (a list of {model, id, version, by}), `presence` (a list of {model, id}), `waiting` (figures by operation),
 * `rights` (the viewer may do more or less), `resync`, `end` ({why}).
 */
export function registerLive(fastify: FastifyInstance, app: App, audienceOf: AudienceOf): void {
  const hub = openHub(app, audienceOf)
  // Before the server waits for its open responses, because a stream would never end.
  fastify.addHook('preClose', () => hub.close())
  app.stopping.signal.addEventListener('abort', () => void hub.close())
  fastify.get('/live', { exposeHeadRoute: false }, async (request, reply) => {
    const { app: there, viewer, sessionId, tokenProblem, secondFactorDemanded } = await contextOf(app, request)
    if (!viewer || !sessionId) throw signInFirst(tokenProblem)
    if (!admitted.allows(viewer) || secondFactorDemanded)
      throw new Refusal('FORBIDDEN', 'platform_text_permission_denied')
    await hub.admit(viewer)
    // Written directly, without Fastify: neither compression nor a proxy may hold an event back.
    reply.hijack()
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    hub.open(reply.raw, { viewer, sessionId, sandbox: there.sandbox })
  })
}

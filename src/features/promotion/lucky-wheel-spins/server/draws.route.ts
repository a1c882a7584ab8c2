import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../../../platform/server/context.ts'
import { drawsPage, drawsPolicy, drawsStyles, localeOf } from './draws-page.ts'
import { drawIndex, drawPage } from './published.ts'

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const number = /^[1-9]\d{0,8}$/
/** Made by `npm run generate`. */
const verifier = readFileSync(new URL('../../../../generated/draws-verifier.mjs', import.meta.url))

/**
 * What anyone may read of a wheel's draws: `/app/draws/{wheelId}` has its batches and the last root, and
 * `/app/draws/{wheelId}/1` and so on are its seals. It names nobody. A browser gets a page that checks receipts.
 */
export function registerDraws(fastify: FastifyInstance, app: App): void {
  const file = (name: string, type: string, content: string | Buffer) =>
    fastify.get(`/app/draws/${name}`, async (_, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=300').send(content),
    )
  file('verifier.mjs', 'text/javascript; charset=utf-8', verifier)
  file('page.css', 'text/css; charset=utf-8', drawsStyles)
  fastify.get<{ Params: { wheelId: string } }>('/app/draws/:wheelId', async (request, reply) => {
    const { wheelId } = request.params
    const index = id.test(wheelId) ? await drawIndex(app, wheelId) : null
    reply.header('vary', 'accept, accept-language')
    return index && wantsPage(request) ? page(request, reply, wheelId) : answer(reply, index, 'public, max-age=10')
  })
  fastify.get<{ Params: { wheelId: string; seal: string } }>(
    '/app/draws/:wheelId/:seal',
    async ({ params: { wheelId, seal } }, reply) =>
      answer(
        reply,
        id.test(wheelId) && number.test(seal) ? await drawPage(app, wheelId, Number(seal)) : null,
        'public, max-age=31536000, immutable',
      ),
  )
}

const wantsPage = ({ headers: { accept = '' } }: FastifyRequest) => accept.includes('text/html')

const page = (request: FastifyRequest, reply: FastifyReply, wheelId: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'public, max-age=10')
    .header('content-security-policy', drawsPolicy)
    .send(drawsPage(localeOf((request.query as { lang?: unknown }).lang, request.headers['accept-language']), wheelId))

function answer(reply: FastifyReply, found: object | null, cache: string) {
  if (!found) return reply.status(404).header('cache-control', 'no-store').send({ error: 'There is no such draw.' })
  return reply.header('cache-control', cache).header('access-control-allow-origin', '*').send(found)
}

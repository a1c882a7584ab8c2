import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the built web app. Files under `assets` have a hash in their name and may be cached forever; every path that
 * is not a file gets the app's page.
 */
export async function registerWebApp(fastify: FastifyInstance, root: string): Promise<void> {
  const page = readFileSync(join(root, 'index.html'), 'utf8')
  await fastify.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    setHeaders(reply, path) {
      const lasting = path.includes(`${root}/assets/`)
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  fastify.setNotFoundHandler((request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && request.headers.accept?.includes('text/html')
    if (!wantsPage) return reply.status(404).send({ error: 'Not found' })
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}

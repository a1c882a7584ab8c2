import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the built sample app under `/sample/`. Where it is off nothing is there: without this, the back office would
 * answer with its own page.
 *
 * @param root its folder, or null
 */
export async function registerSampleApp(fastify: FastifyInstance, root: string | null): Promise<void> {
  await fastify.register(
    async (own) => {
      own.setNotFoundHandler((_, reply) => reply.status(404).send({ error: 'Not found' }))
      if (!root) {
        for (const path of ['', '/*']) own.get(path, (_, reply) => reply.callNotFound())
        return
      }
      own.addHook('onRequest', async (_, reply) => {
        // It has no style attributes, unlike the back office.
        const policy = String(reply.getHeader('content-security-policy'))
        reply.header('content-security-policy', policy.replace(" 'unsafe-inline'", ''))
      })
      await own.register(fastifyStatic, {
        root,
        decorateReply: false,
        preCompressed: true,
        setHeaders(reply, path) {
          const lasting = path.includes(`${root}/assets/`)
          reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
        },
      })
    },
    { prefix: '/sample' },
  )
}

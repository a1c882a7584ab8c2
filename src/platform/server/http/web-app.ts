import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { screenFilesOf } from './screen-files.ts'

/**
 * Serves the built web app. Files under `assets` have a hash in their name and may be cached forever; every path that
 * is not a file gets the app's page, which names the scripts of that path's screen.
 */
export async function registerWebApp(fastify: FastifyInstance, root: string): Promise<void> {
  const page = readFileSync(join(root, 'index.html'), 'utf8')
  const filesOf = screenFilesOf(readFileSync(join(root, 'screens.json'), 'utf8'))
  const inline = hashesOfInlineScripts(page)
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
    const policy = String(reply.getHeader('content-security-policy'))
    const files = filesOf(request.url.split('?', 1)[0]!).join(' ')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${inline}`))
      .send(page.replace('name="screen-files" content=""', `name="screen-files" content="${files}"`))
  })
}

/** For the content security policy, which allows no other script in the page. */
function hashesOfInlineScripts(page: string): string {
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)]
  return scripts.map(([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`).join(' ')
}

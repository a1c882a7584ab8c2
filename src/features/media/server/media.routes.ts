import { basename } from 'node:path/posix'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RangeBeyondEnd, parseRange } from '../../../platform/server/byte-range.ts'
import type { App } from '../../../platform/server/context.ts'
import { isMediaKey } from '../../../platform/server/media-key.ts'

/**
 * Serves stored files at `/media/<key>`. A key's content never changes, so browsers may cache it forever. A file can
 * never run as a script or page here, whatever it contains: no sniffing, no scripts, no frames, only its own content.
 */
export function registerMediaRoutes(fastify: FastifyInstance, app: App): void {
  fastify.get<{ Params: { '*': string } }>('/media/*', { compress: false }, (request, reply) =>
    serve(app, request.params['*'], request, reply),
  )
}

async function serve(app: App, key: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  protect(reply)
  const etag = `"${key}"`
  if (!isMediaKey(key)) return notFound(reply)
  if (knows(request.headers['if-none-match'], etag) && (await app.mediaStore.has(key))) {
    return keepForGood(reply, etag).code(304).send()
  }
  const asked = request.headers['if-range'] ?? etag
  const range = asked === etag ? parseRange(request.headers.range) : undefined
  try {
    const file = await app.mediaStore.read(key, range)
    if (file === null) return notFound(reply)
    const { stream, bytes, start, end, contentType } = file
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
    return keepForGood(reply, etag)
      .header('content-type', contentType)
      .header('content-length', end - start + 1)
      .header('content-disposition', `${isShown(contentType) ? 'inline' : 'attachment'}; filename="${basename(key)}"`)
      .send(stream)
  } catch (error) {
    if (!(error instanceof RangeBeyondEnd)) throw error
    return reply.code(416).header('content-range', `bytes */${error.bytes}`).send()
  }
}

function protect(reply: FastifyReply): void {
  reply.headers({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  })
}

function keepForGood(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes', etag })
}

/** Whether an If-None-Match header names the tag. */
function knows(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}

/** Pictures and videos are shown in the browser; anything else is a download. */
const isShown = (contentType: string) => /^(image\/(jpeg|png|webp|gif|avif)|video\/(mp4|webm))$/.test(contentType)

const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found')

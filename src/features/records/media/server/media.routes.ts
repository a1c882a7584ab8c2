import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openSessions } from '../../../../platform/server/access/authenticate.ts'
import { parseRange } from '../../../../platform/server/files/byte-range.ts'
import type { App } from '../../../../platform/server/context.ts'
import { databaseBudgetMs, withPatience } from '../../../../platform/server/database/patience.ts'
import { noFile, protectFile, sendFile } from '../../../../platform/server/http/send-file.ts'
import { isMediaKey, privatePrefix } from '../../../../platform/server/files/media-key.ts'
import { readLink } from '../../../../platform/server/files/media-link.ts'
import { admitted } from '../../../../platform/shared/permission.ts'
import { linkPath, publicPath } from './media.keys.ts'
import { watchRefused } from './refused-media.ts'

type Asking = FastifyRequest<{ Params: { '*': string } }>
type Refused = ReturnType<typeof watchRefused>

/**
 * Serves stored files at `/media/<key>` to everybody, except documents and files that only blocked records show. The
 * latter are served at `/media-links/<link>`, to viewers who got the link with the record.
 */
export function registerMediaRoutes(fastify: FastifyInstance, app: App): void {
  const refused = watchRefused(app)
  fastify.addHook('onClose', () => refused.close())
  fastify.get(`${publicPath}*`, { compress: false }, (request: Asking, reply) => serve(app, refused, request, reply))
  fastify.get(`${linkPath}*`, { compress: false }, (request: Asking, reply) => serveLinked(app, request, reply))
}

/** For an hour, browsers may show a file from their cache, without checking whether it has been refused since. */
const kept = 'public, max-age=3600'

async function serve(app: App, refused: Refused, request: Asking, reply: FastifyReply): Promise<FastifyReply> {
  const key = request.params['*']
  if (!isMediaKey(key) || key.startsWith(privatePrefix) || (await refused.has(key))) return noFile(reply)
  // The content of a key never changes.
  const etag = `"${key}"`
  const headers = { 'cache-control': kept, 'accept-ranges': 'bytes', etag }
  if (knows(request.headers['if-none-match'], etag) && (await app.mediaStore.has(key)))
    return protectFile(reply).headers(headers).code(304).send()
  const asked = request.headers['if-range'] ?? etag
  const range = asked === etag ? parseRange(request.headers.range) : undefined
  return sendFile(reply, app.mediaStore, key, range, headers)
}

/** A link works while its session is open and its person may still enter this back-office. */
async function serveLinked(app: App, request: Asking, reply: FastifyReply): Promise<FastifyReply> {
  const linked = readLink(app.tokenKey, 'media', request.params['*'])
  if (!linked || !isMediaKey(linked.file) || linked.file.startsWith(privatePrefix)) return noFile(reply)
  const { sessionId, file } = linked
  const session = await withPatience(databaseBudgetMs, () => openSessions(app.database.kysely, [sessionId]))
  const person = session.get(sessionId)
  if (!person || !admitted.allows(person.viewer) || person.secondFactorDemanded) return noFile(reply)
  return sendFile(reply, app.mediaStore, file, parseRange(request.headers.range), { 'accept-ranges': 'bytes' })
}

/** Whether an If-None-Match header names the tag. */
function knows(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import type { App, Context } from '../../../../platform/server/context.ts'
import { contextOf } from '../../../../platform/server/http/request-context.ts'
import { noFile, sendFile } from '../../../../platform/server/http/send-file.ts'
import { readLink, signLink } from '../../../../platform/server/files/media-link.ts'
import { requirePermission } from '../../../../platform/server/access/rights.ts'
import { isId } from '../../../../platform/shared/list.ts'
import { verifyOperations } from '../verify.operations.ts'
import type { DocumentRow } from './verify.queries.ts'

const path = '/verify-documents/'

type Asking = FastifyRequest<{ Params: { '*': string } }>

/** The address at which the viewer's session can open a document during the next minutes. */
export const documentLink = (ctx: Context, { id }: DocumentRow): string => path + (signLink(ctx, 'document', id) ?? '')

/**
 * Serves the documents of requests. The link alone is not enough: the request must also carry the token of the session
 * that the link was made for, so that a link that was copied, logged or guessed opens nothing. A document is sent as a
 * whole, because each opening is in the audit log.
 */
export function registerDocumentRoute(fastify: FastifyInstance, app: App): void {
  fastify.get(`${path}*`, { compress: false, exposeHeadRoute: false }, (request: Asking, reply) =>
    serve(app, request, reply),
  )
}

async function serve(app: App, request: Asking, reply: FastifyReply): Promise<FastifyReply> {
  const linked = readLink(app.tokenKey, 'document', request.params['*'])
  if (!linked || !isId(linked.file)) return noFile(reply)
  const ctx = await contextOf(app, request)
  if (ctx.sessionId === null || ctx.sessionId !== linked.sessionId) return noFile(reply)
  requirePermission(ctx, verifyOperations.cmsGetVerify.permission)
  const document = await ctx.db.selectFrom('verify_media').selectAll().where('id', '=', linked.file).executeTakeFirst()
  if (!document || !(await app.mediaStore.has(document.key))) return noFile(reply)
  await command(ctx, (ctx) =>
    audit(ctx, {
      action: 'verify:open',
      model: 'VERIFY',
      targetId: document.request_id,
      after: { document: document.kind },
    }),
  )
  return sendFile(reply, app.mediaStore, document.key, undefined)
}

import type { FastifyRequest } from 'fastify'
import { callerAddress } from '../access/address.ts'
import { type Authentication, authenticate } from '../access/authenticate.ts'
import { type App, type Context, loading } from '../context.ts'
import { noRightsYet } from '../access/rights.ts'

/**
 * The context of a request: who sends it (by its Authorization header, or as given in `found`), from where, under which
 * id.
 */
export async function contextOf(app: App, request: FastifyRequest, found?: Authentication): Promise<Context> {
  const db = app.database.kysely
  const authentication = found ?? (await authenticate(db, app.tokenKey, request.headers.authorization))
  const ctx: Context = {
    app,
    db,
    ...authentication,
    rights: noRightsYet(),
    requestId: request.id,
    log: request.log as Context['log'],
    address: callerAddress(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    load: loading(() => ctx),
  }
  return ctx
}

import type { FastifyRequest } from 'fastify'
import { callerAddress } from '../access/address.ts'
import { authenticateKey } from '../access/api-key.ts'
import { type Authentication, authenticate } from '../access/authenticate.ts'
import type { Audience } from '../../shared/operation.ts'
import { type App, type Context, loading, ownContext } from '../context.ts'
import { noRightsYet } from '../access/rights.ts'
import { letIn, sandboxOf } from '../database/sandbox/sandbox.ts'
import { preferredLocale } from './preferred-locale.ts'

/**
 * The context of a request: who sends it (by its Authorization header, or as given in `found`), to which API, from where, under which
 * id.
 */
export async function contextOf(
  app: App,
  request: FastifyRequest,
  { audience = 'STAFF', found }: { readonly audience?: Audience; readonly found?: Authentication } = {},
): Promise<Context> {
  const { authorization, 'dry-run': dryRun } = request.headers
  // Nowhere else does a key serve.
  const byKey = audience === 'MEMBER' && !found ? await authenticateKey(app.database.kysely, authorization) : null
  const { sandbox, ...authentication } = found ?? byKey ?? (await authenticate(app, authorization, audience))
  const there = sandbox || asksForSandbox(request, audience) ? sandboxOf(app) : app
  const ctx: Context = {
    app: there,
    db: there.database.kysely,
    audience,
    locale: preferredLocale(request.headers['accept-language']),
    ...authentication,
    // Whoever else sends the header is refused: see `dry-run.ts`.
    dryRun: authentication.dryRun || (authentication.key !== null && dryRun === '1'),
    rights: noRightsYet(),
    requestId: request.id,
    log: request.log as Context['log'],
    address: callerAddress(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    load: loading(() => ctx),
  }
  if (ctx.app.sandbox && audience === 'STAFF' && ctx.viewer) await letIn(ctx.db, ctx.viewer._id)
  return ctx
}

/** Staff ask for the sandbox by a header. Whom a key or its token lets into it, is there in any case. */
const asksForSandbox = ({ headers }: FastifyRequest, audience: Audience): boolean =>
  audience === 'STAFF' && headers.sandbox === '1'

/** For what comes before anybody has been recognised: counting attempts. */
export const ofNobody = (app: App, request: FastifyRequest): Context => ({
  ...ownContext(app, request.id),
  address: callerAddress(request),
})

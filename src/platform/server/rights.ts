import type { Operation } from '../shared/operation.ts'
import type { Permission } from '../shared/permission.ts'
import { type Authentication, livingSessions } from './authenticate.ts'
import type { Context } from './context.ts'
import { Refusal, signInFirst } from './refusal.ts'

/** What a request was allowed so far. It is asked again while the request works, and before its writes commit. */
export interface Rights {
  readonly relied: Set<Permission>
  /** When all of it was last asked (`performance.now`). */
  askedAt: number
  /** Whether a command was done by it. */
  acted: boolean
}

export const noRightsYet = (): Rights => ({ relied: new Set(), askedAt: performance.now(), acted: false })

type Who = Pick<Authentication, 'viewer' | 'secondFactorDemanded' | 'tokenProblem'>

/** Milliseconds after which rights that were asked must be asked again before more is done or shown. */
const trusted = 1_000

/** The viewer may not do any more what the request was allowed when it began. */
export class RightsEnded extends Refusal {}

/** Refuses a viewer whom the permission does not name; what is allowed is asked again while the request works. */
export function requirePermission(ctx: Context, permission: Permission): void {
  judge(permission, ctx)
  ctx.rights?.relied.add(permission)
}

/** The same for an operation, which suspended people may only call if it reads. */
export function requireOperation(ctx: Context, { kind, permission }: Operation): void {
  judge(permission, ctx)
  if (kind === 'mutation') refuseSuspended(permission, ctx)
  ctx.rights?.relied.add(permission)
}

/**
 * Asks again whether the viewer may do all that the request relies on, by what the database says now.
 *
 * @throws RightsEnded
 */
export async function askAgain(ctx: Context): Promise<void> {
  const { rights } = ctx
  if (!rights) return
  await judgeAgain(ctx, rights, { held: false })
  rights.askedAt = performance.now()
}

/** The same if the last time is a second ago. */
export async function askAgainInTime(ctx: Context): Promise<void> {
  if (ctx.rights && performance.now() - ctx.rights.askedAt >= trusted) await askAgain(ctx)
}

/**
 * The last act of a transaction in which something was done: asks again, and keeps the session as it is until the commit.
 * Whoever ends the session waits for that moment, or has ended it and is seen.
 *
 * @throws RightsEnded
 */
export async function confirmRights(ctx: Context): Promise<void> {
  if (ctx.rights?.acted) await judgeAgain(ctx, ctx.rights, { held: true })
}

async function judgeAgain(ctx: Context, { relied }: Rights, { held }: { held: boolean }): Promise<void> {
  const permissions = [...relied]
  if (permissions.every(({ allows }) => allows(null))) return
  const { sessionId } = ctx
  const living = sessionId === null ? undefined : (await livingSessions(ctx.db, [sessionId], { held })).get(sessionId)
  const now: Who = living ? { ...living, tokenProblem: null } : over
  try {
    for (const permission of permissions) {
      // That a second factor is demanded may be this very transaction's doing; then it is about the next request.
      judge(permission, held ? { ...now, secondFactorDemanded: false } : now)
      refuseSuspended(permission, now)
    }
  } catch (error) {
    const { code, details } = error as Refusal
    throw new RightsEnded(code, details.reason, details)
  }
}

/** For who ends their own session: what the transaction did, it did while the session lived. */
export function relyOnNoMore(ctx: Context): void {
  ctx.rights?.relied.clear()
}

const over: Who = { viewer: null, secondFactorDemanded: false, tokenProblem: 'ended' }

/** Refuses whom the permission does not name, and whoever must have a second factor first and has none. */
function judge(permission: Permission, { viewer, secondFactorDemanded, tokenProblem }: Who): void {
  if (!permission.allows(viewer)) {
    if (viewer) throw new Refusal('FORBIDDEN', 'platform_text_permission_denied')
    throw signInFirst(tokenProblem)
  }
  if (secondFactorDemanded && !permission.beforeSecondFactor) {
    throw new Refusal('FORBIDDEN', 'platform_text_second_factor_demanded')
  }
}

function refuseSuspended(permission: Permission, { viewer }: Who): void {
  if (viewer?.termStatus === 'SUSPENDING' && !permission.whileSuspended) {
    throw new Refusal('FORBIDDEN', 'platform_text_suspended')
  }
}

import type { Operation } from '../../shared/operation.ts'
import {
  actsByGrant,
  isStaffGroup,
  type KeyScope,
  type Permission,
  type Receiver,
  type TermStatus,
  type UserGroup,
  whyNoReceiver,
} from '../../shared/permission.ts'
import { type Authentication, nobody, openSessions } from './authenticate.ts'
import { holdKey, livingKey } from './api-key.ts'
import type { ApiKey, Context, Rights } from '../context.ts'
import { Refusal, signInFirst } from '../refusal.ts'

export const noRightsYet = (): Rights => ({ relied: new Set(), askedAt: performance.now(), hasWritten: false })

type Who = Omit<Authentication, 'sessionId' | 'dryRun' | 'sandbox'>

/** Milliseconds after which the rights must be checked again before more is done or shown. */
const trusted = 1_000

/** The viewer has lost a right on which the request began. */
export class RightsEnded extends Refusal {}

/** Refuses a viewer without the permission; otherwise remembers it, to be checked again while the request works. */
export function requirePermission(ctx: Context, permission: Permission): void {
  judge(permission, ctx)
  ctx.rights?.relied.add(permission)
}

/** The API key that sends the request. For commands whose operation is for keys. */
export function requireKey({ key, tokenProblem }: Context): ApiKey {
  if (!key) throw signInFirst(tokenProblem)
  return key
}

/** The same for an operation, which suspended people may only call if it is a query. */
export function requireOperation(ctx: Context, { kind, permission }: Operation): void {
  judge(permission, ctx)
  if (kind === 'mutation') refuseSuspended(permission, ctx)
  ctx.rights?.relied.add(permission)
}

/**
 * Checks, against the database, whether the viewer may still do all that the request relies on.
 *
 * @throws RightsEnded
 */
export async function recheckRights(ctx: Context): Promise<void> {
  const { rights } = ctx
  if (!rights) return
  await judgeAgain(ctx, rights, { held: false })
  rights.askedAt = performance.now()
}

/** The same, if the last check was more than a second ago. */
export async function recheckIfStale(ctx: Context): Promise<void> {
  if (ctx.rights && performance.now() - ctx.rights.askedAt >= trusted) await recheckRights(ctx)
}

/**
 * The last step of a transaction that changed something: checks the rights again and locks the session until the
 * commit. A transaction that ends the session either waits for this commit, or has committed before and is seen here.
 *
 * @throws RightsEnded
 */
export async function confirmRights(ctx: Context): Promise<void> {
  if (ctx.rights?.hasWritten) await judgeAgain(ctx, ctx.rights, { held: true })
}

async function judgeAgain(request: Context, { relied }: Rights, { held }: { held: boolean }): Promise<void> {
  const permissions = [...relied]
  if (permissions.every(({ allows }) => allows(null))) return
  // Outside of a transaction the request may be reading from a standby, which does not decide about rights.
  const ctx = request.db.isTransaction ? request : { ...request, db: request.app.database.kysely }
  const now = ctx.key ? await keyNow(ctx, ctx.key, held) : await sessionNow(ctx, held)
  try {
    for (const permission of permissions) {
      // This very transaction may have caused the demand for a second factor; it applies from the next request on.
      judge(permission, held ? { ...now, secondFactorDemanded: false } : now)
      refuseSuspended(permission, now)
    }
  } catch (error) {
    const { code, details } = error as Refusal
    throw new RightsEnded(code, details.reason, details)
  }
}

/** The request's API key as it is now. */
async function keyNow(ctx: Context, { id }: ApiKey, held: boolean): Promise<Who> {
  const key = await livingKey(ctx.db, id, { held })
  return key ? { ...nobody(null), key } : over
}

/** The request's session with its person as they are now. */
async function sessionNow(ctx: Context, held: boolean): Promise<Who> {
  const { tokenOfKey } = ctx
  if (held && tokenOfKey !== null) await holdKey(ctx.db, tokenOfKey)
  const living = await livingSession(ctx, held)
  return living ? { ...living, tokenProblem: null } : over
}

/** The request's session with its person; undefined if it has ended. */
async function livingSession(ctx: Context, held: boolean) {
  const { sessionId } = ctx
  if (sessionId === null) return undefined
  const outsideOfSandbox = ctx.app.sandbox && ctx.audience === 'STAFF'
  const found = (await openSessions(ctx.db, [sessionId], { held, outsideOfSandbox })).get(sessionId)
  // A command that removes a grant locks the person's sessions. If the statement above had to wait for it, it read the
  // former grants; a new statement reads the present ones.
  const mayBeStale = held && found !== undefined && actsByGrant(found.viewer)
  return mayBeStale ? (await openSessions(ctx.db, [sessionId], { outsideOfSandbox })).get(sessionId) : found
}

/** For commands that end the viewer's own session: the session was open while they ran. */
export function stopRechecking(ctx: Context): void {
  ctx.rights?.relied.clear()
}

const over: Who = nobody('ended')

/** Refuses viewers without the permission, and those who must set up a second factor first. */
function judge(permission: Permission, who: Who): void {
  const { viewer, key, secondFactorDemanded, tokenProblem } = who
  if (permission.keyScope) return judgeKey(permission.keyScope, who)
  if (key && permission.orKeyScope) return judgeKey(permission.orKeyScope, who)
  if (!permission.allows(viewer)) {
    if (viewer || key) throw new Refusal('FORBIDDEN', 'platform_text_permission_denied')
    throw signInFirst(tokenProblem)
  }
  if (secondFactorDemanded && !permission.beforeSecondFactor) {
    throw new Refusal('FORBIDDEN', 'platform_text_second_factor_demanded')
  }
  if (permission.inPerson && who.tokenOfKey !== null) throw new Refusal('FORBIDDEN', 'platform_text_in_person')
}

function judgeKey(scope: KeyScope, { viewer, key, tokenProblem }: Who): void {
  if (key?.scopes.includes(scope)) return
  if (key) throw new Refusal('FORBIDDEN', 'platform_text_key_scope', { params: { scope } })
  if (viewer) throw new Refusal('FORBIDDEN', 'platform_text_permission_denied')
  throw signInFirst(tokenProblem)
}

function refuseSuspended(permission: Permission, { viewer }: Who): void {
  if (viewer?.termStatus === 'SUSPENDING' && !permission.whileSuspended) {
    throw new Refusal('FORBIDDEN', 'platform_text_suspended')
  }
}

/** Refuses every act of a viewer whose right is a grant on an ADMIN or a member of STAFF. Lock the person's row. */
export function refuseStaffByGrant(ctx: Context, { user_group }: { readonly user_group: UserGroup }): void {
  if (isStaffGroup(user_group) && actsByGrant(ctx.viewer))
    throw new Refusal('FORBIDDEN', 'platform_text_staff_by_grant')
}

interface Person {
  readonly id: string
  readonly user_group: UserGroup
  readonly term_status: TermStatus
  readonly deleted: boolean
}

export const asReceiver = ({ id, user_group, term_status, deleted }: Person): Receiver => ({
  _id: id,
  group: user_group,
  termStatus: term_status,
  deleted,
})

/** Refuses to give anything of value to a person: a badge, a right, a prize. Lock the person's row. */
export function requireReceiver(ctx: Context, person: Person): void {
  switch (whyNoReceiver(ctx.viewer, asReceiver(person))) {
    case 'oneself':
      throw new Refusal('FORBIDDEN', 'platform_text_gift_to_oneself')
    case 'staff':
      throw new Refusal('FORBIDDEN', 'platform_text_staff_by_grant')
    case 'blocked':
      throw new Refusal('CONFLICT', 'platform_text_receiver_blocked')
  }
}

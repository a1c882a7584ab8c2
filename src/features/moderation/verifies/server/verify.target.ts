import { type Selectable, sql } from 'kysely'
import type { Pages, Users } from '../../../../../database/tables.ts'
import { audit } from '../../../../platform/server/audit/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { refuseStaffByGrant } from '../../../../platform/server/access/rights.ts'
import { endSessionsOf } from '../../../staff/session/server/public.ts'
import type { VerifyStatus } from '../verify.values.ts'
import type { VerifyRow } from './verify.queries.ts'

/** The verification status of a page or person: one of the badge statuses of people. */
export type Standing = Selectable<Users>['badge_status']

/** The locked page or person that a request is about, and what a decision does to it. */
interface Target {
  /** Throws FORBIDDEN if the viewer's grant is not enough to decide about it. */
  refuse(): void
  /**
   * Applies the status of the newest request, and the target's verification status: that of the newest decided request.
   */
  follow(newest: VerifyStatus, standing: Standing): Promise<void>
  /** The verification status before: a person's badge status. */
  readonly standing: Standing
}

/** Locks the page or person. Throws NOT_FOUND. */
export const lockTarget = (ctx: Context, request: VerifyRow, action: string): Promise<Target> =>
  request.type === 'PAGE' ? lockPage(ctx, request, action) : lockPerson(ctx, request, action)

async function lockPage(ctx: Context, { target_id }: VerifyRow, action: string): Promise<Target> {
  const page = await ctx.db
    .selectFrom('pages')
    .selectAll()
    .where('id', '=', target_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!page) throw new Refusal('NOT_FOUND', 'verifies_text_target_gone')
  return {
    standing: page.verified ? 'VERIFIED' : null,
    refuse() {},
    follow: (newest, standing) => setPage(ctx, page, newest, standing === 'VERIFIED', action),
  }
}

async function setPage(
  ctx: Context,
  page: Selectable<Pages>,
  verify_status: VerifyStatus,
  verified: boolean,
  action: string,
): Promise<void> {
  if (page.verify_status === verify_status && page.verified === verified) return
  const version = page.version + 1
  await ctx.db.updateTable('pages').set({ verify_status, verified, version }).where('id', '=', page.id).execute()
  await audit(ctx, {
    action,
    model: 'PAGE',
    targetId: page.id,
    before: { verified: page.verified, verifyStatus: page.verify_status },
    after: { verified, verifyStatus: verify_status },
    version,
  })
}

async function lockPerson(ctx: Context, { target_id }: VerifyRow, action: string): Promise<Target> {
  const person = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', target_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) throw new Refusal('NOT_FOUND', 'verifies_text_target_gone')
  return {
    standing: person.badge_status,
    refuse: () => refuseStaffByGrant(ctx, person),
    follow: (_, standing) => setPerson(ctx, person, standing, action),
  }
}

/**
 * The badge status VERIFIED allows people to enter this back-office, so a person who loses it and is not staff is
 * signed out.
 */
async function setPerson(
  ctx: Context,
  person: Selectable<Users>,
  badge_status: Standing,
  action: string,
): Promise<void> {
  if (person.badge_status === badge_status) return
  const version = person.version + 1
  await ctx.db.updateTable('users').set({ badge_status, version }).where('id', '=', person.id).execute()
  const isStaff = person.user_group === 'ADMIN' || person.user_group === 'STAFF'
  if (person.badge_status === 'VERIFIED' && !isStaff) await endSessionsOf(ctx, person.id, 'badge')
  await audit(ctx, {
    action,
    model: 'USER',
    targetId: person.id,
    before: { badgeStatus: person.badge_status },
    after: { badgeStatus: badge_status },
    version,
  })
}

/** The status of the target's newest decided request. */
export async function newestDecided(ctx: Context, { type, target_id }: VerifyRow): Promise<VerifyStatus | null> {
  const found = await ctx.db
    .selectFrom('verify_requests')
    .select('status')
    .where('type', '=', type)
    .where('target_id', '=', target_id)
    .where('status', '<>', sql.lit('PENDING'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.status ?? null
}

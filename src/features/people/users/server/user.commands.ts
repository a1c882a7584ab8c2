import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { refuseStaffByGrant, requireReceiver } from '../../../../platform/server/access/rights.ts'
import { textIn } from '../../../../platform/server/english.ts'
import { refuseStale } from '../../../../platform/server/records/version.ts'
import type { UserGroup } from '../../../../platform/shared/permission.ts'
import type { Locale } from '../../../../platform/shared/text.ts'
import { takeBackNotice, tellMember } from '../../../records/member-notices/server/public.ts'
import type { BadgeRow } from '../../badges/server/public.ts'
import { endSessionsOf, startSession, type TokenSet } from '../../../staff/session/server/public.ts'
import { registerUndo, undoAction } from '../../../records/audit/server/public.ts'
import { userOperations } from '../user.operations.ts'
import type { NewUser } from '../user.rules.ts'
import { lockUser, type UserRow } from '../../../records/persons/server/public.ts'
import { insertMember, readyForMember } from './new-member.ts'

/**
 * Refuses to remove the last administrator who can sign in. Commands that demote or block one wait for each other here,
 * so that two who remove each other at once cannot both succeed. Call it with the person's row locked.
 */
export async function keepAnAdmin(ctx: Context, user: UserRow): Promise<void> {
  if (user.user_group !== 'ADMIN') return
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(ctx.db)
  const other = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('user_group', '=', 'ADMIN')
    .where('term_status', '=', 'NORMAL')
    .where('deleted', '=', false)
    .where('id', '<>', user.id)
    .limit(1)
    .executeTakeFirst()
  if (!other) throw new Refusal('CONFLICT', 'users_text_last_admin')
}

/** Adds a member and signs them in: the tokens belong to the new person. */
export async function registerForImporter(ctx: Context, data: NewUser): Promise<TokenSet & { userId: string }> {
  const ready = await readyForMember(ctx, data)
  return command(ctx, async (ctx) => {
    const userId = await insertMember(ctx, { ...ready, id: uuidv7() })
    const { sessionId: _, ...tokens } = await startSession(ctx, userId)
    const after = { fullName: data.fullName, gender: data.gender, countryCode: data.countryCode, group: 'MEMBER' }
    await audit(ctx, { action: 'registerForImporter', model: 'USER', targetId: userId, after, version: 1 })
    return { ...tokens, userId }
  })
}

/** Moves a person to another group and ends all their sessions. The same group changes nothing. */
export async function updateUserGroup(
  ctx: Context,
  change: { userId: string; group: UserGroup; version?: number | null | undefined },
): Promise<UserRow> {
  return command(ctx, async (ctx) => {
    const user = await lockUser(ctx, change.userId)
    await refuseStale(ctx, { model: 'USER', id: user.id, version: user.version }, change.version)
    if (user.id === actorId(ctx)) throw new Refusal('FORBIDDEN', 'users_text_own_group')
    if (user.user_group === change.group) return user
    if (isRise(user.user_group, change.group)) requireReceiver(ctx, user)
    await keepAnAdmin(ctx, user)
    const changed = await save(ctx, user, { user_group: change.group })
    await endSessionsOf(ctx, user.id, 'group')
    // Grants to a member of STAFF end when the person leaves the group.
    const ended = await ctx.db.deleteFrom('grants').where('user_id', '=', user.id).returning('area').execute()
    const areas = ended.map(({ area }) => area).toSorted()
    await audit(ctx, {
      action: 'updateUserGroup',
      model: 'USER',
      targetId: user.id,
      before: { group: user.user_group, ...(areas.length > 0 && { areas }) },
      after: { group: change.group, ...(areas.length > 0 && { areas: [] }) },
      version: changed.version,
    })
    return changed
  })
}

const isRise = (from: UserGroup, to: UserGroup) => to === 'ADMIN' || (to === 'STAFF' && from !== 'ADMIN')

/**
 * Assigns a badge to a person, or with null removes it. An undo may also restore a badge that has been disabled since.
 */
export async function assignBadge(
  ctx: Context,
  change: { userId: string; badgeId: string | null; version?: number | null | undefined },
  action: 'cmsAssignBadge' | typeof undoAction = 'cmsAssignBadge',
): Promise<UserRow> {
  return command(ctx, async (ctx) => {
    const user = await lockUser(ctx, change.userId)
    await refuseStale(ctx, { model: 'USER', id: user.id, version: user.version }, change.version)
    const badge = change.badgeId ? await requireBadge(ctx, change.badgeId, action === undoAction) : null
    const changed = await giveBadge(ctx, user, change.badgeId, action)
    if (action === undoAction && user.badge_id) await takeBackNotice(ctx, user.id, aboutBadge(user.badge_id))
    else if (badge && changed !== user) await tellOfBadge(ctx, user.id, badge)
    return changed
  })
}

const aboutBadge = (id: string) => ({ model: 'BADGE', id })

async function tellOfBadge(ctx: Context, userId: string, badge: Pick<BadgeRow, 'id' | 'title' | 'title_en'>) {
  const titles = { en: badge.title_en, vi: badge.title }
  const sentence = (locale: Locale) => textIn(locale, 'users_text_notice_badge', { title: titles[locale] })
  await tellMember(ctx, userId, { type: 'BADGE', sentence, about: aboutBadge(badge.id) })
}

/**
 * Gives a locked person a badge, or with null takes theirs away. The same badge changes nothing.
 *
 * @throws Refusal FORBIDDEN for staff by a grant, and for oneself; CONFLICT if the person may receive nothing
 */
export async function giveBadge(ctx: Context, user: UserRow, badgeId: string | null, action: string): Promise<UserRow> {
  refuseStaffByGrant(ctx, user)
  if (user.badge_id === badgeId) return user
  if (badgeId !== null) requireReceiver(ctx, user)
  const changed = await save(ctx, user, { badge_id: badgeId })
  await audit(ctx, {
    action,
    model: 'USER',
    targetId: user.id,
    before: { badgeId: user.badge_id },
    after: { badgeId },
    version: changed.version,
  })
  return changed
}

registerUndo({
  model: 'USER',
  operation: userOperations.cmsAssignBadge,
  async run(ctx, { _id, version, before }) {
    const badgeId = (before.badgeId ?? null) as string | null
    return (await assignBadge(ctx, { userId: _id, badgeId, version }, undoAction)).version
  },
})

async function requireBadge(ctx: Context, id: string, evenDisabled: boolean): Promise<BadgeRow> {
  const badge = await ctx.db.selectFrom('badges').selectAll().where('id', '=', id).forShare().executeTakeFirst()
  if (!badge) throw new Refusal('NOT_FOUND', 'users_text_badge_gone')
  if (badge.status !== 'ENABLED' && !evenDisabled) throw invalid('badgeId', 'users_text_badge_disabled')
  return badge
}

/** Updates a locked person and raises the version. */
export async function save(
  ctx: Context,
  user: UserRow,
  change: Partial<Pick<UserRow, 'user_group' | 'badge_id'>>,
): Promise<UserRow> {
  return ctx.db
    .updateTable('users')
    .set({ ...change, version: user.version + 1 })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

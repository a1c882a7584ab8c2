import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { idTokenLifetime, signIdToken } from '../../../../platform/server/access/authenticate.ts'
import { requireKey } from '../../../../platform/server/access/rights.ts'
import { command } from '../../../../platform/server/command.ts'
import type { ApiKey, Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import type { MemberName } from '../../../../platform/shared/member-name.ts'
import { isStaffGroup } from '../../../../platform/shared/permission.ts'
import { memberNamed } from '../../../records/external-ids/server/public.ts'
import { holdPeople } from '../../../records/persons/server/public.ts'
import type { TokenAsked } from '../member.rules.ts'

export interface MemberToken {
  readonly idToken: string
  readonly expiresAt: Date
}

/**
 * A token with which a device acts as a member for 15 minutes. All tokens that a key gives a member are of one session.
 *
 * @throws Refusal NOT_FOUND; FORBIDDEN for members of staff, and for those who are blocked
 */
export async function memberToken(ctx: Context, { dryRun: asked, ...name }: TokenAsked): Promise<MemberToken> {
  const key = requireKey(ctx)
  const dryRun = asked ?? false
  const { userId, sessionId } = await command(ctx, async (ctx) => {
    const userId = await requireMember(ctx, name)
    return { userId, sessionId: await sessionByKey(ctx, key, userId) }
  })
  // Signed anew for a repeat of the request: the first one may have expired.
  const now = Date.now()
  return {
    idToken: await signIdToken(ctx.app.tokenKey, userId, sessionId, now, 'MEMBER', {
      dryRun,
      sandbox: ctx.app.sandbox,
    }),
    expiresAt: new Date((Math.floor(now / 1000) + idTokenLifetime) * 1000),
  }
}

/** The person's group and status stay as they are until the command ends. */
async function requireMember(ctx: Context, name: MemberName): Promise<string> {
  const id = await memberNamed(ctx, name)
  const [member] = id === null ? [] : await holdPeople(ctx, [id])
  if (!member || member.deleted) throw new Refusal('NOT_FOUND', 'users_text_user_gone')
  if (isStaffGroup(member.user_group)) throw new Refusal('FORBIDDEN', 'api_keys_text_member_is_staff')
  if (member.term_status === 'BLOCKED') throw new Refusal('FORBIDDEN', 'session_text_blocked')
  return member.id
}

async function sessionByKey(ctx: Context, key: ApiKey, userId: string): Promise<string> {
  const { rows } = await sql<{ id: string; made: boolean }>`
    insert into sessions (id, user_id, audience, address, user_agent, key_id)
      values (${uuidv7()}, ${userId}, 'MEMBER', ${ctx.address}, ${ctx.userAgent}, ${key.id})
      on conflict (key_id, user_id) where key_id is not null and ended_at is null
        do update set last_used_at = now()
      returning id, xmax = 0 as made`.execute(ctx.db)
  const { id, made } = rows[0]!
  const after = { byKey: { _id: key.id, name: key.name } }
  if (made) await audit(ctx, { action: 'memberToken', model: 'USER', targetId: userId, after })
  return id
}

import type { Context } from '../../../../platform/server/context.ts'
import { registerMemberReading } from '../../../../platform/server/graphql/read-member.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import type { MemberName } from '../../../../platform/shared/member-name.ts'
import { isStaffGroup, type Viewer } from '../../../../platform/shared/permission.ts'
import { memberNamed } from '../../../records/external-ids/server/public.ts'
import { userById } from '../../../records/persons/server/public.ts'

/**
 * The member about whom a key reads; also one who is blocked, for whom it may appeal.
 *
 * @throws Refusal NOT_FOUND; FORBIDDEN for members of staff
 */
async function memberRead(ctx: Context, name: MemberName): Promise<Viewer> {
  const id = await memberNamed(ctx, name)
  const row = id === null ? null : await ctx.load(userById, id)
  if (!row || row.deleted) throw new Refusal('NOT_FOUND', 'users_text_user_gone')
  if (isStaffGroup(row.user_group)) throw new Refusal('FORBIDDEN', 'api_keys_text_member_is_staff')
  const { id: _id, user_group: group, badge_status: badgeStatus, term_status: termStatus } = row
  return { _id, group, badgeStatus, termStatus, areas: [] }
}
registerMemberReading(memberRead)

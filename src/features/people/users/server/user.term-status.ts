import { refuseStaffByGrant } from '../../../../platform/server/access/rights.ts'
import { area } from '../../../../platform/shared/permission.ts'
import { endSessionsOf } from '../../../staff/session/server/public.ts'
import { registerTermStatusTarget, type TermStatusRecord } from '../../../records/term-status/server/public.ts'
import { userList } from '../../../records/persons/user.list.ts'
import { keepAnAdmin } from './user.commands.ts'
import type { UserRow } from '../../../records/persons/server/public.ts'

/** A person's status: one administrator must remain, and a block ends all sessions. */
registerTermStatusTarget<UserRow & TermStatusRecord>({
  model: 'USER',
  list: userList.name,
  permission: area('PEOPLE', 'MODERATION'),
  gone: 'users_text_user_gone',
  async lock(ctx, id) {
    const user = await ctx.db.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
    return user ? { ...user, status: user.term_status } : null
  },
  async refuse(ctx, user, status) {
    refuseStaffByGrant(ctx, user)
    if (user.term_status === 'NORMAL' && status !== 'NORMAL') await keepAnAdmin(ctx, user)
  },
  async write(ctx, user, { status, reason, version }) {
    await ctx.db.updateTable('users').set({ term_status: status, reason, version }).where('id', '=', user.id).execute()
  },
  async follow(ctx, user, to) {
    if (to === 'BLOCKED' || to === 'SUSPENDING') await endSessionsOf(ctx, user.id, 'status')
  },
})

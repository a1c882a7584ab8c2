import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/users.js'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import type { StatusDeclaration } from '../../../records/term-status/web/public.ts'
import { nameOfUser, type UserRow } from './user-listing.tsx'
import { userWords } from './user-words.ts'

type Person = Pick<UserRow, '_id' | 'version' | 'fullName' | 'phoneNumber' | 'termStatus'>

const shared: StatusDeclaration<Person> = {
  model: 'USER',
  words: userWords,
  statusOf: (user) => user.termStatus,
  reasonRequired: m.users_text_reason_required,
  allows: (user, viewer) => user._id !== viewer._id,
  ask: (user, to) =>
    to === 'BLOCKED'
      ? {
          title: m.users_block_title({ name: nameOfUser(user) }),
          text: m.users_block_text(),
          okText: m.common_block(),
        }
      : {
          title: m.users_unblock_title({ name: nameOfUser(user) }),
          text: m.users_unblock_text(),
          okText: m.common_unblock(),
        },
  askMany: (to, count) =>
    to === 'BLOCKED'
      ? { title: m.users_block_many_title({ count }), text: m.users_block_many_text() }
      : { title: m.users_unblock_many_title({ count }), text: m.users_unblock_many_text() },
  notice: () => ({ title: m.common_success(), text: m.users_notice_status() }),
}

export const userStatus: StatusDeclaration<Person> = { ...shared, nameOf: nameOfUser }

/** The edit form offers these statuses to choose from. */
export const userStatusInForm: StatusDeclaration<Person> = {
  ...shared,
  ask: (_, to) => ({
    title: m.users_change_status_title(),
    text: m.users_change_status_text({ status: statusName(to) }),
  }),
}

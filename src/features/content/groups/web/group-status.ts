import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/groups.js'
import type { StatusDeclaration } from '../../../records/term-status/web/public.ts'
import type { GroupRow } from './group-listing.tsx'
import { groupWords } from './group-words.ts'

type Group = Pick<GroupRow, '_id' | 'version' | 'name' | 'termStatus'>

export const groupStatus: StatusDeclaration<Group> = {
  model: 'GROUP',
  words: groupWords,
  statusOf: (group) => group.termStatus,
  nameOf: (group) => group.name,
  reasonRequired: m.groups_text_reason_required,
  ask: (group, to) => ({
    title: to === 'BLOCKED' ? m.groups_block_title() : m.groups_unblock_title(),
    text: group.name,
  }),
  askMany: (to, count) => ({
    title: to === 'BLOCKED' ? m.groups_block_many_title({ count }) : m.groups_unblock_many_title({ count }),
  }),
  notice: () => ({ title: m.common_updated(), text: m.groups_notice_status() }),
}

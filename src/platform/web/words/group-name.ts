import { m } from '../../../generated/messages/messages.js'
import type { UserGroup } from '../../shared/permission.ts'

const names: Readonly<Record<UserGroup, () => string>> = {
  ADMIN: m.shell_group_admin,
  MEMBER: m.shell_group_member,
  PROVIDER: m.shell_group_provider,
  STAFF: m.shell_group_staff,
}

/** A group in the language of the screen; an unknown one is shown as it is. */
export function groupName(group: string): string {
  return names[group as UserGroup]?.() ?? group
}

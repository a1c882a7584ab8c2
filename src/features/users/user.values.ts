import { termStatuses, type TermStatus, userGroups, type UserGroup } from '../../platform/shared/permission.ts'

/** What a person's fields may hold, apart from the rules: the addresses of the lists are read without those. */
export const genders = ['MALE', 'FEMALE', 'OTHER'] as const
export type Gender = (typeof genders)[number]

/** What `/users/{type}` stands for, or undefined when the type is neither a group nor a status. */
export function listFilterOfType(type: string): { group: UserGroup } | { termStatus: TermStatus } | undefined {
  if ((userGroups as readonly string[]).includes(type)) return { group: type as UserGroup }
  if ((termStatuses as readonly string[]).includes(type)) return { termStatus: type as TermStatus }
  return undefined
}

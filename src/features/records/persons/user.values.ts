import { termStatuses, type TermStatus, userGroups, type UserGroup } from '../../../platform/shared/permission.ts'

/**
 * The possible values of a person's fields. Separate from the rules, so that the routes of the lists do not load those.
 */
export const genders = ['MALE', 'FEMALE', 'OTHER'] as const
export type Gender = (typeof genders)[number]

/** The filter of `/users/{type}`; undefined when the type is neither a group nor a status. */
export function listFilterOfType(type: string): { group: UserGroup } | { termStatus: TermStatus } | undefined {
  if ((userGroups as readonly string[]).includes(type)) return { group: type as UserGroup }
  if ((termStatuses as readonly string[]).includes(type)) return { termStatus: type as TermStatus }
  return undefined
}

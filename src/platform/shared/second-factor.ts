import { type UserGroup, userGroups } from './permission.ts'

/** The config that lists, separated by commas, the groups whose people must have a second factor. */
export const secondFactorGroupsKey = 'SECOND_FACTOR_GROUPS'

/** The groups in a value of that config ('ADMIN, STAFF'); null when one of them does not exist. */
export function namedGroups(value: string): readonly UserGroup[] | null {
  const names = value.split(',').map((name) => name.trim())
  const known = (name: string): name is UserGroup => (userGroups as readonly string[]).includes(name)
  return names.every(known) ? names : null
}

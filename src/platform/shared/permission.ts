/** Who may do what, by the specification's roles. Server and screens use the same functions. */

export const userGroups = ['ADMIN', 'MEMBER', 'PROVIDER', 'STAFF'] as const
export type UserGroup = (typeof userGroups)[number]

export const termStatuses = ['NORMAL', 'HIDDEN', 'SUSPENDING', 'BLOCKED'] as const
export type TermStatus = (typeof termStatuses)[number]

/**
 * The areas that an ADMIN can grant to a member of STAFF. `docs/decisions/0022-grants.md` says what each area allows.
 */
export const areas = [
  'MODERATION',
  'VERIFICATION',
  'POINTS',
  'NOTIFICATIONS',
  'PROMOTION',
  'PEOPLE',
  'SUPPORT',
] as const
export type Area = (typeof areas)[number]

/** The signed-in person, as far as permissions depend on them. Read for every request. */
export interface Viewer {
  readonly _id: string
  readonly group: UserGroup
  readonly badgeStatus: string | null
  readonly termStatus: TermStatus
  /** Granted to a member of STAFF; empty for everybody else. */
  readonly areas: readonly Area[]
}

/** What an API key may be for: `docs/decisions/0073-api-keys.md`. */
export const keyScopes = ['MEMBERS', 'EVENTS', 'CONTENT', 'READ'] as const
export type KeyScope = (typeof keyScopes)[number]
/** A key for tests works in the sandbox alone, the others outside of it. */
export const keyModes = ['LIVE', 'TEST'] as const
export type KeyMode = (typeof keyModes)[number]

export interface Permission {
  readonly name: string
  readonly allows: (viewer: Viewer | null) => boolean
  /**
   * True if suspended people may also call its mutations, because these change only their own account and nothing that
   * others see.
   */
  readonly whileSuspended?: true
  /** True if it is also allowed to a person whose group must have a second factor and who has none yet. */
  readonly beforeSecondFactor?: true
  /** Set for what only API keys of this scope may call, and no person. */
  readonly keyScope?: KeyScope
  /** Set for what API keys of this scope may call besides people. */
  readonly orKeyScope?: KeyScope
  /** True if a token that an API key gave does not suffice: the person must have signed in. */
  readonly inPerson?: true
}

const isAdmin = (viewer: Viewer | null) => viewer?.group === 'ADMIN'
const isStaff = (viewer: Viewer | null) => viewer?.group === 'STAFF'
const isVerified = (viewer: Viewer | null) => viewer?.badgeStatus === 'VERIFIED'

/** No sign-in needed. */
export const anyone: Permission = { name: 'anyone', allows: () => true, whileSuspended: true, beforeSecondFactor: true }
/** Any signed-in person, whatever their group. */
export const signedIn: Permission = { name: 'signedIn', allows: (viewer) => viewer !== null }
/** Any person who uses the app, staff too. While suspended they only read. */
export const member: Permission = { name: 'member', allows: signedIn.allows }
/** The same for what suspended members may still do: end their session, read their inbox, ask for another look. */
export const memberAlways: Permission = { ...member, name: 'memberAlways', whileSuspended: true }
/** A permission of people that API keys with this scope have, too. */
export const orKey = (scope: KeyScope, people: Permission): Permission => ({
  ...people,
  name: `${people.name} or key ${scope}`,
  orKeyScope: scope,
})
/** Like `memberAlways`, but only after signing in: for what decides who gets into the account. */
export const memberInPerson: Permission = { ...memberAlways, name: 'memberInPerson', inPerson: true }
/** API keys with this scope: the app's own backend. No person may. */
export const key = (scope: KeyScope): Permission => ({ name: `key ${scope}`, allows: () => false, keyScope: scope })
/** Any signed-in person, for the security of their own account. */
export const ownAccount: Permission = { name: 'ownAccount', allows: signedIn.allows, whileSuspended: true }
/** The same for the setup of a second factor: also allowed to people who must set one up before anything else. */
export const enrolment: Permission = { ...ownAccount, name: 'enrolment', beforeSecondFactor: true }
/** May enter this back-office: ADMIN, STAFF or badge status VERIFIED. */
export const admitted: Permission = {
  name: 'admitted',
  allows: (viewer) => isAdmin(viewer) || isStaff(viewer) || isVerified(viewer),
}
/** Posts and blocked posts, read only: everyone admitted. */
export const readPosts: Permission = { name: 'readPosts', allows: admitted.allows }
/** Changing a post's status: ADMIN and STAFF; a person admitted by badge only reads. */
export const changePosts: Permission = {
  name: 'changePosts',
  allows: (viewer) => isAdmin(viewer) || isStaff(viewer),
}
/** Exporting the lists that one may read: ADMIN and STAFF, but not a person admitted by badge. */
export const exportLists: Permission = { name: 'exportLists', allows: changePosts.allows }
/** Seeing who decided about a record, looks at it or shares a view: people who may decide themselves. */
export const seeModerators: Permission = { name: 'seeModerators', allows: changePosts.allows }
/** Sharing saved views with everybody who reads the list: a person admitted by badge writes nothing that others see. */
export const shareViews: Permission = { name: 'shareViews', allows: changePosts.allows }
/** ADMIN, and members of STAFF to whom one of these areas was granted. */
export const area = (...opened: readonly Area[]): Permission => ({
  name: `area ${opened.join(' or ')}`,
  allows: (viewer) => isAdmin(viewer) || actsByGrant(viewer, opened),
})
/** All other operations. */
export const admin: Permission = { name: 'admin', allows: isAdmin }

/** Whether the viewer's right is only a grant: then it does not apply to an ADMIN or a member of STAFF. */
export function actsByGrant(viewer: Viewer | null, opened: readonly Area[] = areas): boolean {
  return isStaff(viewer) && opened.some((area) => viewer!.areas.includes(area))
}

/** Whether people of this group run the app. */
export const isStaffGroup = (group: UserGroup): boolean => group === 'ADMIN' || group === 'STAFF'

/** A person on whom somebody acts, as far as the rules depend on them. */
export interface Receiver {
  readonly _id: string
  readonly group: UserGroup
  readonly termStatus: TermStatus
  readonly deleted?: boolean
}

export const receivesNothing = ({ termStatus, deleted = false }: Receiver): boolean =>
  termStatus === 'BLOCKED' || deleted

/** Why a viewer may not give anything of value to a person. Not even an administrator gives to themselves. */
export function whyNoReceiver(viewer: Viewer | null, person: Receiver): 'oneself' | 'staff' | 'blocked' | null {
  if (person._id === viewer?._id) return 'oneself'
  if (isStaffGroup(person.group) && actsByGrant(viewer)) return 'staff'
  return receivesNothing(person) ? 'blocked' : null
}

/** Who may do what, in the words of the specification's roles. Both sides ask the same functions. */

export const userGroups = ['ADMIN', 'MEMBER', 'PROVIDER', 'STAFF'] as const
export type UserGroup = (typeof userGroups)[number]

export const termStatuses = ['NORMAL', 'HIDDEN', 'SUSPENDING', 'BLOCKED'] as const
export type TermStatus = (typeof termStatuses)[number]

/** The signed-in person, as far as permissions depend on them. Read afresh for every request. */
export interface Viewer {
  readonly _id: string
  readonly group: UserGroup
  readonly badgeStatus: string | null
  readonly termStatus: TermStatus
}

export interface Permission {
  readonly name: string
  readonly allows: (viewer: Viewer | null) => boolean
  /** Mutations too are open to suspended people: they concern their own account, and nothing that others see. */
  readonly whileSuspended?: true
  /** Open to a person whose group demands a second factor and who has none yet. */
  readonly beforeSecondFactor?: true
}

const isAdmin = (viewer: Viewer | null) => viewer?.group === 'ADMIN'
const isStaff = (viewer: Viewer | null) => viewer?.group === 'STAFF'
const isVerified = (viewer: Viewer | null) => viewer?.badgeStatus === 'VERIFIED'

/** No sign-in needed. */
export const anyone: Permission = { name: 'anyone', allows: () => true, whileSuspended: true, beforeSecondFactor: true }
/** Any signed-in person, whatever their group. */
export const signedIn: Permission = { name: 'signedIn', allows: (viewer) => viewer !== null }
/** Any signed-in person, about the safety of their own account. */
export const ownAccount: Permission = { name: 'ownAccount', allows: signedIn.allows, whileSuspended: true }
/** The same for what leads to a second factor: open also to those who must have one before they may do anything else. */
export const enrolment: Permission = { ...ownAccount, name: 'enrolment', beforeSecondFactor: true }
/** Admitted to this back-office at all: ADMIN, STAFF or badge status VERIFIED. */
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
/** Taking a list away as a file, of those lists that one may read: ADMIN and STAFF; a person admitted by badge does not. */
export const exportLists: Permission = { name: 'exportLists', allows: changePosts.allows }
/** Knowing who decided on a record: those who decide themselves. */
export const seeModerators: Permission = { name: 'seeModerators', allows: changePosts.allows }
/** Everything else. */
export const admin: Permission = { name: 'admin', allows: isAdmin }

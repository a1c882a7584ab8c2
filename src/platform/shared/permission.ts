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
}

const isAdmin = (viewer: Viewer | null) => viewer?.group === 'ADMIN'
const isStaff = (viewer: Viewer | null) => viewer?.group === 'STAFF'
const isVerified = (viewer: Viewer | null) => viewer?.badgeStatus === 'VERIFIED'

/** No sign-in needed. */
export const anyone: Permission = { name: 'anyone', allows: () => true }
/** Any signed-in person, whatever their group. */
export const signedIn: Permission = { name: 'signedIn', allows: (viewer) => viewer !== null }
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
/** Everything else. */
export const admin: Permission = { name: 'admin', allows: isAdmin }

import { admin, changePosts, type Permission, readPosts } from '../../platform/shared/permission.ts'

/** Records that stand open on a screen of their own: who else looks at them is shown, and a change can be undone. */
export const recordModels = ['USER', 'POST'] as const
export type RecordModel = (typeof recordModels)[number]

/** Who may read a record at all: what changed in it, and who else looks at it. */
export const readPermission: Readonly<Record<RecordModel, Permission>> = { USER: admin, POST: readPosts }

/** Records whose history is shown beside them, and who may read it: whoever may change them. */
export const historyModels = [...recordModels, 'CONFIG'] as const
export type HistoryModel = (typeof historyModels)[number]

export const historyPermission: Readonly<Record<HistoryModel, Permission>> = {
  USER: admin,
  POST: changePosts,
  CONFIG: admin,
}

/** What entries can be about. */
export const auditModels = ['USER', 'POST', 'SESSION', 'CONFIG', 'LIST', 'SAVED_VIEW', 'MEDIA'] as const

/** What can have been done: names of operations, and of commands on the console. A test finds those left out. */
export const auditActions = [
  'cmsSetTermStatus',
  'cmsSetTermStatusOfMany',
  'cmsSetPostStatus',
  'cmsUndo',
  'cmsCreatePost',
  'cmsUpdatePost',
  'registerForImporter',
  'updateUserGroup',
  'cmsAssignBadge',
  'cmsEndSessions',
  'cmsRemoveSecondFactor',
  'login',
  'logout',
  'refreshToken',
  'endMySession',
  'endMyOtherSessions',
  'changeMyPassword',
  'confirmSecondFactor',
  'removeSecondFactor',
  'renewRecoveryCodes',
  'createConfig',
  'updateConfig',
  'deleteConfig',
  'createExport',
  'uploadPhoto',
  'admin:create',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Entries of a history that are loaded at once. */
export const historyPage = 20

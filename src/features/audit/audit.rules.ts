import { admin, changePosts, type Permission, readPosts } from '../../platform/shared/permission.ts'

/** Records whose history is shown beside them, and who may read it: whoever may change them. */
export const historyModels = ['USER', 'POST'] as const
export type HistoryModel = (typeof historyModels)[number]

export const historyPermission: Readonly<Record<HistoryModel, Permission>> = { USER: admin, POST: changePosts }

/** Who may read a record at all: what changed in it, and who else looks at it. */
export const readPermission: Readonly<Record<HistoryModel, Permission>> = { USER: admin, POST: readPosts }

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

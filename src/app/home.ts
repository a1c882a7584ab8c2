import { userOperations } from '../features/users/user.operations.ts'
import { mayCall } from '../platform/shared/operation.ts'
import type { Viewer } from '../platform/shared/permission.ts'

/** Where a person starts. An ADMIN's place is the dashboard; the users stand in for it until there is one. */
export const homeOf = (viewer: Viewer): '/users' | '/posts' =>
  mayCall(viewer, userOperations.cmsGetUsers) ? '/users' : '/posts'

import { dashboardOperations } from '../features/overview/dashboard/dashboard.operations.ts'
import { mayCall } from '../platform/shared/operation.ts'
import type { Viewer } from '../platform/shared/permission.ts'

/** The first screen after signing in: the dashboard for an ADMIN, posts for everyone else. */
export const homeOf = (viewer: Viewer): '/dashboard' | '/posts' =>
  mayCall(viewer, dashboardOperations.cmsNumberOfUsers) ? '/dashboard' : '/posts'

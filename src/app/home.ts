import { dashboardOperations } from '../features/dashboard/dashboard.operations.ts'
import { mayCall } from '../platform/shared/operation.ts'
import type { Viewer } from '../platform/shared/permission.ts'

/** Where a person starts: an ADMIN with the dashboard, anyone else with the posts. */
export const homeOf = (viewer: Viewer): '/dashboard' | '/posts' =>
  mayCall(viewer, dashboardOperations.cmsNumberOfUsers) ? '/dashboard' : '/posts'

import { defineOperations } from '../../platform/shared/operation.ts'
import { exportLists } from '../../platform/shared/permission.ts'

/** Whoever exports lists has runs. Each other kind is open to those who may begin it: the server asks again, by kind. */
const anyKind = exportLists

export const runOperations = defineOperations({
  query: {
    cmsRuns: anyKind,
    cmsRun: anyKind,
    cmsRunRows: anyKind,
  },
  mutation: {
    cmsConfirmRun: anyKind,
    cmsCancelRun: anyKind,
  },
})

import { defineOperations } from '../../../platform/shared/operation.ts'
import { exportLists } from '../../../platform/shared/permission.ts'

/**
 * Everybody who may export lists may call these. The server also checks, by the kind of the run, that the viewer may
 * begin such runs.
 */
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
    cmsExportFile: anyKind,
  },
})

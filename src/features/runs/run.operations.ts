import { defineOperations } from '../../platform/shared/operation.ts'
import { area } from '../../platform/shared/permission.ts'

/** Each kind of run is open to those who may begin it: the server asks again, by kind. */
const anyKind = area('PROMOTION', 'MODERATION')

export const runOperations = defineOperations({
  query: {
    cmsRuns: anyKind,
    cmsRun: anyKind,
    cmsRunRows: anyKind,
  },
  mutation: {
    cmsConfirmRun: anyKind,
    cmsCancelRun: anyKind,
    cmsRunReport: anyKind,
  },
})

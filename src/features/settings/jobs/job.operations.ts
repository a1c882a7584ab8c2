import { defineOperations } from '../../../platform/shared/operation.ts'
import { admin } from '../../../platform/shared/permission.ts'

export const jobOperations = defineOperations({
  query: { cmsGetJobs: admin, cmsGetJobFailures: admin },
  mutation: { cmsRunJob: admin, cmsRetryJobItem: admin },
})

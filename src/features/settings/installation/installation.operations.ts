import { defineOperations } from '../../../platform/shared/operation.ts'
import { admin } from '../../../platform/shared/permission.ts'

export const installationOperations = defineOperations({
  query: { cmsGetInstallation: admin },
  mutation: {},
})

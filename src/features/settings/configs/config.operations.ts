import { defineOperations } from '../../../platform/shared/operation.ts'
import { admin } from '../../../platform/shared/permission.ts'

export const configOperations = defineOperations({
  query: { getConfigs: admin, cmsGetConfigs: admin },
  mutation: { createConfig: admin, updateConfig: admin, deleteConfig: admin },
})

import { defineOperations } from '../../../platform/shared/operation.ts'
import { admin } from '../../../platform/shared/permission.ts'

export const systemSettingOperations = defineOperations({
  query: { cmsGetSettings: admin },
  mutation: { cmsUpdateSetting: admin },
})

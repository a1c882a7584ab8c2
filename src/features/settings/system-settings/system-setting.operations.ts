import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { admin, member } from '../../../platform/shared/permission.ts'

export const systemSettingOperations = defineOperations({
  query: { cmsGetSettings: admin },
  mutation: { cmsUpdateSetting: admin },
})

export const memberSettingOperations = defineMemberOperations({ query: { appConfig: member }, mutation: {} })

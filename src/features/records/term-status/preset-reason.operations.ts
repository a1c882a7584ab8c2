import { defineOperations } from '../../../platform/shared/operation.ts'
import { admin, changePosts } from '../../../platform/shared/permission.ts'

/**
 * `cmsPresetReasonsFor` is for people who may set the status of the model's records: it also checks that permission; those
 * for requests are for people who decide about these.
 */
export const presetReasonOperations = defineOperations({
  query: { cmsGetPresetReasons: admin, cmsPresetReasonsFor: changePosts },
  fromStandby: ['cmsGetPresetReasons'],
  mutation: { cmsCreatePresetReason: admin, cmsUpdatePresetReason: admin, cmsDeletePresetReason: admin },
})

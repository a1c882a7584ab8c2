import { admin } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const presetReasonRecord = defineRecord('PRESET_REASON', {
  type: 'PresetReason',
  fields: ['model', 'textEn', 'textVi', 'restores', 'position'],
  actions: ['cmsCreatePresetReason', 'cmsUpdatePresetReason', 'cmsDeletePresetReason'],
  history: admin,
})

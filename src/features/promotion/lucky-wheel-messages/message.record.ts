import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const messageRecord = defineRecord('FAILED_SPIN_MESSAGE', {
  type: 'FailedSpinMessage',
  fields: ['content', 'contentEn'],
  actions: ['cmsCreateFailedSpinMessages', 'cmsUpdateFailedSpinMessage', 'cmsDeleteFailedSpinMessages'],
  history: area('PROMOTION'),
  address: (id) => `/message/lucky-wheels?record=${id}`,
})

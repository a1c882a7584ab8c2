import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

export const messageRecord = defineRecord({
  fields: ['content', 'contentEn'],
  actions: [
    'cmsCreateFailedSpinMessages',
    'cmsImportFailedSpinMessages',
    'cmsUpdateFailedSpinMessage',
    'cmsDeleteFailedSpinMessages',
  ],
  history: area('PROMOTION'),
})

import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

export const verifyRecord = defineRecord({
  fields: ['status', 'rejectReason', 'standing', 'document', 'documents'],
  actions: ['cmsRevealVerify', 'verify:open', 'verify:erase'],
  history: area('VERIFICATION'),
  readers: area('VERIFICATION'),
  address: (id) => `/verifies/page?verify=${id}`,
})

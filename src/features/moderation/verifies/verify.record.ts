import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

const verification = area('VERIFICATION')

export const verifyRecord = defineRecord('VERIFY', {
  type: 'VerifyRequest',
  fields: ['status', 'rejectReason', 'standing', 'document', 'documents'],
  seenAs: { standing: verification, document: verification, documents: verification, cmsRevealVerify: verification },
  actions: ['requestVerification', 'cmsRevealVerify', 'verify:open', 'verify:erase'],
  history: verification,
  readers: verification,
  address: (id) => `/verifies/page?verify=${id}`,
})

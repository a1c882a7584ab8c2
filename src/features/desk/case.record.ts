import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

export const caseRecord = defineRecord({
  fields: ['state', 'status', 'until', 'hidePosts', 'records', 'takenOut', 'putBack'],
  actions: [
    'cmsDecideCase',
    'cmsTakeOutOfCase',
    'cmsConfirmCaseDecision',
    'cmsDeclineCaseDecision',
    'cmsUndoCaseDecision',
  ],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/reports/case/${id}`,
})

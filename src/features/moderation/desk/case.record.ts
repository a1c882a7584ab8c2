import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const caseRecord = defineRecord('CASE', {
  type: 'Case',
  fields: ['state', 'status', 'until', 'hidePosts', 'records', 'takenOut', 'putBack'],
  seenAs: {
    status: 'decision',
    until: 'decision',
    hidePosts: 'decision',
    records: 'members',
    takenOut: 'members',
    putBack: 'members',
  },
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
